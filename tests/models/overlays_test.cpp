// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Overlays: the chosen kind, the chosen feature and the hovered item.
#include "models/overlays/overlays.h"

#include "models/app/app_settings.h"
#include "models/art/tile_art.h"
#include "models/overlays/overlay_address.h"
#include "models/overlays/standing_scenes.h"
#include "models/text/message_text.h"
#include "text_table.h"
#include "wording/message.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <gtest/gtest.h>

#include <set>

namespace vozka {

namespace {

using Kind = Overlays::Kind;

class OverlaysTest : public testing::Test {
protected:
    OverlaysTest() { m_overlays.show(m_table.table()); }
    /// Returns the place of a figure on this feature, which is a point inside the feature.
    [[nodiscard]] QPointF pointOn(int x, int y, const char* feature) const
    {
        const Table table = m_table.table();
        const auto tile = table.board().tileAt({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
        const auto& placed = table.board().tiles()[tile];
        return TileArt::instance().figurePlace(table.picture(placed.kind), placed.turns,
                                               QLatin1String(feature));
    }
    bool ask(int x, int y, const char* feature) { return m_overlays.chooseAt(x, y, pointOn(x, y, feature)); }

    TextTable m_table{roadToTheGate,
                      figure("wagon", 1, 0, 0, "road-s") + "," + figure("follower", 0, 0, 3, "road-ns")};
    Overlays m_overlays;
};

TEST_F(OverlaysTest, CellsBeyondBoardHaveNoTile)
{
    const Table table = m_table.table();
    EXPECT_NE(table.tileUnder({0, 0}), noTile);
    for (const Cell cell : {Cell{512, 0}, Cell{-512, 0}, Cell{0, 512}, Cell{0, -512}})
        EXPECT_EQ(table.tileUnder(cell), noTile) << cell.x << "," << cell.y;
    EXPECT_FALSE(m_overlays.chooseAt(512, 0, pointOn(0, 0, "road-ns")));
}

TEST_F(OverlaysTest, ShowsNothingWithoutKind)
{
    EXPECT_EQ(m_overlays.main()->cells()->rowCount(), 0);
    m_overlays.hoverAt(0, 0, pointOn(0, 0, "road-s"));
    EXPECT_TRUE(m_overlays.hoveredTitle().isEmpty());
    EXPECT_EQ(m_overlays.highlightedCells()->rowCount(), 0);
    m_overlays.toggle(Kind::Owners);
    EXPECT_GT(m_overlays.main()->cells()->rowCount(), 0);
    m_overlays.toggle(Kind::Owners);
    EXPECT_EQ(m_overlays.kind(), Kind::None);
    EXPECT_EQ(m_overlays.main()->cells()->rowCount(), 0);
    EXPECT_EQ(m_overlays.main()->entries()->rowCount(), 0);
}

TEST_F(OverlaysTest, RangeNeedsFeature)
{
    m_overlays.setKind(Kind::Range);
    EXPECT_FALSE(m_overlays.hasChosen());
    EXPECT_EQ(m_overlays.hint(), "Wagon: choose the feature on the board that is to be scored.");
    EXPECT_FALSE(m_overlays.chooseAt(0, 1, QPointF(0.1, 0.5)));
    EXPECT_EQ(m_overlays.hint(), "The wagon may not stand in a field.");
    EXPECT_FALSE(m_overlays.chooseAt(9, 9, QPointF(0.5, 0.5)));
    EXPECT_TRUE(ask(0, 0, "city-new"));
    EXPECT_TRUE(ask(0, 1, "road-ns"));
    EXPECT_EQ(m_overlays.player(), 0) << "no wagon on that tile: the player to move is used";
    EXPECT_EQ(m_overlays.hint(),
              "Anna’s wagon by the classic rule (C1): to a feature that is directly connected");
    EXPECT_EQ(m_overlays.main()->entries()->rowCount(), 5);
    m_overlays.setEdition(Editions::New);
    EXPECT_TRUE(m_overlays.hint().contains(QLatin1String("(C2)")));
    m_overlays.clearChoice();
    EXPECT_FALSE(m_overlays.hasChosen());
    EXPECT_EQ(m_overlays.main()->entries()->rowCount(), 0);
}

TEST_F(OverlaysTest, FigureSetsPlayer)
{
    m_overlays.setKind(Kind::Range);
    EXPECT_TRUE(m_overlays.chooseFigure(0));
    EXPECT_EQ(m_overlays.player(), 1);
    EXPECT_TRUE(m_overlays.hint().startsWith(QStringLiteral("Blue’s wagon")));
    EXPECT_FALSE(m_overlays.chooseFigure(7));
}

TEST_F(OverlaysTest, EntryAndHoveredFeatureHighlightEachOther)
{
    m_overlays.setKind(Kind::Range);
    ASSERT_TRUE(ask(0, 0, "road-s"));
    m_overlays.setEntry(2);
    EXPECT_EQ(m_overlays.highlightedCells()->rowCount(), 2) << "both tiles of the refused road";
    m_overlays.hoverAt(0, 0, pointOn(0, 0, "city-new"));
    EXPECT_EQ(m_overlays.entry(), 0);
    EXPECT_EQ(m_overlays.hoveredTitle(), "City, 1 tile");
    EXPECT_TRUE(m_overlays.hoveredText().contains(QLatin1String("No figure stands there.")));
    m_overlays.clearHover();
    EXPECT_EQ(m_overlays.entry(), -1);
    EXPECT_EQ(m_overlays.highlightedCells()->rowCount(), 0);
}

TEST_F(OverlaysTest, InspectsWithoutOverlay)
{
    m_overlays.setInspecting(true);
    m_overlays.hoverAt(0, 3, pointOn(0, 3, "road-ns"));
    EXPECT_EQ(m_overlays.hoveredTitle(), "Road, 2 tiles");
    EXPECT_EQ(m_overlays.hoveredText(),
              "1 open end.\nAnna: follower\nIncomplete road: 2 tiles\u00a0=\u00a02 (now)\n"
              "Road: 2 tiles\u00a0=\u00a02 or more (when completed)");
    EXPECT_EQ(m_overlays.highlightedCells()->rowCount(), 2);
}

TEST_F(OverlaysTest, FeatureHasNoTilesOfOpenSpace)
{
    m_overlays.setInspecting(true);
    for (int y = -1; y < 6 && m_overlays.tiles()->rowCount() == 0; ++y)
        m_overlays.hoverAt(1, y, {0.5, 0.5});
    ASSERT_GT(m_overlays.tiles()->rowCount(), 0);
    m_overlays.hoverAt(0, 3, pointOn(0, 3, "road-ns"));
    EXPECT_EQ(m_overlays.tiles()->rowCount(), 0);
}

TEST_F(OverlaysTest, RangeStartsWithEditionOfGame)
{
    m_overlays.setKind(Kind::Range);
    m_overlays.setEdition(Editions::New);
    m_overlays.toggle(Kind::Range);
    m_overlays.toggle(Kind::Range);
    EXPECT_EQ(m_overlays.edition(), Editions::Either);
    ASSERT_TRUE(ask(0, 1, "road-ns"));
    EXPECT_TRUE(m_overlays.hint().contains(QLatin1String("(C1)"))) << m_overlays.hint().toStdString();
}

/// All texts on a field with a barn show the points of the barn.
TEST(Worth, IsSameInAllTextsOnFieldWithBarn)
{
    const TextTable laid("E2 B0\nE0 B0\nB0 B0", R"({"player": 1, "kind": "barn", "corner": [1, 2]})");
    const QString sum = QStringLiteral("Barn: 1 completed city\u00a0×\u00a04\u00a0=\u00a04");
    const auto inOwners = ownersScene(laid.table());
    ASSERT_EQ(inOwners.entries.size(), 1U);
    EXPECT_EQ(inOwners.entries.front().message, "Blue: barn\n" + sum + " (now)");
    EXPECT_EQ(inOwners.entries.front().rule, "am.barn.final");
    const auto inFields = fieldsScene(laid.table());
    ASSERT_EQ(inFields.entries.size(), 1U);
    EXPECT_TRUE(inFields.entries.front().message.contains(QString::fromUtf8("Scored by Blue – ") + sum));
    EXPECT_EQ(inFields.entries.front().rule, "am.barn.final");
    Overlays overlays;
    overlays.show(laid.table());
    overlays.setInspecting(true);
    overlays.hoverAt(1, 1, {0.1, 0.1});
    EXPECT_EQ(overlays.hoveredText(), "Blue: barn\n" + sum + " (now)");
}

TEST_F(OverlaysTest, ComparesOnBoardsSideBySide)
{
    m_overlays.setKind(Kind::Compare);
    ASSERT_TRUE(ask(0, 0, "road-s"));
    EXPECT_EQ(m_overlays.classic()->cells()->rowCount(), 0);
    m_overlays.setSideBySide(true);
    EXPECT_TRUE(m_overlays.classic()->title().contains(QLatin1String("(C1)")));
    EXPECT_TRUE(m_overlays.modern()->title().contains(QLatin1String("(C2)")));
}

TEST_F(OverlaysTest, CellsListFittingTiles)
{
    m_overlays.setKind(Kind::Dead);
    m_overlays.hoverAt(1, 0, QPointF(0.5, 0.5));
    EXPECT_EQ(m_overlays.hoveredTitle(), "Open space");
    EXPECT_TRUE(m_overlays.hoveredText().contains(QLatin1String("The chance that the next tile fits is")));
    EXPECT_GT(m_overlays.tiles()->rowCount(), 0);
    m_overlays.hoverAt(7, 7, QPointF(0.5, 0.5));
    EXPECT_EQ(m_overlays.tiles()->rowCount(), 0);
    m_overlays.setKind(Kind::Tiles);
    EXPECT_GT(m_overlays.tiles()->rowCount(), 30);
    EXPECT_TRUE(m_overlays.hint().endsWith(QLatin1String("tiles left in the bag")));
}

TEST_F(OverlaysTest, ResetsForAnotherTable)
{
    m_overlays.setKind(Kind::Range);
    ASSERT_TRUE(ask(0, 0, "road-s"));
    const QSignalSpy changes(&m_overlays, &Overlays::tableChanged);
    m_overlays.show(m_table.table());
    EXPECT_EQ(changes.count(), 0) << "nothing has happened";
    EXPECT_TRUE(m_overlays.hasChosen());
    const TextTable other("B0", "");
    m_overlays.show(other.table());
    EXPECT_EQ(changes.count(), 1);
    EXPECT_FALSE(m_overlays.hasChosen()) << "the selected feature does not exist any more";
    m_overlays.show({});
    EXPECT_FALSE(m_overlays.hasRange());
}

TEST_F(OverlaysTest, ModelsEmitCorrectChanges)
{
    auto* main = m_overlays.main();
    for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             main->cells(), main->marks(), main->lines(), main->entries(), m_overlays.tiles(),
             m_overlays.highlightedCells()})
        new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::Fatal, model);
    for (const auto kind :
         {Kind::Range, Kind::Compare, Kind::Owners, Kind::Fields, Kind::Dead, Kind::Tiles}) {
        m_overlays.setKind(kind);
        ask(0, 0, "road-s");
        m_overlays.hoverAt(0, 1, QPointF(0.5, 0.5));
    }
    m_overlays.setKind(Kind::None);
}

TEST(OverlayAddress, EncodesPiecesOfCell)
{
    OverlayPiece piece;
    piece.feature = QStringLiteral("city-new");
    piece.fill = QColor(QRgba64::fromRgba(1, 2, 3, 100));
    piece.hatching = Hatching::Dots;
    piece.ink = QColor(Qt::white);
    piece.line = QColor(Qt::black);
    piece.weight = LineWeight::Bold;
    piece.closedSides = 11;
    OverlayPiece cell;
    cell.second = QColor(Qt::red);
    const auto address = overlayAddress({{}, QStringLiteral("s"), 2, {piece, cell}});
    EXPECT_TRUE(address.startsWith(QLatin1String("image://overlay/s/2/")));
    const auto read = overlayPieces(address.section(QLatin1Char('/'), -1));
    ASSERT_EQ(read.size(), 2U);
    EXPECT_EQ(read[0].fill.name(QColor::HexArgb), piece.fill.name(QColor::HexArgb));
    EXPECT_EQ(read[0].feature, piece.feature);
    EXPECT_EQ(read[0].closedSides, 11U);
    EXPECT_EQ(read[0].weight, LineWeight::Bold);
    EXPECT_EQ(read[0].hatching, Hatching::Dots);
    EXPECT_FALSE(read[0].second.isValid());
    EXPECT_TRUE(read[1].feature.isEmpty());
    EXPECT_EQ(read[1].second.name(), cell.second.name());
}

TEST(RegionBorder, RunsAlongClosedSidesOnly)
{
    QPainterPath half;
    half.addRect(0, 0, 1000, 400);
    EXPECT_EQ(regionBorder(half, 0, 0).length(), 1000) << "open ends have no border";
    EXPECT_EQ(regionBorder(half, 1, 0).length(), 2000);
    EXPECT_EQ(regionBorder(half, 15, 0).length(), 2800);
}

TEST(RegionBorder, IsInsetAndContinuousAtClosedCorners)
{
    constexpr qreal inset = 20;
    QPainterPath tile;
    tile.addRect(0, 0, 1000, 1000);
    const QPainterPath around = regionBorder(tile, 15, inset);
    EXPECT_EQ(around.boundingRect(), QRectF(inset, inset, 960, 960));
    EXPECT_EQ(around.length(), 4 * 960);
    EXPECT_EQ(around.toSubpathPolygons().size(), 1);
    EXPECT_TRUE(around.toSubpathPolygons().first().isClosed());
    // One line along north and west, independent of the start of the loop.
    const QPainterPath corner = regionBorder(tile, 9, inset);
    EXPECT_EQ(corner.toSubpathPolygons().size(), 1);
    EXPECT_EQ(corner.length(), 2 * 980);
    EXPECT_EQ(corner.boundingRect(), QRectF(inset, inset, 980, 980));
}

/// Returns the placeholders of a text: %1 to %9 and %n.
std::multiset<QString> placeholdersIn(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("%(\\d|n)"));
    std::multiset<QString> places;
    for (auto at = form.globalMatch(text); at.hasNext();)
        places.insert(at.next().captured());
    return places;
}

