// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The claims of some stories agree with the rules: stories about abbey, mayor, barn, wagon, a road with three
// branches, the last abbeys, and a tile without a legal place.
#include "lessons/story_file.h"
#include "records/files.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

std::string contentOf(std::string_view id)
{
    return *records::readFile(std::string(VOZKA_LESSONS) + "/" + std::string(id) + ".story.json");
}

// An abbey fills a hole and completes adjacent features without being part of them. A field ends at the
// abbey, so it does not touch the city on the other side.
TEST(StoriesOfRules, AbbeySeparatesFieldFromCity)
{
    const auto& abbey = story("abbey-field");
    EXPECT_EQ(abbey.steps[0].task->accept.front().type, Action::Type::Place);
    for (const auto& refused : abbey.steps[0].refused)
        EXPECT_EQ(refused.code, "not-a-hole");
    EXPECT_EQ(scoreTexts(abbey), (Strings{"0 city 8 = city.tiles 3 6, city.coats-of-arms 1 2",
                                          "0 field 3 = field.cities 1 3", "1 road 2 = road.tiles 2 2"}));
    // A figure can be placed on the abbey, but not on the tiles next to it.
    EXPECT_EQ(answers(abbey, 1), (Strings{"yes", "not-this-tile", "not-this-tile"}));
}

// With three coats of arms the mayor has strength three, and the city scores 18 points.
TEST(StoriesOfRules, MayorCountsCoatsOfArms)
{
    const auto& mayor = story("mayor-three-coats");
    EXPECT_EQ(scoreTexts(mayor), (Strings{"0 city 18 = city.tiles 6 12, city.coats-of-arms 3 6"}));
    EXPECT_EQ(answers(mayor, 1), (Strings{"mayor-needs-empty-city", "yes"}));
    const auto& last = mayor.steps.back();
    EXPECT_EQ(figureCount(mayor, last.before, 0, "mayor"), 1);
    EXPECT_EQ(figureCount(mayor, last.before, 1, "follower"), 1);
    EXPECT_EQ(figureCount(mayor, last.after, 0, "mayor"), 0);
    EXPECT_EQ(figureCount(mayor, last.after, 1, "follower"), 0);
}

// Without a coat of arms a mayor has strength zero: it occupies the city but scores nothing. One meeple has
// the majority over it.
TEST(StoriesOfRules, MayorWithoutCoatOfArmsScoresNothing)
{
    const auto& mayor = story("mayor-no-coat");
    EXPECT_EQ(answers(mayor, 1), (Strings{"feature-occupied", "yes"}));
    const auto& mayorStep = mayor.steps[2];
    EXPECT_EQ(figureCount(mayor, mayorStep.before, 1, "mayor"), 1);
    EXPECT_EQ(figureCount(mayor, mayorStep.after, 1, "mayor"), 0);
    EXPECT_TRUE(mayorStep.scores.empty());
    EXPECT_TRUE(std::ranges::any_of(mayor.history[mayorStep.after - 1].events,
                                    [](const Event& event) { return event.type == event::complete; }));
    EXPECT_EQ(scoreTexts(mayor), (Strings{"1 city 8 = city.tiles 4 8"}));
    EXPECT_EQ(figureCount(mayor, mayor.steps[3].before, 0, "mayor"), 1);
}

// Several mayors without a coat of arms score nothing; with one coat of arms they tie.
TEST(StoriesOfRules, MayorsWithoutCoatOfArmsDoNotTie)
{
    const auto& mayors = story("mayor-zero-to-zero");
    const auto& zero = mayors.steps[1];
    EXPECT_EQ(figureCount(mayors, zero.moved, 0, "mayor") + figureCount(mayors, zero.moved, 1, "mayor"), 2);
    EXPECT_EQ(figureCount(mayors, zero.after, 0, "mayor") + figureCount(mayors, zero.after, 1, "mayor"), 0);
    EXPECT_TRUE(zero.scores.empty());
    EXPECT_EQ(answers(mayors, 1), Strings(4, "no"));
    EXPECT_TRUE(std::ranges::any_of(mayors.history[zero.after - 1].events,
                                    [](const Event& event) { return event.type == event::complete; }));
    EXPECT_EQ(answers(mayors, 2), (Strings{"no", "no", "yes", "yes"}));
    EXPECT_EQ(scoreTexts(mayors), (Strings{"2 city 10 = city.tiles 4 8, city.coats-of-arms 1 2",
                                           "3 city 10 = city.tiles 4 8, city.coats-of-arms 1 2"}));
}

