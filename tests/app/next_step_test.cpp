// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The accent colour marks the one next step of a page: each page has at most one area in this colour.
#include "golden/at_rest.h"
#include "models/app/app_settings.h"
#include "models/art/palette.h"
#include "support/program.h"

#include <QTest>
#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

namespace vozka {

namespace {

/// Returns the number of connected areas in a colour, without areas of a few pixels.
int areasIn(const QImage& image, const QColor& colour)
{
    constexpr int fewPixels = 100;
    const QImage seen = image.convertToFormat(QImage::Format_RGB32);
    std::vector<char> done(static_cast<std::size_t>(seen.width()) * static_cast<std::size_t>(seen.height()));
    const auto isNew = [&](QPoint at) {
        if (!seen.rect().contains(at) || seen.pixel(at) != colour.rgb())
            return false;
        auto& mark = done[static_cast<std::size_t>(at.y() * seen.width() + at.x())];
        return std::exchange(mark, char(1)) == 0;
    };
    int areas = 0;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x) {
            if (!isNew({x, y}))
                continue;
            std::vector<QPoint> open{{x, y}};
            int pixels = 0;
            while (!open.empty()) {
                const QPoint at = open.back();
                open.pop_back();
                ++pixels;
                for (const QPoint step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)})
                    if (isNew(at + step))
                        open.push_back(at + step);
            }
            areas += static_cast<int>(pixels > fewPixels);
        }
    return areas;
}

class NextStep : public testing::TestWithParam<AppSettings::Theme> {
protected:
    void SetUp() override
    {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        AppSettings::instance().setAnimation(AppSettings::Animation::NoAnimation);
        AppSettings::instance().overrideTheme(GetParam());
        m_program.emplace();
        m_program->window().resize(1280, 800);
    }

    [[nodiscard]] static QColor accent()
    {
        const auto theme = GetParam() == AppSettings::Theme::Light  ? ColourTheme::Light
                           : GetParam() == AppSettings::Theme::Dark ? ColourTheme::Dark
                                                                    : ColourTheme::Contrast;
        return Palette::instance().ui(theme, "accent");
    }
    [[nodiscard]] int accentAreas() const { return areasIn(pictureAtRest(m_program->window()), accent()); }

    std::optional<Program> m_program;
};

TEST_P(NextStep, IsOnlyAreaInAccentColour)
{
    int all = 0;
    for (const char* page : {"Start", "NewGame", "Lessons", "showLesson", "showQuiz", "showLessonCompared",
                             "learn", "Settings", "Keys", "About", "Sandbox"}) {
        m_program->perform(page);
        const int areas = accentAreas();
        EXPECT_LE(areas, 1) << page;
        all += areas;
        m_program->press(Qt::Key_Escape); // closes a sheet
    }
    EXPECT_GE(all, 4) << "some pages have a next step";
}

TEST_P(NextStep, IsOnlyAreaInAccentColourOnTable)
{
    m_program->open(QStringLiteral(VOZKA_TESTS "/quick/wagon.vozka"));
    m_program->perform("Table");
    EXPECT_LE(accentAreas(), 1);
    for (const auto key : {Qt::Key_O, Qt::Key_C, Qt::Key_P, Qt::Key_F, Qt::Key_D, Qt::Key_T}) {
        m_program->press(key);
        EXPECT_LE(accentAreas(), 1) << "overlay " << static_cast<char>(key);
    }
    m_program->open(QStringLiteral(VOZKA_TESTS "/golden/whole.vozka"));
    m_program->perform("End");
    EXPECT_LE(accentAreas(), 1) << "end";
}

TEST(AreasInColour, AreCounted)
{
    QImage image(60, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    EXPECT_EQ(areasIn(image, Qt::red), 0);
    for (const QRect& area : {QRect(0, 0, 20, 20), QRect(30, 0, 20, 20), QRect(0, 30, 5, 5)})
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                image.setPixelColor(x, y, Qt::red);
    EXPECT_EQ(areasIn(image, Qt::red), 2);
    for (int x = 20; x < 30; ++x)
        image.setPixelColor(x, 10, Qt::red);
    EXPECT_EQ(areasIn(image, Qt::red), 1);
}

INSTANTIATE_TEST_SUITE_P(Themes, NextStep,
                         testing::Values(AppSettings::Theme::Light, AppSettings::Theme::Dark,
                                         AppSettings::Theme::Contrast),
                         [](const auto& info) {
                             return info.param == AppSettings::Theme::Light  ? "Light"
                                    : info.param == AppSettings::Theme::Dark ? "Dark"
                                                                             : "Contrast";
                         });

} // namespace

} // namespace vozka
