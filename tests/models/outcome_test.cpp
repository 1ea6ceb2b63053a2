// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Outcomes of chance that are not tiles: the rows that the table shows, for any expansion.
#include "models/board/outcome.h"

#include "engine/die.h"
#include "engine/expansions/list.h"
#include "models/board/board_scene.h"
#include "models/board/feature_under.h"
#include "models/film/film.h"
#include "models/table/outcome_model.h"
#include "records/game.h"
#include "records/tile_library.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QLineF>
#include <gtest/gtest.h>

namespace vozka {

namespace {

/// A game of two players with a die that is rolled in each turn.
class Outcomes : public testing::Test {
protected:
    static Rules made()
    {
        auto ruleSources = ruleSourcesFor(std::vector<std::string>{"base"});
        ruleSources.push_back(addDie);
        CapacityFault fault;
        return *Rules::make(*records::TileLibrary::builtIn().catalogue({"base"}, {}),
                            {Options(), 2, std::move(ruleSources)}, fault);
    }

    void apply(const Action& action) { m_history.push_back(HistoryEntry::by(m_rules, m_state, action)); }
    [[nodiscard]] Action first(Action::Type type) const
    {
        ActionList legal;
        m_rules.legal(m_state, legal);
        for (const Action& action : legal)
            if (action.type == type)
                return action;
        ADD_FAILURE() << "no such action";
        return {};
    }
    /// Places a tile and no figure.
    void turnUpToRoll()
    {
        apply(first(Action::Type::Draw));
        apply(first(Action::Type::Place));
        apply(Action::pass());
    }
    void show()
    {
        m_model.showRows(outcomeRows({&m_rules, &m_state, m_players, m_history, false, false, 0, {}, {}}));
    }
    [[nodiscard]] QString cell(const char* role) const
    {
        return m_model.index(0).data(RowModel<OutcomeRow>::roleOf(role)).toString();
    }

    Rules m_rules = made();
    State m_state = m_rules.start();
    std::vector<records::PlayerEntry> m_players{{"Anna", {}, {}}, {"Petr", {}, {}}};
    std::vector<HistoryEntry> m_history;
    RowModel<OutcomeRow> m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(Outcomes, ListResultOfDieUntilNextTile)
{
    show();
    EXPECT_EQ(m_model.count(), 0);
    turnUpToRoll();
    show();
    EXPECT_EQ(m_model.count(), 0) << "drawn tiles are no outcome";
    apply(rollOf(2));
    show();
    ASSERT_EQ(m_model.count(), 1);
    EXPECT_EQ(cell("value"), "2");
    EXPECT_EQ(cell("source"), "image://sprite/roll-2");
    EXPECT_EQ(cell("text"), "2") << "no message for it";
    apply(first(Action::Type::Draw));
    show();
    EXPECT_EQ(m_model.count(), 1) << "the next player sees it before the next tile";
    apply(first(Action::Type::Place));
    show();
    EXPECT_EQ(m_model.count(), 0);
}

TEST_F(Outcomes, HaveNoPictureWithoutDrawing)
{
    Action roll = rollOf(2);
    EXPECT_EQ(outcomeSprite(m_rules.book(), roll), "roll-2");
    roll.number = 9;
    EXPECT_EQ(outcomeSprite(m_rules.book(), roll), QString());
    EXPECT_EQ(outcomePicture(m_rules.book(), roll), QString());
}

class FlightGame : public TableTest {
protected:
    /// Plays a flight to the west. `before`: actions before the flight, `points`: number on the die.
    void fly(const std::string& before, int points)
    {
        const auto record = records::readGame(R"({"format": "vozka-game", "version": 1,
            "rules": {"edition": "C2", "sets": ["base", "flying-machines"], "options": {}},
            "players": [{"name": "Anna", "colour": "red", "kind": "human"},
                        {"name": "Ben", "colour": "blue", "kind": "human"}],
            "seed": 3,
            "actions": [)" + before + R"({"draw": "FM-05"}, {"place": "FM-05", "at": [1, 0], "turns": 0},
                        {"deploy": "follower", "at": [1, 0], "feature": "flying-machine"}, {"roll": )"
                                                  + std::to_string(points) + "}]}",
                                              "game");
        if (!record || !m_controller.startGame(*record))
            ADD_FAILURE() << "no game";
    }
};

class RolledGame : public FlightGame {
protected:
    RolledGame() { fly("", 1); }
};

TEST_F(RolledGame, HasOutcomeInLogFilmAndReview)
{
    const auto& log = *m_controller.log();
    const int row = log.rowCount() - 1;
    EXPECT_EQ(read(log, row, "text"), "rolls a 1");
    EXPECT_EQ(read(log, row, "name"), "Anna");
    EXPECT_EQ(read(log, row, "outcomeSource"), "image://sprite/roll-1");
    EXPECT_EQ(read(log, row - 1, "outcomeSource"), "");
    EXPECT_EQ(read(*m_controller.outcomes(), 0, "text"), "rolls a 1");

    Film film(*m_controller.match(), {QSize(480, 300), ColourTheme::Light});
    EXPECT_EQ(film.outcomesOf(0).size(), 1U);
    EXPECT_EQ(film.outcomesOf(film.count() - 1).size(), 0U);

    m_controller.startReview(0);
    EXPECT_EQ(m_controller.outcomes()->count(), 0);
    m_controller.startReview(1);
    EXPECT_EQ(m_controller.outcomes()->count(), 1);
}

TEST_F(RolledGame, OffersLandingWithReasonsForRefusedPlaces)
{
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::MoveFigure);
    EXPECT_TRUE(m_controller.movingFigure().active());
    EXPECT_TRUE(m_controller.movingFigure().range.isNull()) << "the range is not a distance";
    int allowed = 0;
    int refused = 0;
    for (const auto& row : m_controller.candidates()->rows()) {
        EXPECT_EQ(row.cell(), (Cell{0, 0}));
        EXPECT_FALSE(row.isOther());
        EXPECT_FALSE(row.label.isEmpty());
        ++(row.isAllowed() ? allowed : refused);
    }
    EXPECT_EQ(allowed, 2) << "city and road";
    EXPECT_EQ(refused, 2) << "both fields";
    EXPECT_EQ(m_controller.candidates()->rows().front().source, "image://figure/follower/red");
    m_controller.choose(0);
    EXPECT_EQ(m_controller.figures()->rowCount(), 1);
}

TEST_F(FlightGame, MarkerOfOccupiedPlaceLeavesFigureVisible)
{
    fly(R"({"draw": "V"}, {"place": "V", "at": [-1, 0], "turns": 3},
           {"deploy": "follower", "at": [-1, 0], "feature": "road-sw"},)",
        2);
    const auto spots = figuresOnBoard(m_controller.table());
    const auto there = std::ranges::find(spots, Cell{-1, 0}, &FigureSpot::cell);
    ASSERT_NE(there, spots.end());
    const auto& rows = m_controller.candidates()->rows();
    const auto place = std::ranges::find_if(rows, [](const Choice& row) { return row.isAllowed(); });
    ASSERT_NE(place, rows.end()) << "the road";
    EXPECT_EQ(place->cell(), there->cell);
    EXPECT_GE(QLineF(middleOf(*there), place->place).length(), 0.27);
    EXPECT_EQ(featureUnder(m_controller.table(), place->cell(), place->place, false), place->spot.feature())
        << "on the same road";
}

} // namespace

} // namespace vozka
