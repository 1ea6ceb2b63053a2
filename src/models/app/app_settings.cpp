// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/app_settings.h"

#include "records/places.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

const auto languageKey = QStringLiteral("language");
const auto themeKey = QStringLiteral("theme");
const auto animationKey = QStringLiteral("animation");
const auto confirmationKey = QStringLiteral("confirmation");
const auto secondClickPlacesKey = QStringLiteral("placing/secondClick");
const auto markFitsKey = QStringLiteral("marks/fits");
const auto markOtherTurnsKey = QStringLiteral("marks/otherTurns");
const auto markFeaturesKey = QStringLiteral("marks/features");
const auto lastMarksKey = QStringLiteral("marks/last");
/// Before there were three kinds of them: whether the last tiles are marked.
const auto lastTilesKey = QStringLiteral("marks/lastTiles");
const auto showStandingKey = QStringLiteral("counts/standing");
const auto hideUsedUpKey = QStringLiteral("counts/hideUsedUp");
const auto computerPaceKey = QStringLiteral("computers/pace");
const auto thinkMsKey = QStringLiteral("computers/thinkMs");
const auto replayPaceKey = QStringLiteral("replay/pace");
const auto soundsKey = QStringLiteral("sounds/on");
const auto volumeKey = QStringLiteral("sounds/volume");
const auto textScaleKey = QStringLiteral("textScale");

const auto filesFolderKey = QStringLiteral("files/folder");
/// How the file says that the language is that of the desktop.
const auto ofDesktop = QStringLiteral("system");

/// The code that stands in the file. Files of the first version name the languages in words.
QString languageKept(SettingsFile& file)
{
    const QString word = file.text(languageKey);
    if (!file.has(languageKey) || word == ofDesktop || word == QLatin1String("SystemLanguage"))
        return {};
    QString code = word == QLatin1String("English") ? QStringLiteral("en")
                   : word == QLatin1String("Czech") ? QStringLiteral("cs")
                                                    : word;
    if (languageCodes().contains(code))
        return code;
    file.reject(languageKey);
    return {};
}

QString usualFile()
{
    const auto folder = records::configFolder();
    return folder.empty() ? QString() : QString::fromStdString((folder / "vozka.ini").string());
}

} // namespace

AppSettings& AppSettings::instance()
{
    static auto* const settings = new AppSettings(usualFile(), QCoreApplication::instance());
    return *settings;
}

AppSettings* AppSettings::create(QQmlEngine*, QJSEngine*)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

AppSettings::AppSettings(const QString& file, QObject* parent) : QObject(parent), m_file(file)
{
    read();
    m_writing.setSingleShot(true);
    m_writing.setInterval(0);
    connect(&m_writing, &QTimer::timeout, this, &AppSettings::write);
    m_file.whenChanged([this] { m_writing.start(); });
    installTranslators();
    connect(this, &AppSettings::languageChanged, this, &AppSettings::changed);
    connect(this, &AppSettings::themeChanged, this, &AppSettings::changed);
    connect(this, &AppSettings::animationChanged, this, &AppSettings::changed);
    connect(this, &AppSettings::boardChanged, this, &AppSettings::changed);
    connect(this, &AppSettings::countsChanged, this, &AppSettings::changed);
    connect(this, &AppSettings::computersChanged, this, &AppSettings::changed);
    connect(this, &AppSettings::replayChanged, this, &AppSettings::changed);
    connect(this, &AppSettings::soundsChanged, this, &AppSettings::changed);
    connect(this, &AppSettings::textScaleChanged, this, &AppSettings::changed);
}

void AppSettings::read()
{
    m_now.language = languageKept(m_file);
    m_now.theme = m_file.choice(themeKey, m_now.theme);
    m_now.animation = m_file.choice(animationKey, m_now.animation);
    m_now.confirmation = m_file.choice(confirmationKey, m_now.confirmation);
    m_now.secondClickPlaces = m_file.flag(secondClickPlacesKey, m_now.secondClickPlaces);
    m_now.markFits = m_file.flag(markFitsKey, m_now.markFits);
    m_now.markOtherTurns = m_file.flag(markOtherTurnsKey, m_now.markOtherTurns);
    m_now.markFeatures = m_file.flag(markFeaturesKey, m_now.markFeatures);
    m_now.lastMarks = lastMarksKept();
    m_now.showStanding = m_file.flag(showStandingKey, m_now.showStanding);
    m_now.hideUsedUp = m_file.flag(hideUsedUpKey, m_now.hideUsedUp);
    m_now.computerPace = m_file.choice(computerPaceKey, m_now.computerPace);
    m_now.thinkMs = m_file.number(thinkMsKey, shortestThinkMs, longestThinkMs, m_now.thinkMs);
    m_now.replayPace = m_file.choice(replayPaceKey, m_now.replayPace);
    m_now.sounds = m_file.flag(soundsKey, m_now.sounds);
    m_now.volume = m_file.number(volumeKey, lowestVolume, highestVolume, m_now.volume);
    m_now.textScale = m_file.number(textScaleKey, smallestTextScale, largestTextScale, m_now.textScale);
    m_filesFolder = QUrl::fromEncoded(m_file.text(filesFolderKey).toLatin1());
    readLessonResults();
    readStoryPlaces();
    m_wasDamaged = m_file.isDamaged();
    m_aside = m_file.setAside();
}

