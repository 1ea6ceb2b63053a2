// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages about points.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto sentences = std::to_array<Template>({
    {"line/road", sentence("wording", "Road")},
    {"line/city", sentence("wording", "City")},
    {"line/monastery", sentence("wording", "Monastery")},
    {"line/field", sentence("wording", "Field")},
    {"line/road.incomplete", sentence("wording", "Incomplete road")},
    {"line/city.incomplete", sentence("wording", "Incomplete city")},
    {"line/monastery.incomplete", sentence("wording", "Incomplete monastery")},

    //: All points for features of that kind, complete or not; here and in the next three.
    {"lines/road", sentence("wording", "Roads")},
    {"lines/city", sentence("wording", "Cities")},
    {"lines/monastery", sentence("wording", "Monasteries")},
    {"lines/field", sentence("wording", "Fields")},

    //: Name of the greatest feature of its kind in a finished game; here and in the next two. Of fields
    //: that is the one with the most points. A kind without such words is not compared.
    {"greatest/city", sentence("wording", "Biggest city")},
    {"greatest/road", sentence("wording", "Longest road")},
    {"greatest/field", sentence("wording", "Best field")},

    {"term/road.tiles", counted("wording", "%n tiles"), "%n tile"},
    {"term/city.tiles", counted("wording", "%n tiles"), "%n tile"},
    {"term/city.coats-of-arms", counted("wording", "%n coats of arms"), "%n coat of arms"},
    {"term/city.tiny", counted("wording", "%n tiles of a small city"), "%n tile of a small city"},
    {"term/monastery.tile", counted("wording", "%n tiles"), "%n tile"},
    {"term/monastery.neighbours", counted("wording", "%n tiles around it"), "%n tile around it"},
    {"term/field.cities", counted("wording", "%n completed cities"), "%n completed city"},

    //: One summand of a score: %1 is "5 tiles", %2 the points for each.
    {"score/each", sentence("wording", "%1 × %2")},
});

} // namespace

std::span<const Template> scoreSentences()
{
    return sentences;
}

} // namespace vozka::wording