// A wagon in a city is a knight, so no mayor can be placed there. A wagon cannot move to a city with a mayor.
TEST(StoriesOfRules, WagonBlocksMayor)
{
    const auto& mayor = story("mayor-and-wagon");
    EXPECT_EQ(answers(mayor, 1), (Strings{"mayor-needs-empty-city", "yes"}));
    EXPECT_EQ(figureCount(mayor, mayor.steps[1].before, 1, "wagon"), 1);
    EXPECT_EQ(figureCount(mayor, mayor.steps[2].after, 0, "mayor"), 1);
    EXPECT_EQ(answers(mayor, 3), (Strings{"occupied", "yes"}));
    EXPECT_EQ(scoreTexts(mayor), (Strings{"1 city 6 = city.tiles 3 6"}));
}

// A road with three branches is complete when all three are closed. A tunnel does not interrupt it.
TEST(StoriesOfRules, RoadIsCompleteWhenAllBranchesAreClosed)
{
    const auto& road = story("road-three-branches");
    EXPECT_EQ(answers(road, 1), (Strings{"feature-occupied", "yes"}));
    EXPECT_EQ(answers(road, 2), (Strings{"yes", "no", "no"})) << "two ends of three are closed";
    EXPECT_EQ(figureCount(road, road.steps[2].after, 1, "follower"), 1);
    EXPECT_EQ(answers(road, 4), (Strings{"no", "no", "no", "yes"}));
    EXPECT_EQ(scoreTexts(road), (Strings{"1 road 6 = road.tiles 6 6"}));
    EXPECT_EQ(figureCount(road, road.steps[4].after, 1, "follower"), 0);
}

// In the classic edition a wagon can move from a city to any tile of a road at its gate. In the new edition
// it can move to features in range.
TEST(StoriesOfRules, WagonTargetsDependOnEdition)
{
    EXPECT_EQ(answers(story("wagon-introduction"), 3), (Strings{"yes", "out-of-range", "yes"}));
    auto file = nlohmann::json::parse(contentOf("wagon-introduction"));
    file["position"]["rules"]["edition"] = "C1";
    file["steps"][4]["task"]["accept"][0] = {{"wagon", {0, -3}}, {"to", {0, -2}}, {"feature", "road-ns"}};
    const auto classic = readStory(file.dump(), "my.story.json");
    ASSERT_TRUE(classic) << classic.error().pointer << " " << classic.error().code;
    EXPECT_EQ(answers(*classic, 3), (Strings{"yes", "yes", "not-adjacent"}));
    const auto& makers = story("wagon-introduction").text("makers");
    for (const auto* name : {"WikiCarpedi", "Kettlefish"}) {
        EXPECT_NE(makers.english.find(name), std::string::npos);
        EXPECT_NE(makers.czech.find(name), std::string::npos);
    }
}

// Each city scores three points when a barn is placed, one when fields are joined, four at the end.
TEST(StoriesOfRules, BarnScoresThreeOneAndFour)
{
    const auto& barn = story("barn-three-one-four");
    EXPECT_EQ(scoreTexts(barn),
              (Strings{"0 field 12 = barn.cities 3 12", "0 field.barn-connected 3 = field.cities 3 3",
                       "1 field.barn-placed 6 = field.cities 2 6"}));
    EXPECT_EQ(answers(barn, 1), (Strings{"field-has-barn", "yes", "yes"}));
    EXPECT_EQ(figureCount(barn, barn.steps[0].before, 1, "follower"), 1);
    EXPECT_EQ(figureCount(barn, barn.steps[0].after, 1, "follower"), 0);
    EXPECT_EQ(figureCount(barn, barn.steps[3].after, 0, "follower"), 0);
}

// Fields with barns can be joined, but no barn can be placed on a field with a barn. Each barn scores in
// full.
TEST(StoriesOfRules, JoinedBarnsScoreInFull)
{
    const auto& barn = story("barn-two-joined");
    EXPECT_EQ(answers(barn, 0), (Strings{"yes", "corner-not-four-tiles", "yes"}));
    EXPECT_EQ(answers(barn, 2), (Strings{"field-has-barn", "field-has-barn", "yes"}));
    EXPECT_EQ(scoreTexts(barn), (Strings{"1 field 12 = barn.cities 3 12", "2 field 12 = barn.cities 3 12"}));
}

