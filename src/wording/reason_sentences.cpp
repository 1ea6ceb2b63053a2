// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What speaks for a move against the next best. "own" is about who moves, "other" about another player, who
// is %1. Points are expected ones, so they are about right and no promise.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto sentences = std::to_array<Template>({
    {"reason/own.score", counted("wording", "It scores %n points more at once."),
     "It scores %n point more at once."},
    {"reason/own.roads", counted("wording", "Its roads are likely to bring %n points more."),
     "Its roads are likely to bring %n point more."},
    {"reason/own.cities", counted("wording", "Its cities are likely to bring %n points more."),
     "Its cities are likely to bring %n point more."},
    {"reason/own.surrounded", counted("wording", "Its monasteries are likely to bring %n points more."),
     "Its monasteries are likely to bring %n point more."},
    {"reason/own.fields", counted("wording", "Its fields are likely to bring %n points more."),
     "Its fields are likely to bring %n point more."},
    {"reason/own.paid-alone", counted("wording", "Its barn is likely to bring %n points more."),
     "Its barn is likely to bring %n point more."},
    {"reason/own.figures",
     counted("wording", "More figures stay free or return to the supply soon: worth about %n points."),
     "More figures stay free or return to the supply soon: worth about %n point."},
    {"reason/own.moving-on",
     counted("wording", "A figure that may move on stands well for that: worth about %n points."),
     "A figure that may move on stands well for that: worth about %n point."},
    {"reason/own.joining",
     counted("wording", "Joining features to its advantage comes closer: worth about %n points."),
     "Joining features to its advantage comes closer: worth about %n point."},
    {"reason/own.own-tiles",
     counted("wording", "It keeps a tile of its own for later: worth about %n points."),
     "It keeps a tile of its own for later: worth about %n point."},
    {"reason/own.tempo", counted("wording", "The next turn comes sooner: worth about %n points."),
     "The next turn comes sooner: worth about %n point."},
    {"reason/other.score", counted("wording", "%1 scores %n points less at once."),
     "%1 scores %n point less at once."},
    {"reason/other.roads", counted("wording", "The roads of %1 are likely to bring %n points less."),
     "The roads of %1 are likely to bring %n point less."},
    {"reason/other.cities", counted("wording", "The cities of %1 are likely to bring %n points less."),
     "The cities of %1 are likely to bring %n point less."},
    {"reason/other.surrounded",
     counted("wording", "The monasteries of %1 are likely to bring %n points less."),
     "The monasteries of %1 are likely to bring %n point less."},
    {"reason/other.fields", counted("wording", "The fields of %1 are likely to bring %n points less."),
     "The fields of %1 are likely to bring %n point less."},
    {"reason/other.paid-alone", counted("wording", "The barn of %1 is likely to bring %n points less."),
     "The barn of %1 is likely to bring %n point less."},
    {"reason/other.figures", counted("wording", "%1 has fewer figures free: worth about %n points."),
     "%1 has fewer figures free: worth about %n point."},
    {"reason/other.moving-on",
     counted("wording", "A figure of %1 that may move on stands worse for that: worth about %n points."),
     "A figure of %1 that may move on stands worse for that: worth about %n point."},
    {"reason/other.joining",
     counted("wording", "It gets harder for %1 to join features to his advantage: worth about %n points."),
     "It gets harder for %1 to join features to his advantage: worth about %n point."},
    {"reason/other.own-tiles",
     counted("wording", "%1 no longer has a tile of his own for later: worth about %n points."),
     "%1 no longer has a tile of his own for later: worth about %n point."},
    {"reason/other.tempo", counted("wording", "The next turn of %1 comes later: worth about %n points."),
     "The next turn of %1 comes later: worth about %n point."},
    {"reason/ahead", counted("wording", "In the turns that follow it comes out %n points better."),
     "In the turns that follow it comes out %n point better."},
});

} // namespace

std::span<const Template> reasonSentences()
{
    return sentences;
}

} // namespace vozka::wording
