// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stories about The Princess & the Dragon: their claims agree with the rules.
#include "lessons/story_file.h"
#include "records/files.h"
#include "story_facts.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

Cell cellOfPiece(const Story& story, std::size_t entryCount, std::size_t piece)
{
    const State state = story.stateAt(entryCount);
    return state->cellOf(*state->token(static_cast<TokenKind>(piece)));
}

Cell dragonAt(const Story& story, std::size_t entryCount)
{
    return cellOfPiece(story, entryCount, 0);
}

std::ptrdiff_t dragonSteps(const Story& story)
{
    return std::ranges::count_if(story.history, [&](const HistoryEntry& entry) {
        const auto* form = story.table.rules.book().formOf(entry.action);
        return form != nullptr && form->word() == "dragon";
    });
}

TEST(DragonStories, LearnShowsEachPiece)
{
    const auto& learn = story("learn-princess-and-dragon");
    EXPECT_EQ(scoreTexts(learn), Strings(3, "0 fairy 1 = fairy.turn 1 1"));
    EXPECT_EQ(figureCount(learn, learn.steps[3].before, 1, "follower"), 2);
    EXPECT_EQ(figureCount(learn, learn.steps[3].after, 1, "follower"), 1) << "eaten";
    EXPECT_EQ(figureCount(learn, learn.steps[5].after, 1, "follower"), 0) << "returned to the supply";
    EXPECT_EQ(dragonSteps(learn), 1) << "the fairy blocks the cell";
    EXPECT_EQ(answers(learn, 7), (Strings{"yes", "dragon-on-tile", "yes"}));
    EXPECT_EQ(playersOn(learn, learn.history.size(), {2, 0}, "city-n"), "0");
}

// No figure can be placed on a volcano, but a barn on its corner and the fairy can.
TEST(DragonStories, VolcanoRefusesFigures)
{
    const auto& volcano = story("volcano-nobody");
    EXPECT_EQ(answers(volcano, 1), (Strings{"volcano-no-figure", "yes", "yes"}));
    EXPECT_EQ(refusals(volcano, 1), Strings{"volcano-no-figure"});
    EXPECT_EQ(dragonAt(volcano, volcano.history.size()), (Cell{1, 1}));
    EXPECT_EQ(figureCount(volcano, volcano.history.size(), 0, "barn"), 1);
}

// Two players move the dragon in turn for three steps, until no step is possible.
TEST(DragonStories, PlayersMoveDragonInTurn)
{
    const auto& walk = story("dragon-walk");
    EXPECT_EQ(dragonSteps(walk), 3);
    EXPECT_EQ(walk.dataAt(walk.steps[1].moved).toMove, 0);
    EXPECT_EQ(walk.dataAt(walk.steps[2].before).toMove, 1);
    EXPECT_EQ(walk.dataAt(walk.steps[2].moved).toMove, 0);
    EXPECT_EQ(refusals(walk, 2), Strings{"dragon-visited"});
    EXPECT_EQ(dragonAt(walk, walk.history.size()), (Cell{3, 0}));
    EXPECT_EQ(figureCount(walk, walk.history.size(), 1, "follower"), 0);
}

// The fairy limits the dragon to one step.
TEST(DragonStories, FairyStopsDragon)
{
    const auto& fairy = story("dragon-fairy");
    EXPECT_EQ(dragonSteps(fairy), 1);
    EXPECT_EQ(refusals(fairy, 2), Strings{"dragon-fairy"});
    EXPECT_EQ(figureCount(fairy, fairy.history.size(), 0, "follower"), 1);
    EXPECT_EQ(figureCount(fairy, fairy.history.size(), 1, "follower"), 0);
    EXPECT_EQ(scoreTexts(fairy),
              (Strings{"0 fairy 1 = fairy.turn 1 1", "0 fairy 3 = fairy.scored 1 3",
                       "0 monastery.incomplete 3 = monastery.tile 1 1, monastery.neighbours 2 2"}));
}

// If the dragon moves before the scoring, no player scores; after it, the other player does. Only the option
// `dragonMoves` differs between the two stories.
TEST(DragonStories, OptionSetsTimeOfDragon)
{
    EXPECT_EQ(scoreTexts(story("dragon-before-scoring")), Strings{});
    EXPECT_EQ(scoreTexts(story("dragon-after-scoring")), Strings{"1 road 2 = road.tiles 2 2"});
    EXPECT_EQ(dragonSteps(story("dragon-before-scoring")), dragonSteps(story("dragon-after-scoring")));
}

// The wagon is on a tile that the dragon does not enter, so it scores the city alone.
TEST(DragonStories, WagonScoresAlone)
{
    const auto& wagon = story("dragon-and-wagon");
    EXPECT_EQ(scoreTexts(wagon), Strings{"0 city 8 = city.tiles 3 6, city.coats-of-arms 1 2"});
    EXPECT_EQ(playersOn(wagon, wagon.steps[1].before, {1, 0}, "city-ew"), "01");
    EXPECT_EQ(playersOn(wagon, wagon.steps[1].moved, {1, 0}, "city-ew"), "0");
    EXPECT_EQ(playersOn(wagon, wagon.steps[1].after, {1, 0}, "city-ew"), "0");
    auto match = wagon.matchAt(wagon.steps[1].moved);
    ASSERT_FALSE(match.act(wagon.steps[1].task->wrong.front().action));
    EXPECT_EQ(match.state()->scores.at(0), 0) << "eaten: no points";
}

