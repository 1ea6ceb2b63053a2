// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pieces on the board: neutral pieces, and towers with figures on them.
#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/art/tile_art.h"
#include "models/board/board_picture.h"
#include "models/board/board_scene.h"
#include "models/computer/shown_move.h"
#include "models/overlays/pile_scene.h"
#include "models/table/other_choices.h"
#include "overlay_reading.h"
#include "table_fixture.h"

#include <QFile>
#include <QPainter>
#include <QTemporaryDir>

#include <set>

namespace vozka {

namespace {

/// A board with the dragon on a volcano, a tower of three pieces with a figure on it, and a road with a
/// figure and the fairy.
class Pieces : public TableTest {
protected:
    void SetUp() override
    {
        openPosition(R"({"at": [0,1], "player": 1, "figure": "follower", "feature": "road-ns"})");
    }
    void openPosition(const QByteArray& fairy,
                      const QByteArray& tower =
                          R"({"at": [1,0], "pieces": 3, "closedBy": {"player": 0, "kind": "follower"}})")
    {
        QFile file(m_folder.filePath("laid.position.json"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","princess-and-dragon","tower"], "options": {}},
 "players": [{"name": "Anna", "colour": "red"}, {"name": "Bela", "colour": "blue"}],
 "toMove": 0, "dragon": [0,0], "fairy": )"
                   + fairy + R"(,
 "towers": [)" + tower
                   + R"(, {"at": [2,0], "pieces": 0}],
 "tiles": [{"tile": "PD-01", "at": [0,0], "turns": 0}, {"tile": "TO-02", "at": [1,0], "turns": 0},
           {"tile": "TO-01", "at": [2,0], "turns": 0}, {"tile": "U", "at": [0,1], "turns": 1}],
 "figures": [{"player": 1, "kind": "follower", "at": [0,1], "feature": "road-ns"}]})");
        file.close();
        ASSERT_TRUE(m_controller.files()->open(QUrl::fromLocalFile(file.fileName())));
    }
    [[nodiscard]] RowModel<PieceRow>& pieces() { return *m_controller.figures()->pieces(); }
    /// Returns the row of the piece with this label, -1 if none.
    [[nodiscard]] int rowOf(const QString& label)
    {
        for (int row = 0; row < pieces().rowCount(); ++row)
            if (read(pieces(), row, "label").toString() == label)
                return row;
        return -1;
    }
    [[nodiscard]] QPointF placeOf(int row)
    {
        return {read(pieces(), row, "placeX").toDouble(), read(pieces(), row, "placeY").toDouble()};
    }

