// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The computed longest instructions of a game need as many lines as each real instruction, in each language.
#include "models/app/app_settings.h"
#include "models/text/messages.h"
#include "models/text/text_lines.h"
#include "table_fixture.h"

#include <map>

namespace vozka {

namespace {

class LongestInstructions : public TableTest {
protected:
    ~LongestInstructions() override { AppSettings::instance().overrideLanguage(sourceLanguage); }
};

} // namespace

TEST_F(LongestInstructions, TakeAtLeastLinesOfEachInstruction)
{
    const QFont font;
    for (const auto& language : languageCodes()) {
        AppSettings::instance().overrideLanguage(language);
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
            const auto longest = longestInstructions(m_controller.table().rules->book());
            std::map<int, QString> tallest;
            for (const int width : {120, 200, 400, 800})
                tallest[width] = TextLines::tallest(longest, font, width);
            for (int i = 0; i < 150 && !m_controller.over(); ++i) {
                const QString now = m_controller.prompt().text;
                for (const auto& [width, text] : tallest)
                    EXPECT_EQ(TextLines::tallest({text, now}, font, width), text)
                        << language.toStdString() << ": " << now.toStdString();
                playOne();
                m_controller.discards()->dismiss();
            }
        }
    }
}

TEST_F(LongestInstructions, NameOnlyAlternativesOfGame)
{
    ASSERT_TRUE(m_controller.startGame(gameOfTwo()));
    EXPECT_TRUE(m_controller.longestInstructions().filter(QStringLiteral("fairy")).isEmpty());
    EXPECT_TRUE(m_controller.longestInstructions().filter(QStringLiteral("portal")).isEmpty());
    EXPECT_TRUE(m_controller.longestInstructions().contains(m_controller.prompt().text));
    ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(1)));
    EXPECT_FALSE(m_controller.longestInstructions().filter(QStringLiteral("fairy")).isEmpty());
    EXPECT_FALSE(m_controller.longestInstructions().filter(QStringLiteral("portal")).isEmpty());
}

TEST(TextLines, ReturnsTextWithMostLines)
{
    const QFont font;
    const QString one = QStringLiteral("a");
    const QString two = QStringLiteral("a word and another word and another word");
    EXPECT_EQ(TextLines::tallest({one, two}, font, 80), two);
    EXPECT_EQ(TextLines::tallest({one, two}, font, 10000), one) << "of two with one line, the first";
    EXPECT_EQ(TextLines::tallest({}, font, 80), QString());
    EXPECT_EQ(TextLines::widest({one, two}, font), two);
}

} // namespace vozka
