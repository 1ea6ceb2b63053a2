// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// No-break spaces after short words and numbers (also %n) in translations, but not after %1.
#include "models/app/app_settings.h"
#include "models/app/languages.h"
#include "models/text/lesson_text.h"

#include <QCoreApplication>
#include <gtest/gtest.h>

namespace vozka {

namespace {

/// Returns the Czech text with underscores for no-break spaces.
std::string seen(const QString& message)
{
    return withNoBreaks(message, QStringLiteral("cs")).replace(QChar(QChar::Nbsp), u'_').toStdString();
}

} // namespace

TEST(NoBreakSpaces, JoinShortWordsAndNumbers)
{
    EXPECT_EQ(seen("Hráč má 2 vozy a vůz v klášteře."), "Hráč má 2_vozy a_vůz v_klášteře.");
    EXPECT_EQ(seen("V opatství, u cesty (k městu) i s nimi"), "V_opatství, u_cesty (k_městu) i_s_nimi");
    EXPECT_EQ(seen("%n kartiček, %Ln bodů"), "%n_kartiček, %Ln_bodů");
    EXPECT_EQ(seen("%1 získá, %2 ne"), "%1 získá, %2 ne") << "could be a name";
    EXPECT_EQ(seen("Louka: 2 dokončená města × 3 = 6"), "Louka: 2_dokončená města × 3 = 6");
    EXPECT_EQ(seen("C1 platí, na sever"), "C1 platí, na sever");
    EXPECT_EQ(withNoBreaks("a knight in 2 cities", "en"), "a knight in 2 cities");
    EXPECT_EQ(withNoBreaks("o weh, 3 Punkte", "de"), QString::fromUtf8("o weh, 3\u00a0Punkte"));
    EXPECT_TRUE(withNoBreaks({}, "cs").isNull()) << "texts without translation stay";
}

TEST(NoBreakSpaces, AreInTextsOfProgramAndLessons)
{
    AppSettings::instance().overrideLanguage(QStringLiteral("cs"));
    const QString here =
        QCoreApplication::translate("Overlays", "The chance that the next tile fits is %1 in 100.");
    const QString lesson = localizedText(lessons::Text{"in a city", "stojí v městě"});
    AppSettings::instance().overrideLanguage(sourceLanguage);
    EXPECT_TRUE(here.contains(QString::fromUtf8("s\u00a0pravděpodobností"))) << here.toStdString();
    EXPECT_EQ(lesson, QString::fromUtf8("stojí v\u00a0městě"));
}

} // namespace vozka