AppSettings::LastMarks AppSettings::lastMarksKept()
{
    const bool before = m_file.flag(lastTilesKey, m_now.lastMarks != LastMarks::NoLastMarks);
    return m_file.choice(lastMarksKey, before ? LastMarks::LastTiles : LastMarks::NoLastMarks);
}

void AppSettings::write()
{
    const bool isWritten = m_file.flush();
    if (!std::exchange(m_isUnwritten, !isWritten) && !isWritten)
        //: %1 is the path of a file.
        emit failed(tr("The settings cannot be written to %1. What you choose holds until the program ends.")
                        .arg(QDir::toNativeSeparators(m_file.path())));
}

QString AppSettings::problem() const
{
    if (!m_wasDamaged)
        return {};
    const QString file = QDir::toNativeSeparators(m_file.path());
    if (m_aside.isEmpty())
        return tr("The settings in %1 cannot be read. The defaults are used instead.").arg(file);
    return tr("The settings in %1 were damaged. What could not be read has its default again; the damaged "
              "file "
              "is now called %2.")
        .arg(file, QFileInfo(m_aside).fileName());
}

QString AppSettings::spoken() const
{
    return m_now.language.isEmpty() ? languageOfDesktop() : m_now.language;
}

void AppSettings::installTranslators()
{
    const QString code = spoken();
    QLocale::setDefault(QLocale(code));
    const QString ofQt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    const QStringList files = sentenceFiles(code)
                              + QStringList{ofQt + QStringLiteral("/qtdeclarative_") + code,
                                            ofQt + QStringLiteral("/qtbase_") + code};
    for (std::size_t i = 0; i < m_translators.size(); ++i) {
        QCoreApplication::removeTranslator(&m_translators[i]);
        m_translators[i].setCode(code);
        if (m_translators[i].load(files[static_cast<qsizetype>(i)]))
            QCoreApplication::installTranslator(&m_translators[i]);
    }
}

void AppSettings::forgetBefore()
{
    if (!m_choosingAll && std::exchange(m_before, std::nullopt))
        emit changed();
}

void AppSettings::setLanguage(const QString& language)
{
    if (!language.isEmpty() && !languageCodes().contains(language))
        return;
    m_file.keep(languageKey, language.isEmpty() ? ofDesktop : language);
    forgetBefore();
    overrideLanguage(language);
}

void AppSettings::setTheme(Theme theme)
{
    m_file.keepChoice(themeKey, theme);
    forgetBefore();
    overrideTheme(theme);
}

void AppSettings::setAnimation(Animation animation)
{
    m_file.keepChoice(animationKey, animation);
    forgetBefore();
    if (std::exchange(m_now.animation, animation) != animation)
        emit animationChanged();
}

void AppSettings::setConfirmation(Confirmation confirmation)
{
    m_file.keepChoice(confirmationKey, confirmation);
    forgetBefore();
    if (std::exchange(m_now.confirmation, confirmation) != confirmation)
        emit boardChanged();
}

void AppSettings::setFlag(bool& member, const QString& key, bool on, void (AppSettings::*changed)())
{
    m_file.keep(key, on);
    forgetBefore();
    if (std::exchange(member, on) != on)
        emit(this->*changed)();
}

void AppSettings::setSecondClickPlaces(bool places)
{
    setFlag(m_now.secondClickPlaces, secondClickPlacesKey, places, &AppSettings::boardChanged);
}

void AppSettings::setMarkFits(bool mark)
{
    setFlag(m_now.markFits, markFitsKey, mark, &AppSettings::boardChanged);
}

