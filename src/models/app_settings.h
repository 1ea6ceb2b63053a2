// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the player has chosen for good: language and theme. Kept in an INI file below the configuration folder
// of the user; takes effect at once.
#pragma once

#include <QObject>
#include <QSettings>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

#include <array>

class QJSEngine;
class QQmlEngine;

namespace vozka {

class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Language language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(Language spoken READ spoken NOTIFY languageChanged)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)

public:
    enum class Language { SystemLanguage, English, Czech };
    Q_ENUM(Language)
    enum class Theme { SystemTheme, Light, Dark };
    Q_ENUM(Theme)

    /// The one of the program. Made at the first call, with the translators of its language installed;
    /// requires: the application object exists.
    static AppSettings& instance();
    static AppSettings* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] Language language() const { return m_language; }
    /// The language that is shown: never SystemLanguage.
    [[nodiscard]] Language spoken() const;
    [[nodiscard]] Theme theme() const { return m_theme; }
    void setLanguage(Language language);
    void setTheme(Theme theme);

    /// For this run only: what was asked for on the command line is not kept.
    void overrideLanguage(Language language);
    void overrideTheme(Theme theme);

signals:
    /// The translators of the new language are installed already.
    void languageChanged();
    void themeChanged();

private:
    /// The parameter keeps QML from making one of its own.
    explicit AppSettings(QObject* parent);
    void installTranslators();

    QSettings m_store;
    /// Our own sentences, those of Qt's dialogs, and those of Qt itself.
    std::array<QTranslator, 3> m_translators;
    Language m_language = Language::SystemLanguage;
    Theme m_theme = Theme::SystemTheme;
};

} // namespace vozka
