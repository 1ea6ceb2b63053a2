// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Candidates: legal cells of the tile and features for a figure, and reasons why others are illegal.
#include "models/overlays/overlay_texts.h"
#include "table_fixture.h"

#include <array>
#include <map>
#include <set>
#include <vector>

namespace vozka {

class Candidates : public TableTest {
protected:
    [[nodiscard]] Choice::Fit fit(int row) { return m_controller.candidates()->at(row).fit; }
    [[nodiscard]] int cellX(int row) { return m_controller.candidates()->at(row).cellX(); }
    [[nodiscard]] int cellY(int row) { return m_controller.candidates()->at(row).cellY(); }
    /// Returns the first row with this fit, -1 if none.
    [[nodiscard]] int firstThat(Choice::Fit wanted)
    {
        for (int row = 0; row < m_controller.candidates()->rowCount(); ++row) {
            if (fit(row) == wanted)
                return row;
        }
        return -1;
    }
};

TEST_F(Candidates, AgreeWithChoices)
{
    for (int i = 0; i < 60 && !m_controller.over(); ++i) {
        for (int row = 0; row < m_controller.candidates()->rowCount(); ++row) {
            const bool offered = m_controller.candidates()->at(row).row >= 0;
            EXPECT_EQ(offered, fit(row) != Choice::Fit::Not);
            EXPECT_FALSE(m_controller.candidates()->at(row).label.isEmpty());
        }
        play(1);
    }
}

TEST_F(Candidates, GiveReasonForFigureKindWithoutPlace)
{
    ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(3)));
    int never = 0;
    int notNow = 0;
    for (int i = 0; i < 400 && !m_controller.over(); ++i, play(1)) {
        if (m_controller.prompt().kind != Prompt::Kind::Deploy)
            continue;
        for (int number = 0; m_controller.supply()->figureAt(number) >= 0; ++number) {
            const int figure = m_controller.supply()->figureAt(number);
            const auto result = m_controller.drops()->kindResult(figure);
            const bool isOffered = m_controller.hand().figures.contains(figure);
            EXPECT_EQ(result.message.isEmpty(), isOffered);
            EXPECT_EQ(result.rule.isEmpty(), isOffered) << result.message.toStdString();
            if (isOffered)
                continue;
            m_controller.pickFigure(figure);
            const bool isNever = result.message.contains(QLatin1String("may not stand"));
            // The general reason is not shown if the figure would be allowed on a feature that is occupied.
            EXPECT_TRUE(!isNever
                        || std::ranges::none_of(m_controller.candidates()->rows(),
                                                [](const auto& row) {
                                                    return row.isOnFeature() && !row.isOther()
                                                           && row.label.startsWith(QLatin1String("Occupied"));
                                                }))
                << result.message.toStdString();
            never += isNever;
            notNow += !isNever;
        }
    }
    EXPECT_GT(never, 0);
    EXPECT_GT(notNow, 0);
}

TEST_F(Candidates, CellTextShowsEqualChancesOnce)
{
    CellInsight insight;
    insight.status = CellStatus::Fillable;
    insight.copies = 3;
    insight.players.resize(2);
    for (auto& player : insight.players)
        player.anyDraw = 0.5;
    const Table table = m_controller.table();
    EXPECT_EQ(cellText(table, insight).count("50 in 100"), 1) << cellText(table, insight).toStdString();
    insight.players[1].anyDraw = 0.25;
    EXPECT_TRUE(cellText(table, insight).contains("50 in 100"));
    EXPECT_TRUE(cellText(table, insight).contains("25 in 100"));
}

TEST_F(Candidates, UpdateFitWhenTileIsTurned)
{
    playUntil(Prompt::Kind::Place);
    while (firstThat(Choice::Fit::Turned) < 0)
        playUntil(Prompt::Kind::Place);
    const int row = firstThat(Choice::Fit::Turned);
    int turns = 0;
    while (fit(row) != Choice::Fit::Now && turns < 4) {
        m_controller.turnHand(1);
        ++turns;
    }
    EXPECT_LT(turns, 4);
    EXPECT_EQ(m_controller.hand().turns, turns);
    EXPECT_TRUE(m_controller.drops()->tileDropResult(cellX(row), cellY(row)).allowed());
}

