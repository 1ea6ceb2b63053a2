// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares pages with checked pictures. Pictures that differ are written to the current folder. With
// VOZKA_KEEP_PICTURES=1 in the environment they replace the checked pictures.
#include "golden.h"

#include "at_rest.h"
#include "models/app/app_settings.h"
#include "picture_diff.h"
#include "support/program.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <optional>

namespace vozka {

void expectPicture(const QImage& picture, const QString& name, double allowed)
{
    const QString golden = QDir(QStringLiteral(VOZKA_GOLDEN)).filePath(name);
    if (qEnvironmentVariableIsSet("VOZKA_KEEP_PICTURES")) {
        constexpr int highestCompression = 0;
        EXPECT_TRUE(picture.save(golden, "PNG", highestCompression));
        return;
    }
    const QImage shown = picture.convertToFormat(QImage::Format_RGB32);
    const double share = difference(shown, QImage(golden).convertToFormat(QImage::Format_RGB32));
    if (share > allowed) {
        const QString fileName = QFileInfo(name).fileName();
        picture.save(fileName);
        FAIL() << golden.toStdString() << " looks different in " << share * 100 << " % of its pixels; see "
               << QDir().filePath(fileName).toStdString();
    }
}

namespace {

constexpr QSize windowSize(1024, 640);

struct Page {
    const char* name;
    /// File of the game on the table, relative to this folder; empty if none.
    const char* game;
    /// Name of the page or action to show.
    const char* show;
    /// A key that is pressed on that page; 0 if none.
    int key = 0;
};

/// A theme, and its name in the names of the pictures and tests.
struct Colours {
    AppSettings::Theme theme;
    const char* file;
    const char* test;
};

void PrintTo(const Colours& colours, std::ostream* out)
{
    *out << colours.test;
}

void PrintTo(const Page& page, std::ostream* out)
{
    *out << page.name;
}

class Golden : public testing::TestWithParam<std::tuple<Page, Colours>> {
protected:
    void SetUp() override
    {
        auto& settings = AppSettings::instance();
        settings.overrideLanguage(QStringLiteral("en"));
        settings.setAnimation(AppSettings::Animation::NoAnimation);
        settings.overrideTheme(std::get<Colours>(GetParam()).theme);
        m_program.emplace();
        m_program->window().resize(windowSize);
    }

    std::optional<Program> m_program;
};

TEST_P(Golden, MatchesStoredImage)
{
    const auto& [page, colours] = GetParam();
    if (*page.game != '\0')
        m_program->open(QStringLiteral(VOZKA_GOLDEN "/") + QLatin1String(page.game));
    m_program->perform(page.show);
    if (page.key != 0) {
        (void)pictureAtRest(m_program->window());
        m_program->press(static_cast<Qt::Key>(page.key));
    }
    const QImage now = pictureAtRest(m_program->window());

    const QString name =
        QStringLiteral("%1-%2.png").arg(QLatin1String(page.name), QLatin1String(colours.file));
    expectPicture(now, name);
}

INSTANTIATE_TEST_SUITE_P(
    Pages, Golden,
    testing::Combine(testing::Values(Page{"table", "begun.vozka", "Table"},
                                     Page{"range", "../quick/wagon.vozka", "Table", Qt::Key_O},
                                     Page{"new-game", "", "NewGame"}, Page{"end", "whole.vozka", "End"},
                                     Page{"settings", "", "Settings"}),
                     testing::Values(Colours{AppSettings::Theme::Light, "light", "Light"},
                                     Colours{AppSettings::Theme::Dark, "dark", "Dark"},
                                     Colours{AppSettings::Theme::Contrast, "contrast", "Contrast"})),
    [](const auto& info) {
        std::string name = std::get<0>(info.param).name;
        std::erase(name, '-');
        return name + std::get<1>(info.param).test;
    });

TEST(PictureDiff, FindsChangedPixelsOnly)
{
    constexpr int side = 10;
    QImage one(side, side, QImage::Format_RGB32);
    one.fill(Qt::white);
    QImage other = one;
    EXPECT_EQ(difference(one, other), 0);
    other.setPixel(3, 4, qRgb(255, 200, 255));
    EXPECT_DOUBLE_EQ(difference(one, other), 0.01);
    EXPECT_EQ(difference(one, QImage()), 1);
    EXPECT_EQ(difference(one, one.scaled(side, side + 1)), 1);
}

} // namespace

} // namespace vozka

int main(int argc, char** argv)
{
    // Default settings, no display, no graphics card, and a fixed font.
    const QTemporaryDir home;
    for (const char* kind : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
        qputenv(kind, home.path().toLocal8Bit());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_SCALE_FACTOR", "1");
    qputenv("FONTCONFIG_FILE", VOZKA_GOLDEN "/fonts.conf");
    testing::InitGoogleTest(&argc, argv);
    const QGuiApplication app(argc, argv);
    return RUN_ALL_TESTS();
}
