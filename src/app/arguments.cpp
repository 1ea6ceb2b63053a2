// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/arguments.h"

#include "models/files/local_file.h"
#include "models/film/film_encoder.h"
#include "models/film/film_files.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "records/error_codes.h"
#include "records/file_address.h"
#include "records/quote.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <array>
#include <cstdio>

namespace vozka::app {

namespace {

constexpr int smallestPicture = 64;
constexpr int largestPicture = 8192;
/// Limit of the memory: an image needs 4 bytes for each pixel while it is painted, and 4 more while it is
/// written.
constexpr qint64 mostPixels = 16'000'000;

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

Parsed refused(const QString& why)
{
    std::fprintf(stderr, "vozka: %s\n", qUtf8Printable(why));
    return {std::nullopt, exit_code::wrongUsage};
}

Parsed printed(const QString& text)
{
    std::fputs(qUtf8Printable(text), stdout);
    return {std::nullopt, 0};
}

std::optional<QSize> sizeOf(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const auto match = form.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const auto fits = [](int length) { return length >= smallestPicture && length <= largestPicture; };
    if (!match.hasMatch() || !fits(size.width()) || !fits(size.height())
        || qint64{size.width()} * size.height() > mostPixels)
        return std::nullopt;
    return size;
}

QString languageList()
{
    return languageCodes().join(QStringLiteral(", "));
}

struct Options {
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                            CommandLine::tr("Shows this help.")};
    QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")},
                               CommandLine::tr("Shows the version.")};
    QCommandLineOption language{QStringLiteral("lang"),
                                CommandLine::tr("The language of this run: %1.").arg(languageList()),
                                languageCodes().join(QLatin1Char('|'))};
    QCommandLineOption theme{QStringLiteral("theme"),
                             CommandLine::tr("The colours of this run: light, dark or contrast."),
                             QStringLiteral("light|dark|contrast")};
    QCommandLineOption picture{
        QStringLiteral("picture"),
        CommandLine::tr("Draws the board of the file as a picture instead of opening a window."),
        QStringLiteral("OUT.png")};
    QCommandLineOption overlay{
        QStringLiteral("overlay"),
        CommandLine::tr("The overlay of the picture: where a wagon could move by the classic (C1) or the new "
                        "(C2) rule or by both, who has the majority, what fields score, which spaces nothing "
                        "can fill."),
        QStringLiteral("C1|C2|compare|owners|fields|dead")};
    QCommandLineOption wagon{QStringLiteral("wagon"),
                             CommandLine::tr("The space on which that wagon stands, counted east and south "
                                             "from the start tile, for example 2,-1."),
                             QStringLiteral("X,Y")};
    QCommandLineOption player{
        QStringLiteral("player"),
        CommandLine::tr("Owner of the wagon if there are several; 0 is the first player."),
        QStringLiteral("N")};
    QCommandLineOption film{
        QStringLiteral("film"),
        CommandLine::tr("Makes a film of the game of the file instead of opening a window: an animated WebP "
                        "or GIF, or a folder of pictures if OUT is a folder, ends in “/” or has no ending."),
        QStringLiteral("OUT.webp")};
    QCommandLineOption frameMs{
        QStringLiteral("frame-ms"),
        CommandLine::tr("How long each turn of the film stays, in milliseconds, %1 if not given.")
            .arg(usualTurnMs),
        QStringLiteral("MS")};
    QCommandLineOption size{
        QStringLiteral("size"),
        CommandLine::tr("The size of the picture, 1600x1000 if not given, or of the film, 1280x800 if not "
                        "given."),
        QStringLiteral("WxH")};
    QCommandLineOption selfTest{
        QStringLiteral("self-test"),
        CommandLine::tr("Shows every page once and ends; reports an error if anything is wrong.")};
};

/// Parses "X,Y".
std::optional<Cell> cellOf(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^(-?\\d{1,3}),(-?\\d{1,3})$"));
    const auto match = form.match(text);
    const int x = match.captured(1).toInt();
    const int y = match.captured(2).toInt();
    if (!match.hasMatch() || qAbs(x) > farthestCell || qAbs(y) > farthestCell)
        return std::nullopt;
    return Cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}

std::optional<OverlayRequest> overlayOf(const QString& name)
{
    using Kind = Overlays::Kind;
    struct Named {
        const char* name;
        Kind kind;
        Editions::Choice edition;
    };
    static constexpr std::array<Named, 6> overlays{{{"C1", Kind::Range, Editions::Classic},
                                                    {"C2", Kind::Range, Editions::New},
                                                    {"compare", Kind::Compare, Editions::Either},
                                                    {"owners", Kind::Owners, Editions::Either},
                                                    {"fields", Kind::Fields, Editions::Either},
                                                    {"dead", Kind::Dead, Editions::Either}}};
    for (const auto& overlay : overlays)
        if (name == QLatin1String(overlay.name))
            return OverlayRequest{overlay.kind, overlay.edition, {}, {}};
    return std::nullopt;
}

