// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table with abbeys, mayors, barns and wagons: prompts, legal places and reasons for refusals.
#include "table_fixture.h"

#include <set>

namespace vozka {

namespace {

using PromptKind = Prompt::Kind;

records::GameRecord withAbbeyAndMayor(Edition edition, std::uint64_t seed = 1)
{
    auto game = gameOfTwo(seed);
    game.rules.options = Options(edition);
    game.rules.sets = {"base", "abbey-and-mayor"};
    return game;
}

} // namespace

class AbbeyAndMayorTable : public TableTest {
protected:
    void begin(Edition edition, std::uint64_t seed = 1)
    {
        ASSERT_TRUE(m_controller.startGame(withAbbeyAndMayor(edition, seed)));
    }
    /// Plays random games until this step.
    void find(PromptKind step, Edition edition = Edition::C2)
    {
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            begin(edition, seed);
            while (!m_controller.over()) {
                play(1);
                if (m_controller.prompt().kind == step)
                    return;
            }
        }
        FAIL() << "the step was not reached";
    }
    [[nodiscard]] QPointF place(int row) { return m_controller.candidates()->at(row).place; }
    [[nodiscard]] int candidates() { return m_controller.candidates()->rowCount(); }
    [[nodiscard]] FigureKind kind(std::string_view name)
    {
        for (const auto& rule : m_controller.table().rules->book().figureRules()) {
            if (rule->name() == name)
                return rule->kind();
        }
        ADD_FAILURE() << name;
        return FigureKind::Follower;
    }
};

TEST_F(AbbeyAndMayorTable, OffersAbbeyBeforeDrawing)
{
    find(PromptKind::OwnTile);
    EXPECT_EQ(state().drawn, noKind);
    EXPECT_EQ(m_controller.hand().picture, "image://tile/ab");
    EXPECT_EQ(m_controller.hand().ownPicture, "image://tile/ab");
    EXPECT_EQ(m_controller.prompt().passLabel, "Draw a tile");
    int holes = 0;
    for (int row = 0; row < candidates(); ++row) {
        const bool hole = m_controller.candidates()->at(row).row >= 0;
        holes += hole ? 1 : 0;
        const DropResult result = m_controller.drops()->tileDropResult(
            m_controller.candidates()->at(row).cellX(), m_controller.candidates()->at(row).cellY());
        EXPECT_EQ(result.allowed(), hole);
        EXPECT_EQ(result.side >= 0, !hole) << "otherwise the open side is reported";
        EXPECT_EQ(result.message.contains("side is open"), !hole);
    }
    EXPECT_EQ(holes + 1, m_controller.choices()->rowCount());
    m_controller.turnHand(1);
    EXPECT_EQ(m_controller.hand().turns, 0) << "an abbey is never turned";
}

TEST_F(AbbeyAndMayorTable, RefusesAbbeyAfterDrawing)
{
    find(PromptKind::OwnTile);
    const int before = m_controller.tilesLeft();
    m_controller.choose(m_controller.prompt().passRow);
    m_controller.discards()->dismiss();
    EXPECT_EQ(m_controller.prompt().kind, PromptKind::Place);
    EXPECT_LT(m_controller.tilesLeft(), before);
    EXPECT_EQ(m_controller.hand().ownPicture, "image://tile/ab") << "still next to the tile";
    const DropResult result = m_controller.drops()->tileDropResult(
        m_controller.candidates()->at(0).cellX(), m_controller.candidates()->at(0).cellY(), true);
    EXPECT_FALSE(result.allowed());
    EXPECT_FALSE(result.message.isEmpty());
    EXPECT_EQ(result.rule, "am.abbey.instead");
}

TEST_F(AbbeyAndMayorTable, PlacesAbbeyInHole)
{
    find(PromptKind::OwnTile);
    const auto player = state().active;
    int hole = 0;
    while (m_controller.candidates()->at(hole).row < 0)
        ++hole;
    ASSERT_TRUE(m_controller.preview()->put(m_controller.candidates()->at(hole).cellX(),
                                            m_controller.candidates()->at(hole).cellY()));
    m_controller.choose(m_controller.preview()->row());
    EXPECT_EQ(m_controller.table().ownTilesLeft(player), 0);
    EXPECT_EQ(m_controller.table().picture(state().board.tiles().back().kind), "ab");
    if (m_controller.prompt().kind == PromptKind::Deploy && state().active == player) {
        EXPECT_TRUE(m_controller.hand().ownPicture.isEmpty());
    }
}

TEST_F(AbbeyAndMayorTable, GivesReasonForAbbeyWithoutHole)
{
    begin(Edition::C2);
    ASSERT_EQ(m_controller.prompt().kind, PromptKind::Place);
    EXPECT_FALSE(m_controller.hand().ownPicture.isEmpty());
    const DropResult result = m_controller.drops()->tileDropResult(1, 0, true);
    EXPECT_GE(result.side, 0);
    EXPECT_TRUE(result.message.contains("hole"));
    // The abbey shows the reason why it cannot be placed in this turn.
    EXPECT_EQ(m_controller.hand().ownNotYet,
              "The abbey is placed in a hole, an empty space with tiles on all four sides, instead of "
              "drawing a tile. When this turn began, there was no hole.");
    EXPECT_EQ(m_controller.hand().ownNotYetRule, "am.abbey.hole");
}