TEST(Refusals, AreTranslatedWithSamePlaceholders)
{
    auto& settings = AppSettings::instance();
    for (const auto& group : {wording::refusalTemplates(), wording::overlayTemplates()})
        for (const auto& message : group) {
            const std::string key(message.key);
            const int count = std::string(message.text).find("%n") == std::string::npos ? -1 : 2;
            settings.overrideLanguage(QStringLiteral("en"));
            const QString english =
                QCoreApplication::translate(wording::context, message.text, nullptr, count);
            settings.overrideLanguage(QStringLiteral("cs"));
            const QString czech = QCoreApplication::translate(wording::context, message.text, nullptr, count);
            EXPECT_FALSE(czech.isEmpty()) << key;
            const bool whole =
                key.starts_with("refusal/") || key.starts_with("why/") || key.starts_with("reach/");
            EXPECT_TRUE(!whole || czech != english) << key;
            EXPECT_EQ(placeholdersIn(czech), placeholdersIn(english)) << key;
        }
    settings.overrideLanguage(QStringLiteral("en"));
}

TEST(Refusals, OverlaysFollowChangeOfLanguage)
{
    auto& settings = AppSettings::instance();
    const TextTable laid(roadToTheGate, figure("follower", 1, 0, 3, "road-ns"));
    Overlays overlays;
    overlays.show(laid.table());
    overlays.setKind(Kind::Range);
    const QPointF road = TileArt::instance().figurePlace(QStringLiteral("s"), 0, QStringLiteral("road-s"));
    ASSERT_TRUE(overlays.chooseAt(0, 0, road));
    settings.overrideLanguage(QStringLiteral("cs"));
    EXPECT_EQ(overlays.main()->scene().entries[2].message,
              "Obsazeno: družiník (Blue), o\u00a01\u00a0kartičku dál.");
    settings.overrideLanguage(QStringLiteral("en"));
}

} // namespace

} // namespace vozka