bool asksForFigure(const OverlayRequest& overlay)
{
    return overlay.kind == Overlays::Kind::Range || overlay.kind == Overlays::Kind::Compare;
}

/// Reads options of the overlay. Returns an error message; empty if none.
QString fillOverlay(Arguments& arguments, const QCommandLineParser& parser, const Options& options)
{
    const bool given =
        parser.isSet(options.overlay) || parser.isSet(options.wagon) || parser.isSet(options.player);
    if (!given)
        return {};
    if (!parser.isSet(options.overlay) || !parser.isSet(options.picture))
        return CommandLine::tr("--wagon and --player go with --overlay, and --overlay goes with --picture.");
    const QString name = parser.value(options.overlay);
    auto overlay = overlayOf(name);
    if (!overlay)
        return CommandLine::tr("--overlay takes C1, C2, compare, owners, fields or dead, not “%1”.")
            .arg(quote(name));
    if (!asksForFigure(*overlay) && (parser.isSet(options.wagon) || parser.isSet(options.player)))
        return CommandLine::tr("--wagon and --player need the overlay C1, C2 or compare.");
    if (asksForFigure(*overlay) && !parser.isSet(options.wagon))
        return CommandLine::tr("The overlays C1, C2 and compare need --wagon with the space of a wagon.");
    if (parser.isSet(options.wagon)) {
        overlay->figure = cellOf(parser.value(options.wagon));
        if (!overlay->figure)
            return CommandLine::tr("--wagon takes two whole numbers with a comma between them, not “%1”.")
                .arg(quote(parser.value(options.wagon)));
    }
    if (parser.isSet(options.player)) {
        bool isNumber = false;
        const int player = parser.value(options.player).toInt(&isNumber);
        if (!isNumber || player < 0 || player >= maxPlayers)
            return CommandLine::tr("--player takes a number from 0 to 5, not “%1”.")
                .arg(quote(parser.value(options.player)));
        overlay->player = static_cast<Player>(player);
    }
    arguments.overlay = overlay;
    return {};
}

/// Replaces a `file://` address by its path. Returns an error message; empty if none.
QString resolveAddress(QString& name)
{
    if (!records::isAddress(name.toStdString()))
        return {};
    const auto path = records::pathNamed(name.toStdString());
    if (!path)
        return errorMessage(path.error());
    name = QString::fromStdString(path->string());
    return {};
}

/// Reads options of the film. Returns an error message; empty if none.
QString fillFilm(Arguments& arguments, const QCommandLineParser& parser, const Options& options)
{
    arguments.film = parser.value(options.film);
    if (const QString wrong = resolveAddress(arguments.film); !wrong.isEmpty())
        return wrong;
    if (parser.isSet(options.frameMs)) {
        bool isNumber = false;
        const int ms = parser.value(options.frameMs).toInt(&isNumber);
        if (!isNumber || ms < shortestTurnMs || ms > longestTurnMs)
            return CommandLine::tr("--frame-ms takes a number from %1 to %2, not “%3”.")
                .arg(shortestTurnMs)
                .arg(longestTurnMs)
                .arg(quote(parser.value(options.frameMs)));
        if (!parser.isSet(options.film))
            return CommandLine::tr("--frame-ms goes with --film.");
        arguments.frameMs = ms;
    }
    if (!parser.isSet(options.film))
        return {};
    if (parser.isSet(options.picture))
        return CommandLine::tr("--picture and --film cannot be used together.");
    if (arguments.film.isEmpty() || arguments.file.isEmpty())
        return CommandLine::tr("--film takes the film to be written and the file of the game.");
    const QFileInfo out(arguments.film);
    arguments.filmIsFolder = out.isDir() || out.suffix().isEmpty();
    const QStringList endings = filmEndings();
    if (!arguments.filmIsFolder && !endings.contains(QLatin1Char('.') + out.suffix(), Qt::CaseInsensitive))
        //: %1 is a list of endings: ".webp, .gif".
        return CommandLine::tr("--film takes a folder, or a name with one of these endings: %1. Not “%2”.")
            .arg(endings.join(QStringLiteral(", ")), quote(arguments.film));
    arguments.film = out.absoluteFilePath();
    return {};
}

