// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons why a move is better than the next best move. Keys with "own" are about the player of the move,
// keys with "other" about another player. %1: name of that player. Points are expected values, so the texts
// say "about".
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    // Names of moves by the feature that the tile extends. %1: letter of the feature on the board, %2: its
    // owner.
    {"tile-at/start", translatable("wording", "Place the tile")},
    {"tile-at/yours", translatable("wording", "Beside your feature %1")},
    {"tile-at/yours/road", translatable("wording", "Lengthen your road %1")},
    {"tile-at/yours/city", translatable("wording", "Extend your city %1")},
    {"tile-at/yours/field", translatable("wording", "Extend your field %1")},
    {"tile-at/yours/monastery", translatable("wording", "Beside your monastery %1")},
    // The feature of the player who makes the move.
    {"tile-at/own", translatable("wording", "Beside own feature %1")},
    {"tile-at/own/road", translatable("wording", "Lengthen own road %1")},
    {"tile-at/own/city", translatable("wording", "Extend own city %1")},
    {"tile-at/own/field", translatable("wording", "Extend own field %1")},
    {"tile-at/own/monastery", translatable("wording", "Beside own monastery %1")},
    // The feature of another player, and a feature without figures.
    {"tile-at/other", translatable("wording", "Beside feature %1 of %2")},
    {"tile-at/other/road", translatable("wording", "Lengthen road %1 of %2")},
    {"tile-at/other/city", translatable("wording", "Extend city %1 of %2")},
    {"tile-at/other/field", translatable("wording", "Extend field %1 of %2")},
    {"tile-at/other/monastery", translatable("wording", "Beside monastery %1 of %2")},
    {"tile-at/free", translatable("wording", "Extend unoccupied feature %1")},
    {"tile-at/free/road", translatable("wording", "Lengthen unoccupied road %1")},
    {"tile-at/free/city", translatable("wording", "Extend unoccupied city %1")},
    {"tile-at/free/field", translatable("wording", "Extend unoccupied field %1")},

    {"reason/own.score", counted("wording", "%1 scores %n points more immediately."),
     "%1 scores %n point more immediately."},
    {"reason/own.roads", counted("wording", "The roads of %1 are likely to score %n points more."),
     "The roads of %1 are likely to score %n point more."},
    {"reason/own.cities", counted("wording", "The cities of %1 are likely to score %n points more."),
     "The cities of %1 are likely to score %n point more."},
    {"reason/own.surrounded", counted("wording", "The monasteries of %1 are likely to score %n points more."),
     "The monasteries of %1 are likely to score %n point more."},
    {"reason/own.fields", counted("wording", "The fields of %1 are likely to score %n points more."),
     "The fields of %1 are likely to score %n point more."},
    {"reason/own.figures", counted("wording", "%1 has more figures free now or soon: worth about %n points."),
     "%1 has more figures free now or soon: worth about %n point."},
    {"reason/own.moving-on",
     counted("wording", "The figure of %1 that can move has better targets: worth about %n points."),
     "The figure of %1 that can move has better targets: worth about %n point."},
    {"reason/own.joining",
     counted("wording", "%1 has better chances to join features: worth about %n points."),
     "%1 has better chances to join features: worth about %n point."},
    {"reason/own.own-tiles", counted("wording", "%1 keeps a tile for later: worth about %n points."),
     "%1 keeps a tile for later: worth about %n point."},
    {"reason/own.extra-turns",
     counted("wording", "%1 is more likely to get extra turns: worth about %n points."),
     "%1 is more likely to get extra turns: worth about %n point."},
    {"reason/own.holdings",
     counted("wording", "%1 is more likely to have most tokens of a kind: worth about %n points."),
     "%1 is more likely to have most tokens of a kind: worth about %n point."},
    {"reason/own.tempo", counted("wording", "The next turn of %1 comes sooner: worth about %n points."),
     "The next turn of %1 comes sooner: worth about %n point."},
    {"reason/own.prospects", counted("wording", "%1 can also expect about %n points more."),
     "%1 can also expect about %n point more."},
    {"reason/other.prospects", counted("wording", "%1 can also expect about %n points less."),
     "%1 can also expect about %n point less."},
    {"reason/other.score", counted("wording", "%1 scores %n points less immediately."),
     "%1 scores %n point less immediately."},
    {"reason/other.roads", counted("wording", "The roads of %1 are likely to score %n points less."),
     "The roads of %1 are likely to score %n point less."},
    {"reason/other.cities", counted("wording", "The cities of %1 are likely to score %n points less."),
     "The cities of %1 are likely to score %n point less."},
    {"reason/other.surrounded",
     counted("wording", "The monasteries of %1 are likely to score %n points less."),
     "The monasteries of %1 are likely to score %n point less."},
    {"reason/other.fields", counted("wording", "The fields of %1 are likely to score %n points less."),
     "The fields of %1 are likely to score %n point less."},
    {"reason/other.figures", counted("wording", "%1 has fewer figures free: worth about %n points."),
     "%1 has fewer figures free: worth about %n point."},
    {"reason/other.moving-on",
     counted("wording", "The figure of %1 that can move has worse targets: worth about %n points."),
     "The figure of %1 that can move has worse targets: worth about %n point."},
    {"reason/other.joining",
     counted("wording", "%1 has worse chances to join features: worth about %n points."),
     "%1 has worse chances to join features: worth about %n point."},
    {"reason/other.own-tiles",
     counted("wording", "%1 no longer has a tile left for later: worth about %n points."),
     "%1 no longer has a tile left for later: worth about %n point."},
    {"reason/other.extra-turns",
     counted("wording", "%1 is less likely to get extra turns: worth about %n points."),
     "%1 is less likely to get extra turns: worth about %n point."},
    {"reason/other.holdings",
     counted("wording", "%1 is less likely to have most tokens of a kind: worth about %n points."),
     "%1 is less likely to have most tokens of a kind: worth about %n point."},
    {"reason/other.tempo", counted("wording", "The next turn of %1 comes later: worth about %n points."),
     "The next turn of %1 comes later: worth about %n point."},
    {"reason/ahead",
     counted("wording", "In the turns that follow, this move turns out about %n points better."),
     "In the turns that follow, this move turns out about %n point better."},
    {"reason/ahead/better",
     counted("wording", "In the turns that follow, the better move gains about %n points."),
     "In the turns that follow, the better move gains about %n point."},
    {"reason/ahead/played",
     counted("wording", "In the turns that follow, the played move gains about %n points."),
     "In the turns that follow, the played move gains about %n point."},
    {"reason/against", counted("wording", "Other disadvantages of this move: about %n points."),
     "Other disadvantages of this move: about %n point."},
    {"reason/besides", counted("wording", "Other advantages of this move: about %n points."),
     "Other advantages of this move: about %n point."},
    {"reason/against/better", counted("wording", "Other disadvantages of the better move: about %n points."),
     "Other disadvantages of the better move: about %n point."},
    {"reason/besides/better", counted("wording", "Other advantages of the better move: about %n points."),
     "Other advantages of the better move: about %n point."},
    {"reason/besides/played", counted("wording", "Other advantages of the played move: about %n points."),
     "Other advantages of the played move: about %n point."},
});

} // namespace

std::span<const Template> reasonTemplates()
{
    return templates;
}

} // namespace vozka::wording
