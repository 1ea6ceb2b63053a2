// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the board that the camera of the table shows, and the size of a cell.
#include "models/game/camera_views.h"
#include "models/table/camera_decision.h"
#include "table_fixture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace vozka {

namespace {

using Kind = CameraDecision::Kind;
using Mode = CameraMode;

/// Size in pixels of the free part of small, medium and large windows.
const QSizeF small(752, 570);
const QSizeF medium(979, 730);
const QSizeF large(1580, 1010);

struct Situation {
    const char* name;
    /// Width and height of the board, from 0, 0.
    int wide;
    int high;
    Kind kind;
    QRectF choices;
    QSizeF free;
    /// Side of a cell in pixels now. `isShown`: the choices are in the middle of the view.
    int now;
    bool isShown;
    bool isMoved;
    Mode mode;
    /// Side of a cell after the movement, 0 if the camera does not move.
    int cell;
};

const std::array situations{
    // clang-format off
    Situation{"begin of a game", 1, 1, Kind::Tile, {-1, -1, 3, 3}, medium, 112, false, false, Mode::Whole, 128},
    Situation{"begin, in view", 1, 1, Kind::Tile, {-1, -1, 3, 3}, medium, 128, true, false, Mode::Whole, 0},
    Situation{"begin, small window", 1, 1, Kind::Tile, {-1, -1, 3, 3}, small, 112, false, false, Mode::Whole, 128},
    Situation{"board grows", 6, 4, Kind::Tile, {-1, -1, 8, 6}, medium, 128, true, false, Mode::Whole, 119},
    Situation{"board grows in a small window", 6, 4, Kind::Tile, {-1, -1, 8, 6}, small, 128, true, false, Mode::Whole, 92},
    Situation{"whole board, a figure", 6, 4, Kind::Figure, {2, 2, 1, 1}, small, 92, false, false, Mode::Whole, 92},
    Situation{"whole board, a computer moves", 6, 4, Kind::LastMove, {5, 3, 1, 1}, small, 92, false, false, Mode::Whole, 92},
    Situation{"whole board, nothing is decided", 6, 4, Kind::None, {}, small, 120, false, false, Mode::Whole, 92},
    Situation{"64 pixels are enough", 13, 7, Kind::Tile, {0, 0, 3, 3}, medium, 64, false, false, Mode::Whole, 64},
    Situation{"63 are not", 13, 10, Kind::Tile, {0, 0, 3, 3}, medium, 59, false, false, Mode::Near, 64},
    Situation{"large window, same board", 13, 10, Kind::Tile, {0, 0, 3, 3}, large, 59, false, false, Mode::Whole, 82},
    Situation{"all places fit at 64", 20, 14, Kind::Tile, {0, 0, 15, 11}, medium, 33, false, false, Mode::Near, 64},
    Situation{"a column too many", 20, 14, Kind::Tile, {0, 0, 16, 11}, medium, 64, false, false, Mode::Near, 43},
    Situation{"a row too many", 20, 14, Kind::Tile, {0, 0, 15, 12}, medium, 64, false, false, Mode::Near, 43},
    Situation{"places all over the board", 20, 14, Kind::Tile, {-1, -1, 22, 16}, medium, 43, true, false, Mode::Near, 0},
    Situation{"places all over a small window", 20, 14, Kind::Tile, {-1, -1, 22, 16}, small, 96, false, false, Mode::Near, 33},
    Situation{"one place in view", 20, 14, Kind::Tile, {3, 3, 1, 1}, medium, 64, true, false, Mode::Near, 0},
    Situation{"one place in view at 100", 20, 14, Kind::Tile, {3, 3, 1, 1}, medium, 100, true, false, Mode::Near, 0},
    Situation{"one place in view at 128", 20, 14, Kind::Tile, {3, 3, 1, 1}, medium, 128, true, false, Mode::Near, 0},
    Situation{"one place in view at 63", 20, 14, Kind::Tile, {3, 3, 1, 1}, medium, 63, true, false, Mode::Near, 64},
    Situation{"one place elsewhere", 20, 14, Kind::Tile, {3, 3, 1, 1}, medium, 100, false, false, Mode::Near, 100},
    Situation{"one place elsewhere at 200", 20, 14, Kind::Tile, {3, 3, 1, 1}, medium, 200, false, false, Mode::Near, 128},
    Situation{"places need less than now", 20, 14, Kind::Tile, {0, 0, 9, 9}, medium, 128, false, false, Mode::Near, 79},
    Situation{"figure on the new tile", 20, 14, Kind::Figure, {3, 3, 1, 1}, medium, 109, true, false, Mode::Near, 110},
    Situation{"figure, near enough", 20, 14, Kind::Figure, {3, 3, 1, 1}, medium, 110, true, false, Mode::Near, 0},
    Situation{"figure, elsewhere", 20, 14, Kind::Figure, {3, 3, 1, 1}, medium, 96, false, false, Mode::Near, 110},
    Situation{"figure on two tiles", 20, 14, Kind::Figure, {3, 3, 8, 1}, medium, 109, true, false, Mode::Near, 110},
    Situation{"figure on far tiles", 20, 14, Kind::Figure, {3, 3, 12, 1}, medium, 64, false, false, Mode::Near, 73},
    Situation{"figure anywhere", 20, 14, Kind::Figure, {0, 0, 20, 14}, medium, 96, false, false, Mode::Near, 44},
    Situation{"figure anywhere, small", 20, 14, Kind::Figure, {0, 0, 20, 14}, small, 96, false, false, Mode::Near, 32},
    Situation{"dragon and four ways", 20, 14, Kind::Piece, {8, 8, 3, 3}, medium, 33, true, false, Mode::Near, 64},
    Situation{"dragon in view", 20, 14, Kind::Piece, {8, 8, 3, 3}, medium, 80, true, false, Mode::Near, 0},
    Situation{"targets that need 50", 20, 14, Kind::Piece, {0, 0, 19, 5}, medium, 96, false, false, Mode::Near, 50},
    Situation{"targets that need 50, in view", 20, 14, Kind::Piece, {0, 0, 19, 5}, medium, 50, true, false, Mode::Near, 0},
    Situation{"computer's tile elsewhere", 20, 14, Kind::LastMove, {19, 13, 1, 1}, medium, 96, false, false, Mode::Near, 96},
    Situation{"computer's tile, too small", 20, 14, Kind::LastMove, {19, 13, 1, 1}, medium, 43, true, false, Mode::Near, 64},
    Situation{"computer's tile in view", 20, 14, Kind::LastMove, {19, 13, 1, 1}, medium, 64, true, false, Mode::Near, 0},
    Situation{"a card makes the free part lower", 13, 7, Kind::Tile, {0, 0, 3, 3}, QSizeF(979, 530), 64, false, false, Mode::Near, 64},
    Situation{"targets anywhere, small", 20, 14, Kind::Piece, {0, 0, 20, 14}, small, 96, false, false, Mode::Near, 36},
    Situation{"places fit at 63 only", 20, 14, Kind::Tile, {0, 0, 15.2, 11}, medium, 96, true, false, Mode::Near, 43},
    Situation{"narrow window", 9, 9, Kind::Tile, {0, 0, 2, 2}, QSizeF(400, 900), 34, false, false, Mode::Near, 64},
    Situation{"nothing is decided", 20, 14, Kind::None, {}, medium, 43, false, false, Mode::Near, 0},
    Situation{"moved by the player", 20, 14, Kind::Tile, {3, 3, 1, 1}, medium, 200, false, true, Mode::Mine, 0},
    Situation{"moved, computer's tile elsewhere", 20, 14, Kind::LastMove, {19, 13, 1, 1}, medium, 96, false, true, Mode::Mine, 0},
    Situation{"moved, figure on a small cell", 20, 14, Kind::Figure, {3, 3, 1, 1}, medium, 40, true, true, Mode::Mine, 0},
    Situation{"moved, the dragon is out of view", 20, 14, Kind::Piece, {3, 3, 3, 3}, medium, 40, false, true, Mode::Mine, 40},
    Situation{"moved, the dragon is in view", 20, 14, Kind::Piece, {3, 3, 3, 3}, medium, 40, true, true, Mode::Mine, 0},
    Situation{"moved, small board", 1, 1, Kind::Tile, {-1, -1, 3, 3}, medium, 300, false, true, Mode::Mine, 0},
    // clang-format on
};

CameraScene sceneOf(const Situation& situation)
{
    CameraScene scene;
    scene.board = QRectF(0, 0, situation.wide, situation.high);
    scene.decision = {situation.kind, situation.choices, situation.choices};
    scene.free = situation.free;
    scene.isMoved = situation.isMoved;
    scene.now.cell = situation.now;
    const QSizeF size = situation.free / situation.now;
    const QPointF middle = situation.isShown ? situation.choices.center() : QPointF(500, 500);
    scene.now.cells = QRectF(middle - QPointF(size.width(), size.height()) / 2, size);
    return scene;
}

/// Returns true if these cells are in the view, with the gap around them.
bool isInside(const CameraView& view, const QRectF& cells)
{
    const qreal gap = (cameraRules::gap - 1.0) / view.cell;
    return view.cells.contains(cells.adjusted(-gap, -gap, gap, gap));
}

int fitting(const QRectF& cells, QSizeF free)
{
    const qreal wide = (free.width() - 16) / cells.width();
    const qreal high = (free.height() - 16) / cells.height();
    return static_cast<int>(std::floor(std::min(wide, high)));
}

} // namespace

