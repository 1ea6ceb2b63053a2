// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What may be done is offered, what may not is told why: cells for the tile, features for a figure.
#include "table_fixture.h"

namespace vozka {

class Candidates : public TableTest {
protected:
    [[nodiscard]] fitting::Fit fit(int row)
    {
        return read(*m_controller.candidates(), row, "fit").value<fitting::Fit>();
    }
    [[nodiscard]] int cellX(int row) { return read(*m_controller.candidates(), row, "cellX").toInt(); }
    [[nodiscard]] int cellY(int row) { return read(*m_controller.candidates(), row, "cellY").toInt(); }
    /// The first row that fits so, -1 if there is none.
    [[nodiscard]] int firstThat(fitting::Fit wanted)
    {
        for (int row = 0; row < m_controller.candidates()->rowCount(); ++row) {
            if (fit(row) == wanted)
                return row;
        }
        return -1;
    }
};

TEST_F(Candidates, AgreeWithTheChoices)
{
    for (int i = 0; i < 60 && !m_controller.over(); ++i) {
        for (int row = 0; row < m_controller.candidates()->rowCount(); ++row) {
            const bool offered = read(*m_controller.candidates(), row, "choice").toInt() >= 0;
            EXPECT_EQ(offered, fit(row) != fitting::Fit::Not);
            EXPECT_FALSE(read(*m_controller.candidates(), row, "label").toString().isEmpty());
        }
        play(1);
    }
}

TEST_F(Candidates, FollowTheTurnOfTheTile)
{
    playUntil(GameController::Step::Place);
    while (firstThat(fitting::Fit::Turned) < 0)
        playUntil(GameController::Step::Place);
    const int row = firstThat(fitting::Fit::Turned);
    int turns = 0;
    while (fit(row) != fitting::Fit::Now && turns < 4) {
        m_controller.turnHand(1);
        ++turns;
    }
    EXPECT_LT(turns, 4);
    EXPECT_EQ(m_controller.handTurns(), turns);
    EXPECT_TRUE(m_controller.tileVerdict(cellX(row), cellY(row)).allowed());
}

TEST_F(Candidates, PreviewSnapsToATurnThatFitsAndGoesOnToTheNext)
{
    playUntil(GameController::Step::Place);
    auto* preview = m_controller.preview();
    const int row = firstThat(fitting::Fit::Now);
    ASSERT_GE(row, 0);
    EXPECT_TRUE(preview->put(cellX(row), cellY(row)));
    for (int i = 0; i < 5; ++i) {
        EXPECT_GE(preview->row(), 0) << "a preview is always a legal choice";
        m_controller.turnHand(1);
        EXPECT_EQ(m_controller.handTurns(), preview->turns());
    }
    EXPECT_FALSE(preview->put(50, 50));
    EXPECT_FALSE(preview->active());
}

TEST_F(Candidates, RefusedTileNamesTheSideThatDoesNotMatch)
{
    // West of the start tile lies its road; only a tile with a road there may join it.
    for (int i = 0; i < 40; ++i) {
        playUntil(GameController::Step::Place);
        for (int row = 0; row < m_controller.candidates()->rowCount(); ++row) {
            if (fit(row) != fitting::Fit::Not)
                continue;
            const Verdict verdict = m_controller.tileVerdict(cellX(row), cellY(row));
            EXPECT_FALSE(verdict.allowed());
            EXPECT_GE(verdict.side, 0);
            EXPECT_FALSE(verdict.sentence.isEmpty());
            return;
        }
    }
    FAIL() << "no tile was ever refused";
}

TEST_F(Candidates, TilePastTheBoardIsToldToTouch)
{
    playUntil(GameController::Step::Place);
    const Verdict verdict = m_controller.tileVerdict(60, 60);
    EXPECT_FALSE(verdict.allowed());
    EXPECT_EQ(verdict.side, -1);
    EXPECT_FALSE(verdict.sentence.isEmpty());
}

TEST_F(Candidates, FigureDroppedOnAnOccupiedFeatureBlamesWhoStandsThere)
{
    for (int i = 0; i < 400 && !m_controller.over(); ++i) {
        play(1);
        if (m_controller.step() != GameController::Step::Deploy)
            continue;
        for (int row = 0; row < m_controller.candidates()->rowCount(); ++row) {
            const QPointF place(read(*m_controller.candidates(), row, "placeX").toReal(),
                                read(*m_controller.candidates(), row, "placeY").toReal());
            EXPECT_EQ(m_controller.candidateAt(cellX(row), cellY(row), place), row);
            const Verdict verdict = m_controller.figureVerdict(0, cellX(row), cellY(row), place);
            EXPECT_EQ(verdict.allowed(), fit(row) != fitting::Fit::Not);
            if (verdict.culprit == noSegment)
                continue;
            m_controller.blame(verdict);
            EXPECT_GT(m_controller.culprit()->rowCount(), 0);
            int blamed = 0;
            for (int figure = 0; figure < m_controller.figures()->rowCount(); ++figure)
                blamed += read(*m_controller.figures(), figure, "inTheWay").toBool() ? 1 : 0;
            EXPECT_GT(blamed, 0);
            m_controller.forgive();
            EXPECT_EQ(m_controller.culprit()->rowCount(), 0);
            return;
        }
    }
    FAIL() << "no feature was ever occupied";
}

TEST_F(Candidates, TakenFeatureGlowsOverAllItsTiles)
{
    for (int i = 0; i < 200 && !m_controller.over(); ++i) {
        play(1);
        if (m_controller.step() != GameController::Step::Deploy)
            continue;
        std::size_t pieces = 0;
        for (const auto& feature : m_controller.candidates()->glowing(m_controller.table()))
            state().board.forEachSegment(feature.segment, [&](Segment) { ++pieces; });
        EXPECT_EQ(static_cast<std::size_t>(m_controller.glow()->rowCount()), pieces);
    }
}

TEST_F(Candidates, FocusGoesTowardsTheArrow)
{
    play(30);
    playUntil(GameController::Step::Place);
    const auto& candidates = *m_controller.candidates();
    const int first = candidates.towards(-1, 1, 0);
    ASSERT_GE(first, 0);
    int row = first;
    for (int i = 0; i < 30; ++i) {
        const int next = candidates.towards(row, 1, 0);
        if (next == row)
            break;
        EXPECT_GT(cellX(next), cellX(row));
        EXPECT_NE(fit(next), fitting::Fit::Not);
        row = next;
    }
}

} // namespace vozka
