// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All enabled texts on the tested pages have a contrast of at least 4.5 to 1, in the high-contrast theme 7
// to 1. The contrast is measured at the pixels of the letters, so that images behind them count.
#include "golden/at_rest.h"
#include "models/app/app_settings.h"
#include "seen_contrast.h"
#include "support/program.h"

#include <QTest>
#include <gtest/gtest.h>

namespace vozka {

namespace {

/// Returns the required contrast of texts: WCAG 2.1, 1.4.3 (level AA) or 1.4.6 (level AAA).
double requiredContrast(AppSettings::Theme theme)
{
    return theme == AppSettings::Theme::Contrast ? 7 : 4.5;
}

class Contrast : public testing::TestWithParam<AppSettings::Theme> {
protected:
    void SetUp() override
    {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        AppSettings::instance().setAnimation(AppSettings::Animation::NoAnimation);
        AppSettings::instance().overrideTheme(GetParam());
        m_program.emplace();
        m_program->window().resize(1280, 800);
    }

    /// Checks the contrast of all visible texts. Returns their number.
    std::size_t expectReadable(const std::string& page)
    {
        const auto texts =
            seenTexts(m_program->window(), [this] { return pictureAtRest(m_program->window()); });
        for (const auto& text : texts)
            EXPECT_GE(text.contrast, requiredContrast(GetParam()))
                << page << ": " << text.words.toStdString();
        return texts.size();
    }

    std::optional<Program> m_program;
};

TEST_P(Contrast, IsSufficientOnPages)
{
    for (const char* page : {"Start", "NewGame", "Lessons", "showLesson", "showQuiz", "showLessonCompared",
                             "learn", "Settings", "Keys", "About", "Sandbox"}) {
        m_program->perform(page);
        EXPECT_GT(expectReadable(page), 5U) << page;
        m_program->press(Qt::Key_Escape); // closes a sheet
    }
}

TEST_P(Contrast, IsSufficientOnTableWithOverlays)
{
    m_program->open(QStringLiteral(VOZKA_TESTS "/quick/wagon.vozka"));
    m_program->perform("Table");
    EXPECT_GT(expectReadable("table"), 10U);
    for (const auto key : {Qt::Key_O, Qt::Key_C, Qt::Key_P, Qt::Key_F, Qt::Key_D, Qt::Key_T}) {
        m_program->press(key);
        EXPECT_GT(expectReadable("overlay " + std::string(1, static_cast<char>(key))), 10U);
    }
}

/// After an arrow key, the board shows the focused item with its tool tip.
TEST_P(Contrast, IsSufficientOnTableWithToolTip)
{
    m_program->open(QStringLiteral(VOZKA_TESTS "/quick/wagon.vozka"));
    m_program->press(Qt::Key_Right);
    m_program->perform("Table");
    const auto isToolTipShown = [this] {
        const auto layers = m_program->window().contentItem()->childItems();
        return std::ranges::any_of(layers, [](const QQuickItem* layer) {
            const auto popups = layer->inherits("QQuickOverlay") ? layer->childItems() : QList<QQuickItem*>();
            return std::ranges::any_of(
                popups, [](const QQuickItem* popup) { return popup->isVisible() && popup->opacity() == 1; });
        });
    };
    ASSERT_TRUE(QTest::qWaitFor(isToolTipShown));
    EXPECT_GT(expectReadable("table with a hint"), 10U);
}

TEST_P(Contrast, IsSufficientOnEachPlayerColour)
{
    m_program->open(QStringLiteral(VOZKA_TESTS "/games/abbey-and-mayor-c1-6.vozka"));
    constexpr int players = 6;
    for (int turn = 30; turn < 30 + players; ++turn) {
        m_program->table().startReview(turn);
        m_program->perform("Table");
        EXPECT_GT(expectReadable("turn " + std::to_string(turn)), 10U);
        m_program->table().review()->leave();
    }
}

TEST_P(Contrast, IsSufficientOnEndPage)
{
    m_program->open(QStringLiteral(VOZKA_TESTS "/golden/whole.vozka"));
    m_program->perform("End");
    EXPECT_GT(expectReadable("end"), 10U);
}

TEST_P(Contrast, DetectsPaleText)
{
    m_program->perform("Settings");
    const auto before = seenTexts(m_program->window(), [this] { return pictureAtRest(m_program->window()); });
    const auto texts = m_program->page().findChildren<QQuickItem*>();
    const auto pale = std::ranges::find_if(texts, [](const QQuickItem* item) {
        return item->inherits("QQuickText") && item->isVisible()
               && item->property("text").toString().size() > 20;
    });
    ASSERT_NE(pale, texts.end());
    (*pale)->setOpacity(0.3);
    const auto after = seenTexts(m_program->window(), [this] { return pictureAtRest(m_program->window()); });
    const auto unreadable = [](const SeenText& text) { return text.contrast < requiredContrast(GetParam()); };
    EXPECT_EQ(std::ranges::count_if(before, unreadable), 0);
    EXPECT_EQ(std::ranges::count_if(after, unreadable), 1);
}

TEST(ContrastOfColours, MatchesGuidelines)
{
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 0.001);
    EXPECT_NEAR(contrast(QColor("#777777"), Qt::white), 4.478, 0.001);
    EXPECT_EQ(contrast(Qt::red, Qt::red), 1);
}

INSTANTIATE_TEST_SUITE_P(Themes, Contrast,
                         testing::Values(AppSettings::Theme::Light, AppSettings::Theme::Dark,
                                         AppSettings::Theme::Contrast),
                         [](const auto& info) {
                             return info.param == AppSettings::Theme::Light  ? "Light"
                                    : info.param == AppSettings::Theme::Dark ? "Dark"
                                                                             : "Contrast";
                         });

} // namespace

} // namespace vozka
