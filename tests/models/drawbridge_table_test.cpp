// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table with drawbridges: pictures, motions and remarks on the tiles.
#include "models/art/pictures.h"
#include "models/art/tile_art.h"
#include "models/board/board_picture.h"
#include "models/board/board_scene.h"
#include "models/setup/tile_set_model.h"
#include "models/table/passage_motion.h"
#include "records/tile_library.h"
#include "table_fixture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace vozka {

class DrawbridgeTable : public TableTest {
protected:
    void SetUp() override { begin(1); }
    void begin(std::uint64_t seed)
    {
        auto game = gameOfTwo(seed);
        game.rules.sets = {"base", "drawbridges"};
        ASSERT_TRUE(m_controller.startGame(game));
    }
    /// Returns a letter for each bridge of the tile: 'u' (up) if its city is complete, otherwise 'd' (down).
    /// Empty if no bridge is up.
    [[nodiscard]] QString expectedLetters(const PlacedTile& tile)
    {
        const auto table = m_controller.table();
        const auto& kind = table.catalogue().kind(tile.kind);
        QString letters;
        for (const auto& bridge : TileArt::instance().passages(table.picture(tile.kind), tile.turns)) {
            const auto city = table.board().segmentOf(table.board().tileAt(tile.cell),
                                                      kind.find(bridge.city.toStdString()));
            letters += QLatin1Char(table.board().feature(city).openEnds == 0 ? 'u' : 'd');
        }
        return letters.contains(QLatin1Char('u')) ? letters : QString();
    }
    [[nodiscard]] QString source(int row) { return read(*m_controller.board(), row, "source").toString(); }
};

TEST_F(DrawbridgeTable, RaisesBridgesOfCompleteCities)
{
    bool anyUp = false;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        begin(seed);
        while (!m_controller.over()) {
            play(1);
            const auto tiles = m_controller.table().board().tiles();
            for (std::size_t i = 0; i < tiles.size(); ++i) {
                const QString address = source(static_cast<int>(i));
                EXPECT_EQ(address.section(QLatin1Char('/'), 5), expectedLetters(tiles[i]))
                    << address.toStdString();
                anyUp = anyUp || address.contains(QLatin1Char('u'));
            }
        }
    }
    EXPECT_TRUE(anyUp);
}

TEST_F(DrawbridgeTable, RingsOfBridgesAvoidMarkersOfCities)
{
    begin(1);
    const auto& art = TileArt::instance();
    const auto length = [](QPointF way) { return std::hypot(way.x(), way.y()); };
    int rings = 0;
    const auto table = m_controller.table();
    for (int kind = 0; kind < table.catalogue().kindCount(); ++kind) {
        const QString picture = table.picture(static_cast<KindIndex>(kind));
        for (int turns = 0; turns < 4; ++turns) {
            const auto& bridges = art.passages(picture, turns);
            for (const auto& bridge : bridges) {
                const QPointF ring = art.ringPlace(picture, turns, bridge);
                EXPECT_GE(length(ring - art.markPlace(picture, turns, bridge.city)), ringClearance - 0.001)
                    << picture.toStdString() << turns << bridge.city.toStdString();
                // The marker of the tile's other city may be slightly nearer to the ring.
                for (const auto& other : bridges)
                    EXPECT_GE(length(ring - art.markPlace(picture, turns, other.city)), 0.25)
                        << picture.toStdString() << turns << other.city.toStdString();
                EXPECT_GE(art.passageAt(picture, turns, ring), 0) << "a drop on the ring sets a bridge";
                EXPECT_LE(length(ring - bridge.at), 0.2) << "the ring is at the bridge";
                EXPECT_TRUE(QRectF(0, 0, 1, 1).contains(ring)) << picture.toStdString() << turns;
                ++rings;
            }
        }
    }
    EXPECT_GT(rings, 40);
}

TEST_F(DrawbridgeTable, ChangesOnlyTilePictureWhenBridgeMoves)
{
    while (!m_controller.over()) {
        const int tiles = m_controller.board()->rowCount();
        std::vector<QString> before;
        for (int row = 0; row < tiles; ++row)
            before.push_back(source(row));
        int removed = 0;
        const auto watch = QObject::connect(m_controller.board(), &QAbstractItemModel::rowsRemoved,
                                            &m_controller, [&removed] { ++removed; });
        play(1);
        QObject::disconnect(watch);
        EXPECT_EQ(removed, 0);
        for (int row = 0; row < tiles; ++row)
            if (source(row) != before[static_cast<std::size_t>(row)]) {
                m_controller.undo();
                EXPECT_EQ(source(row), before[static_cast<std::size_t>(row)]) << "restored by undo";
                return;
            }
    }
    FAIL() << "no bridge was raised";
}

TEST(DrawbridgeArt, DrawsEveryBridgeOfTileSets)
{
    for (const auto& set : records::TileLibrary::builtIn().sets()) {
        for (const auto& kind : set.tiles) {
            std::set<std::pair<std::string, std::string>> meant;
            for (const auto& road : kind.features) {
                for (const auto& end : road.ends)
                    if (end.type == "drawbridge")
                        meant.emplace(road.id, kind.features[end.feature].id);
                for (const auto city : road.passes)
                    meant.emplace(road.id, kind.features[city].id);
            }
            for (int turns = 0; turns < 4; ++turns) {
                std::set<std::pair<std::string, std::string>> drawn;
                for (const auto& bridge :
                     TileArt::instance().passages(QString::fromStdString(kind.id).toLower(), turns))
                    drawn.emplace(bridge.road.toStdString(), bridge.city.toStdString());
                EXPECT_EQ(drawn, meant) << kind.id << " turned by " << turns;
            }
        }
    }
}

