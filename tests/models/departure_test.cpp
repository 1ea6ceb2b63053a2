// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures that leave places off the board after the last turn, in a game with abbeys.
#include "models/board/area_actions.h"
#include "models/board/board_scene.h"
#include "models/computer/shown_move.h"
#include "table_fixture.h"

#include <algorithm>

namespace vozka {

namespace {

class Departure : public TableTest {
protected:
    [[nodiscard]] bool isAtEnd()
    {
        const Table table = m_controller.table();
        return !m_controller.over() && table.awaitsPlayer()
               && table.rules->book().plan().sectionOf((*table.state)->step) == Section::End;
    }
    /// Plays games until a figure can leave a place off the board after the last turn.
    void playToEnd()
    {
        for (std::uint64_t seed = 1; seed < 10 && !isAtEnd(); ++seed) {
            auto game = gameOfTwo(seed);
            game.rules.sets = {"base", "abbey-and-mayor", "count"};
            ASSERT_TRUE(m_controller.startGame(game));
            while (!m_controller.over() && !isAtEnd())
                playToAreas();
        }
        ASSERT_TRUE(isAtEnd());
    }
    [[nodiscard]] auto keptTiles()
    {
        return std::ranges::count(m_controller.log()->rows(), QStringLiteral("does not place the abbey"),
                                  &LogRow::text);
    }
};

} // namespace

TEST_F(Departure, AtEndHasMarkersOnBoard)
{
    playToEnd();
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Choose);
    const auto& choices = *m_controller.choices();
    int targets = 0;
    for (int choice = 0; choice < choices.rowCount(); ++choice) {
        if (!leavesArea(choices.at(choice).action))
            continue;
        ++targets;
        const auto isMarker = [choice](const Choice& row) { return row.row == choice; };
        EXPECT_GE(m_controller.candidates()->find(isMarker), 0) << choices.at(choice).label.toStdString();
    }
    EXPECT_GT(targets, 0);
}

TEST_F(Departure, MarkersOfOneFeatureHaveDifferentTexts)
{
    playToEnd();
    const auto& rows = m_controller.candidates()->rows();
    int pairs = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const bool isOneFigure =
                rows[i].action.figure == rows[j].action.figure && rows[i].action.at == rows[j].action.at;
            if (!leavesArea(rows[i].action) || !leavesArea(rows[j].action) || !isOneFigure
                || rows[i].group != rows[j].group || rows[i].cell() == rows[j].cell())
                continue;
            ++pairs;
            EXPECT_NE(rows[i].label, rows[j].label);
        }
    EXPECT_GT(pairs, 0);
}

TEST_F(Departure, ToOtherFeaturesIsRefusedWithReason)
{
    playToEnd();
    const Table table = m_controller.table();
    const auto& board = table.board();
    int refused = 0;
    for (Segment segment = 0; segment < board.segmentCount(); ++segment) {
        const auto ref = board.ref(segment);
        const auto isOffered = [&](const Choice& row) {
            return row.spot == Spot::feature(ref) && row.isAllowed();
        };
        if (board.segment(segment).kind != FeatureKind::City
            || m_controller.candidates()->find(isOffered) >= 0)
            continue;
        const QPointF place = footOfFigureOn(table, segment);
        const auto result = m_controller.drops()->tapResult(ref.at.x, ref.at.y, place);
        EXPECT_FALSE(result.allowed());
        refused += result.message.isEmpty() ? 0 : 1;
    }
    EXPECT_GT(refused, 0);
}

TEST_F(Departure, IsShownAtItsTarget)
{
    playToEnd();
    const Table table = m_controller.table();
    for (const auto& choice : m_controller.choices()->rows()) {
        if (!leavesArea(choice.action))
            continue;
        const auto shown = shownMove(table, *table.state, {choice.action});
        EXPECT_EQ(shown.figure, choice.action.to.cell());
        EXPECT_TRUE(shown.figureSource.startsWith(QStringLiteral("image://figure/")));
    }
}

TEST_F(Departure, DeclinedAtEndDoesNotLogKeptTile)
{
    playToEnd();
    const auto before = keptTiles();
    m_controller.choose(m_controller.prompt().passRow);
    EXPECT_EQ(keptTiles(), before);
}

} // namespace vozka
