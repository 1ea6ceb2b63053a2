// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games without figures on fields: refused figures, and fields without points.
#include "count_scene.h"
#include "flight_scene.h"
#include "insight_scene.h"
#include "without_fields.h"

#include <algorithm>

namespace vozka {

namespace {

const std::vector<std::string> manySets{"base",
                                        "inns-and-cathedrals",
                                        "abbot",
                                        "traders-and-builders",
                                        "abbey-and-mayor",
                                        "princess-and-dragon",
                                        "river-2",
                                        "tower",
                                        "phantom",
                                        "flying-machines"};

Scene::Table tableWith(const std::vector<std::string>& sets,
                       const std::optional<std::vector<std::string_view>>& bag = {})
{
    return {.sets = sets, .options = withoutFields(), .bag = bag};
}

/// Code and rule of the refusal, "" if the action is allowed.
std::string textOf(const std::optional<Refusal>& refusal)
{
    return refusal ? std::string(refusal->code).append(" ").append(refusal->rule) : std::string();
}

const std::string refused = "no-fields base.deploy.no-fields";

/// Number of legal deployments on fields, also on corners.
std::ptrdiff_t fieldDeployments(const Scene& scene)
{
    ActionList legal;
    scene.rules().legal(scene.state(), legal);
    return std::ranges::count_if(legal, [&](const Action& action) {
        return action.type == Action::Type::Deploy
               && scene.state()
                          ->board.segment(segmentOf(scene.rules().book(), *scene.state(), action.at))
                          .kind
                      == FeatureKind::Field;
    });
}

/// Reads a board with that figure. Returns the refusal of the figure; empty if it can be there.
std::optional<Refusal> refusalInPosition(const Rules& rules, PositionFigure figure)
{
    const auto tile = rules.catalogue().find("B");
    Position position;
    for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{0, 1}, Cell{1, 1}})
        position.tiles.push_back({.kind = tile, .at = cell});
    position.figures.push_back(figure);
    PositionFault fault{};
    if (PositionLoader::make(rules, position, fault))
        return {};
    EXPECT_EQ(fault.where, PositionFault::Where::Figure);
    return fault.refusal;
}

FigureKind kindOf(const Rules& rules, Code figure)
{
    return rules.book().findFigure(figure)->kind();
}

} // namespace

TEST(NoFields, AreNotPreset)
{
    rule("base.deploy.no-fields");
    const auto& spec = *findOption("fields");
    EXPECT_EQ(spec.rule, "base.deploy.no-fields");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        EXPECT_NE(Options(edition).value(spec), withoutFields(edition).value(spec));
        Scene scene("E0", 2, Options(edition));
        EXPECT_EQ(scene.deployRefusalCode("f"), "");
        EXPECT_EQ(fieldDeployments(scene), 1);
    }
}

TEST(NoFields, RefuseFollowersOnPlacedTile)
{
    rule("base.deploy.no-fields");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        Scene scene("D0", 2, withoutFields(edition));
        scene.pass();
        scene.place("D0", {1, 0});
        EXPECT_EQ(textOf(scene.deployRefusal(":field-1")), refused);
        EXPECT_EQ(textOf(scene.deployRefusal(":field-2")), refused);
        EXPECT_EQ(fieldDeployments(scene), 0);
        EXPECT_EQ(scene.deployRefusalCode("r"), "");
        EXPECT_EQ(scene.deployRefusalCode("c"), "");
    }
}

TEST(NoFields, SkipDeploymentIfTileHasNothingElse)
{
    rule("base.deploy.no-fields");
    Scene scene("E0/Ac", tableWith({"base"}));
    scene.pass();
    scene.place("E2", {0, -1});
    EXPECT_EQ(scene.step(), "draw") << "Alice's city is occupied and the field is forbidden";
}

TEST(NoFields, RefuseEachKindOfFigure)
{
    rule("base.deploy.no-fields");
    Scene scene("D0", tableWith(manySets));
    EXPECT_EQ(textOf(scene.deployRefusal("(large):field-1")), refused);
    EXPECT_EQ(textOf(scene.deployRefusal("(phantom):field-1")), refused);
    EXPECT_EQ(textOf(scene.deployRefusal("(pig):field-1")), refused) << "not because of a missing farmer";
    // Other figures cannot be on fields in any game.
    for (const auto* figure : {"(mayor):field-1", "(wagon):field-1", "(abbot):field-1", "(builder):field-1"})
        EXPECT_EQ(scene.deployRefusalCode(figure), "wrong-feature") << figure;
    EXPECT_EQ(fieldDeployments(scene), 0);
}

TEST(NoFields, RefusePhantomAsSecondFigure)
{
    rule("base.deploy.no-fields");
    Scene scene("V0", tableWith({"base", "phantom"}));
    scene.deploy("r");
    EXPECT_EQ(scene.step(), "draw") << "the tile has only fields left";
}