TEST(CameraRules, FollowTable)
{
    for (const auto& situation : situations) {
        const CameraScene scene = sceneOf(situation);
        EXPECT_EQ(cameraModeOf(scene), situation.mode) << situation.name;
        const CameraView view = nextCameraView(scene);
        EXPECT_EQ(view.cell, situation.cell) << situation.name;
        EXPECT_TRUE(!view.moves() || isInside(view, situation.choices)) << situation.name;
    }
}

TEST(CameraRules, ShowMuchOfBoardAndFeature)
{
    Situation corner{"", 20, 14, Kind::Figure, {19, 13, 1, 1}, medium, 96, false, false, Mode::Near, 96};
    CameraScene scene = sceneOf(corner);
    // The tile is in the corner of the board, so the view ends at the cells next to the board.
    CameraView view = nextCameraView(scene);
    EXPECT_LT(view.cells.right(), 21.2);
    EXPECT_LT(view.cells.bottom(), 15.2);
    // A feature that leads to the west moves the view to the west, but the tile stays in it.
    scene.decision.choices = QRectF(10, 7, 1, 1);
    scene.decision.middle = QRectF(6, 7, 5, 1);
    view = nextCameraView(scene);
    EXPECT_NEAR(view.cells.center().x(), 8.5, 0.01);
    scene.decision.middle = QRectF(0, 7, 11, 1);
    view = nextCameraView(scene);
    EXPECT_NEAR(view.cells.right(), 11.5, 0.3);
    EXPECT_TRUE(isInside(view, scene.decision.choices));
}