TEST_F(AbbeyAndMayorTable, GivesReasonForAbbeyAfterDrawing)
{
    find(PromptKind::OwnTile);
    EXPECT_EQ(m_controller.hand().ownNotYet, "") << "can be placed";
    m_controller.choose(m_controller.prompt().passRow);
    ASSERT_EQ(m_controller.prompt().kind, PromptKind::Place);
    EXPECT_EQ(m_controller.hand().ownNotYet,
              "A tile has already been drawn in this turn; an abbey is placed instead of drawing one.");
}

TEST_F(AbbeyAndMayorTable, PassWithLastAbbeyNeedsConfirmation)
{
    auto game = withAbbeyAndMayor(Edition::C1);
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        game.seed = seed;
        ASSERT_TRUE(m_controller.startGame(game));
        while (!m_controller.over()) {
            if (m_controller.prompt().kind == PromptKind::OwnTile && m_controller.tilesLeft() == 0) {
                EXPECT_EQ(m_controller.prompt().warning, "This is the last chance to place the abbey.");
                EXPECT_EQ(m_controller.prompt().passLabel, "Pass without the abbey");
                const int turn = m_controller.turnNumber();
                m_controller.choose(m_controller.prompt().passRow);
                EXPECT_EQ(m_controller.turnNumber(), turn) << "the turn is not over";
                EXPECT_EQ(m_controller.prompt().text, m_controller.prompt().warning);
                EXPECT_EQ(m_controller.prompt().confirmLabel, "Pass without the abbey");
                EXPECT_FALSE(m_controller.held().isOnFeature());
                m_controller.resolveHeld(false);
                EXPECT_EQ(m_controller.prompt().kind, PromptKind::OwnTile);
                m_controller.choose(m_controller.prompt().passRow);
                m_controller.resolveHeld(true);
                EXPECT_TRUE(m_controller.over() || m_controller.turnNumber() > turn);
                return;
            }
            if (m_controller.prompt().kind == PromptKind::OwnTile) {
                EXPECT_TRUE(m_controller.prompt().warning.isEmpty()) << "an extra round follows";
                // Keep the abbeys for the last round.
                m_controller.choose(m_controller.prompt().passRow);
                m_controller.discards()->dismiss();
            } else {
                play(1);
            }
        }
    }
    FAIL() << "no player has an abbey left";
}

TEST_F(AbbeyAndMayorTable, ShowsPlacesOfEachFigureKind)
{
    begin(Edition::C2);
    std::set<int> seen;
    for (int i = 0; i < 2000 && seen.size() < 4; ++i) {
        if (m_controller.over())
            begin(Edition::C2, static_cast<std::uint64_t>(i));
        play(1);
        if (m_controller.prompt().kind != PromptKind::Deploy)
            continue;
        const auto offered = m_controller.hand().figures;
        EXPECT_TRUE(offered.contains(m_controller.hand().figureNumber())) << "the chosen kind has a place";
        int places = 0;
        for (const int figure : offered) {
            m_controller.pickFigure(figure);
            EXPECT_EQ(m_controller.hand().figureNumber(), figure);
            seen.insert(figure);
            for (int row = 0; row < candidates(); ++row) {
                EXPECT_TRUE(m_controller.candidates()->at(row).isOnFeature());
                EXPECT_FALSE(m_controller.candidates()->at(row).label.isEmpty());
                places += m_controller.candidates()->at(row).row >= 0 ? 1 : 0;
                EXPECT_EQ(m_controller.drops()
                              ->figureDropResult(m_controller.candidates()->at(row).cellX(),
                                                 m_controller.candidates()->at(row).cellY(), place(row))
                              .allowed(),
                          m_controller.candidates()->at(row).row >= 0);
            }
        }
        EXPECT_EQ(places + 1, m_controller.choices()->rowCount()) << "no other choices";
    }
    EXPECT_EQ(seen.size(), 4U);
}

