// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// English messages of refusals, errors, events and scores.
#include "wording/messages.h"

#include "engine/expansions/list.h"
#include "records/error_codes.h"
#include "records/files.h"
#include "records/game_head.h"
#include "records/tile_library.h"

#include <gtest/gtest.h>

namespace vozka::wording {
namespace {

Rules rulesOf(const std::vector<std::string>& sets, const Options& options)
{
    return *records::makeRules({options, sets}, 2, records::TileLibrary::builtIn(), "");
}

class Messages : public testing::Test {
protected:
    const std::vector<std::string> sets{"base"};
    const Rules rules = rulesOf(sets, Options());
    const std::vector<records::PlayerEntry> players{{"Anna"}, {"Blue %1"}};
    const Names names{&rules.book(), players};
};

TEST_F(Messages, SideThatDoesNotMatchNamesBothSides)
{
    Refusal refusal{refusal::sideDoesNotMatch, {}};
    refusal.side = Side::N;
    refusal.shows = FeatureKind::Road;
    refusal.neighbourTerrain = FeatureKind::Field;
    EXPECT_EQ(english(messageOf(refusal, names)), "The northern side shows a road, but it meets a field.");
    refusal.shows = findFeatureKind("river");
    EXPECT_EQ(english(messageOf(refusal, names)), "The northern side shows a river, but it meets a field.");
}

TEST_F(Messages, OccupiedFeatureNamesOwner)
{
    Refusal refusal{refusal::featureOccupied, {}};
    refusal.figure = FigureKind::Follower;
    refusal.player = 1;
    refusal.featureKind = FeatureKind::Road;
    EXPECT_EQ(english(messageOf(refusal, names)), "Blue %1’s meeple already stands on this road.");
}

// Rule: tu.tokens
TEST_F(Messages, MissingTokenNamesPlayer)
{
    const Refusal noToken{.code = "no-token-left", .player = 0};
    EXPECT_EQ(english(messageOf(noToken, names)), "Anna has no token with this symbol left.");
    const Refusal noPair{.code = refusal::noneLeft, .player = 0, .detail = "pair"};
    EXPECT_EQ(english(messageOf(noPair, names)), "Anna has no token with this symbol left.");
}

TEST_F(Messages, FigureNameDependsOnEdition)
{
    EXPECT_EQ(english(figureMessage(FigureKind::Follower, names)), "meeple");
    const Rules classic = rulesOf(sets, Options(Edition::C1));
    EXPECT_EQ(english(figureMessage(FigureKind::Follower, {&classic.book(), players})), "follower");
    const records::Error error{"f", "/figures/0", "", {"Anna", "follower"}, Refusal{refusal::noneLeft, {}}};
    EXPECT_EQ(english(messageOf(error, names)), "Anna has no meeple left.");
    EXPECT_EQ(english(messageOf(error, {&classic.book(), players})), "Anna has no follower left.");
}

TEST_F(Messages, ScoreContainsSum)
{
    Event event{.type = event::score};
    event.player = 0;
    event.line = {
        0, "city", "base.city.complete", 12, {}, 0, {{"city.tiles", 5, 10}, {"city.coats-of-arms", 1, 2}}};
    EXPECT_EQ(english(messageWithName(event, names)), "Anna: City: 5 tiles × 2 + 1 coat of arms × 2 = 12");
    event.line = {0, "road.incomplete", "base.final.road", 1, {}, 0, {{"road.tiles", 1, 1}}};
    EXPECT_EQ(english(messageOf(event, names)), "Incomplete road: 1 tile = 1");
}

TEST_F(Messages, ErrorContainsArguments)
{
    EXPECT_EQ(english(messageOf(records::Error{"f", "/seed", "number.out-of-range", {"0", "9"}})),
              "A number from 0 to 9 was expected.");
    EXPECT_EQ(english(messageOf(records::Error{"f", "", "unheard-of", {}})), "unheard-of");
}

TEST_F(Messages, CommonSystemErrorsHaveOwnTexts)
{
    using records::systemError;
    const auto noSpace = std::make_error_code(std::errc::no_space_on_device);
    EXPECT_EQ(english(messageOf(systemError("f", records::error::cannotWrite, noSpace), {})),
              "The file cannot be written: no space is left on the disk.");
    const auto noFile = std::make_error_code(std::errc::no_such_file_or_directory);
    EXPECT_EQ(english(messageOf(systemError("f", records::error::cannotRead, noFile), {})),
              "The file cannot be read: the file or its folder does not exist.");
    const auto unusual = std::make_error_code(std::errc::owner_dead);
    EXPECT_EQ(english(messageOf(systemError("f", records::error::cannotRead, unusual), {})),
              "The file cannot be read: " + unusual.message() + ".");
}

TEST_F(Messages, ErrorShortensAndEscapesArguments)
{
    const std::string word(1'000'000, 'x');
    EXPECT_EQ(english(messageOf(records::Error{"f", "", "sets.unknown", {word}})),
              "There is no tile set called \"" + std::string(40, 'x') + "…" + std::string(39, 'x') + "\".");
    EXPECT_EQ(english(messageOf(records::Error{"f", "", "field.unknown", {"a\x1B[2J\u202Eb\xFF"}})),
              "The field \"a\\u001B[2J\\u202Eb\\xFF\" is unknown.");
    Refusal refusal{refusal::featureOccupied, {}};
    refusal.figure = FigureKind::Follower;
    EXPECT_EQ(english(messageOf(records::Error{"f", "", "feature-occupied", {"\x1B", "follower"}, refusal})),
              "\\u001B’s meeple already stands there.");
}

TEST_F(Messages, UnknownActionHasOwnText)
{
    auto action = Action::pass();
    const auto pass = english(messageOf(action, FeatureKind::Road, names));
    for (const auto type : {Action::Type::Draw, Action::Type::Discard, static_cast<Action::Type>(99)}) {
        action.type = type;
        EXPECT_NE(english(messageOf(action, FeatureKind::Road, names)), pass);
    }
}

TEST_F(Messages, ImpossibleEntryHasMessageOfRefusal)
{
    const records::Error error{"f", "/tiles/1", "cell-taken", {}, Refusal{refusal::cellTaken, {}}};
    EXPECT_EQ(english(messageOf(error, names)), "There is already a tile here.");
}

TEST_F(Messages, ReasonsWithoutLettersNameNoPlaces)
{
    const FactFeature city{{}, FeatureKind::City, noSegment};
    Fact reason{.code = fact::movingOn, .player = 0, .feature = city, .targets = {city, city}};
    reason.detail = "wagon";
    reason.count = 3;
    const ReasonNames letters{.reader = 0, .feature = "A", .joined = "D", .targets = {"B", "C"}, .cell = "E"};
    const ReasonNames none{.reader = 0, .feature = "A", .hasLetters = false};
    EXPECT_EQ(english(messageOf(reason, names, letters)),
              "Your city A: when it is scored, the wagon there can move on to 3 features, such as B, C.");
    EXPECT_EQ(english(messageOf(reason, names, none)),
              "Your city A: when it is scored, the wagon there can move on to 3 features.");
    reason.code = fact::join;
    reason.of = 20;
    EXPECT_EQ(english(messageOf(reason, names, letters)),
              "Your city A and feature D both reach space E: 3 of the 20 tiles left join them there.");
    EXPECT_EQ(
        english(messageOf(reason, names, none)),
        "Your city A and another feature reach the same space: 3 of the 20 tiles left join them there.");
    reason.code = fact::dead;
    EXPECT_EQ(
        english(messageOf(reason, names, none)),
        "Your city A stays incomplete, because no tile left fits one of its spaces: 3 points at the end.");
}

TEST_F(Messages, ReasonsListSeveralFeatures)
{
    const FactFeature field{{}, FeatureKind::Field, noSegment};
    Fact reason{.code = fact::tied, .player = 0, .feature = field, .parts = {field, field}, .sharing = {1}};
    reason.count = 6;
    reason.strength = 1;
    const ReasonNames places{
        .reader = 0, .feature = "A", .parts = {"A", "E"}, .targets = {"B", "C"}, .otherMove = "2"};
    const ReasonNames none{.reader = 0, .hasLetters = false};
    const auto text = english(messageOf(reason, names, places));
    EXPECT_TRUE(text.starts_with("Fields A and E become one. Field A then scores for you")) << text;
    EXPECT_TRUE(english(messageOf(reason, names, none)).starts_with("Features with figures become one. "));
    Fact home{
        .code = fact::home, .player = 0, .feature = field, .targets = {field, field}, .count = 5, .of = 3};
    EXPECT_EQ(english(messageOf(home, names, places)),
              "Your figures on B and C return to you. Figures in your supply: 5 instead of 3.");
    EXPECT_EQ(english(messageOf(home, names, none)), "You then have 5 figures in your supply, instead of 3.");
}

/// A number of tiles after the other move has its purpose.
TEST_F(Messages, OtherNumbersOfReasonsNameTheirPurpose)
{
    Fact reason{.code = fact::oneLeft, .player = 0, .feature = FactFeature{{}, FeatureKind::City, noSegment}};
    reason.count = 5;
    reason.of = 20;
    reason.countOtherwise = 12;
    const ReasonNames places{.reader = 0, .feature = "A", .cell = "E", .otherMove = "2"};
    EXPECT_EQ(english(messageOf(reason, names, places)),
              "Your city A then needs only one more tile: 5 of the 20 tiles left complete it. "
              "After move 2: 12 of the tiles left complete it.");
    reason.isOfOther = true;
    EXPECT_EQ(english(messageOf(reason, names, places)),
              "Move 2: Your city A then needs only one more tile: 5 of the 20 tiles left complete it. "
              "After this move: 12 of the tiles left complete it.");
    reason.code = fact::open;
    reason.isOfOther = false;
    reason.spaces = 2;
    reason.tiles = 3;
    EXPECT_EQ(english(messageOf(reason, names, places)),
              "Your city A then has 3 tiles and 2 open spaces; 5 of the 20 tiles left fit the most difficult "
              "space E. After move 2: 12 of the tiles left fit its most difficult space.");
    reason.code = fact::around;
    reason.spacesOtherwise = 6;
    EXPECT_TRUE(english(messageOf(reason, names, places)).ends_with("After move 2: 2 of its 8 neighbours."));
}

TEST(LogMessages, LargeFollowerHasNameOfEdition)
{
    const std::vector<std::string> sets{"base", "inns-and-cathedrals"};
    const std::vector<records::PlayerEntry> players{{"Anna"}, {"Petr"}};
    const auto textFor = [&](Edition edition, Code type) {
        const Rules rules = rulesOf(sets, Options(edition));
        Event event{.type = type};
        event.featureKind = FeatureKind::City;
        for (const auto& rule : rules.book().figureRules())
            if (rule->name() == "large")
                event.figure = rule->kind();
        return english(logMessageOf(event, {&rules.book(), players}, "", {}));
    };
    EXPECT_EQ(textFor(Edition::C2, event::deploy), "places the large meeple in the city");
    EXPECT_EQ(textFor(Edition::C1, event::deploy), "places the large follower in the city");
    EXPECT_EQ(textFor(Edition::C2, event::returned), "gets the large meeple back");
}

} // namespace
} // namespace vozka::wording
