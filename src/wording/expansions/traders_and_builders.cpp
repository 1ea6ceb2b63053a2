// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of Traders & Builders.
#include "wording/template.h"

#include <array>

namespace vozka::wording::traders_and_builders {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/traders-and-builders", sentence("wording", "Traders & Builders")},
    {"set-about/traders-and-builders",
     sentence("wording", "The player who completes a city gets its goods. Each player also has a builder, "
                         "who gives a second turn, and a pig, which makes a field worth more.")},
    {"evidence/TB-23",
     sentence("wording", "Where exactly the road in the west ends is not known; it leads to nothing.")},
    {"option/builderBeforeAbbey", sentence("wording", "An abbey as the second tile")},
    {"option-about/builderBeforeAbbey",
     sentence("wording", "Whether an abbey may be placed in the second turn that a builder gives.")},
    {"option-value/builderBeforeAbbey/true", sentence("wording", "allowed")},
    {"option-value/builderBeforeAbbey/false", sentence("wording", "not allowed")},
    {"figure/builder", sentence("wording", "builder")},
    {"figure/pig", sentence("wording", "pig")},
    {"mark/wine", counted("wording", "%n signs of wine"), "%n sign of wine"},
    {"mark/grain", counted("wording", "%n signs of grain"), "%n sign of grain"},
    {"mark/cloth", counted("wording", "%n signs of cloth"), "%n sign of cloth"},
    //: Goods tokens of one kind; here and in the next two.
    {"holding/wine", sentence("wording", "Wine")},
    {"holding/grain", sentence("wording", "Grain")},
    {"holding/cloth", sentence("wording", "Cloth")},
    {"event/take/wine", counted("wording", "takes %n goods tokens: wine"), "takes %n goods token: wine"},
    {"event/take/grain", counted("wording", "takes %n goods tokens: grain"), "takes %n goods token: grain"},
    {"event/take/cloth", counted("wording", "takes %n goods tokens: cloth"), "takes %n goods token: cloth"},
    {"event/again/builder", sentence("wording", "plays once more, by the builder")},
    //: %1: the current task ("place the tile"). Another turn follows, or this is that turn.
    {"again-after/builder", sentence("wording", "%1 (then once more, by the builder)")},
    {"again-now/builder", sentence("wording", "%1 (once more, by the builder)")},
    {"log/deploy/builder/road", sentence("wording", "places the builder on the road")},
    {"log/deploy/builder/city", sentence("wording", "places the builder in the city")},
    {"log/deploy/pig/field", sentence("wording", "places the pig in the field")},
    {"log/return/builder", sentence("wording", "gets the builder back")},
    {"log/return/pig", sentence("wording", "gets the pig back")},
    //: %1 is a player's name; here and in the next two.
    {"refusal/builder-needs-follower",
     sentence("wording", "The builder joins a figure of its owner: %1 has none there.")},
    {"refusal/builder-needs-follower/road",
     sentence("wording", "The builder joins a figure of its owner: %1 has none on this road.")},
    {"refusal/builder-needs-follower/city",
     sentence("wording", "The builder joins a figure of its owner: %1 has none in this city.")},
    {"refusal/pig-needs-farmer",
     sentence("wording", "The pig joins a farmer of its owner: %1 has none in this field.")},
    {"line/goods", sentence("wording", "Goods")},
    {"lines/goods", sentence("wording", "Goods")},
    //: Reason for 10 points; "× 10" follows. Here and in the next two.
    {"term/goods.wine", sentence("wording", "most wine")},
    {"term/goods.grain", sentence("wording", "most grain")},
    {"term/goods.cloth", sentence("wording", "most cloth")},
    //: The points that a field is worth more by the pig; "× 1" follows.
    {"term/field.pigs", counted("wording", "%n cities for the pig"), "%n city for the pig"},
});

} // namespace

std::span<const Template> sentences()
{
    return table;
}

} // namespace vozka::wording::traders_and_builders