TEST_F(Candidates, PreviewUsesLegalTurnsOnly)
{
    playUntil(Prompt::Kind::Place);
    auto* preview = m_controller.preview();
    const int row = firstThat(Choice::Fit::Now);
    ASSERT_GE(row, 0);
    EXPECT_TRUE(preview->put(cellX(row), cellY(row)));
    for (int i = 0; i < 5; ++i) {
        EXPECT_GE(preview->row(), 0) << "a preview is always a legal choice";
        m_controller.turnHand(1);
        EXPECT_EQ(m_controller.hand().turns, preview->turns());
    }
    EXPECT_FALSE(preview->put(50, 50));
    EXPECT_FALSE(preview->active());
}

TEST_F(Candidates, RefusedTileHasMismatchedSide)
{
    // The start tile has a road in the west. Only tiles with a road fit there.
    for (int i = 0; i < 40; ++i) {
        playUntil(Prompt::Kind::Place);
        for (int row = 0; row < m_controller.candidates()->rowCount(); ++row) {
            if (fit(row) != Choice::Fit::Not)
                continue;
            const DropResult result = m_controller.drops()->tileDropResult(cellX(row), cellY(row));
            EXPECT_FALSE(result.allowed());
            EXPECT_GE(result.side, 0);
            EXPECT_FALSE(result.message.isEmpty());
            return;
        }
    }
    FAIL() << "no tile was ever refused";
}

TEST_F(Candidates, TileAwayFromBoardIsRefused)
{
    playUntil(Prompt::Kind::Place);
    const DropResult result = m_controller.drops()->tileDropResult(60, 60);
    EXPECT_FALSE(result.allowed());
    EXPECT_EQ(result.side, -1);
    EXPECT_FALSE(result.message.isEmpty());
}

TEST_F(Candidates, OccupiedFeatureMarksItsFigures)
{
    for (int i = 0; i < 400 && !m_controller.over(); ++i) {
        play(1);
        if (m_controller.prompt().kind != Prompt::Kind::Deploy)
            continue;
        for (int row = 0; row < m_controller.candidates()->rowCount(); ++row) {
            const QPointF place(m_controller.candidates()->at(row).place.x(),
                                m_controller.candidates()->at(row).place.y());
            EXPECT_EQ(m_controller.drops()->candidateAt(cellX(row), cellY(row), place), row);
            const DropResult result = m_controller.drops()->figureDropResult(cellX(row), cellY(row), place);
            EXPECT_EQ(result.allowed(), fit(row) != Choice::Fit::Not);
            if (result.blocker == noSegment)
                continue;
            m_controller.showBlocker(result);
            EXPECT_GT(m_controller.blocker()->rowCount(), 0);
            int blockers = 0;
            for (int figure = 0; figure < m_controller.figures()->rowCount(); ++figure)
                blockers += read(*m_controller.figures(), figure, "isBlocker").toBool() ? 1 : 0;
            EXPECT_GT(blockers, 0);
            m_controller.hideBlocker();
            EXPECT_EQ(m_controller.blocker()->rowCount(), 0);
            return;
        }
    }
    FAIL() << "no feature was ever occupied";
}

/// The text of a scored feature names turn and players. After the end, no text has possible points.
TEST_F(Candidates, ScoredFeatureTextShowsPoints)
{
    std::set<QString> results;
    while (!m_controller.over())
        play(1);
    // At the end of the game, texts list all points of the feature instead.
    m_controller.undo();
    Table table = m_controller.table();
    for (const auto& entry : table.history)
        for (const auto& event : entry.events) {
            const auto& board = table.board();
            if (event.type != event::complete)
                continue;
            const auto insight = featureInsight(*table.rules, *table.state,
                                                board.segmentOf(board.tileAt(event.at.at), event.at.feature));
            const QString text = featureText(table, insight);
            EXPECT_TRUE(text.startsWith("Completed in turn ")) << text.toStdString();
            EXPECT_TRUE(text.endsWith("\nIt does not score again.")) << text.toStdString();
            EXPECT_FALSE(text.contains("(now)") || text.contains("No figure stands there"));
            QStringList winners;
            for (const auto& paid : entry.events)
                if (paid.type == event::score
                    && std::ranges::binary_search(event.segments,
                                                  SegmentRef{paid.line.at, paid.line.feature}))
                    winners << table.playerName(paid.player);
            EXPECT_TRUE(text.contains(winners.isEmpty()
                                          ? QStringLiteral(" Nobody scored.")
                                          : " Scored by " + winners.join(", ") + QString::fromUtf8(" – ")))
                << text.toStdString();
            results.insert(winners.isEmpty() ? "nobody" : "somebody");
        }
    EXPECT_EQ(results.size(), 2U) << "both kinds occur in this game";
    m_controller.redo();
    table = m_controller.table();
    ASSERT_TRUE((*table.state)->over);
    for (const auto& feature : owners(*table.rules, *table.state)) {
        const QString text = featureText(table, feature);
        EXPECT_FALSE(text.contains("(now)") || text.contains("(when completed)")) << text.toStdString();
    }
}