TEST(NoFields, RefuseBarns)
{
    rule("base.deploy.no-fields");
    Scene scene("B0 B0\n"
                "B0 .\n",
                tableWith({"base", "abbey-and-mayor"}));
    scene.pass();
    while (scene.step() == "abbey")
        scene.pass();
    scene.place("B0", {1, 1});
    const auto action = actionFrom(scene, R"({"deploy": "barn", "corner": [1,1]})");
    EXPECT_EQ(textOf(scene.rules().refusal(scene.state(), action)), refused);
    EXPECT_EQ(scene.cornerRefusalCode("barn", {2, 1}), "corner-not-four-tiles");
    EXPECT_EQ(fieldDeployments(scene), 0);
    scene.deploy("m");
    EXPECT_NE(scene.step(), "deploy");
}

TEST(NoFields, RefuseFollowersThroughPortals)
{
    rule("base.deploy.no-fields");
    Scene scene("D0", tableWith({"base", "princess-and-dragon"}));
    scene.pass();
    scene.place("PD-080", {1, 0});
    const auto onField = actionFrom(scene, R"({"deploy": "follower", "at": [0,0], "feature": "field-1"})");
    EXPECT_EQ(textOf(scene.rules().refusal(scene.state(), onField)), refused);
    EXPECT_EQ(currentRefusalCode(scene, R"({"deploy": "follower", "at": [0,0], "feature": "city-n"})"), "");
    EXPECT_EQ(fieldDeployments(scene), 0);
}

TEST(NoFields, ChangeNoLandings)
{
    rule("base.deploy.no-fields");
    rule("fm.land");
    for (const auto& options : {Options(), withoutFields()}) {
        Scene scene(flight::besideCity, {.sets = flight::machineSets, .options = options});
        flight::fly(scene, "follower", 1);
        EXPECT_EQ(flight::landings(scene), flight::Landings{"0,0 city-n"});
        EXPECT_EQ(currentRefusalCode(scene, R"({"land": [0,0], "feature": "field-1"})"), "no-landing");
    }
}

TEST(NoFields, CloseMarketForFigures)
{
    rule("base.deploy.no-fields");
    rule("co.deploy.kinds");
    using namespace count_game;
    Scene scene(roadToGate, tableWith({"base", "count"}, {{"A", "U"}}));
    scene.pass();
    scene.placeOnly("A2", {0, 2});
    const auto toMarket = actionFrom(scene, R"({"quarter": "market", "figure": "follower"})");
    EXPECT_EQ(textOf(scene.rules().refusal(scene.state(), toMarket)), "market-closed base.deploy.no-fields");
    EXPECT_EQ(choices(scene), "quarter quarter quarter ");
    perform(scene, R"({"quarter": "castle", "figure": "follower"})");
    const auto count = actionFrom(scene, R"({"count": "market"})");
    EXPECT_EQ(textOf(scene.rules().refusal(scene.state(), count)), "market-closed base.deploy.no-fields");
    EXPECT_EQ(choices(scene), "count count ");
}

TEST(NoFields, CountLeavesOutMarketClockwise)
{
    rule("co.deploy.kinds");
    auto options = withoutFields();
    options.set(*findOption("countMove"), 1);
    Scene scene(count_game::roadToGate, {.sets = {"base", "count"}, .options = options, .bag = {{"A", "U"}}});
    scene.pass();
    scene.placeOnly("A2", {0, 2});
    perform(scene, R"({"quarter": "cathedral", "figure": "follower"})");
    const auto& book = scene.rules().book();
    const auto* count = scene.state()->token(book.findToken("count")->kind);
    EXPECT_EQ(book.areas()[count->where].word, "blacksmith");
}

TEST(NoFields, RefuseFiguresInPositions)
{
    rule("base.deploy.no-fields");
    const auto rules = baseRules(2, withoutFields(), manySets);
    const auto field = rules.catalogue().kind(rules.catalogue().find("B")).find("field-1");
    for (const auto* figure : {"follower", "large", "phantom", "pig"}) {
        const PositionFigure onField{.kind = kindOf(rules, figure), .at = {0, 0}, .feature = field};
        EXPECT_EQ(textOf(refusalInPosition(rules, onField)), refused) << figure;
    }
    const PositionFigure barn{.kind = kindOf(rules, "barn"), .at = {1, 1}, .onCorner = true};
    EXPECT_EQ(textOf(refusalInPosition(rules, barn)), refused);
    const auto usual = baseRules(2, Options(), manySets);
    EXPECT_EQ(textOf(refusalInPosition(usual, barn)), "");
}

TEST(NoFields, AreNotScored)
{
    rule("base.deploy.no-fields");
    // A completed city at the field, and a herd of pigs in it.
    constexpr std::string_view board = "R2-110 B0\n"
                                       "E2     B0\n"
                                       "E0     B0\n";
    const auto pointsWith = [&](const Options& options) {
        const Scene scene(board, {.sets = {"base", "river-2"}, .options = options});
        int most = 0;
        for (const auto& field : fields(scene.rules(), scene.state())) {
            most = std::max(most, field.feature.worth.points);
            EXPECT_EQ(field.feature.worth.payment == Payment::None, options == withoutFields());
            EXPECT_EQ(field.feature.worth.terms.empty(), field.feature.worth.points == 0);
        }
        return most;
    };
    EXPECT_EQ(pointsWith(Options()), 4) << "3 for the city and 1 for the herd";
    EXPECT_EQ(pointsWith(withoutFields()), 0);
}

} // namespace vozka
