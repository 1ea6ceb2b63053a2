// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Own figures that an action returns to the supply: from a feature, from a corner and from an area. Figures
// that an action adds to them.
#include "arena/decisions.h"
#include "models/art/tile_art.h"
#include "models/computer/analysis_file.h"
#include "models/computer/shown_move.h"
#include "models/table/area_model.h"
#include "table_fixture.h"

#include <QSignalSpy>

#include <algorithm>
#include <functional>

namespace vozka {

namespace {

class TakingBack : public TableTest {
protected:
    /// Plays random games with these sets until a player can do an action with that word for which `isWanted`
    /// returns true. Returns the action.
    Action playToAction(const std::vector<std::string>& sets, Code word,
                        const std::function<bool(const Action&)>& isWanted)
    {
        for (std::uint64_t seed = 1; seed < 60; ++seed) {
            auto game = gameOfTwo(seed);
            game.rules.sets = sets;
            EXPECT_TRUE(m_controller.startGame(game));
            for (; !m_controller.over(); playToAreas())
                for (const auto& row : m_controller.choices()->rows()) {
                    const auto* form = m_controller.table().rules->book().formOf(row.action);
                    if (form != nullptr && form->word() == word && isWanted(row.action))
                        return row.action;
                }
        }
        ADD_FAILURE() << "no game came to such an action";
        return {};
    }
    Action playToBarn()
    {
        return playToAction({"base", "abbey-and-mayor", "festival"}, "recall",
                            [](const Action& action) { return action.at.isCorner(); });
    }
    /// Index of the candidate with that action, -1 if none.
    [[nodiscard]] int candidateOf(const Action& action)
    {
        return m_controller.candidates()->find(
            [&](const Choice& each) { return each.isOther() && each.action == action; });
    }
    [[nodiscard]] bool logContains(const QString& text)
    {
        return std::ranges::any_of(m_controller.log()->rows(),
                                   [&](const LogRow& row) { return row.text.contains(text); });
    }
};

} // namespace

TEST_F(TakingBack, FigureOnCornerHasMarkerAroundIt)
{
    const auto action = playToBarn();
    const int candidate = candidateOf(action);
    ASSERT_GE(candidate, 0);
    const auto barn = m_controller.candidates()->at(candidate);
    EXPECT_TRUE(barn.isAllowed());
    EXPECT_EQ(barn.spot, action.at);
    EXPECT_EQ(barn.place, QPointF(0, 0));
    EXPECT_EQ(barn.round, cornerFigureSize);
    EXPECT_TRUE(barn.source.contains("barn")) << barn.source.toStdString();
    EXPECT_EQ(barn.label, "Take back: barn");
    EXPECT_EQ(barn.returned.size(), 1);
    const auto figures = state().figuresOnBoard().size();
    QSignalSpy returned(m_controller.events(), &GameEvents::figureReturned);
    m_controller.choose(barn.row);
    ASSERT_EQ(returned.count(), 1);
    EXPECT_EQ(returned[0][0].toReal(), action.at.cell().x);
    EXPECT_GT(returned[0][1].toReal(), action.at.cell().y) << "its foot is below the corner";
    EXPECT_EQ(returned[0][5].toReal(), cornerFigureSize);
    EXPECT_TRUE(logContains("gets the barn back"));
    EXPECT_LT(state().figuresOnBoard().size(), figures);
}

TEST_F(TakingBack, FigureOnCornerIsClickedOnEachTileAroundIt)
{
    const auto action = playToBarn();
    const Cell at = action.at.cell();
    const int row = m_controller.choices()->rowOf(action);
    auto& drops = *m_controller.drops();
    EXPECT_EQ(drops.tapResult(at.x, at.y, {0.05, 0.05}).row, row);
    EXPECT_EQ(drops.tapResult(at.x - 1, at.y - 1, {0.95, 0.95}).row, row);
    EXPECT_EQ(drops.tapResult(at.x - 1, at.y, {0.95, 0.05}).row, row);
    EXPECT_NE(drops.tapResult(at.x, at.y, {0.35, 0.35}).row, row);
}

TEST_F(TakingBack, HintShowsCorner)
{
    const auto action = playToBarn();
    const Table table = m_controller.table();
    const auto shown = shownMove(table, *table.state, {action});
    EXPECT_EQ(shown.figure, action.at.cell());
    EXPECT_EQ(shown.place, QPointF(0, 0));
}

TEST_F(TakingBack, MarkersHaveArrowAndPoints)
{
    const auto abbot = [&](Code word) {
        const auto action = playToAction({"base", "abbot", "festival"}, word, [&](const Action& each) {
            const int candidate = candidateOf(each);
            return candidate >= 0 && m_controller.candidates()->at(candidate).source.contains("abbot");
        });
        const int candidate = candidateOf(action);
        return candidate < 0 ? Choice() : m_controller.candidates()->at(candidate);
    };
    const Choice scoring = abbot("retrieve");
    EXPECT_EQ(scoring.sign, "undo");
    EXPECT_GT(scoring.points, 0);
    EXPECT_TRUE(scoring.worth.endsWith(QString::number(scoring.points))) << scoring.worth.toStdString();
    const Choice recalled = abbot("recall");
    EXPECT_EQ(recalled.sign, "undo");
    EXPECT_EQ(recalled.points, 0);
}

TEST_F(TakingBack, ChoiceNamesAllReturnedFigures)
{
    const auto action =
        playToAction({"base", "traders-and-builders", "festival"}, "recall", [&](const Action& each) {
            const int candidate = candidateOf(each);
            return candidate >= 0 && m_controller.candidates()->at(candidate).returned.size() == 2;
        });
    const int candidate = candidateOf(action);
    ASSERT_GE(candidate, 0);
    const auto& row = m_controller.candidates()->at(candidate);
    EXPECT_TRUE(row.label.startsWith("Take back: ")) << row.label.toStdString();
    EXPECT_FALSE(row.isAboutFeature) << "the feature gives the player no points";
    EXPECT_TRUE(row.worth.startsWith("Returned to the supply: ")) << row.worth.toStdString();
    EXPECT_EQ(row.worth.count(u';'), 1) << "with a builder or a pig: " << row.worth.toStdString();
    EXPECT_TRUE(m_controller.prompt().text.contains("take back one of your figures"))
        << m_controller.prompt().text.toStdString();
}

TEST_F(TakingBack, KnightThatCanEscapeHasMarker)
{
    const auto action =
        playToAction({"base", "siege", "cathars"}, "escape", [](const Action&) { return true; });
    const int candidate = candidateOf(action);
    ASSERT_GE(candidate, 0);
    const auto& row = m_controller.candidates()->at(candidate);
    EXPECT_TRUE(row.isAllowed());
    EXPECT_EQ(row.label, "Escape: meeple in the city");
    EXPECT_TRUE(m_controller.prompt().text.contains("let a knight escape"))
        << m_controller.prompt().text.toStdString();
    const auto figures = state().figuresOnBoard().size();
    m_controller.choose(row.row);
    EXPECT_EQ(state().figuresOnBoard().size(), figures - 1);
}

TEST_F(TakingBack, ChoiceWithPointsNamesWorthOfFeature)
{
    const auto action = playToAction({"base", "abbot"}, "retrieve", [](const Action&) { return true; });
    const int candidate = candidateOf(action);
    ASSERT_GE(candidate, 0);
    EXPECT_TRUE(m_controller.candidates()->at(candidate).isAboutFeature);
}

TEST_F(TakingBack, CardOfAreaOffersFigure)
{
    const auto action = playToAction({"base", "count", "festival"}, "recall",
                                     [](const Action& each) { return each.at.kind() == SpotKind::Area; });
    EXPECT_EQ(candidateOf(action), -1) << "areas have no marker on the board";
    int offered = 0;
    for (const auto& area : areaRows(m_controller.table(), *m_controller.choices()))
        for (const auto& offer : area.offers)
            if (m_controller.choices()->at(offer.choice).action == action) {
                EXPECT_TRUE(offer.label.startsWith("Take back from the ")) << offer.label.toStdString();
                EXPECT_TRUE(offer.label.contains(area.name, Qt::CaseInsensitive)) << area.name.toStdString();
                EXPECT_TRUE(offer.isTaken);
                ++offered;
            }
    EXPECT_EQ(offered, 1);
    m_controller.choose(m_controller.choices()->rowOf(action));
    EXPECT_TRUE(logContains("taken back from the "));
}

TEST_F(TakingBack, StoredAnalysisHasActionsWithAreas)
{
    const auto action = playToAction({"base", "count"}, "quarter", [](const Action&) { return true; });
    m_controller.choose(m_controller.choices()->rowOf(action));
    std::vector<RatedMove> rated;
    bool hasArea = false;
    for (const auto& decision : decisionsOf(*m_controller.match())) {
        RatedMove move;
        move.first = decision.first;
        move.rated.best.actions = decision.played;
        hasArea = hasArea || std::ranges::find(decision.played, action) != decision.played.end();
        rated.push_back(move);
    }
    ASSERT_TRUE(hasArea);
    const auto stored = readAnalysis(*m_controller.match(), writeAnalysis(*m_controller.match(), rated));
    ASSERT_EQ(stored.size(), rated.size());
    for (std::size_t i = 0; i < rated.size(); ++i)
        EXPECT_EQ(stored[i].rated.best.actions, rated[i].rated.best.actions);
}

TEST_F(TakingBack, DecisionForAllPlayersNamesBothWays)
{
    const std::vector<std::string> sets{"base", "crop-circles"};
    const auto action = playToAction(sets, "circle", [](const Action&) { return true; });
    EXPECT_EQ(m_controller.choices()->at(m_controller.choices()->rowOf(action)).label,
              "All players add a figure");
    std::vector<QString> labels;
    for (const auto& row : m_controller.choices()->rows())
        labels.push_back(row.label);
    EXPECT_EQ(labels, (std::vector<QString>{"All players add a figure", "All players take a figure back"}));
    EXPECT_TRUE(m_controller.prompt().text.contains("what all players do at the crop circle"))
        << m_controller.prompt().text.toStdString();
}

TEST_F(TakingBack, EachPlayerTakesFigureBack)
{
    const auto action =
        playToAction({"base", "crop-circles"}, "circleRemove", [](const Action&) { return true; });
    const int candidate = candidateOf(action);
    ASSERT_GE(candidate, 0);
    const auto& row = m_controller.candidates()->at(candidate);
    EXPECT_TRUE(row.label.startsWith("Take back: ")) << row.label.toStdString();
    EXPECT_EQ(row.returned.size(), 1);
    EXPECT_TRUE(m_controller.prompt().text.contains("take one of your figures back"))
        << m_controller.prompt().text.toStdString();
}

TEST_F(TakingBack, AddedFigureIsNotReturned)
{
    const auto action =
        playToAction({"base", "crop-circles"}, "circleAdd", [](const Action&) { return true; });
    const int candidate = candidateOf(action);
    ASSERT_GE(candidate, 0);
    const auto row = m_controller.candidates()->at(candidate);
    EXPECT_EQ(row.label, "Add here: meeple");
    EXPECT_EQ(row.round, 0) << "the marker is not around the figure that is there";
    EXPECT_FALSE(row.source.isEmpty());
    EXPECT_TRUE(row.returned.isEmpty());
    EXPECT_FALSE(row.worth.contains("Returned")) << row.worth.toStdString();
    EXPECT_TRUE(m_controller.prompt().text.contains("add a figure next to one of yours"))
        << m_controller.prompt().text.toStdString();
    const auto figures = state().figuresOnBoard().size();
    m_controller.choose(row.row);
    EXPECT_EQ(state().figuresOnBoard().size(), figures + 1);
}

TEST_F(TakingBack, AddedFigureOfOtherKindHasItsPicture)
{
    const auto action = playToAction({"base", "inns-and-cathedrals", "crop-circles"}, "circleAdd",
                                     [](const Action& each) { return each.figure != FigureKind::Follower; });
    const int candidate = candidateOf(action);
    ASSERT_GE(candidate, 0);
    EXPECT_TRUE(m_controller.candidates()->at(candidate).source.contains("large"));
}

} // namespace vozka
