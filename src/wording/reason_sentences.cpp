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
    {"reason/own.roads", counted("wording", "Own roads are likely to bring %n points more."),
     "Own roads are likely to bring %n point more."},
    {"reason/own.cities", counted("wording", "Own cities are likely to bring %n points more."),
     "Own cities are likely to bring %n point more."},
    {"reason/own.surrounded", counted("wording", "Own monasteries are likely to bring %n points more."),
     "Own monasteries are likely to bring %n point more."},
    {"reason/own.fields", counted("wording", "Own fields are likely to bring %n points more."),
     "Own fields are likely to bring %n point more."},
    {"reason/own.figures",
     counted("wording", "More own figures stay free or return to the supply soon: worth about %n points."),
     "More own figures stay free or return to the supply soon: worth about %n point."},
    {"reason/own.moving-on",
     counted("wording",
             "A figure of one’s own that may move on stands well for that: worth about %n points."),
     "A figure of one’s own that may move on stands well for that: worth about %n point."},
    {"reason/own.joining",
     counted("wording", "It comes closer to joining features to advantage: worth about %n points."),
     "It comes closer to joining features to advantage: worth about %n point."},
    {"reason/own.own-tiles",
     counted("wording", "A tile of one’s own stays for later: worth about %n points."),
     "A tile of one’s own stays for later: worth about %n point."},
    {"reason/own.extra-turns",
     counted("wording", "It makes further turns of one’s own more likely: worth about %n points."),
     "It makes further turns of one’s own more likely: worth about %n point."},
    {"reason/own.holdings",
     counted("wording", "It comes closer to having most tokens of a kind: worth about %n points."),
     "It comes closer to having most tokens of a kind: worth about %n point."},
    {"reason/own.tempo", counted("wording", "One’s own next turn comes sooner: worth about %n points."),
     "One’s own next turn comes sooner: worth about %n point."},
    {"reason/own.prospects", counted("wording", "Other points are likely besides: about %n points more."),
     "Other points are likely besides: about %n point more."},
    {"reason/other.prospects", counted("wording", "%1 may expect fewer points besides: about %n points."),
     "%1 may expect fewer points besides: about %n point."},
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
    {"reason/other.figures", counted("wording", "%1 has fewer figures free: worth about %n points."),
     "%1 has fewer figures free: worth about %n point."},
    {"reason/other.moving-on",
     counted("wording", "A figure of %1 that may move on stands worse for that: worth about %n points."),
     "A figure of %1 that may move on stands worse for that: worth about %n point."},
    {"reason/other.joining",
     counted("wording", "It gets harder for %1 to join features to advantage: worth about %n points."),
     "It gets harder for %1 to join features to advantage: worth about %n point."},
    {"reason/other.own-tiles",
     counted("wording", "%1 no longer has a tile left for later: worth about %n points."),
     "%1 no longer has a tile left for later: worth about %n point."},
    {"reason/other.extra-turns",
     counted("wording", "%1 may hope for fewer further turns: worth about %n points."),
     "%1 may hope for fewer further turns: worth about %n point."},
    {"reason/other.holdings",
     counted("wording", "%1 is less likely to have most tokens of a kind: worth about %n points."),
     "%1 is less likely to have most tokens of a kind: worth about %n point."},
    {"reason/other.tempo", counted("wording", "The next turn of %1 comes later: worth about %n points."),
     "The next turn of %1 comes later: worth about %n point."},
    {"reason/ahead", counted("wording", "In the turns that follow it comes out %n points better."),
     "In the turns that follow it comes out %n point better."},
    {"reason/against", counted("wording", "Something speaks against it as well: about %n points."),
     "Something speaks against it as well: about %n point."},
    {"reason/besides", counted("wording", "Other things make up about %n points more."),
     "Other things make up about %n point more."},
});

} // namespace

std::span<const Template> reasonSentences()
{
    return sentences;
}

} // namespace vozka::wording