TEST(CameraRules, ShowWholeBoardOfAnySize)
{
    for (int size = 1; size < 40; ++size) {
        Situation whole{"", size, size, Kind::None, {}, small, 100, false, false, Mode::Whole, 0};
        const CameraView view = wholeBoardView(sceneOf(whole));
        EXPECT_TRUE(isInside(view, QRectF(-1, -1, size + 2, size + 2))) << size;
    }
}

TEST(CameraRules, ShowNewTileIfAllPlacesAreTooSmall)
{
    Situation anywhere{"", 20, 14, Kind::Figure, {0, 0, 20, 14}, small, 32, true, false, Mode::Near, 0};
    CameraScene scene = sceneOf(anywhere);
    EXPECT_EQ(bestCameraView(scene).cell, 32);
    scene.decision.newTile = QRectF(3, 3, 1, 1);
    const CameraView view = nextCameraView(scene);
    EXPECT_EQ(view.cell, cameraRules::smallestCellForFigures);
    EXPECT_TRUE(isInside(view, scene.decision.newTile));
    EXPECT_EQ(bestCameraView(scene), view);
    scene.now = view;
    EXPECT_FALSE(nextCameraView(scene).moves());
    // All places are shown if the tiles are large enough.
    scene.decision.choices = QRectF(3, 3, 9, 1);
    EXPECT_TRUE(isInside(nextCameraView(scene), scene.decision.choices));
}

