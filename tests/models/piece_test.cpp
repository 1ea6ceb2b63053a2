// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pieces on the board: where those that are nobody's stand, and towers with who stands on them.
#include "models/art/palette.h"
#include "models/art/pictures.h"
#include "models/scene/board_picture.h"
#include "models/scene/board_scene.h"
#include "table_fixture.h"

#include <QFile>
#include <QPainter>
#include <QTemporaryDir>

#include <set>

namespace vozka {

namespace {

/// A volcano with the dragon, a tower of three pieces with a figure on it, a road with a figure and the
/// fairy.
class Pieces : public TableTest {
protected:
    void SetUp() override
    {
        lay(R"({"at": [0,1], "player": 1, "figure": "follower", "feature": "road-ns"})");
    }
    void lay(const QByteArray& fairy)
    {
        QFile file(m_folder.filePath("laid.position.json"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","princess-and-dragon","tower"], "options": {}},
 "players": [{"name": "Anna", "colour": "red"}, {"name": "Bela", "colour": "blue"}],
 "toMove": 0, "dragon": [0,0], "fairy": )"
                   + fairy + R"(,
 "towers": [{"at": [1,0], "pieces": 3, "closedBy": {"player": 0, "kind": "follower"}}, {"at": [2,0], "pieces": 0}],
 "tiles": [{"tile": "PD-01", "at": [0,0], "turns": 0}, {"tile": "TO-02", "at": [1,0], "turns": 0},
           {"tile": "TO-01", "at": [2,0], "turns": 0}, {"tile": "U", "at": [0,1], "turns": 1}],
 "figures": [{"player": 1, "kind": "follower", "at": [0,1], "feature": "road-ns"}]})");
        file.close();
        ASSERT_TRUE(m_controller.files()->open(QUrl::fromLocalFile(file.fileName())));
    }
    [[nodiscard]] PieceModel& pieces() { return *m_controller.figures()->pieces(); }
    /// The row of the piece with that label, -1 if there is none.
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

private:
    QTemporaryDir m_folder;
};

} // namespace

TEST_F(Pieces, StandWhereTheyAre)
{
    ASSERT_EQ(pieces().rowCount(), 3) << "a bare foundation is none";
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

TEST_F(Pieces, TheFairyStandsBesideHerFigureOrAloneOnTheTile)
{
    const auto road = figuresOnBoard(m_controller.table()).front();
    const int fairy = rowOf("Fairy");
    const QPointF beside = placeOf(fairy) - road.place;
    EXPECT_LT(std::abs(beside.y()), 0.1);
    EXPECT_GT(std::abs(beside.x()), road.size / 2);
    EXPECT_LT(std::abs(beside.x()), road.size);
    lay(R"({"at": [0,1]})");
    EXPECT_NE(placeOf(rowOf("Fairy")), road.place + beside);
    EXPECT_EQ(read(pieces(), rowOf("Fairy"), "where").toString(), "1 south");
}

TEST_F(Pieces, AFigureOnATowerStandsAsHighAsTheTower)
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

// The higher the tower, the more of its picture it fills and the larger that is, up to what would hide the
// board.
TEST_F(Pieces, EveryHeightLooksDifferent)
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

TEST_F(Pieces, AreOnPicturesOfTheBoard)
{
    const Table table = m_controller.table();
    constexpr QSize size(700, 500);
    const QImage board = paintBoard(table, size);
    const auto layout = layBoard(extentOf(table), QRect(QPoint(), size));
    const auto colourOf = [&](const char* part) {
        return Palette::instance().art(QLatin1String(part)).rgb();
    };
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
