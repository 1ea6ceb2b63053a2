// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages about points: names of scored features, and the summands of a score.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    {"line/road", translatable("wording", "Road")},
    {"line/city", translatable("wording", "City")},
    {"line/monastery", translatable("wording", "Monastery")},
    {"line/field", translatable("wording", "Field")},
    {"line/road.incomplete", translatable("wording", "Incomplete road")},
    {"line/city.incomplete", translatable("wording", "Incomplete city")},
    {"line/monastery.incomplete", translatable("wording", "Incomplete monastery")},

    //: All points for features of that kind, complete or not; here and in the next three.
    {"lines/road", translatable("wording", "Roads")},
    {"lines/city", translatable("wording", "Cities")},
    {"lines/monastery", translatable("wording", "Monasteries")},
    {"lines/field", translatable("wording", "Fields")},

    //: Name of the greatest feature of its kind in a finished game; here and in the next two. Of fields
    //: that is the one with the most points. A kind without such words is not compared.
    {"greatest/city", translatable("wording", "Biggest city")},
    {"greatest/road", translatable("wording", "Longest road")},
    {"greatest/field", translatable("wording", "Best field")},

    {"term/road.tiles", counted("wording", "%n tiles"), "%n tile"},
    {"term/city.tiles", counted("wording", "%n tiles"), "%n tile"},
    {"term/city.coats-of-arms", counted("wording", "%n coats of arms"), "%n coat of arms"},
    {"term/city.tiny", counted("wording", "%n tiles of a small city"), "%n tile of a small city"},
    {"term/monastery.tile", counted("wording", "%n tiles"), "%n tile"},
    {"term/monastery.neighbours", counted("wording", "%n tiles around it"), "%n tile around it"},
    {"term/field.cities", counted("wording", "%n completed cities"), "%n completed city"},

    //: One summand of a score: %1 is "5 tiles", %2 the points for each.
    {"score/each", translatable("wording", "%1 × %2")},
});

} // namespace

std::span<const Template> scoreTemplates()
{
    return templates;
}

} // namespace vozka::wording
