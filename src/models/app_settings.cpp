// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app_settings.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QMetaEnum>
#include <QQmlEngine>

namespace vozka {

namespace {

const auto languageKey = QStringLiteral("language");
const auto themeKey = QStringLiteral("theme");

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
    m_theme = read(m_store, themeKey, Theme::SystemTheme);
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