// The princess removes mayors, too. A builder without a follower returns to the supply.
TEST(DragonStories, PrincessRemovesMayorAndWagon)
{
    const auto& mayor = story("princess-mayor");
    EXPECT_EQ(answers(mayor, 1), (Strings{"yes", "no-knight-there", "feature-occupied", "yes"}));
    EXPECT_EQ(figureCount(mayor, mayor.steps[2].before, 1, "builder"), 1);
    EXPECT_EQ(figureCount(mayor, mayor.steps[2].after, 1, "builder"), 0);
    EXPECT_EQ(figureCount(mayor, mayor.steps[2].after, 1, "mayor"), 0);
    const auto& must = story("princess-must");
    EXPECT_EQ(answers(must, 1), (Strings{"yes", "princess-must"}));
    EXPECT_EQ(refusals(must, 1), Strings{"princess-must"});
    EXPECT_EQ(figureCount(must, must.history.size(), 1, "wagon"), 0);
    EXPECT_EQ(must.table.rules.step(must.stateAt(must.history.size())), "draw") << "the wagon does not move";
}

TEST(DragonStories, PortalShowsLegalPlaces)
{
    const auto& portal = story("portal-where");
    EXPECT_EQ(answers(portal, 1),
              (Strings{"yes", "mayor-needs-empty-city", "feature-completed", "wrong-feature"}));
    EXPECT_EQ(answers(portal, 2), (Strings{"yes", "feature-occupied", "field-has-barn", "yes"}));
    EXPECT_EQ(refusals(portal, 2), (Strings{"portal-followers-only", "feature-occupied"}));
}

// The fairy scores although another player has the majority. It stays and cannot move to a barn.
TEST(DragonStories, FairyScoresWithoutMajority)
{
    const auto& fairy = story("fairy-and-barn");
    EXPECT_EQ(scoreTexts(fairy), (Strings{"0 fairy 1 = fairy.turn 1 1", "0 fairy 3 = fairy.scored 1 3",
                                          "1 field.barn-placed 3 = field.cities 1 3"}));
    EXPECT_EQ(cellOfPiece(fairy, fairy.history.size(), 1), (Cell{0, 0}));
    EXPECT_EQ(refusals(fairy, 3), Strings{"fairy-no-follower"});
}

TEST(DragonStories, TileIsPutAside)
{
    const auto& aside = story("dragon-tile-aside");
    const auto kind = aside.table.rules.catalogue().find("PD-04");
    EXPECT_EQ(aside.dataAt(aside.steps[0].after).bag[kind], 0);
    EXPECT_EQ(aside.dataAt(aside.steps[1].after).bag[kind], 1) << "shuffled back";
    EXPECT_EQ(answers(aside, 2), (Strings{"yes", "yes"}));
}

// The wagon moves to a monastery in the city in both editions, to the road of a tunnel only in the new one.
TEST(DragonStories, WagonTargetsDependOnEdition)
{
    const auto& within = story("wagon-monastery-in-city");
    EXPECT_EQ(answers(within, 2), (Strings{"yes", "field"}));
    EXPECT_EQ(scoreTexts(within), Strings{"0 city 8 = city.tiles 4 8"});
    EXPECT_EQ(answers(story("wagon-tunnel-c1"), 1), (Strings{"not-adjacent", "not-adjacent"}));
    EXPECT_EQ(answers(story("wagon-tunnel-c2"), 1), (Strings{"yes", "yes"}));
    EXPECT_EQ(figureCount(story("wagon-tunnel-c1"), story("wagon-tunnel-c1").history.size(), 0, "wagon"), 0);
    EXPECT_EQ(figureCount(story("wagon-tunnel-c2"), story("wagon-tunnel-c2").history.size(), 0, "wagon"), 1);
}

/// These stories also hold with the rules of the classic edition.
TEST(DragonStories, HoldInBothEditions)
{
    for (const auto* id : {"learn-princess-and-dragon", "volcano-nobody", "dragon-walk", "dragon-fairy",
                           "dragon-before-scoring", "dragon-after-scoring", "dragon-and-wagon",
                           "princess-mayor", "princess-must", "portal-where", "fairy-and-barn",
                           "dragon-tile-aside", "wagon-monastery-in-city"}) {
        const auto name = std::string(id) + ".story.json";
        auto file = nlohmann::json::parse(*records::readFile(std::string(VOZKA_LESSONS) + "/" + name));
        file["position"]["rules"]["edition"] = "C1";
        const auto other = readStory(file.dump(), name);
        ASSERT_TRUE(other) << id << " " << other.error().pointer << " " << other.error().code;
        EXPECT_EQ(scoreTexts(*other), scoreTexts(story(id)));
    }
}

} // namespace
} // namespace vozka::lessons