TEST_F(Candidates, GlowCoversAllSegmentsOfFeature)
{
    for (int i = 0; i < 200 && !m_controller.over(); ++i) {
        play(1);
        if (m_controller.prompt().kind != Prompt::Kind::Deploy)
            continue;
        std::size_t pieces = 0;
        for (const auto& feature : m_controller.candidates()->glowing())
            state().board.forEachSegment(feature.segment, [&](Segment) { ++pieces; });
        EXPECT_EQ(static_cast<std::size_t>(m_controller.glow()->rowCount()), pieces);
    }
}

TEST_F(Candidates, MoveFocusTowardsArrow)
{
    play(30);
    playUntil(Prompt::Kind::Place);
    const auto& candidates = *m_controller.candidates();
    int row = candidates.firstRowNear({});
    ASSERT_GE(row, 0);
    for (int i = 0; i < 30; ++i) {
        const int next = candidates.towards(row, 1, 0);
        if (next == row)
            break;
        EXPECT_GT(cellX(next), cellX(row));
        EXPECT_NE(fit(next), Choice::Fit::Not);
        row = next;
    }
}

TEST_F(Candidates, ArrowsReachAllRows)
{
    constexpr std::array<std::pair<int, int>, 4> arrows{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
    const auto& candidates = *m_controller.candidates();
    using Ways = std::map<int, std::set<int>>;
    const auto reachedFrom = [](int start, const Ways& ways) {
        std::set<int> reached{start};
        for (std::vector<int> open{start}; !open.empty();) {
            const auto next = ways.find(open.back());
            open.pop_back();
            if (next == ways.end())
                continue;
            for (const int row : next->second)
                if (reached.insert(row).second)
                    open.push_back(row);
        }
        return reached;
    };
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        ASSERT_TRUE(m_controller.startGame(gameOfTwo(seed)));
        for (; !m_controller.over(); play(1)) {
            std::set<int> allowed;
            Ways there;
            Ways back;
            for (int row = 0; row < candidates.rowCount(); ++row) {
                if (fit(row) == Choice::Fit::Not)
                    continue;
                allowed.insert(row);
                for (const auto& [dx, dy] : arrows) {
                    const int next = candidates.towards(row, dx, dy);
                    there[row].insert(next);
                    back[next].insert(row);
                }
            }
            if (allowed.empty())
                continue;
            // All rows are connected if one row reaches all of them and all of them reach that row.
            ASSERT_EQ(reachedFrom(*allowed.begin(), there), allowed) << "seed " << seed;
            ASSERT_EQ(reachedFrom(*allowed.begin(), back), allowed) << "seed " << seed;
        }
    }
}

TEST_F(Candidates, StartNearGivenPoint)
{
    play(30);
    playUntil(Prompt::Kind::Place);
    const auto& candidates = *m_controller.candidates();
    for (int row = 0; row < candidates.rowCount(); ++row) {
        if (fit(row) != Choice::Fit::Not) {
            EXPECT_EQ(candidates.firstRowNear(candidates.placeAt(row)), row);
        }
    }
    playUntil(Prompt::Kind::Deploy);
    const int first = candidates.firstRowNear({40, 40});
    ASSERT_GE(first, 0);
    for (int row = 0; row < first; ++row)
        EXPECT_EQ(fit(row), Choice::Fit::Not);
}

} // namespace vozka
