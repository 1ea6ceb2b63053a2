// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Letters of moves and reasons on the board: which are shown, and which places a reason highlights.
#include "models/computer/hints.h"
#include "models/computer/move_reasons.h"
#include "played_table.h"
#include "players/reasons.h"

namespace vozka {

namespace {

/// Returns a move with reasons that each name one place, in a separate cell.
MoveRow moveWith(int reasons, int firstCell)
{
    MoveRow row;
    row.move.words = {QStringLiteral("Place the tile")};
    for (int i = 0; i < reasons; ++i) {
        row.reasons.texts << QStringLiteral("City ") + slotOf(static_cast<std::size_t>(i));
        row.reasons.places.push_back(
            {static_cast<Segment>(firstCell + i), {cellOf(firstCell + i, 0), {0.5, 0.5}, 0}});
    }
    return row;
}

QString namesOf(const std::vector<LetterRow>& letters)
{
    QString names;
    for (const auto& letter : letters)
        names += letter.letter;
    return names;
}

} // namespace

/// Four reasons of each move are shown first. The others get the letters after them.
TEST(ReasonLetters, AreHiddenWithTheirReasons)
{
    const auto shown = shownTogether({moveWith(6, 0), moveWith(2, 10)});
    EXPECT_EQ(namesOf(shown.lettersWith(-1)), "ABCDEF");
    EXPECT_EQ(namesOf(shown.lettersWith(0)), "ABCDEFGH");
    EXPECT_EQ(namesOf(shown.lettersWith(1)), "ABCDEF");
    EXPECT_EQ(shown.rows[0].reasons.texts,
              QStringList({"City A", "City B", "City C", "City D", "City G", "City H"}));
    EXPECT_EQ(shown.rows[1].reasons.texts, QStringList({"City E", "City F"}));
}

TEST(ReasonLetters, BelongToPlacesOfTheirReason)
{
    const auto shown = shownTogether({moveWith(6, 0)});
    const auto places = shown.placesOf(0, 5);
    ASSERT_EQ(places.size(), 1U);
    EXPECT_EQ(places.front(), Spot::feature(cellOf(5, 0), 0));
    EXPECT_TRUE(shown.placesOf(0, -1).empty());
    EXPECT_TRUE(shown.placesOf(0, 6).empty());
    EXPECT_TRUE(shown.placesOf(1, 0).empty());
}

/// The place of a tile is named if another move has the same text for its tile, also with other actions.
TEST(ShownTogether, DistinguishesPlacements)
{
    const auto at = [](Cell tile, int turns, const QString& action) {
        MoveRow row;
        row.move.tile = tile;
        row.move.turns = turns;
        row.move.words = {QStringLiteral("Place the tile"), action};
        return row;
    };
    const auto rows = shownTogether({at({1, 0}, 0, "Meeple on the road"), at({1, 0}, 1, "No figure"),
                                     at({0, 1}, 0, "No figure"), at({1, 0}, 0, "No figure")})
                          .rows;
    EXPECT_EQ(rows[0].move.words.front(), "Place the tile, space A, not turned");
    EXPECT_EQ(rows[1].move.words.front(), "Place the tile, space A, turned 90°");
    EXPECT_EQ(rows[2].move.words.front(), "Place the tile, space B");
    EXPECT_EQ(rows[3].move.words.front(), "Place the tile, space A, not turned");
}

TEST(ShownTogether, CountsBetterMovesAtSameCell)
{
    const auto at = [](Cell tile) {
        MoveRow row;
        row.move.tile = row.move.figure = tile;
        row.move.words = {QStringLiteral("Place the tile")};
        return row;
    };
    MoveRow figureAlone = at({1, 0});
    figureAlone.move.tile.reset();
    const auto rows = shownTogether({at({1, 0}), at({0, 1}), at({1, 0}), figureAlone, at({1, 0})}).rows;
    std::vector<int> better;
    for (const auto& row : rows)
        better.push_back(row.betterMovesAtCell);
    EXPECT_EQ(better, (std::vector{0, 0, 1, 0, 2}));
}

/// A hovered reason highlights the features that it names.
TEST_F(PlayedTable, HoveredReasonHighlightsFeature)
{
    Hints hints;
    hints.setProperty("iterations", 60);
    hints.setController(&m_table);
    int highlighted = 0;
    startGame({Kind::Human, Kind::Human}, 3);
    for (int turn = 0; turn < 6; ++turn) {
        playOn(4);
        while (m_table.prompt().kind != Prompt::Kind::Place)
            playOn(1);
        hints.toggle();
        ASSERT_TRUE(waitFor([&] { return !hints.thinking(); }));
        for (int row = 0; row < hints.moves()->count(); ++row)
            for (int reason = 0; reason < hints.moves()->at(row).reasons.texts.size(); ++reason) {
                hints.pointAtReason(row, reason);
                highlighted += m_table.spotlight()->glow()->rowCount() > 0 ? 1 : 0;
                hints.pointAtReason(row, -1);
                EXPECT_FALSE(m_table.spotlight()->active());
            }
        hints.hide();
    }
    EXPECT_GT(highlighted, 0);
}

TEST_F(PlayedTable, ExplainedMoveHasPicture)
{
    MoveReasons reasons;
    reasons.setComputers(&m_computers);
    startGame({Kind::Human, Kind::Easy}, 3);
    playOwnTurn();
    ASSERT_TRUE(waitFor([&] { return personDecides(); }));
    reasons.explainLatest();
    ASSERT_EQ(reasons.move()->rowCount(), 1);
    EXPECT_FALSE(reasons.move()->at(0).move.tileSource.isEmpty());
    ASSERT_TRUE(waitFor([&] { return !reasons.thinking(); }));
    EXPECT_EQ(reasons.move()->rowCount(), 1);
    reasons.hide();
    EXPECT_EQ(reasons.move()->rowCount(), 0);
}

} // namespace vozka