// A barn cannot be placed on a corner with a city.
TEST(StoriesOfRules, CityBlocksBarnAtCorner)
{
    const auto& barn = story("barn-corner");
    EXPECT_EQ(answers(barn, 0),
              (Strings{"yes", "corner-not-field", "corner-not-four-tiles", "corner-not-this-tile"}));
    EXPECT_EQ(scoreTexts(barn), (Strings{"0 field 4 = barn.cities 1 4"}));
}

// Two wagons are in one city. The wagon of the active player moves first, to a feature where the other wagon
// could also move.
TEST(StoriesOfRules, WagonOfActivePlayerMovesFirst)
{
    for (const auto* id : {"wagon-two-c1", "wagon-two-c2"}) {
        const auto& wagons = story(id);
        EXPECT_EQ(scoreTexts(wagons), (Strings{"0 city 6 = city.tiles 3 6", "1 city 6 = city.tiles 3 6"}));
        const auto& decision = wagons.steps[2];
        EXPECT_EQ(wagons.dataAt(decision.moved).toMove, 0) << id;
        EXPECT_EQ(figureCount(wagons, decision.moved, 1, "wagon"), 1) << id;
        EXPECT_EQ(figureCount(wagons, decision.after, 0, "wagon"), 1) << id;
        EXPECT_EQ(figureCount(wagons, decision.after, 1, "wagon"), 0) << id;
        // If the first wagon returned to the supply, the other wagon could move to the road.
        auto match = wagons.matchAt(decision.moved);
        const auto road = decision.task->accept.front();
        ASSERT_FALSE(match.act(Action::returnToSupply(road.figure, road.at)));
        EXPECT_EQ(match.state()->toMove, 1) << id;
        EXPECT_FALSE(match.act(Action::move(road.figure, Spot::tile({1, -1}), road.to))) << id;
    }
    EXPECT_EQ(answers(story("wagon-two-c1"), 1), (Strings{"yes", "not-adjacent"}));
    EXPECT_EQ(answers(story("wagon-two-c2"), 1), (Strings{"yes", "yes"}));
}

// A wagon has strength one. Without the majority it scores nothing. In a tie it scores all points. In both
// cases it can move.
TEST(StoriesOfRules, WagonCountsForMajority)
{
    const auto& wagon = story("wagon-majority");
    EXPECT_EQ(scoreTexts(wagon), (Strings{"0 city 6 = city.tiles 3 6", "1 city 6 = city.tiles 3 6",
                                          "1 road 5 = road.tiles 5 5"}));
    EXPECT_EQ(answers(wagon, 0), (Strings{"no", "yes"}));
    EXPECT_EQ(answers(wagon, 1), (Strings{"yes", "occupied", "yes", "out-of-range"}));
    EXPECT_EQ(answers(wagon, 4), (Strings{"yes", "yes"}));
    EXPECT_NE(wagon.text("t2").english.find("our decision"), std::string::npos);
    EXPECT_NE(wagon.text("t2").czech.find("naše rozhodnutí"), std::string::npos);
    // Followers on the whole board: two on the road and one in a city, later only the one in the city.
    EXPECT_EQ(figureCount(wagon, wagon.steps[0].moved, 1, "follower"), 3);
    EXPECT_EQ(figureCount(wagon, wagon.steps[4].moved, 1, "follower"), 1);
    for (const std::size_t step : {2U, 5U}) {
        const auto& wagonMove = wagon.history[wagon.steps[step].after - 1];
        EXPECT_TRUE(wagonMove.action.to.isFeature()) << step;
        EXPECT_EQ(figureCount(wagon, wagon.steps[step].after, 0, "wagon"), 1) << step;
    }
}

