// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Longer than usual: one member after another, each read and written in the same way.
#include "models/app/app_settings.h"

#include "records/places.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

const auto languageKey = QStringLiteral("language");
const auto themeKey = QStringLiteral("theme");
const auto animationKey = QStringLiteral("animation");
const auto confirmationKey = QStringLiteral("confirmation");
const auto markFitsKey = QStringLiteral("marks/fits");
const auto markOtherTurnsKey = QStringLiteral("marks/otherTurns");
const auto markFeaturesKey = QStringLiteral("marks/features");
const auto markLastTilesKey = QStringLiteral("marks/lastTiles");
const auto showStandingKey = QStringLiteral("counts/standing");
const auto hideUsedUpKey = QStringLiteral("counts/hideUsedUp");
const auto computerPaceKey = QStringLiteral("computers/pace");
const auto thinkMsKey = QStringLiteral("computers/thinkMs");
const auto replayPaceKey = QStringLiteral("replay/pace");
const auto textScaleKey = QStringLiteral("textScale");

const auto filesFolderKey = QStringLiteral("files/folder");
const auto lessonsGroup = QStringLiteral("lessons");
const auto storiesGroup = QStringLiteral("stories");

/// Ids are free text; in keys, some letters have a meaning.
QString keyOf(const QString& group, const QString& id)
{
    return group + QLatin1Char('/') + QString::fromLatin1(QUrl::toPercentEncoding(id));
}

/// How the file says that the language is that of the desktop.
const auto ofDesktop = QStringLiteral("system");

/// The code that stands in the file. Files of the first version name the languages in words.
QString languageKept(SettingsFile& file)
{
    const QString word = file.text(languageKey);
    if (!file.has(languageKey) || word == ofDesktop || word == QLatin1String("SystemLanguage"))
        return {};
    const QString code = word == QLatin1String("English") ? QStringLiteral("en")
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
    connect(this, &AppSettings::textScaleChanged, this, &AppSettings::changed);
}

void AppSettings::read()
{
    m_now.language = languageKept(m_file);
    m_now.theme = m_file.choice(themeKey, m_now.theme);
    m_now.animation = m_file.choice(animationKey, m_now.animation);
    m_now.confirmation = m_file.choice(confirmationKey, m_now.confirmation);
    m_now.markFits = m_file.flag(markFitsKey, m_now.markFits);
    m_now.markOtherTurns = m_file.flag(markOtherTurnsKey, m_now.markOtherTurns);
    m_now.markFeatures = m_file.flag(markFeaturesKey, m_now.markFeatures);
    m_now.markLastTiles = m_file.flag(markLastTilesKey, m_now.markLastTiles);
    m_now.showStanding = m_file.flag(showStandingKey, m_now.showStanding);
    m_now.hideUsedUp = m_file.flag(hideUsedUpKey, m_now.hideUsedUp);
    m_now.computerPace = m_file.choice(computerPaceKey, m_now.computerPace);
    m_now.thinkMs = m_file.number(thinkMsKey, shortestThinkMs, longestThinkMs, m_now.thinkMs);
    m_now.replayPace = m_file.choice(replayPaceKey, m_now.replayPace);
    m_now.textScale = m_file.number(textScaleKey, smallestTextScale, largestTextScale, m_now.textScale);
    m_filesFolder = QUrl::fromEncoded(m_file.text(filesFolderKey).toLatin1());
    readLessonResults();
    readStoryPlaces();
    m_wasDamaged = m_file.isDamaged();
    m_aside = m_file.setAside();
}

void AppSettings::write()
{
    const bool isWritten = m_file.flush();
    if (!std::exchange(m_isUnwritten, !isWritten) && !isWritten)
        //: %1 is the path of a file.
        emit failed(tr("The settings cannot be written to %1. What you choose holds until the program ends.")
                        .arg(QDir::toNativeSeparators(m_file.path())));
}

void AppSettings::readLessonResults()
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,4})/(\\d{1,4})$"));
    for (const QString& key : m_file.keysOf(lessonsGroup)) {
        const QString whole = lessonsGroup + QLatin1Char('/') + key;
        const auto match = form.match(m_file.text(whole));
        const LessonResult result{match.captured(1).toInt(), match.captured(2).toInt()};
        if (match.hasMatch() && result.points <= result.all)
            m_lessonResults.insert(QUrl::fromPercentEncoding(key.toLatin1()), result);
        else
            m_file.reject(whole);
    }
}

std::optional<LessonResult> AppSettings::lessonResult(const QString& id) const
{
    const auto found = m_lessonResults.constFind(id);
    return found == m_lessonResults.cend() ? std::nullopt : std::optional(*found);
}

void AppSettings::keepLessonResult(const QString& id, LessonResult result)
{
    const auto before = lessonResult(id);
    if (before && before->all == result.all && before->points >= result.points)
        return;
    m_lessonResults.insert(id, result);
    m_file.keep(keyOf(lessonsGroup, id), QStringLiteral("%1/%2").arg(result.points).arg(result.all));
    emit lessonResultsChanged();
}

void AppSettings::readStoryPlaces()
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,4})/(\\d{1,4})/([01]*)$"));
    for (const QString& key : m_file.keysOf(storiesGroup)) {
        const QString whole = storiesGroup + QLatin1Char('/') + key;
        const auto match = form.match(m_file.text(whole));
        const StoryPlace place{match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3)};
        if (match.hasMatch() && place.step > 0 && place.step < place.steps
            && place.right.size() == place.step)
            m_storyPlaces.insert(QUrl::fromPercentEncoding(key.toLatin1()), place);
        else
            m_file.reject(whole);
    }
}

std::optional<StoryPlace> AppSettings::storyPlace(const QString& id) const
{
    const auto found = m_storyPlaces.constFind(id);
    return found == m_storyPlaces.cend() ? std::nullopt : std::optional(*found);
}

void AppSettings::keepStoryPlace(const QString& id, const StoryPlace& place)
{
    if (place.step == 0) {
        forgetStoryPlace(id);
        return;
    }
    if (storyPlace(id) == place)
        return;
    m_storyPlaces.insert(id, place);
    m_file.keep(keyOf(storiesGroup, id),
                QStringLiteral("%1/%2/%3").arg(place.step).arg(place.steps).arg(place.right));
    emit lessonResultsChanged();
}

void AppSettings::forgetStoryPlace(const QString& id)
{
    if (m_storyPlaces.remove(id) == 0)
        return;
    m_file.forget(keyOf(storiesGroup, id));
    emit lessonResultsChanged();
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

void AppSettings::setMarkLastTiles(bool mark)
{
    setFlag(m_now.markLastTiles, markLastTilesKey, mark, &AppSettings::boardChanged);
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
    setMarkFits(wanted.markFits);
    setMarkOtherTurns(wanted.markOtherTurns);
    setMarkFeatures(wanted.markFeatures);
    setMarkLastTiles(wanted.markLastTiles);
    setShowStanding(wanted.showStanding);
    setHideUsedUp(wanted.hideUsedUp);
    setComputerPace(wanted.computerPace);
    setThinkMs(wanted.thinkMs);
    setReplayPace(wanted.replayPace);
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