TEST(CameraRules, StayEnlargedAtLastMove)
{
    Situation anywhere{"", 20, 14, Kind::Tile, {-1, -1, 22, 16}, small, 64, true, false, Mode::Near, 0};
    CameraScene scene = sceneOf(anywhere);
    scene.decision.newTile = {};
    scene.lastMove = QRectF(3, 3, 1, 1);
    EXPECT_EQ(bestCameraView(scene), wholeBoardView(scene));
    scene.isEnlarged = true;
    const CameraView view = nextCameraView(scene);
    EXPECT_EQ(view.cell, cameraRules::smallestCell);
    EXPECT_TRUE(isInside(view, scene.lastMove));
    scene.now = view;
    EXPECT_FALSE(nextCameraView(scene).moves());
    // All places are shown if the cells are large enough.
    scene.decision.choices = QRectF(0, 0, 4, 4);
    EXPECT_TRUE(isInside(bestCameraView(scene), scene.decision.choices));
}

class CameraOfGames : public TableTest {
protected:
    /// A window with its current view.
    struct Window {
        QSizeF free;
        CameraView now;
    };

    CameraOfGames() { m_views.setProperty("table", QVariant::fromValue<TableViewModel*>(&m_controller)); }

    /// Returns the places that can be chosen now, as the board shows them: those for figures, otherwise all.
    [[nodiscard]] std::vector<QRectF> places()
    {
        const auto& all = m_controller.candidates()->rows();
        const bool hasFigures = m_controller.prompt().kind == Prompt::Kind::Deploy
                                && std::ranges::any_of(m_controller.choices()->rows(), [](const auto& row) {
                                       return placesFigure(row.action);
                                   });
        std::vector<QRectF> places;
        for (const auto& choice : all)
            if (choice.isAllowed() && !(hasFigures && choice.isOther()))
                places.push_back(choice.spot.isCorner()
                                     ? QRectF(choice.cellX() - 0.1, choice.cellY() - 0.1, 0.2, 0.2)
                                     : QRectF(choice.cellX(), choice.cellY(), 1, 1));
        return places;
    }
    /// Returns the square of the tile of this turn if a figure can be placed on it, otherwise an empty one.
    [[nodiscard]] QRectF newTile()
    {
        const auto placed = m_controller.table().placedCell();
        const QRectF tile = placed ? QRectF(placed->x, placed->y, 1, 1) : QRectF();
        return std::ranges::any_of(m_controller.choices()->rows(),
                                   [&](const auto& row) {
                                       return placesFigure(row.action)
                                              && tile.intersects(cellsOf(row.action.at));
                                   })
                   ? tile
                   : QRectF();
    }
    void follow(Window& window, const std::vector<QRectF>& places, Prompt::Kind prompt)
    {
        m_views.setProperty("free", window.free);
        m_views.setProperty("largestWhole", 128);
        const CameraView next = m_views.forDecision(window.now.cells, window.now.cell, false);
        if (next.moves())
            window.now = next;
        m_outside += m_views.choicesOutside(window.now.cells);
        // With all places the tiles would be too small, so only the new tile is in view.
        const QRectF tile = newTile();
        const bool isTileOnly = prompt == Prompt::Kind::Deploy && m_views.isNear() && !tile.isEmpty()
                                && fitting(m_views.choices(), window.free - QSizeF(80, 80)) < 64;
        m_tilesOnly += isTileOnly ? 1 : 0;
        const QRectF choices = isTileOnly ? tile : m_views.choices();
        for (const QRectF& place : places)
            ASSERT_TRUE(isInside(window.now, place) || (isTileOnly && !tile.intersects(place)))
                << m_controller.decisions() << " " << window.now.cell;
        if (places.empty() || !m_views.isNear())
            return;
        ++m_decisions[prompt];
        const int possible = fitting(choices, window.free);
        // On small tiles markers need space next to the tiles.
        const QSizeF markers = possible < 110 ? QSizeF(80, 80) : QSizeF(0, 0);
        const int forFigures = fitting(choices, window.free - markers);
        const bool isFigure = prompt == Prompt::Kind::Deploy;
        EXPECT_TRUE(window.now.cell >= 64 || (isFigure ? forFigures : possible) < 64)
            << m_controller.decisions();
        EXPECT_GE(window.now.cell, next.moves() && isFigure ? std::min(110, forFigures) : 0)
            << m_controller.decisions();
        // The view ends one cell beyond the board.
        const int reach = std::min(34, window.now.cell + cameraRules::gap - 1);
        const qreal marker = isFigure && window.now.cell < 110 ? qreal(reach) / window.now.cell : 0;
        EXPECT_TRUE(window.now.cells.contains(choices.adjusted(-marker, -marker, marker, marker)))
            << m_controller.decisions();
    }