/// Returns the URL of a file. A URL that is not a file of this computer stays unchanged: opening it reports
/// the reason. Returns an error if the URL is malformed, because QUrl would change it to another URL.
records::Result<QUrl> fileNamed(const std::string& name)
{
    const auto path = records::pathNamed(name);
    if (path)
        return urlOf(*path);
    if (path.error().code == records::error::addressMalformed)
        return path.error();
    return QUrl::fromEncoded(QByteArray::fromStdString(name));
}

/// Same for a command line argument. Takes its bytes from `argv`, because file names are not always text.
records::Result<QUrl> fileNamed(const QString& name, int argc, char** argv)
{
    for (int i = 1; i < argc; ++i)
        if (QString::fromLocal8Bit(argv[i]) == name)
            return fileNamed(std::string(argv[i]));
    return fileNamed(name.toStdString());
}

/// Reads all arguments. Returns an error message; empty if none.
QString fill(Arguments& arguments, const QCommandLineParser& parser, const Options& options, int argc,
             char** argv)
{
    const QString language = parser.value(options.language);
    if (parser.isSet(options.language) && !languageCodes().contains(language))
        //: %1 is a list of codes ("en, cs").
        return CommandLine::tr("--lang takes one of %1, not “%2”.").arg(languageList(), quote(language));

    const QString theme = parser.value(options.theme);
    if (theme == QLatin1String("light"))
        arguments.theme = AppSettings::Theme::Light;
    else if (theme == QLatin1String("dark"))
        arguments.theme = AppSettings::Theme::Dark;
    else if (theme == QLatin1String("contrast"))
        arguments.theme = AppSettings::Theme::Contrast;
    else if (parser.isSet(options.theme))
        return CommandLine::tr("--theme takes light, dark or contrast, not “%1”.").arg(quote(theme));

    if (parser.isSet(options.size)) {
        const auto size = sizeOf(parser.value(options.size));
        if (!size)
            return CommandLine::tr("--size takes width and height like 1600x1000, each from 64 to 8192 and "
                                   "together at most 16 million pixels, not “%1”.")
                .arg(quote(parser.value(options.size)));
        arguments.size = *size;
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return CommandLine::tr("Only one file can be opened at a time.");
    if (!files.isEmpty()) {
        const auto file = fileNamed(files.first(), argc, argv);
        if (!file)
            return errorMessage(file.error());
        arguments.file = *file;
    }
    arguments.picture = parser.value(options.picture);
    if (const QString wrong = resolveAddress(arguments.picture); !wrong.isEmpty())
        return wrong;
    arguments.selfTest = parser.isSet(options.selfTest);
    if (parser.isSet(options.picture) && (arguments.picture.isEmpty() || arguments.file.isEmpty()))
        return CommandLine::tr("--picture takes the picture to be written and the file to be drawn.");
    const QString wrong = fillFilm(arguments, parser, options);
    return wrong.isEmpty() ? fillOverlay(arguments, parser, options) : wrong;
}

} // namespace

std::optional<QString> requestedLanguage(const QCoreApplication& application)
{
    const Options options;
    QCommandLineParser parser;
    parser.addOption(options.language);
    // Other options are unknown here; `parseArguments` reads them.
    parser.parse(application.arguments());
    const QString language = parser.value(options.language);
    return languageCodes().contains(language) ? std::optional(language) : std::nullopt;
}

Parsed parseArguments(const QCoreApplication& application, int argc, char** argv)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandLine::tr("A tile-laying board game for people at one computer."));
    const Options options;
    parser.addOptions({options.help, options.version, options.language, options.theme, options.picture,
                       options.overlay, options.wagon, options.player, options.film, options.frameMs,
                       options.size, options.selfTest});
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 CommandLine::tr("A game to continue, or a position to look at."),
                                 QStringLiteral("[FILE]"));
    if (!parser.parse(application.arguments()))
        return refused(QString::fromStdString(records::quoteMessage(parser.errorText().toStdString())));
    if (parser.isSet(options.help))
        return printed(parser.helpText());
    if (parser.isSet(options.version))
        return printed(QStringLiteral("vozka ") + QCoreApplication::applicationVersion() + QLatin1Char('\n'));

    Arguments arguments;
    const QString wrong = fill(arguments, parser, options, argc, argv);
    return wrong.isEmpty() ? Parsed{arguments, 0} : refused(wrong);
}

QString noFigureOn(const QString& cell)
{
    return CommandLine::tr("No wagon stands on %1.").arg(cell);
}

QString severalFiguresOn(const QString& cell)
{
    return CommandLine::tr("Several wagons stand on %1; choose one with --player.").arg(cell);
}

QString noDisplay()
{
    return CommandLine::tr("There is no display for the window: neither DISPLAY nor WAYLAND_DISPLAY is set.");
}

} // namespace vozka::app
