// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the dragon, the fairy, the princess and the portals.
#include "wording/template.h"

#include <array>

namespace vozka::wording::princess_and_dragon {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/princess-and-dragon", translatable("wording", "The Princess & the Dragon")},
    {"set-about/princess-and-dragon",
     translatable("wording", "Volcanoes bring a dragon that eats figures, and a fairy protects figures from "
                             "it. A princess sends knights away. Portals lead to any tile.")},
    {"option/fairyFor", translatable("wording", "Points of the fairy")},
    {"option-about/fairyFor", translatable("wording", "Who receives points for the fairy.")},
    {"option-value/fairyFor/figure", translatable("wording", "one figure")},
    {"option-value-about/fairyFor/figure",
     translatable("wording", "Only the figure next to which she stands.")},
    {"option-value/fairyFor/tile", translatable("wording", "all figures on her tile")},
    {"option-value-about/fairyFor/tile", translatable("wording", "Everybody with a figure on her tile.")},
    {"option/princessMayRemoveNobody", translatable("wording", "The princess and the knight")},
    {"option-about/princessMayRemoveNobody",
     translatable("wording", "Whether a knight has to leave when a princess comes to the city.")},
    {"option-value/princessMayRemoveNobody/may", translatable("wording", "may be sent to the supply")},
    {"option-value-about/princessMayRemoveNobody/may",
     translatable("wording", "The player may leave all knights where they are.")},
    {"option-value/princessMayRemoveNobody/must", translatable("wording", "has to be sent to the supply")},
    {"option-value-about/princessMayRemoveNobody/must",
     translatable("wording", "One knight has to leave, even the player’s own.")},
    {"option/dragonMoves", translatable("wording", "The dragon moves")},
    {"option-about/dragonMoves",
     translatable("wording", "When the dragon moves in the turn in which a tile with a dragon was placed.")},
    {"option-value/dragonMoves/beforeScoring", translatable("wording", "before the scoring")},
    {"option-value-about/dragonMoves/beforeScoring",
     translatable("wording", "Figures that are eaten do not score what the tile has completed.")},
    {"option-value/dragonMoves/afterScoring", translatable("wording", "after the scoring")},
    {"option-value-about/dragonMoves/afterScoring",
     translatable("wording", "What the tile has completed is scored first.")},

    {"piece-about/dragon", translatable("wording", "The dragon stands here.")},
    {"piece-about/fairy",
     translatable("wording", "The fairy stands here: the dragon may not come to this tile, "
                             "and all figures on it are safe from the dragon.")},
    //: %1 is a figure ("Anna: meeple on the road").
    {"piece-about/fairy/figure",
     translatable("wording", "The fairy stands here beside %1. The dragon may not come to this tile, and all "
                             "figures on it are safe from the dragon.")},
    {"piece/dragon", translatable("wording", "dragon")},
    {"piece/fairy", translatable("wording", "fairy")},
    {"mark/dragon", counted("wording", "%n signs of the dragon"), "%n sign of the dragon"},
    {"mark/portal", counted("wording", "%n magic portals"), "%n magic portal"},
    {"mark/volcano", counted("wording", "%n volcanoes"), "%n volcano"},
    {"mark/princess", counted("wording", "%n princesses"), "%n princess"},
    {"step/deploy/portal",
     translatable("wording", "place a figure on this tile or, by the magic portal, on another one, or none")},
    {"step/deploy/portal/only",
     translatable("wording", "place a figure on another tile by the magic portal, or none")},
    {"step/dragon", translatable("wording", "move the dragon to a tile beside it")},
    {"instead/fairy", translatable("wording", "move the fairy")},
    {"instead/princess", translatable("wording", "send a knight to the supply")},
    {"event/piece/dragon", translatable("wording", "moves the dragon")},
    {"event/piece/dragon/forced", translatable("wording", "moves the dragon the only possible way")},
    {"event/no-effect/dragon",
     translatable("wording", "cannot move the dragon: no tile beside it is open to it")},
    {"event/piece/fairy", translatable("wording", "moves the fairy")},
    //: %1 is a figure with its feature ("meeple on the road").
    {"event/piece/fairy/figure", translatable("wording", "moves the fairy: %1")},
    //: %3 is a figure with its feature ("follower on the road").
    {"choice/fairy", translatable("wording", "move the fairy: %3")},
    //: %1 is a kind of figure ("follower"), %2 its owner.
    {"choice/princess", translatable("wording", "send the knight to the supply: %1 (%2)")},
    {"choice/dragon", translatable("wording", "move the dragon here")},
    {"line/fairy", translatable("wording", "Fairy")},
    {"lines/fairy", translatable("wording", "Fairy")},
    {"term/fairy.turn", translatable("wording", "beginning of the turn")},
    {"term/fairy.scored", translatable("wording", "next to the figure")},

    {"reason-term/fairy.scored", translatable("wording", "fairy")},
    //: %1: a city without its owner, %3: player.
    {"reason/removed-princess/yours", translatable("wording", "%1: the princess sends away your knight.")},
    {"reason/removed-princess/other",
     translatable("wording", "%1: the princess sends away the knight of %3.")},
    //: %1: a feature with its owner.
    {"reason/guarded-fairy",
     translatable("wording",
                  "%1: with the fairy, the figure is safe from the dragon and brings 1 point at the "
                  "start of each turn of its owner.")},
    //: %1: a feature without its owner, %2: its contents ("4 tiles"), %3: player.
    {"reason/taken-portal/yours",
     translatable("wording",
                  "%1 (%2) becomes yours through the magic portal, because no other figure is there.")},
    {"reason/taken-portal/other",
     translatable("wording",
                  "%1 (%2) goes to %3 through the magic portal, because no other figure is there.")},
    {"reason/danger/dragon", translatable("wording", "%1 is in reach of the dragon.")},
    {"refusal/not-an-action/fairy", translatable("wording", "There is no tile there.")},
    {"refusal/not-an-action/princess", translatable("wording", "There is no tile there.")},
    {"refusal/volcano-no-figure",
     translatable("wording",
                  "The dragon has just come to this volcano: no figure may be placed on its tile.")},
    {"refusal/dragon-on-tile",
     translatable("wording", "The dragon stands on that tile, so no figure may come to it.")},
    //: %2 is a kind of figure ("barn").
    {"refusal/portal-followers-only",
     translatable("wording", "This figure may not go through a portal: %2.")},
    {"refusal/portal-used",
     translatable("wording", "A figure has already gone through the portal in this turn.")},
    {"refusal/fairy-no-follower",
     translatable("wording", "The player has no figure there that the fairy may join.")},
    {"refusal/fairy-already-there", translatable("wording", "The fairy stands there already.")},
    {"refusal/no-princess", translatable("wording", "The tile just placed adds no princess to that city.")},
    {"refusal/no-knight-there", translatable("wording", "%1 has no such knight there: %2.")},
    {"refusal/princess-must",
     translatable("wording", "A knight of the city with the princess has to be sent to the supply.")},
    {"refusal/dragon-no-tile", translatable("wording", "There is no tile there for the dragon.")},
    {"refusal/dragon-visited", translatable("wording", "The dragon has been there in this move.")},
    {"refusal/dragon-fairy", translatable("wording", "The fairy protects that tile from the dragon.")},
    {"refusal/dragon-not-in-play",
     translatable("wording", "The dragon is not in play: no volcano has been placed.")},
    {"refusal/aside-not-now",
     translatable("wording",
                  "Only a tile with a dragon is put aside, and only while the dragon is not in play.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::princess_and_dragon
