// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/arguments.h"
#include "app/picture.h"
#include "app/qml_modules.h"
#include "app/self_test.h"
#include "app/session.h"
#include "models/app/app_settings.h"
#include "models/app/memory_trimmer.h"
#include "models/app/texture_atlas.h"
#include "models/app/window_memory.h"
#include "models/art/picture_prefetcher.h"
#include "models/files/local_file.h"
#include "models/game/game_pictures.h"
#include "models/image_providers.h"
#include "platform/memory.h"
#include "platform/process.h"
#include "records/places.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QScreen>

#include <cstdio>

namespace {

using vozka::AppSettings;
using vozka::app::Arguments;

/// Without a display, makes Qt run without windows: wrong arguments are reported, and pictures are drawn.
/// Returns true if windows can be shown.
bool chooseDisplay()
{
    const bool canShow = qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || vozka::platform::hasDisplay();
    if (!canShow)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return canShow;
}

/// Unsets the variables of folders whose path is not absolute (XDG base directory specification).
void ignoreRelativeFolders()
{
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"}) {
        if (!qgetenv(name).startsWith('/'))
            qunsetenv(name);
    }
    // Without a home folder, Qt would use the root folder for its cache.
    if (!qgetenv("HOME").startsWith('/') && !qEnvironmentVariableIsSet("XDG_CACHE_HOME"))
        QCoreApplication::setAttribute(Qt::AA_DisableShaderDiskCache);
}

/// Returns an error message; empty if the file was opened.
QString openAtStart(QQuickWindow& window, const QUrl& file)
{
    QString problem;
    QMetaObject::invokeMethod(&window, "openAtStart", Q_RETURN_ARG(QString, problem), Q_ARG(QUrl, file));
    return problem;
}

/// Starts to paint the tiles and figures of the game to open, in another thread, while the window is created.
/// For a long game, painting takes nearly as long as the rest of the start.
void prefetchPictures(vozka::PicturePrefetcher& prefetcher, const Arguments& arguments)
{
    const auto path = vozka::pathOf(arguments.file);
    if (path.empty())
        return;
    vozka::WindowMemory remembered;
    remembered.setFolder(QString::fromStdString(vozka::records::stateFolder().string()));
    const auto place = remembered.place();
    const auto* const screen = QGuiApplication::screens().value(place.screen);
    const QSize window =
        place.isMaximised && screen != nullptr ? screen->availableGeometry().size() : place.size;
    prefetcher.begin(
        [file = vozka::shown(path), window, ratio = qApp->devicePixelRatio()] {
            return vozka::picturesOfGame(file, window, ratio);
        },
        vozka::pictureOf);
}

int runWindow(QGuiApplication& application, const Arguments& arguments)
{
    vozka::PicturePrefetcher prefetcher;
    prefetchPictures(prefetcher, arguments);
    vozka::enlargeTextureAtlas();
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    vozka::addImageProviders(engine, &prefetcher);
    QObject::connect(&AppSettings::instance(), &AppSettings::languageChanged, &engine,
                     &QQmlEngine::retranslate);
    QVariantMap properties{{QStringLiteral("version"), QCoreApplication::applicationVersion()},
                           {QStringLiteral("opening"), !arguments.file.isEmpty()}};
    // The self-test stores nothing.
    if (!arguments.selfTest) {
        const auto state = vozka::records::stateFolder();
        properties.insert(QStringLiteral("stateFolder"), QString::fromStdString(state.string()));
        properties.insert(QStringLiteral("autosaveDisabled"), state.empty());
        const auto data = vozka::records::dataFolder();
        properties.insert(QStringLiteral("lessonFolder"),
                          data.empty() ? QString() : QString::fromStdString((data / "lessons").string()));
    }
    engine.setInitialProperties(properties);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Vozka/Main.qml")));
    auto* const window = engine.rootObjects().isEmpty()
                             ? nullptr
                             : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (window == nullptr)
        return 1;
    // The window also shows the problem, because a program started from the desktop has no visible standard
    // error.
    const QString problem = arguments.file.isEmpty() ? QString() : openAtStart(*window, arguments.file);
    if (!problem.isEmpty())
        std::fprintf(stderr, "vozka: %s\n", qUtf8Printable(problem));
    if (!problem.isEmpty() && arguments.selfTest)
        return 1;
    vozka::MemoryTrimmer memory(engine);
    memory.follow(*window);
    QObject::connect(
        window, &QQuickWindow::frameSwapped, &application,
        [painted = &prefetcher, trimmer = &memory] {
            // Pictures that were not requested until then are not visible.
            painted->end();
            // Not earlier, because this makes the start slower.
            vozka::platform::configureAllocator();
            trimmer->trimLater();
        },
        Qt::SingleShotConnection);
    // Not show(), which would end the maximised state.
    window->setVisible(true);
    const vozka::app::Session session(application, *window);
    vozka::app::SelfTest test(*window);
    if (arguments.selfTest)
        test.run();
    const int status = QGuiApplication::exec();
    return problem.isEmpty() ? status : 1;
}

} // namespace

int main(int argc, char* argv[])
{
    const bool canShow = chooseDisplay();
    ignoreRelativeFolders();
    // The desktop's style might not exist for Qt 6. :/qtquickcontrols2.conf names a style that exists.
    qunsetenv("QT_QUICK_CONTROLS_STYLE");
    vozka::app::countWarnings();
    QGuiApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("vozka"));
    QCoreApplication::setApplicationVersion(QStringLiteral(VOZKA_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Vozka"));
    QGuiApplication::setDesktopFileName(QStringLiteral(VOZKA_APP_ID));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/art/svg/app-icon.svg")));
    // Before the first message, so that all messages are in the right language.
    AppSettings& settings = AppSettings::instance();

    if (const auto language = vozka::app::requestedLanguage(app))
        settings.overrideLanguage(*language);

    const auto parsed = vozka::app::parseArguments(app, argc, argv);
    if (!parsed.arguments)
        return parsed.exitCode;
    if (!canShow && parsed.arguments->needsDisplay()) {
        std::fprintf(stderr, "vozka: %s\n", qUtf8Printable(vozka::app::noDisplay()));
        return vozka::app::exit_code::refused;
    }
    if (parsed.arguments->theme)
        settings.overrideTheme(*parsed.arguments->theme);
    if (!parsed.arguments->film.isEmpty())
        return vozka::app::makeFilm(*parsed.arguments);
    return parsed.arguments->picture.isEmpty() ? runWindow(app, *parsed.arguments)
                                               : vozka::app::drawPicture(*parsed.arguments);
}