// No land tiles are left and a player places no abbey. In the classic edition the next player still has a
// turn, in the new one the game ends.
TEST(StoriesOfRules, LastAbbeysDependOnEdition)
{
    const Strings commonLines{"0 city 4 = city.tiles 2 4",
                              "0 monastery 9 = monastery.tile 1 1, monastery.neighbours 8 8",
                              "1 city.incomplete 1 = city.tiles 1 1"};
    auto classic = commonLines;
    classic.insert(classic.end(), 2, "2 monastery 9 = monastery.tile 1 1, monastery.neighbours 8 8");
    auto modern = commonLines;
    modern.emplace_back("2 monastery.incomplete 8 = monastery.tile 1 1, monastery.neighbours 7 7");
    EXPECT_EQ(scoreTexts(story("last-abbeys-c1")), classic);
    EXPECT_EQ(scoreTexts(story("last-abbeys-c2")), modern);
    for (const auto* id : {"last-abbeys-c1", "last-abbeys-c2"}) {
        const auto& last = story(id);
        EXPECT_EQ(answers(last, 0), (Strings{"yes", "yes", "not-a-hole"}));
        EXPECT_EQ(last.table.state->bagTotal, 1);
        const auto& questionStep = last.steps[3];
        EXPECT_EQ(last.dataAt(questionStep.moved).bagTotal, 0);
        EXPECT_EQ(last.dataAt(questionStep.moved).toMove, 1);
        EXPECT_FALSE(last.dataAt(questionStep.moved).over);
        EXPECT_EQ(last.dataAt(questionStep.moved + 1).over, std::string_view(id) == "last-abbeys-c2");
        EXPECT_TRUE(last.dataAt(questionStep.after).over);
    }
    // Both stories mark rules that are in no rule book as "our decision", in both languages.
    for (const auto& [id, text] :
         {std::pair{"last-abbeys-c2", "t2"}, {"last-abbeys-c2", "done4"}, {"last-abbeys-c1", "t5"}}) {
        EXPECT_NE(story(id).text(text).english.find("our decision"), std::string::npos) << id << text;
        EXPECT_NE(story(id).text(text).czech.find("naše"), std::string::npos) << id << text;
    }
    EXPECT_NE(story("last-abbeys-c1").text("t1").english.find("An early answer for the classic edition"),
              std::string::npos);
    // The classic story fails with the rules of the new edition, because the game ends earlier.
    auto file = nlohmann::json::parse(contentOf("last-abbeys-c1"));
    file["position"]["rules"]["edition"] = "C2";
    const auto wrong = readStory(file.dump(), "my.story.json");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().pointer, "/steps/3/question/then/1");
    EXPECT_EQ(wrong.error().code, "game-over");
}

// A tile without a legal place leaves the game permanently, and another one is drawn in the same turn. Other
// tiles must be placed.
TEST(StoriesOfRules, TileWithoutPlaceIsDiscarded)
{
    const auto& discard = story("fits-nowhere");
    EXPECT_EQ(answers(discard, 0), Strings(4, "side-does-not-match"));
    EXPECT_EQ(answers(discard, 2), (Strings{"yes", "side-does-not-match"}));
    const auto& first = discard.steps[0];
    const auto& discarded = discard.history[first.moved];
    ASSERT_EQ(discarded.action.type, Action::Type::Discard);
    EXPECT_EQ(discard.dataAt(first.after).active, discard.dataAt(first.moved).active);
    EXPECT_EQ(discard.dataAt(discard.history.size()).bag[discarded.action.tileKind()], 0);
    // With an open city the tile would fit, and then it must not be discarded.
    auto file = nlohmann::json::parse(contentOf("fits-nowhere"));
    file["position"]["tiles"][2]["tile"] = "H";
    const auto wrong = readStory(file.dump(), "my.story.json");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().pointer, "/steps/0/question/then/0");
    EXPECT_EQ(wrong.error().code, "tile-fits");
}

// The editions have the same rules for abbey, mayor, barn and road: these stories of the new edition also
// hold with the rules of the classic edition.
TEST(StoriesOfRules, HoldInBothEditions)
{
    for (const auto* id : {"abbey-field", "mayor-three-coats", "mayor-no-coat", "barn-three-one-four",
                           "barn-two-joined", "barn-corner", "mayor-zero-to-zero", "road-three-branches"}) {
        const auto name = std::string(id) + ".story.json";
        auto file = nlohmann::json::parse(*records::readFile(std::string(VOZKA_LESSONS) + "/" + name));
        file["position"]["rules"]["edition"] = "C1";
        const auto classic = readStory(file.dump(), name);
        ASSERT_TRUE(classic) << id << " " << classic.error().pointer << " " << classic.error().code;
        EXPECT_EQ(scoreTexts(*classic), scoreTexts(story(id)));
    }
}

} // namespace
} // namespace vozka::lessons