TEST(DrawbridgeArt, DiffersForUpDownAndNone)
{
    const auto look = [](const QString& bridges) {
        constexpr int side = 128;
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(0U);
        QPainter painter(&image);
        paintTile(painter, image.rect(), QStringLiteral("db-02"), 0, bridges);
        return image;
    };
    EXPECT_EQ(look({}), look(QStringLiteral("dd")));
    EXPECT_NE(look(QStringLiteral("dd")), look(QStringLiteral("ud")));
    EXPECT_NE(look(QStringLiteral("ud")), look(QStringLiteral("du")));
    EXPECT_NE(look(QStringLiteral("dd")), look(QStringLiteral("--")));
    EXPECT_NE(look(QStringLiteral("uu")), look(QStringLiteral("--")));
}

TEST(DrawbridgeArt, MovingBridgeIsShorterThanDownAndUp)
{
    const auto painted = [](qreal raised) {
        constexpr int side = 400;
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(0U);
        QPainter painter(&image);
        paintPassage(painter, image.rect(), TileArt::instance().passages(QStringLiteral("db-01"), 0).front(),
                     raised);
        int pixels = 0;
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                pixels += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
        return pixels;
    };
    EXPECT_GT(painted(0), painted(0.5));
    EXPECT_LT(painted(0.61), painted(1));
    EXPECT_GT(painted(0.61), 0);
}

TEST(DrawbridgeArt, MotionGroundOmitsOnlyMovingBridge)
{
    PassageMotion motion;
    motion.setProperty("from", QStringLiteral("image://tile/db-02/1"));
    motion.setProperty("to", QStringLiteral("image://tile/db-02/1/ud"));
    EXPECT_EQ(motion.ground(), QStringLiteral("image://tile/db-02/1/-d"));
    motion.setProperty("from", QStringLiteral("image://tile/db-02/1/ud"));
    motion.setProperty("to", QStringLiteral("image://tile/db-02/1/uu"));
    EXPECT_EQ(motion.ground(), QStringLiteral("image://tile/db-02/1/u-"));
    motion.setProperty("from", QStringLiteral("image://tile/db-02/1/uu"));
    EXPECT_EQ(motion.ground(), motion.property("to").toString());
}

TEST(TileSets, ShowFiguresAndPiecesThatTheyAdd)
{
    const TileSetModel sets(nullptr);
    const auto picturesOf = [&](const std::string& set) {
        return std::ranges::find(sets.rows(), set, &TileSetRow::set)->figures;
    };
    EXPECT_EQ(picturesOf("count"), QStringList{"image://piece/count"});
    EXPECT_EQ(picturesOf("ferries"), QStringList{"image://piece/ferry"});
    EXPECT_EQ(picturesOf("phantom"), QStringList{"image://figure/phantom/red"});
    EXPECT_EQ(picturesOf("princess-and-dragon"),
              (QStringList{"image://piece/dragon", "image://piece/fairy"}));
    EXPECT_EQ(picturesOf("abbot"), (QStringList{"image://figure/abbot/red", "image://sprite/garden"}));
    EXPECT_EQ(picturesOf("tower"), QStringList{"image://pile/1"});
    EXPECT_EQ(picturesOf("flying-machines"), QStringList{"image://sprite/flying-machine"});
    EXPECT_TRUE(picturesOf("base").isEmpty());
}

TEST(DrawbridgeSet, ShowsRemarksOfTilesAndUnofficialCombinations)
{
    TileSetModel sets(nullptr);
    const auto rowOf = [&](const std::string& set) {
        const auto found = std::ranges::find(sets.rows(), set, &TileSetRow::set);
        return static_cast<int>(found - sets.rows().begin());
    };
    const int bridges = rowOf("drawbridges");
    ASSERT_LT(bridges, sets.rowCount());
    const auto text = [&](int row, int role) { return sets.data(sets.index(row, 0), role); };
    const auto remarks = text(bridges, TileSetModel::roleOf("remarks")).toStringList();
    EXPECT_EQ(remarks.size(), 4);
    const auto* kinds = text(bridges, TileSetModel::roleOf("kinds")).value<RowList*>();
    for (int row = 0; row < kinds->rowCount(); ++row) {
        const int number =
            kinds->data(kinds->index(row, 0), RowModel<TileKindRow>::roleOf("remarkNumber")).toInt();
        ASSERT_TRUE(number >= 1 && number <= remarks.size());
        EXPECT_TRUE(remarks[number - 1].endsWith(
            kinds->data(kinds->index(row, 0), RowModel<TileKindRow>::roleOf("remark")).toString()));
    }
    EXPECT_TRUE(text(rowOf("base"), TileSetModel::roleOf("remarks")).toStringList().isEmpty());
    sets.choose(bridges, true);
    EXPECT_EQ(text(bridges, TileSetModel::roleOf("unofficial")).toString(), "");
    sets.choose(rowOf("abbey-and-mayor"), true);
    EXPECT_NE(text(bridges, TileSetModel::roleOf("unofficial")).toString(), "");
}

} // namespace vozka
