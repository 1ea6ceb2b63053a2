// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app_settings.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QMetaEnum>
#include <QQmlEngine>

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
const auto textScaleKey = QStringLiteral("textScale");

template<class Enum>
Enum read(const QSettings& store, const QString& key, Enum otherwise)
{
    bool known = false;
    const auto word = store.value(key).toString().toUtf8();
    const int value = QMetaEnum::fromType<Enum>().keyToValue(word.constData(), &known);
    return known ? static_cast<Enum>(value) : otherwise;
}

template<class Enum>
void write(QSettings& store, const QString& key, Enum value)
{
    store.setValue(key, QString::fromLatin1(QMetaEnum::fromType<Enum>().valueToKey(static_cast<int>(value))));
}

} // namespace

AppSettings& AppSettings::instance()
{
    static auto* const settings = new AppSettings(QCoreApplication::instance());
    return *settings;
}

AppSettings* AppSettings::create(QQmlEngine*, QJSEngine*)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

AppSettings::AppSettings(QObject* parent)
    : QObject(parent),
      m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("vozka"), QStringLiteral("vozka"))
{
    m_language = read(m_store, languageKey, Language::SystemLanguage);
    m_theme = read(m_store, themeKey, m_theme);
    m_animation = read(m_store, animationKey, m_animation);
    m_confirmation = read(m_store, confirmationKey, m_confirmation);
    m_markFits = m_store.value(markFitsKey, m_markFits).toBool();
    m_markOtherTurns = m_store.value(markOtherTurnsKey, m_markOtherTurns).toBool();
    m_markFeatures = m_store.value(markFeaturesKey, m_markFeatures).toBool();
    m_markLastTiles = m_store.value(markLastTilesKey, m_markLastTiles).toBool();
    m_textScale =
        std::clamp(m_store.value(textScaleKey, m_textScale).toInt(), smallestTextScale, largestTextScale);
    installTranslators();
}

AppSettings::Language AppSettings::spoken() const
{
    if (m_language != Language::SystemLanguage)
        return m_language;
    for (const QString& name : QLocale::system().uiLanguages()) {
        const auto wanted = QLocale(name).language();
        if (wanted == QLocale::Czech)
            return Language::Czech;
        if (wanted == QLocale::English)
            return Language::English;
    }
    return Language::English;
}

void AppSettings::installTranslators()
{
    const QString code = spoken() == Language::Czech ? QStringLiteral("cs") : QStringLiteral("en");
    QLocale::setDefault(QLocale(code));
    const QString ofQt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    const std::array<QString, 3> files{QStringLiteral(":/i18n/vozka_") + code,
                                       ofQt + QStringLiteral("/qtdeclarative_") + code,
                                       ofQt + QStringLiteral("/qtbase_") + code};
    for (std::size_t i = 0; i < files.size(); ++i) {
        QCoreApplication::removeTranslator(&m_translators[i]);
        if (m_translators[i].load(files[i]))
            QCoreApplication::installTranslator(&m_translators[i]);
    }
}

void AppSettings::setLanguage(Language language)
{
    write(m_store, languageKey, language);
    overrideLanguage(language);
}

void AppSettings::setTheme(Theme theme)
{
    write(m_store, themeKey, theme);
    overrideTheme(theme);
}

void AppSettings::setAnimation(Animation animation)
{
    write(m_store, animationKey, animation);
    if (std::exchange(m_animation, animation) != animation)
        emit animationChanged();
}

void AppSettings::setConfirmation(Confirmation confirmation)
{
    write(m_store, confirmationKey, confirmation);
    if (std::exchange(m_confirmation, confirmation) != confirmation)
        emit boardChanged();
}

void AppSettings::setMark(bool& member, const QString& key, bool mark)
{
    m_store.setValue(key, mark);
    if (std::exchange(member, mark) != mark)
        emit boardChanged();
}

void AppSettings::setMarkFits(bool mark)
{
    setMark(m_markFits, markFitsKey, mark);
}

void AppSettings::setMarkOtherTurns(bool mark)
{
    setMark(m_markOtherTurns, markOtherTurnsKey, mark);
}

void AppSettings::setMarkFeatures(bool mark)
{
    setMark(m_markFeatures, markFeaturesKey, mark);
}

void AppSettings::setMarkLastTiles(bool mark)
{
    setMark(m_markLastTiles, markLastTilesKey, mark);
}

void AppSettings::setTextScale(int percent)
{
    const int wanted = std::clamp(percent, smallestTextScale, largestTextScale);
    m_store.setValue(textScaleKey, wanted);
    if (std::exchange(m_textScale, wanted) != wanted)
        emit textScaleChanged();
}

void AppSettings::overrideLanguage(Language language)
{
    if (m_language == language)
        return;
    m_language = language;
    installTranslators();
    emit languageChanged();
}

void AppSettings::overrideTheme(Theme theme)
{
    if (m_theme == theme)
        return;
    m_theme = theme;
    emit themeChanged();
}

} // namespace vozka
