// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares overlays, drawn without a window, with checked pictures.
#include "golden.h"
#include "models/app/app_settings.h"
#include "models/board/board_picture.h"
#include "models/game/game_controller.h"
#include "models/overlays/range_scene.h"
#include "models/overlays/scene_picture.h"
#include "models/overlays/standing_scenes.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

struct Overlay {
    const char* name;
    const char* game;
    OverlayScene (*scene)(const Table& table);
    ColourTheme::Kind theme = ColourTheme::Light;
    QString language = QStringLiteral("en");
};

void PrintTo(const Overlay& overlay, std::ostream* out)
{
    *out << overlay.name;
}

/// Returns the question about the range of the wagon on the cell 3, 0.
ReachQuestion question(const Table& table, std::optional<Edition> edition)
{
    for (const auto& figure : (*table.state)->figuresOnBoard())
        if (figure.kind == movableFigureKind(table) && table.board().cellOf(figure.segment) == Cell{3, 0})
            return {figure.player, figure.segment, edition};
    return {};
}

OverlayScene classic(const Table& table)
{
    return rangeScene(table, question(table, Edition::C1));
}

OverlayScene modern(const Table& table)
{
    return rangeScene(table, question(table, Edition::C2));
}

OverlayScene compared(const Table& table)
{
    return compareScene(table, question(table, {}));
}

class OverlayGolden : public testing::TestWithParam<Overlay> {};

TEST_P(OverlayGolden, MatchesStoredImage)
{
    constexpr QSize size(1024, 640);
    const auto& overlay = GetParam();
    AppSettings::instance().overrideLanguage(overlay.language);
    GameController controller;
    ASSERT_TRUE(controller.files()->open(
        QUrl::fromLocalFile(QStringLiteral(VOZKA_GOLDEN "/%1.vozka").arg(QLatin1String(overlay.game)))));
    const auto scene = overlay.scene(controller.table());
    ASSERT_FALSE(scene.entries.empty());
    expectPicture(paintScene(controller.table(), scene, size, overlay.theme),
                  QStringLiteral("overlay-%1.png").arg(QLatin1String(overlay.name)));
}

TEST(BoardGolden, BridgesAreUpAndDown)
{
    constexpr QSize size(1024, 640);
    GameController controller;
    ASSERT_TRUE(controller.files()->open(
        QUrl::fromLocalFile(QStringLiteral(VOZKA_GOLDEN "/../quick/bridge_up.vozka"))));
    expectPicture(paintBoard(controller.table(), size), QStringLiteral("board-bridges.png"));
}

INSTANTIATE_TEST_SUITE_P(
    Overlays, OverlayGolden,
    testing::Values(
        Overlay{"C1-light", "wagon", classic}, Overlay{"C1-dark", "wagon", classic, ColourTheme::Dark},
        Overlay{"C2-light", "wagon", modern}, Overlay{"C2-dark", "wagon", modern, ColourTheme::Dark},
        Overlay{"C2-contrast", "wagon", modern, ColourTheme::Contrast}, Overlay{"compare", "wagon", compared},
        Overlay{"owners", "wagon", ownersScene, ColourTheme::Light, QStringLiteral("cs")},
        Overlay{"fields", "wagon", fieldsScene}, Overlay{"dead", "late", deadScene, ColourTheme::Dark}),
    [](const auto& info) {
        std::string name = info.param.name;
        std::erase(name, '-');
        return name;
    });

} // namespace

} // namespace vozka