    CameraViews m_views;
    std::map<Prompt::Kind, int> m_decisions;
    /// Number of choices that were not in a view.
    int m_outside = 0;
    /// Number of views of the new tile without the other places for figures.
    int m_tilesOnly = 0;
};

TEST_F(CameraOfGames, EveryChoiceOfFigureIsInView)
{
    for (const std::uint64_t seed : {3U, 4U}) {
        std::vector<Window> windows;
        for (const QSizeF free : {small, medium, large, QSizeF(688, 500), QSizeF(500, 900)})
            windows.push_back({free, {}});
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (int i = 0; i < 900 && !m_controller.over(); ++i, play(1)) {
            const auto places = this->places();
            const auto prompt = m_controller.prompt().kind;
            for (auto& window : windows)
                ASSERT_NO_FATAL_FAILURE(follow(window, places, prompt));
        }
    }
    for (const auto kind : {Prompt::Kind::Place, Prompt::Kind::Deploy, Prompt::Kind::Choose})
        EXPECT_GT(m_decisions[kind], 20);
    EXPECT_GT(m_tilesOnly, 5);
    EXPECT_GT(m_outside, 100) << "choices of other actions, while a figure is placed";
}

TEST_F(CameraOfGames, PromptMayBeOlderThanTable)
{
    ASSERT_TRUE(m_controller.startGame(gameOfTwo()));
    const Table now = m_controller.table();
    ASSERT_EQ(m_controller.prompt().kind, Prompt::Kind::Place);
    // No tile was placed in this turn.
    const auto decision =
        cameraDecisionOf(now, *m_controller.candidates(), *m_controller.choices(), Prompt::Kind::Deploy);
    EXPECT_FALSE(decision.choices.isEmpty());
    EXPECT_EQ(decision.middle, decision.choices);
}

TEST_F(CameraOfGames, LastMoveOfOtherPlayerIsInView)
{
    ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(5)));
    m_views.setProperty("free", small);
    m_views.setProperty("largestWhole", 128);
    m_views.setProperty("isMoved", true);
    CameraView now;
    int moves = 0;
    for (int i = 0; i < 400 && !m_controller.over(); ++i, play(1)) {
        const bool movesPiece = m_controller.prompt().kind == Prompt::Kind::Choose
                                || m_controller.prompt().kind == Prompt::Kind::MoveFigure;
        EXPECT_TRUE(movesPiece || !m_views.forDecision(now.cells, now.cell, false).moves());
        const CameraView next = m_views.forLastMove(now.cells, now.cell);
        if (next.moves())
            now = next;
        moves += next.moves() ? 1 : 0;
        ASSERT_TRUE(isInside(now, m_views.lastMove()));
        EXPECT_GE(now.cell, 64);
    }
    EXPECT_GT(moves, 20);
}

} // namespace vozka
