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

#include <algorithm>
#include <type_traits>
#include <utility>

namespace vozka {

namespace {

const auto languageKey = QStringLiteral("language");
/// Written by version 1: true if the last tiles are marked.
const auto lastTilesKey = QStringLiteral("marks/lastTiles");
const auto filesFolderKey = QStringLiteral("files/folder");
/// Value for the language of the desktop.
const auto ofDesktop = QStringLiteral("system");

/// Returns the code of the stored language; empty for the language of the desktop. Files of the first version
/// contain English names of languages.
QString languageSaved(SettingsFile& file)
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

template<class Each>
void AppSettings::forEachEntry(Each each)
{
    each("theme", &Choices::theme);
    each("animation", &Choices::animation);
    each("confirmation", &Choices::confirmation);
    each("placing/secondClick", &Choices::secondClickPlaces);
    each("view/returns", &Choices::viewReturns);
    each("marks/fits", &Choices::markFits);
    each("marks/otherTurns", &Choices::markOtherTurns);
    each("marks/features", &Choices::markFeatures);
    each("marks/last", &Choices::lastMarks);
    each("counts/standing", &Choices::showStanding);
    each("counts/hideUsedUp", &Choices::hideUsedUp);
    each("computers/pace", &Choices::computerPace);
    each("computers/thinkMs", &Choices::thinkMs, shortestThinkMs, longestThinkMs);
    each("replay/pace", &Choices::replayPace);
    each("sounds/on", &Choices::sounds);
    each("sounds/volume", &Choices::volume, lowestVolume, highestVolume);
    each("textScale", &Choices::textScale, smallestTextScale, largestTextScale);
}

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
    m_writeTimer.setSingleShot(true);
    m_writeTimer.setInterval(0);
    connect(&m_writeTimer, &QTimer::timeout, this, &AppSettings::write);
    m_file.whenChanged([this] { m_writeTimer.start(); });
    installTranslators();
    connect(this, &AppSettings::languageChanged, this, &AppSettings::changed);
}

void AppSettings::read()
{
    m_now.language = languageSaved(m_file);
    if (!m_file.value(lastTilesKey, true))
        m_now.lastMarks = LastMarks::NoLastMarks;
    forEachEntry([this](const char* key, auto member, auto... range) {
        m_now.*member = m_file.value(QLatin1String(key), m_now.*member, range...);
    });
    m_filesFolder = QUrl::fromEncoded(m_file.text(filesFolderKey).toLatin1());
    readLessonResults();
    readStoryPlaces();
    m_wasDamaged = m_file.isDamaged();
    m_renamedFile = m_file.renameDamagedFile();
}

void AppSettings::write()
{
    const bool isWritten = m_file.flush();
    if (!std::exchange(m_isUnwritten, !isWritten) && !isWritten)
        //: %1 is the path of a file.
        emit failed(tr("The settings cannot be written to %1. Your choices last until the program ends.")
                        .arg(QDir::toNativeSeparators(m_file.path())));
}

QString AppSettings::problem() const
{
    if (!m_wasDamaged)
        return {};
    const QString file = QDir::toNativeSeparators(m_file.path());
    if (m_renamedFile.isEmpty())
        return tr("The settings in %1 cannot be read. The defaults are used instead.").arg(file);
    return tr("The settings in %1 were damaged. Values that could not be read are reset to their defaults; "
              "the damaged file is now called %2.")
        .arg(file, QFileInfo(m_renamedFile).fileName());
}

QString AppSettings::uiLanguage() const
{
    return m_now.language.isEmpty() ? languageOfDesktop() : m_now.language;
}

void AppSettings::installTranslators()
{
    const QString code = uiLanguage();
    QLocale::setDefault(QLocale(code));
    const QString ofQt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    const QStringList files = translationFiles(code)
                              + QStringList{ofQt + QStringLiteral("/qtdeclarative_") + code,
                                            ofQt + QStringLiteral("/qtbase_") + code};
    for (std::size_t i = 0; i < m_translators.size(); ++i) {
        QCoreApplication::removeTranslator(&m_translators[i]);
        m_translators[i].setCode(code);
        if (m_translators[i].load(files[static_cast<qsizetype>(i)]))
            QCoreApplication::installTranslator(&m_translators[i]);
    }
}

void AppSettings::discardBeforeReset()
{
    if (!m_choosingAll && std::exchange(m_beforeReset, std::nullopt))
        emit changed();
}

void AppSettings::setLanguage(const QString& language)
{
    if (!language.isEmpty() && !languageCodes().contains(language))
        return;
    m_file.setValue(languageKey, language.isEmpty() ? ofDesktop : language);
    discardBeforeReset();
    overrideLanguage(language);
}

template<class Value>
void AppSettings::set(Value Choices::*member, Value value)
{
    forEachEntry([&](const char* key, auto each, auto... range) {
        if constexpr (std::is_same_v<decltype(each), Value Choices::*>) {
            if (each != member)
                return;
            if constexpr (sizeof...(range) == 2)
                value = std::clamp(value, range...);
            m_file.setValue(QLatin1String(key), value);
            discardBeforeReset();
            if (std::exchange(m_now.*member, value) != value)
                emit changed();
        }
    });
}

// Used by the setters in the header.
template void AppSettings::set(bool Choices::*, bool);
template void AppSettings::set(int Choices::*, int);
template void AppSettings::set(Theme Choices::*, Theme);
template void AppSettings::set(Animation Choices::*, Animation);
template void AppSettings::set(Confirmation Choices::*, Confirmation);
template void AppSettings::set(LastMarks Choices::*, LastMarks);
template void AppSettings::set(ComputerPace Choices::*, ComputerPace);
template void AppSettings::set(ReplayPace Choices::*, ReplayPace);

void AppSettings::changeLastMarks()
{
    setLastMarks(m_now.lastMarks == LastMarks::LastMoves
                     ? LastMarks::NoLastMarks
                     : static_cast<LastMarks>(static_cast<int>(m_now.lastMarks) + 1));
}

void AppSettings::setFilesFolder(const QUrl& folder)
{
    if (std::exchange(m_filesFolder, folder) == folder)
        return;
    m_file.setValue(filesFolderKey, QString::fromLatin1(folder.toEncoded()));
    emit filesFolderChanged();
}

void AppSettings::choose(const Choices& wanted)
{
    m_choosingAll = true;
    setLanguage(wanted.language);
    forEachEntry([&](const char*, auto member, auto...) { set(member, wanted.*member); });
    m_choosingAll = false;
}

void AppSettings::reset()
{
    m_beforeReset = m_now;
    choose({});
    emit changed();
}

void AppSettings::undoReset()
{
    if (const auto before = m_beforeReset)
        choose(*before);
    discardBeforeReset();
}

void AppSettings::overrideLanguage(const QString& language)
{
    if (std::exchange(m_now.language, language) == language)
        return;
    installTranslators();
    emit languageChanged();
}

void AppSettings::overrideTheme(Theme theme)
{
    if (std::exchange(m_now.theme, theme) != theme)
        emit changed();
}

} // namespace vozka
