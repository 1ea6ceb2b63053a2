// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What points are for.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto sentences = std::to_array<Template>({
    {"line/road", sentence("wording", "completed road")},
    {"line/city", sentence("wording", "completed city")},
    {"line/monastery", sentence("wording", "completed monastery")},
    {"line/field", sentence("wording", "field")},
    {"line/road.incomplete", sentence("wording", "incomplete road")},
    {"line/city.incomplete", sentence("wording", "incomplete city")},
    {"line/monastery.incomplete", sentence("wording", "incomplete monastery")},

    {"term/road.tiles", counted("wording", "%n tiles of road"), "%n tile of road"},
    {"term/city.tiles", counted("wording", "%n tiles of city"), "%n tile of city"},
    {"term/city.coats-of-arms", counted("wording", "%n coats of arms"), "%n coat of arms"},
    {"term/city.tiny", counted("wording", "%n tiles of a small city"), "%n tile of a small city"},
    {"term/monastery.tile", sentence("wording", "the monastery itself")},
    {"term/monastery.neighbours", counted("wording", "%n tiles around it"), "%n tile around it"},
    {"term/field.cities", counted("wording", "%n completed cities"), "%n completed city"},

    //: One summand of a score, and the points for it: "4 tiles of city: 8"
    {"score/term", sentence("wording", "%1: %2")},
});

} // namespace

std::span<const Template> scoreSentences()
{
    return sentences;
}

} // namespace vozka::wording