TEST_F(AbbeyAndMayorTable, BarnSnapsToNearestCornerOrGivesReason)
{
    const auto barn = [&] { return static_cast<int>(kind("barn")); };
    for (int i = 0; i < 40; ++i) {
        find(PromptKind::Deploy);
        while (!m_controller.over()
               && (m_controller.prompt().kind != PromptKind::Deploy
                   || !m_controller.hand().figures.contains(barn())))
            play(1);
        if (!m_controller.over())
            break;
    }
    ASSERT_EQ(m_controller.prompt().kind, PromptKind::Deploy);
    m_controller.pickFigure(barn());
    ASSERT_EQ(candidates(), 4);
    const Cell placed = state().board.cellOf(state().board.segmentOf(state().placed, 0));
    int allowedRow = -1;
    for (int row = 0; row < 4; ++row) {
        EXPECT_TRUE(m_controller.candidates()->at(row).spot.isCorner());
        // A point of the tile, 0.2 from both edges of that corner.
        const QPointF near(m_controller.candidates()->at(row).cellX() == placed.x ? 0.2 : 0.8,
                           m_controller.candidates()->at(row).cellY() == placed.y ? 0.2 : 0.8);
        EXPECT_EQ(m_controller.drops()->candidateAt(placed.x, placed.y, near), row);
        const DropResult result = m_controller.drops()->figureDropResult(placed.x, placed.y, near);
        EXPECT_EQ(result.row, m_controller.candidates()->at(row).row);
        EXPECT_EQ(result.allowed(), result.message.isEmpty());
        if (result.allowed()) {
            allowedRow = row;
        } else {
            EXPECT_EQ(result.message, m_controller.candidates()->at(row).label);
        }
    }
    ASSERT_GE(allowedRow, 0);
    const Cell corner{static_cast<std::int16_t>(m_controller.candidates()->at(allowedRow).cellX()),
                      static_cast<std::int16_t>(m_controller.candidates()->at(allowedRow).cellY())};
    m_controller.choose(m_controller.candidates()->at(allowedRow).row);
    const auto figures = state().figuresOnBoard();
    EXPECT_TRUE(std::ranges::any_of(figures, [&](const Figure& figure) {
        return figure.onCorner && state().board.cellOf(figure.segment) == corner;
    }));
}

class Wagons : public AbbeyAndMayorTable, public testing::WithParamInterface<Edition> {};

TEST_P(Wagons, ShowTargetsAndReasonsElsewhere)
{
    find(PromptKind::MoveFigure, GetParam());
    const auto& movingFigure = m_controller.movingFigure();
    EXPECT_TRUE(movingFigure.active());
    EXPECT_EQ(movingFigure.figureNumber(), static_cast<int>(kind("wagon")));
    EXPECT_EQ(movingFigure.range.isEmpty(), GetParam() == Edition::C1);
    EXPECT_EQ(m_controller.prompt().playerName, m_controller.table().playerName(state().toMove));
    EXPECT_EQ(m_controller.prompt().passLabel, "Wagon to the supply");
    ASSERT_GT(candidates(), 0);
    EXPECT_EQ(candidates() + 1, m_controller.choices()->rowCount());
    for (int row = 0; row < candidates(); ++row) {
        const Cell cell{static_cast<std::int16_t>(m_controller.candidates()->at(row).cellX()),
                        static_cast<std::int16_t>(m_controller.candidates()->at(row).cellY())};
        EXPECT_EQ(m_controller.drops()->candidateAt(cell.x, cell.y, place(row)), row);
        EXPECT_EQ(m_controller.drops()->figureDropResult(cell.x, cell.y, place(row)).row,
                  m_controller.candidates()->at(row).row);
        if (!movingFigure.range.isEmpty()) {
            EXPECT_TRUE(movingFigure.range.contains(QPointF(cell.x + 0.5, cell.y + 0.5)));
        }
    }
    // The scored feature is highlighted in addition to the targets.
    std::set<int> highlighted;
    for (int row = 0; row < m_controller.glow()->rowCount(); ++row)
        highlighted.insert(read(*m_controller.glow(), row, "candidate").toInt());
    EXPECT_TRUE(highlighted.contains(-1));
    EXPECT_GT(highlighted.size(), 1U);
    const auto origin = movingFigure.place;
    const DropResult result = m_controller.drops()->figureDropResult(
        static_cast<int>(std::floor(origin.x())), static_cast<int>(std::floor(origin.y())),
        {origin.x() - std::floor(origin.x()), origin.y() - std::floor(origin.y())});
    EXPECT_FALSE(result.allowed());
    EXPECT_EQ(result.message, "A move leads out of this feature, not to another part of it.");
}

TEST_P(Wagons, MoveOrReturnToSupply)
{
    find(PromptKind::MoveFigure, GetParam());
    const auto player = state().toMove;
    const auto wagon = kind("wagon");
    const auto decisions = m_controller.decisions();
    m_controller.choose(m_controller.prompt().passRow);
    EXPECT_EQ(state().supply[player][index(wagon)], 1);
    EXPECT_GT(m_controller.decisions(), decisions);
    m_controller.undo();
    ASSERT_EQ(m_controller.prompt().kind, PromptKind::MoveFigure);
    const Cell to{static_cast<std::int16_t>(m_controller.candidates()->at(0).cellX()),
                  static_cast<std::int16_t>(m_controller.candidates()->at(0).cellY())};
    m_controller.choose(m_controller.candidates()->at(0).row);
    EXPECT_EQ(state().supply[player][index(wagon)], 0);
    EXPECT_TRUE(std::ranges::any_of(state().figuresOnBoard(), [&](const Figure& figure) {
        return figure.kind == wagon && figure.player == player && state().board.cellOf(figure.segment) == to;
    }));
}

INSTANTIATE_TEST_SUITE_P(InBothEditions, Wagons, testing::Values(Edition::C1, Edition::C2));

} // namespace vozka