    [[nodiscard]] QPointF footOfTower() const
    {
        const auto now = m_controller.table();
        const auto& tile = now.board().tiles()[now.board().tileAt({1, 0})];
        return TileArt::instance().figurePlace(now.picture(tile.kind), tile.turns,
                                               now.featureId(tile.kind, 0));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

TEST_F(Pieces, HavePlacesAndLabels)
{
    ASSERT_EQ(pieces().rowCount(), 3) << "a foundation without pieces is not a piece";
    const int dragon = rowOf("Dragon");
    ASSERT_GE(dragon, 0);
    EXPECT_EQ(read(pieces(), dragon, "cellX").toInt(), 0);
    EXPECT_EQ(read(pieces(), dragon, "cellY").toInt(), 0);
    EXPECT_EQ(read(pieces(), dragon, "source").toString(), "image://piece/dragon");
    const int tower = rowOf("Tower of 3 pieces");
    ASSERT_GE(tower, 0);
    EXPECT_EQ(read(pieces(), tower, "pieces").toInt(), 3);
    EXPECT_EQ(read(pieces(), tower, "source").toString(), "image://pile/3");
    const int fairy = rowOf("Fairy");
    ASSERT_GE(fairy, 0);
    EXPECT_TRUE(read(pieces(), fairy, "where").toString().endsWith("Bela: meeple on the road"))
        << read(pieces(), fairy, "where").toString().toStdString();
}

TEST_F(Pieces, FairyIsNextToFigureOrAloneOnTile)
{
    const auto road = figuresOnBoard(m_controller.table()).front();
    const int fairy = rowOf("Fairy");
    const QPointF beside = placeOf(fairy) - road.place;
    EXPECT_LT(std::abs(beside.y()), 0.1);
    EXPECT_GT(std::abs(beside.x()), road.size / 2);
    EXPECT_LT(std::abs(beside.x()), road.size);
    openPosition(R"({"at": [0,1]})");
    EXPECT_NE(placeOf(rowOf("Fairy")), road.place + beside);
    EXPECT_EQ(read(pieces(), rowOf("Fairy"), "where").toString(), "1 south");
}

TEST_F(Pieces, FigureOnTowerIsRaisedByTowerHeight)
{
    const auto figures = figuresOnBoard(m_controller.table());
    const auto on = std::ranges::find(figures, Cell{1, 0}, &FigureSpot::cell);
    ASSERT_NE(on, figures.end());
    EXPECT_DOUBLE_EQ(on->raised, pileRise(3));
    EXPECT_GT(pileRise(3), pileRise(1));
    EXPECT_EQ(pileRise(0), 0);
    for (const auto& figure : figures)
        EXPECT_EQ(figure.raised, figure.cell == on->cell ? pileRise(3) : 0);
}

TEST_F(Pieces, ShownMoveEndsOnTopOfTower)
{
    openPosition(R"({"at": [0,1]})", R"({"at": [1,0], "pieces": 3})");
    const Table now = m_controller.table();
    const auto tower = now.board().segmentOf(now.board().tileAt({1, 0}), 0);
    ASSERT_EQ(stackOn(now, tower), 3);
    const auto onTop = Action::deploy(FigureKind::Follower, {1, 0}, now.board().featureIndex(tower));
    ASSERT_FALSE(now.rules->refusal(*now.state, onTop));
    const auto shown = shownMove(now, *now.state, {onTop});
    State after = *now.state;
    now.rules->apply(after, onTop);
    Table then = now;
    then.state = &after;
    const auto spots = figuresOnBoard(then);
    const auto there =
        std::ranges::find(spots, tower, [](const FigureSpot& spot) { return spot.figure.segment; });
    ASSERT_NE(there, spots.end());
    ASSERT_GT(there->raised, 0);
    EXPECT_EQ(shown.place, there->place - QPointF(0, there->raised));
    // The drop target of the figure is at the same place, and points rise from this place.
    Choice row;
    putOnFeature(now, tower, row);
    EXPECT_EQ(row.foot, shown.place);
    Event score;
    score.line.player = 0;
    score.at = now.board().ref(tower);
    EXPECT_EQ(placeOfScore(now, score), QPointF(1, 0) + shown.place);
}

TEST_F(Pieces, RangeOfTowerHasResultForEachFigure)
{
    auto& overlays = *m_controller.overlays();
    overlays.setKind(Overlays::Kind::Range);
    EXPECT_EQ(overlays.hint(), "Tower: choose one on the board to see how far it reaches.");
    const auto now = m_controller.table();
    const auto tower = now.board().segmentOf(now.board().tileAt({1, 0}), 0);
    const auto scene = pileScene(now, tower);
    EXPECT_EQ(scene.title, "Tower of 3 pieces: who may be taken, and who may not");
    EXPECT_EQ(linesOf(scene),
              (std::vector<std::string>{
                  "1|Anna: meeple on the tower|May be taken.",
                  "|1 more figure|The tower has 3 pieces: it reaches no further than that many tiles in a "
                  "straight line."}));
    EXPECT_EQ(scene.entries[0].look, OverlayLook::Reachable);
    EXPECT_EQ(scene.marks.size(), 1U);
    EXPECT_EQ(cellsReached(now, tower, 3), (std::vector<Cell>{{0, 0}, {1, 0}, {2, 0}, {1, 1}}));
    // The overlay shows the same scene.
    overlays.chooseAt(1, 0, footOfTower());
    EXPECT_TRUE(overlays.hasChosen());
    EXPECT_EQ(overlays.hint(), scene.title);
    const auto bare = now.board().segmentOf(now.board().tileAt({2, 0}), 1);
    EXPECT_EQ(linesOf(pileScene(now, bare)).front(), "|No figure may be taken|No piece is there yet.");
}

TEST_F(Pieces, HoverTextNamesPieces)
{
    auto& overlays = *m_controller.overlays();
    overlays.setInspecting(true);
    const auto hoverText = [&](int x, int y, QPointF point) {
        overlays.hoverAt(x, y, point);
        return overlays.hoveredTitle() + u'|' + overlays.hoveredText();
    };
    EXPECT_TRUE(hoverText(0, 0, {0.1, 0.1}).contains("The dragon stands here."))
        << hoverText(0, 0, {0.1, 0.1}).toStdString();
    const auto fairy = hoverText(0, 1, {0.5, 0.5});
    EXPECT_TRUE(fairy.contains("The fairy stands here beside Bela: meeple on the road."))
        << fairy.toStdString();
    const auto tower = hoverText(1, 0, footOfTower());
    EXPECT_TRUE(tower.startsWith("Tower|")) << tower.toStdString();
    EXPECT_TRUE(tower.contains("Anna: meeple")) << tower.toStdString();
}

TEST_F(Pieces, TowersOfDifferentHeightsLookDifferent)
{
    std::set<QByteArray> seen;
    for (int pieces = 1; pieces <= 6; ++pieces) {
        EXPECT_GE(pileSize(pieces), pileSize(pieces - 1));
        QImage image(120, 120, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintPile(painter, image.rect(), pieces);
        painter.end();
        EXPECT_TRUE(
            seen.insert({reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()}).second)
            << pieces;
        for (const int x : {0, 119})
            for (int y = 0; y < 120; ++y)
                EXPECT_EQ(qAlpha(image.pixel(x, y)), 0) << pieces << " reaches over its square";
    }
    EXPECT_EQ(pileSize(60), pileSize(6));
}

TEST_F(Pieces, ArePaintedOnPicturesOfBoard)
{
    const Table table = m_controller.table();
    constexpr QSize size(700, 500);
    const QImage board = paintBoard(table, size);
    const auto layout = layBoard(extentOf(table), QRect(QPoint(), size));
    const auto colourOf = [&](const char* part) { return Palette::instance().art(part).rgb(); };
    const auto isOn = [&](Cell cell, QRgb colour) {
        const QRect square = layout.square(cell);
        for (int y = square.top(); y <= square.bottom(); ++y)
            for (int x = square.left(); x <= square.right(); ++x)
                if (board.pixel(x, y) == colour)
                    return true;
        return false;
    };
    EXPECT_TRUE(isOn({0, 0}, colourOf("dragon")));
    EXPECT_TRUE(isOn({1, 0}, colourOf("tower_stone")));
    EXPECT_FALSE(isOn({2, 0}, colourOf("tower_stone")));
    EXPECT_TRUE(isOn({0, 1}, colourOf("fairy_dress")));
}

} // namespace vozka
