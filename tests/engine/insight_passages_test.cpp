// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Passages from features: drawbridges, up or down, and the player who could cross.
#include "bridge_scene.h"
#include "engine/insight/passages.h"
#include "insight_scene.h"

namespace vozka {

namespace {

std::vector<std::string> textOf(const BridgeScene& scene, const std::vector<Passage>& passages)
{
    std::vector<std::string> text;
    text.reserve(passages.size());
    for (const auto& one : passages)
        text.push_back(std::string(one.via) + " " + scene.name(one.from) + " - " + scene.name(one.to)
                       + (one.open ? " down" : " up"));
    return text;
}

using Texts = std::vector<std::string>;

} // namespace

TEST(Passages, AreSortedAndOpenIfCityIs)
{
    rule("db.bridge.up");
    BridgeScene scene("E2\nDB-060/Ar\nU0\nDB-042", {"B", "B"});
    const auto road = insightAt(scene, {0, 2}, "road-ns");
    EXPECT_EQ(textOf(scene, road.passages),
              (Texts{"drawbridge 0,1 road-s - 0,1 city-n up", "drawbridge 0,3 road-s - 0,3 city-ne down"}));
    EXPECT_TRUE(insightAt(scene, {0, 0}, "city-n").passages.empty()) << "they lead away from roads";
    EXPECT_FALSE(insightAt(scene, {0, 0}, "city-n").passageUser);
}

TEST(Passages, CrosserHasMajorityOnRoad)
{
    rule("db.move.majority");
    BridgeScene scene("DB-060/Ar\nU0/Br\nU0/Ar", {"B", "B"});
    EXPECT_EQ(insightAt(scene, {0, 0}, "road-s").passageUser, (PassageUser{Player{0}, "db.move.majority"}));
    BridgeScene tie("DB-060/Ar\nU0/Br", {"B", "B"});
    EXPECT_EQ(insightAt(tie, {0, 0}, "road-s").passageUser, (PassageUser{{}, "db.move.tie"}));
    BridgeScene empty("DB-060\nU0", {"B", "B"});
    EXPECT_EQ(insightAt(empty, {0, 0}, "road-s").passageUser, (PassageUser{{}, "db.move.majority"}));
    BridgeScene gate("S0/Ar", {"B", "B"});
    EXPECT_FALSE(insightAt(gate, {0, 0}, "road-s").passageUser);
    EXPECT_TRUE(insightAt(gate, {0, 0}, "road-s").passages.empty());
}

TEST(Passages, AreSortedForWholeBoard)
{
    rule("db.road.passes");
    BridgeScene scene("A3 DB-010 DB-080", {"B", "B"});
    EXPECT_EQ(textOf(scene, passages(scene.rules(), scene.state())),
              (Texts{"drawbridge 1,0 road-ew - 1,0 city-n down", "drawbridge 2,0 road-w - 2,0 city-n down"}));
    EXPECT_TRUE(passages(baseRules(), baseRules().start()).empty());
}

} // namespace vozka
