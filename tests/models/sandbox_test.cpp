// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sandbox as QML uses it: pieces in hand, legal places, refusals and menus.
#include "sandbox_fixture.h"

#include <QSignalSpy>

namespace vozka {

TEST_F(SandboxModels, StartWithEmptyTable)
{
    EXPECT_TRUE(m_sandbox.empty());
    EXPECT_FALSE(m_sandbox.canUndo());
    EXPECT_EQ(m_sandbox.cells()->rowCount(), 1);
    EXPECT_GT(m_sandbox.palette()->rowCount(), 30);
    EXPECT_TRUE(m_sandbox.table()->viewOnly());
    EXPECT_EQ(m_sandbox.playerCount(), 2);
    EXPECT_FALSE(m_sandbox.instruction().isEmpty());
}

TEST_F(SandboxModels, InstructionsForKeyboardOmitClicks)
{
    const auto hintText = [&] {
        EXPECT_FALSE(m_sandbox.keysInstruction().contains("Click"))
            << m_sandbox.keysInstruction().toStdString();
        return m_sandbox.keysInstruction();
    };
    EXPECT_TRUE(hintText().contains("Tab"));
    m_sandbox.pickTile(rowOf("d"));
    EXPECT_TRUE(hintText().contains("Enter to place the first tile"));
    m_sandbox.clearHand();
    lay("d", 0, 0);
    EXPECT_TRUE(hintText().contains("Del"));
    m_sandbox.clearHandAndSelection();
    EXPECT_TRUE(hintText().contains("Arrows choose a space or a tile"));
    m_sandbox.pickTile(rowOf("e"));
    EXPECT_TRUE(hintText().contains("Enter places it"));
    m_sandbox.clearHand();
    m_sandbox.pickFigure(0);
    EXPECT_TRUE(hintText().contains("where on it the figure may stand"));
}

TEST_F(SandboxModels, EditKeepsFigureInHandIfGameHasIt)
{
    const auto toggle = [&](Code set) {
        return m_sandbox.toggleSet(
            m_sandbox.sets()->find([&](const SetChoiceRow& row) { return row.name == set; }));
    };
    const auto holdsAbbot = [&] { return m_sandbox.figure() == figureKind("abbot"); };
    ASSERT_TRUE(toggle("abbot"));
    m_sandbox.holdFigure(figureKind("abbot"));
    EXPECT_TRUE(holdsAbbot());
    const int number = m_sandbox.figure();
    ASSERT_TRUE(toggle("inns-and-cathedrals"));
    EXPECT_TRUE(holdsAbbot());
    EXPECT_NE(m_sandbox.figure(), number) << "the number depends on the sets";
    ASSERT_TRUE(m_sandbox.setPlayerCount(3));
    EXPECT_TRUE(holdsAbbot());
    for (int i = 0; i < 3; ++i)
        m_sandbox.undo();
    EXPECT_EQ(m_sandbox.figure(), -1) << "the game has no abbot any more";
}

TEST_F(SandboxModels, PickAndPlaceTile)
{
    const int row = rowOf("d");
    m_sandbox.pickTile(row);
    EXPECT_EQ(m_sandbox.handRow(), row);
    EXPECT_EQ(m_sandbox.handPicture(), "image://tile/d");
    m_sandbox.pickTile(row);
    EXPECT_EQ(m_sandbox.handRow(), -1) << "second call puts it back";
    EXPECT_TRUE(lay("d", 0, 0));
    EXPECT_EQ(m_sandbox.table()->board()->rowCount(), 1);
    EXPECT_EQ(m_sandbox.handRow(), -1);
    EXPECT_TRUE(m_sandbox.tileSelected());
    EXPECT_EQ(read(*m_sandbox.palette(), rowOf("d"), "remaining").toInt(), 3);
    // The tile fits only in another rotation, so placing it turns it.
    EXPECT_TRUE(lay("e", 0, -1));
    EXPECT_EQ(m_sandbox.box().position().tiles.back().turns, 2);
}

TEST_F(SandboxModels, MarkCellsForTileInHand)
{
    lay("d", 0, 0);
    EXPECT_EQ(m_sandbox.cells()->rowCount(), 0);
    m_sandbox.holdTile(rowOf("e"));
    EXPECT_EQ(m_sandbox.cells()->rowCount(), 2);
    EXPECT_EQ(m_sandbox.turnsOn(0, -1), 2);
    EXPECT_EQ(m_sandbox.turnsOn(1, 0), -1);
    m_sandbox.turnHandAbove(1, 0, 1);
    EXPECT_EQ(m_sandbox.turnsOn(0, 1), 2) << "1 was the nearest fitting rotation, 2 is the next one";
}

TEST_F(SandboxModels, SelectedCellFiltersPalette)
{
    lay("d", 0, 0);
    const int all = m_sandbox.palette()->rowCount();
    m_sandbox.select(0, -1);
    EXPECT_TRUE(m_sandbox.filtered());
    EXPECT_LT(m_sandbox.palette()->rowCount(), all);
    EXPECT_EQ(rowOf("u"), -1) << "no city on the tile";
    EXPECT_EQ(read(*m_sandbox.palette(), rowOf("e"), "source").toString(), "image://tile/e/2");
    m_sandbox.pickTile(rowOf("e"));
    EXPECT_EQ(m_sandbox.table()->board()->rowCount(), 2) << "placed immediately";
    EXPECT_FALSE(m_sandbox.filtered());
    EXPECT_EQ(m_sandbox.palette()->rowCount(), all);
}

TEST_F(SandboxModels, GiveReasonForRefusal)
{
    lay("d", 0, 0);
    EXPECT_FALSE(lay("u", 0, -1));
    EXPECT_EQ(m_message, "The southern side shows a road, but it meets a city.");
    EXPECT_FALSE(m_sandbox.turnTile(5, 5, 1));
    EXPECT_EQ(m_message, "There is no tile there.");
    m_sandbox.holdFigure(figureKind("mayor"));
    EXPECT_FALSE(m_sandbox.setFigureAt(0, 0, {0.5, 0.55}));
    EXPECT_EQ(m_message, "The mayor may not stand on a road.");
    EXPECT_EQ(m_sandbox.figure(), figureKind("mayor")) << "still in hand";
    EXPECT_FALSE(m_sandbox.canRedo());
}

TEST_F(SandboxModels, PlaceMoveAndRemoveFigures)
{
    layRoad();
    EXPECT_EQ(m_sandbox.table()->figures()->rowCount(), 1);
    EXPECT_EQ(read(*m_sandbox.supply(), 3, "count").toInt(), 0);
    EXPECT_TRUE(m_sandbox.moveFigure(0, 0, 0, {0.5, 0.1}));
    EXPECT_EQ(m_sandbox.box().position().figures[0].feature, 0);
    EXPECT_TRUE(m_sandbox.takeFigure(0));
    EXPECT_EQ(m_sandbox.table()->figures()->rowCount(), 0);
    m_sandbox.undo();
    m_sandbox.undo();
    m_sandbox.setPlayer(1);
    m_sandbox.holdFigure(figureKind("follower"));
    EXPECT_TRUE(m_sandbox.setFigureAt(1, 0, {0.5, 0.9}));
    EXPECT_EQ(m_sandbox.box().position().figures.back().player, 1);
}

TEST_F(SandboxModels, MenuOfTileListsActions)
{
    layRoad();
    EXPECT_FALSE(m_sandbox.listActions(7, 7));
    ASSERT_TRUE(m_sandbox.listActions(0, 0));
    const auto labels = [&] {
        QStringList all;
        for (int row = 0; row < m_sandbox.actions()->rowCount(); ++row)
            all << read(*m_sandbox.actions(), row, "label").toString();
        return all;
    };
    EXPECT_TRUE(labels().contains("This is the tile just placed"));
    EXPECT_EQ(labels().first(), "Take away – Player 1: wagon on the road");
    EXPECT_TRUE(m_sandbox.doAction(0));
    EXPECT_TRUE(m_sandbox.box().position().figures.empty());
    m_sandbox.pickFigure(figureKind("wagon"));
    ASSERT_TRUE(m_sandbox.listActions(0, 0));
    EXPECT_TRUE(labels().first().startsWith("Place here: Wagon")) << labels().first().toStdString();
    EXPECT_TRUE(m_sandbox.doAction(0));
    EXPECT_EQ(m_sandbox.box().position().figures.size(), 1U);
    EXPECT_EQ(m_sandbox.figure(), -1);
    EXPECT_FALSE(m_sandbox.doAction(99));
}

TEST_F(SandboxModels, MenuOfTilePlacesAndStacksPieces)
{
    for (const char* set : {"princess-and-dragon", "tower"})
        ASSERT_TRUE(m_sandbox.toggleSet(m_sandbox.sets()->find([&](const SetChoiceRow& row) {
            return row.name == set;
        }))) << set;
    ASSERT_TRUE(lay("d", 0, 0));
    ASSERT_TRUE(lay("to-11", 1, 0)) << m_message.toStdString();
    m_sandbox.holdFigure(figureKind("follower"));
    ASSERT_TRUE(m_sandbox.setFigureAt(0, 0, {0.5, 0.55}));
    const auto choose = [&](int x, const char* label) {
        m_sandbox.listActions(x, 0);
        const int row = m_sandbox.actions()->find(
            [&](const TileActionRow& each) { return each.label == QString::fromUtf8(label); });
        return m_sandbox.doAction(row);
    };
    const auto pieceLabels = [&] {
        QStringList all;
        auto* pieces = m_sandbox.table()->figures()->pieces();
        for (int row = 0; row < pieces->rowCount(); ++row)
            all << read(*pieces, row, "label").toString();
        all.sort();
        return all.join("; ");
    };
    EXPECT_TRUE(choose(0, "Place here: Dragon"));
    EXPECT_TRUE(choose(0, "Place here: Fairy – Player 1: meeple on the road"));
    EXPECT_EQ(pieceLabels(), "Dragon; Fairy");
    EXPECT_EQ(m_sandbox.box().position().tokens.size(), 2U);
    EXPECT_TRUE(choose(0, "Place here: Fairy")) << "without a figure next to it";
    EXPECT_TRUE(choose(0, "Take away – Fairy"));
    EXPECT_FALSE(choose(0, "Take away – Fairy"));
    EXPECT_FALSE(choose(1, "One piece less – Tower"));
    EXPECT_TRUE(choose(1, "One piece more – Tower"));
    EXPECT_TRUE(choose(1, "One piece more – Tower"));
    EXPECT_EQ(pieceLabels(), "Dragon; Tower of 2 pieces");
    EXPECT_TRUE(choose(1, "One piece less – Tower"));
    EXPECT_EQ(pieceLabels(), "Dragon; Tower of 1 piece");
    // Files contain all of these pieces.
    ASSERT_TRUE(m_sandbox.save(file("pieces.position.json")));
    m_sandbox.clear();
    EXPECT_EQ(pieceLabels(), "");
    ASSERT_TRUE(m_sandbox.open(file("pieces.position.json"))) << m_message.toStdString();
    EXPECT_EQ(pieceLabels(), "Dragon; Tower of 1 piece");
}

TEST_F(SandboxModels, MenuOfOtherTilePlacesFigureThere)
{
    ASSERT_TRUE(lay("d", 0, 0));
    ASSERT_TRUE(lay("v", 1, 0, 1)) << m_message.toStdString();
    m_sandbox.holdFigure(figureKind("follower"));
    const auto choose = [&](int x) {
        return m_sandbox.listActions(x, 0)
               && m_sandbox.doAction(m_sandbox.actions()->find([&](const TileActionRow& each) {
                      return each.what == TileActionRow::What::SetFigure && each.place.at.x == x;
                  }));
    };
    m_sandbox.listActions(0, 0);
    EXPECT_TRUE(choose(1));
    EXPECT_EQ(m_sandbox.box().position().figures.at(0).at, (Cell{1, 0}));
}

/// The labels of two fields of a tile contain their directions.
TEST_F(SandboxModels, MenuHasDifferentLabels)
{
    layRoad();
    m_sandbox.pickFigure(figureKind("follower"));
    for (int x = 0; x < 2; ++x) {
        ASSERT_TRUE(m_sandbox.listActions(x, 0));
        QStringList labels;
        for (int row = 0; row < m_sandbox.actions()->rowCount(); ++row)
            labels << read(*m_sandbox.actions(), row, "label").toString();
        EXPECT_GT(labels.filter("Field").size(), 1) << labels.join("; ").toStdString();
        EXPECT_EQ(labels.removeDuplicates(), 0) << labels.join("; ").toStdString();
    }
}

TEST_F(SandboxModels, ChangeRulesAndPlayers)
{
    layRoad();
    EXPECT_TRUE(m_sandbox.setEdition(Editions::Classic));
    EXPECT_EQ(m_sandbox.edition(), Editions::Classic);
    EXPECT_TRUE(m_sandbox.setPlayerCount(6));
    EXPECT_EQ(m_sandbox.table()->players()->rowCount(), 6);
    EXPECT_FALSE(m_sandbox.setPlayerCount(7));
    EXPECT_FALSE(m_sandbox.toggleSet(1));
    EXPECT_EQ(m_message, "Tiles, figures or other pieces of this set are on the board.");
    const int kinds = m_sandbox.palette()->rowCount();
    EXPECT_TRUE(m_sandbox.toggleSet(m_sandbox.sets()->rowCount() - 1));
    EXPECT_GT(m_sandbox.palette()->rowCount(), kinds);
}

TEST_F(SandboxModels, RangeFollowsEdition)
{
    layRoad();
    auto& overlays = *m_sandbox.table()->overlays();
    overlays.setKind(Overlays::Kind::Range);
    ASSERT_TRUE(overlays.chooseFigure(0));
    EXPECT_TRUE(overlays.hint().contains(QLatin1String("(C2)")));
    const auto title = overlays.main()->title();
    EXPECT_TRUE(m_sandbox.setEdition(Editions::Classic));
    EXPECT_TRUE(overlays.hasChosen()) << "the chosen feature stays";
    EXPECT_TRUE(overlays.hint().contains(QLatin1String("(C1)")));
    EXPECT_NE(overlays.main()->title(), title);
}

/// A sandbox with the Count and the ferries.
class SandboxAreaModels : public SandboxModels {
protected:
    SandboxAreaModels()
    {
        for (const Code set : {"ferries", "count"})
            EXPECT_TRUE(m_sandbox.toggleSet(
                m_sandbox.sets()->find([&](const SetChoiceRow& row) { return row.name == set; })));
    }
    /// Runs the action of the menu with this label. Returns false if none.
    bool choose(const QString& label)
    {
        return m_sandbox.doAction(
            m_sandbox.actions()->find([&](const TileActionRow& row) { return row.label == label; }));
    }
    [[nodiscard]] QString content(int area) { return m_sandbox.table()->areas()->at(area).content(); }
};

TEST_F(SandboxAreaModels, FigureInHandGoesToQuarterAndBack)
{
    EXPECT_FALSE(m_sandbox.empty());
    EXPECT_FALSE(m_sandbox.setFigureInArea(1)) << "no figure in hand";
    m_sandbox.holdFigure(figureKind("follower"));
    EXPECT_TRUE(m_sandbox.areaDropResult(1).allowed());
    EXPECT_TRUE(m_sandbox.setFigureInArea(1));
    EXPECT_EQ(m_sandbox.figure(), -1);
    EXPECT_EQ(content(1), "Player 1: Meeple");
    ASSERT_TRUE(m_sandbox.listAreaActions(1));
    EXPECT_TRUE(choose("Take away – Player 1: Meeple"));
    EXPECT_EQ(content(1), "");
    m_sandbox.undo();
    EXPECT_EQ(content(1), "Player 1: Meeple");
    EXPECT_FALSE(m_sandbox.listAreaActions(9));
}

TEST_F(SandboxAreaModels, FigureOnBoardGoesToQuarter)
{
    ASSERT_TRUE(lay("b", 2, 0));
    m_sandbox.holdFigure(figureKind("follower"));
    ASSERT_TRUE(m_sandbox.setFigureAt(2, 0, {0.5, 0.5}));
    EXPECT_FALSE(m_sandbox.setFigureInArea(1, 1)) << "no such figure";
    EXPECT_FALSE(m_sandbox.setFigureInArea(4, 0)) << "no such quarter";
    EXPECT_TRUE(m_sandbox.areaDropResult(1, 0).allowed());
    EXPECT_TRUE(m_sandbox.setFigureInArea(1, 0));
    EXPECT_EQ(content(1), "Player 1: Meeple");
    EXPECT_EQ(m_sandbox.table()->figures()->rowCount(), 0);
}

TEST_F(SandboxAreaModels, InstructionMentionsBoxesWithFigureInHand)
{
    EXPECT_FALSE(m_sandbox.instruction().contains("box"));
    m_sandbox.pickFigure(figureKind("follower"));
    EXPECT_TRUE(m_sandbox.instruction().contains("box below it"));
    EXPECT_TRUE(m_sandbox.keysInstruction().contains("box below it"));
}

TEST_F(SandboxAreaModels, RefusesFigureThatQuarterDoesNotAccept)
{
    m_sandbox.holdFigure(figureKind("mayor"));
    EXPECT_FALSE(m_sandbox.areaDropResult(1).allowed());
    EXPECT_FALSE(m_sandbox.setFigureInArea(1));
    EXPECT_FALSE(m_message.isEmpty());
    EXPECT_TRUE(m_sandbox.setFigureInArea(0)) << "the castle accepts it";
}

TEST_F(SandboxAreaModels, CountMovesByMenuOfQuarter)
{
    ASSERT_TRUE(m_sandbox.listAreaActions(2));
    EXPECT_TRUE(choose("Place here: Count"));
    EXPECT_TRUE(content(2).contains("ount"));
    EXPECT_EQ(content(0), "");
    EXPECT_FALSE(m_sandbox.listAreaActions(2)) << "no actions: only the count is there";
    m_sandbox.undo();
    EXPECT_EQ(content(2), "");
}

TEST_F(SandboxAreaModels, MenuOfLakeSetsMovesAndRemovesFerry)
{
    ASSERT_TRUE(m_sandbox.toggleSet(
        m_sandbox.sets()->find([](const SetChoiceRow& row) { return row.name == Code("count"); })));
    ASSERT_TRUE(lay("fe-02", 0, 0));
    const auto ferryRows = [&] {
        EXPECT_TRUE(m_sandbox.listActions(0, 0));
        QStringList labels;
        for (int row = 0; row < m_sandbox.actions()->rowCount(); ++row)
            if (m_sandbox.actions()->at(row).label.contains("Ferry"))
                labels << m_sandbox.actions()->at(row).label;
        return labels;
    };
    const auto before = ferryRows();
    ASSERT_EQ(before.size(), 3);
    EXPECT_EQ(before[0].toStdString(), "Place here: Ferry – Road: east – Road: south");
    ASSERT_TRUE(choose(before[0]));
    ASSERT_EQ(m_sandbox.box().position().tokens.size(), 1U);
    const auto after = ferryRows();
    EXPECT_EQ(after, (QStringList{before[1], before[2], "Take away – Ferry"}));
    ASSERT_TRUE(choose(after[0]));
    EXPECT_EQ(m_sandbox.box().position().tokens.size(), 1U);
    ferryRows();
    ASSERT_TRUE(choose("Take away – Ferry"));
    EXPECT_TRUE(m_sandbox.box().position().tokens.empty());
}

} // namespace vozka
