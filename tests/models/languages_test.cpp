// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Each language with a translation file is available, with its own name and with translated rules.
#include "lessons/rule_pages.h"
#include "models/app/app_settings.h"
#include "models/text/lesson_text.h"

#include <QCoreApplication>
#include <QDir>
#include <gtest/gtest.h>

namespace vozka {

namespace {

/// Sets the language. Restores English at the end, the language of all other tests.
struct InLanguage {
    explicit InLanguage(const QString& code) { AppSettings::instance().overrideLanguage(code); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;
    ~InLanguage() { AppSettings::instance().overrideLanguage(sourceLanguage); }
};

} // namespace

TEST(AvailableLanguages, MatchTranslationFiles)
{
    EXPECT_EQ(languageCodes().first(), sourceLanguage);
    const auto files = QDir(QStringLiteral(VOZKA_TRANSLATIONS)).entryList({QStringLiteral("vozka_*.ts")});
    EXPECT_EQ(languageCodes().size(), files.size());
    EXPECT_TRUE(languageCodes().contains(QStringLiteral("cs")));
    EXPECT_EQ(languageNames().first(), QStringLiteral("English"));
    for (qsizetype i = 1; i < languageCodes().size(); ++i)
        EXPECT_NE(languageNames()[i], QStringLiteral("English")) << languageCodes()[i].toStdString();
}

TEST(AvailableLanguages, RejectUnknownLanguage)
{
    AppSettings settings({}, nullptr);
    settings.setLanguage(QStringLiteral("cs"));
    settings.setLanguage(QStringLiteral("xx"));
    EXPECT_EQ(settings.language(), QStringLiteral("cs"));
}

TEST(AvailableLanguages, HaveTranslatedRules)
{
    const auto* rule = lessons::ruleBookText().find("base.score.majority");
    ASSERT_NE(rule, nullptr);
    QStringList texts;
    for (const auto& code : languageCodes()) {
        const InLanguage inLanguage(code);
        EXPECT_EQ(AppSettings::instance().uiLanguage(), code);
        const QString text = localizedText(rule->text, Edition::C2);
        EXPECT_FALSE(text.contains(QLatin1Char('{'))) << text.toStdString();
        EXPECT_FALSE(texts.contains(text))
            << "not translated in teaching_" << code.toStdString() << ".ts: " << text.toStdString();
        texts << text;
    }
}

TEST(AvailableLanguages, HaveTranslatedTextsOfOwnLessons)
{
    const lessons::Text text{"One tile is missing to complete the city in which the wagon stands.", "?"};
    const InLanguage inLanguage(QStringLiteral("de"));
    EXPECT_EQ(localizedText(text), "Der Stadt, in der der Wagen steht, fehlt noch ein Plättchen.");
}

} // namespace vozka
