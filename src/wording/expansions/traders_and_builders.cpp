// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of Traders & Builders.
#include "wording/template.h"

#include <array>

namespace vozka::wording::traders_and_builders {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/traders-and-builders", translatable("wording", "Traders & Builders")},
    {"set-about/traders-and-builders",
     translatable("wording", "The player who completes a city gets its goods. Each player also has a "
                             "builder, who gives a second turn. A pig makes a field worth more.")},
    {"evidence/TB-23",
     translatable("wording", "Where exactly the road in the west ends is not known; it leads to nothing.")},
    {"option/builderBeforeAbbey", translatable("wording", "An abbey as the second tile")},
    {"option-about/builderBeforeAbbey",
     translatable("wording", "Whether an abbey may be placed in the second turn that a builder gives.")},
    {"option-value/builderBeforeAbbey/true", translatable("wording", "allowed")},
    {"option-value/builderBeforeAbbey/false", translatable("wording", "not allowed")},
    {"figure/builder", translatable("wording", "builder")},
    {"figure/pig", translatable("wording", "pig")},
    {"mark/wine", counted("wording", "%n signs of wine"), "%n sign of wine"},
    {"mark/grain", counted("wording", "%n signs of grain"), "%n sign of grain"},
    {"mark/cloth", counted("wording", "%n signs of cloth"), "%n sign of cloth"},
    //: Goods tokens of one kind; here and in the next two.
    {"holding/wine", translatable("wording", "Wine")},
    {"holding/grain", translatable("wording", "Grain")},
    {"holding/cloth", translatable("wording", "Cloth")},
    {"event/take/wine", counted("wording", "takes %n goods tokens: wine"), "takes %n goods token: wine"},
    {"event/take/grain", counted("wording", "takes %n goods tokens: grain"), "takes %n goods token: grain"},
    {"event/take/cloth", counted("wording", "takes %n goods tokens: cloth"), "takes %n goods token: cloth"},
    {"event/no-effect/builder-once",
     translatable("wording", "gets no further turn by the builder: this is the extra turn already")},
    {"event/no-effect/builder-no-tile",
     translatable("wording", "gets no extra turn by the builder: no tile is left for it")},
    {"event/again/builder", translatable("wording", "takes an extra turn, by the builder")},
    //: %1: the current task ("place the tile"). Another turn follows, or this is that turn.
    {"again-after/builder", translatable("wording", "%1 (then an extra turn, by the builder)")},
    {"again-now/builder", translatable("wording", "%1 (extra turn, by the builder)")},
    {"log/deploy/builder/road", translatable("wording", "places the builder on the road")},
    {"log/deploy/builder/city", translatable("wording", "places the builder in the city")},
    {"log/deploy/pig/field", translatable("wording", "places the pig in the field")},
    {"log/return/builder", translatable("wording", "gets the builder back")},
    {"log/return/pig", translatable("wording", "gets the pig back")},
    //: %1 is a player's name; here and in the next two.
    {"refusal/builder-needs-follower",
     translatable("wording", "The builder joins a figure of its owner: %1 has none there.")},
    {"refusal/builder-needs-follower/road",
     translatable("wording", "The builder joins a figure of its owner: %1 has none on this road.")},
    {"refusal/builder-needs-follower/city",
     translatable("wording", "The builder joins a figure of its owner: %1 has none in this city.")},
    {"refusal/pig-needs-farmer",
     translatable("wording", "The pig joins a farmer of its owner: %1 has none in this field.")},
    {"line/goods", translatable("wording", "Goods")},
    {"lines/goods", translatable("wording", "Goods")},
    //: Reason for 10 points; "× 10" follows. Here and in the next two.
    {"term/goods.wine", translatable("wording", "most wine")},
    {"term/goods.grain", translatable("wording", "most grain")},
    {"term/goods.cloth", translatable("wording", "most cloth")},
    //: Additional points of a field with a pig; "× 1" follows.
    {"term/field.pigs", counted("wording", "%n cities for the pig"), "%n city for the pig"},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::traders_and_builders