void AppSettings::setMarkOtherTurns(bool mark)
{
    setFlag(m_now.markOtherTurns, markOtherTurnsKey, mark, &AppSettings::boardChanged);
}

void AppSettings::setMarkFeatures(bool mark)
{
    setFlag(m_now.markFeatures, markFeaturesKey, mark, &AppSettings::boardChanged);
}

void AppSettings::setLastMarks(LastMarks marks)
{
    m_file.keepChoice(lastMarksKey, marks);
    forgetBefore();
    if (std::exchange(m_now.lastMarks, marks) != marks)
        emit boardChanged();
}

void AppSettings::changeLastMarks()
{
    setLastMarks(m_now.lastMarks == LastMarks::LastMoves
                     ? LastMarks::NoLastMarks
                     : static_cast<LastMarks>(static_cast<int>(m_now.lastMarks) + 1));
}

void AppSettings::setShowStanding(bool show)
{
    setFlag(m_now.showStanding, showStandingKey, show, &AppSettings::countsChanged);
}

void AppSettings::setHideUsedUp(bool hide)
{
    setFlag(m_now.hideUsedUp, hideUsedUpKey, hide, &AppSettings::countsChanged);
}

void AppSettings::setComputerPace(ComputerPace pace)
{
    m_file.keepChoice(computerPaceKey, pace);
    forgetBefore();
    if (std::exchange(m_now.computerPace, pace) != pace)
        emit computersChanged();
}

void AppSettings::setThinkMs(int milliseconds)
{
    const int wanted = std::clamp(milliseconds, shortestThinkMs, longestThinkMs);
    m_file.keep(thinkMsKey, wanted);
    forgetBefore();
    if (std::exchange(m_now.thinkMs, wanted) != wanted)
        emit computersChanged();
}

void AppSettings::setReplayPace(ReplayPace pace)
{
    m_file.keepChoice(replayPaceKey, pace);
    forgetBefore();
    if (std::exchange(m_now.replayPace, pace) != pace)
        emit replayChanged();
}

void AppSettings::setSounds(bool on)
{
    setFlag(m_now.sounds, soundsKey, on, &AppSettings::soundsChanged);
}

void AppSettings::setVolume(int percent)
{
    const int wanted = std::clamp(percent, lowestVolume, highestVolume);
    m_file.keep(volumeKey, wanted);
    forgetBefore();
    if (std::exchange(m_now.volume, wanted) != wanted)
        emit soundsChanged();
}

void AppSettings::setTextScale(int percent)
{
    const int wanted = std::clamp(percent, smallestTextScale, largestTextScale);
    m_file.keep(textScaleKey, wanted);
    forgetBefore();
    if (std::exchange(m_now.textScale, wanted) != wanted)
        emit textScaleChanged();
}

void AppSettings::setFilesFolder(const QUrl& folder)
{
    if (std::exchange(m_filesFolder, folder) == folder)
        return;
    m_file.keep(filesFolderKey, QString::fromLatin1(folder.toEncoded()));
    emit filesFolderChanged();
}

void AppSettings::choose(const Choices& wanted)
{
    m_choosingAll = true;
    setLanguage(wanted.language);
    setTheme(wanted.theme);
    setAnimation(wanted.animation);
    setConfirmation(wanted.confirmation);
    setSecondClickPlaces(wanted.secondClickPlaces);
    setMarkFits(wanted.markFits);
    setMarkOtherTurns(wanted.markOtherTurns);
    setMarkFeatures(wanted.markFeatures);
    setLastMarks(wanted.lastMarks);
    setShowStanding(wanted.showStanding);
    setHideUsedUp(wanted.hideUsedUp);
    setComputerPace(wanted.computerPace);
    setThinkMs(wanted.thinkMs);
    setReplayPace(wanted.replayPace);
    setSounds(wanted.sounds);
    setVolume(wanted.volume);
    setTextScale(wanted.textScale);
    m_choosingAll = false;
}

void AppSettings::reset()
{
    m_before = m_now;
    choose({});
    emit changed();
}

void AppSettings::takeBack()
{
    if (const auto before = m_before)
        choose(*before);
    forgetBefore();
}

void AppSettings::overrideLanguage(const QString& language)
{
    if (m_now.language == language)
        return;
    m_now.language = language;
    installTranslators();
    emit languageChanged();
}

void AppSettings::overrideTheme(Theme theme)
{
    if (m_now.theme == theme)
        return;
    m_now.theme = theme;
    emit themeChanged();
}

} // namespace vozka
