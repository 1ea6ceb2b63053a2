// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The princess, who returns knights, and the portals.
#include "dragon_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace vozka {

using namespace dragon_game;

TEST(Princess, ReturnsKnightInsteadOfOtherChoice)
{
    rule("pd.princess");
    Scene scene("E0/A(mayor)c", abbeyTable);
    scene.pass();
    scene.place("PD-203", {0, -1});
    const auto removal = R"({"princess": [0,0], "feature": "city-n", "figure": "mayor", "player": 0})";
    EXPECT_EQ(currentRefusalCode(scene, R"({"pass": true})"), "");
    EXPECT_EQ(currentRefusalCode(
                  scene, R"({"princess": [0,0], "feature": "city-n", "figure": "wagon", "player": 0})"),
              "no-knight-there");
    EXPECT_EQ(currentRefusalCode(
                  scene, R"({"princess": [0,0], "feature": "city-n", "figure": "mayor", "player": 1})"),
              "no-knight-there");
    EXPECT_EQ(currentRefusalCode(
                  scene, R"({"princess": [0,0], "feature": "field-1", "figure": "mayor", "player": 0})"),
              "no-princess");
    perform(scene, removal);
    EXPECT_EQ(scene.supply('A', "mayor"), 1);
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Princess, MustReturnKnightIfOptionIsSet)
{
    rule("pd.princess");
    Scene scene("E0/Ac", tableWith("princessMayRemoveNobody", "must"));
    scene.pass();
    scene.place("PD-203", {0, -1});
    EXPECT_EQ(currentRefusalCode(scene, R"({"pass": true})"), "princess-must");
    EXPECT_EQ(scene.deployRefusalCode("f"), "princess-must");
    EXPECT_EQ(choices(scene), "princess ");
    perform(scene, R"({"princess": [0,0], "feature": "city-n", "figure": "follower", "player": 0})");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Princess, HasNoChoiceInEmptyCity)
{
    rule("pd.princess");
    Scene scene("E0", tableWith("princessMayRemoveNobody", "must"));
    scene.pass();
    scene.place("PD-203", {0, -1});
    EXPECT_EQ(currentRefusalCode(scene, R"({"pass": true})"), "");
    EXPECT_EQ(
        refusalCode(scene, R"({"princess": [0,0], "feature": "city-n", "figure": "follower", "player": 0})"),
        "no-knight-there");
}

TEST(Portal, AllowsFollowersOnOtherTiles)
{
    rule("pd.portal");
    Scene scene("E2 PD-010\nE0 B0 E0/B(wagon)c E0 A3 PD-020", allTable);
    const auto at = [&](const std::string& figure, const std::string& place) {
        return refusalCode(scene, R"({"deploy": ")" + figure + R"(", "at": )" + place + "}");
    };
    const std::string empty = R"([3,1], "feature": "city-n")";
    EXPECT_EQ(at("follower", empty), "");
    EXPECT_EQ(at("mayor", empty), "");
    EXPECT_EQ(at("wagon", empty), "");
    EXPECT_EQ(at("large", empty), "");
    EXPECT_EQ(at("abbot", empty), "wrong-feature");
    EXPECT_EQ(at("abbot", R"([1,1], "feature": "monastery")"), "");
    EXPECT_EQ(at("follower", R"([2,1], "feature": "city-n")"), "feature-occupied");
    EXPECT_EQ(at("mayor", R"([2,1], "feature": "city-n")"), "mayor-needs-empty-city");
    EXPECT_EQ(at("follower", R"([0,1], "feature": "city-n")"), "feature-completed");
    EXPECT_EQ(at("follower", R"([1,0], "feature": "field-1")"), "dragon-on-tile");
    EXPECT_EQ(at("barn", R"([1,1], "feature": "field-1")"), "portal-followers-only");
    EXPECT_EQ(at("follower", R"([9,9], "feature": "field-1")"), "not-an-action");
    EXPECT_EQ(at("follower", R"([5,1], "feature": "road-es")"), "");
    perform(scene, R"({"deploy": "mayor", "at": [3,1], "feature": "city-n"})");
    EXPECT_EQ(scene.supply('A', "mayor"), 0);
}

TEST(Portal, IsNeededForOtherTiles)
{
    rule("pd.portal");
    Scene scene("E0 E0", table);
    EXPECT_EQ(refusalCode(scene, R"({"deploy": "follower", "at": [0,0], "feature": "city-n"})"),
              "not-this-tile");
}

TEST(Portal, DoesNotLeadToFieldWithBarn)
{
    rule("pd.portal");
    Scene scene("B0 B0\nB0 B0/B+barn A3 PD-020", abbeyTable);
    EXPECT_EQ(refusalCode(scene, R"({"deploy": "barn", "corner": [1,1]})"), "portal-followers-only");
    EXPECT_EQ(refusalCode(scene, R"({"deploy": "follower", "at": [0,0], "feature": "field-1"})"),
              "field-has-barn");
}

} // namespace vozka
