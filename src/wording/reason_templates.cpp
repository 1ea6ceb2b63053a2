// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons for moves. Expected points are not certain, so their texts contain "about".
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    //: Part of a text about a feature, here and in the next ones: "After the other move: ...".
    {"reason-count/completing", counted("wording", "%n of the tiles left complete it"),
     "%n of the tiles left completes it"},
    {"reason-count/fitting", counted("wording", "%n of the tiles left fit its most difficult space"),
     "%n of the tiles left fits its most difficult space"},
    {"reason-count/targets", counted("wording", "%n features"), "%n feature"},
    {"reason-count/points", counted("wording", "%n points if the game ended now"),
     "%n point if the game ended now"},
    {"reason-spaces/cities", counted("wording", "%n incomplete cities"), "%n incomplete city"},
    {"reason-spaces/neighbours", counted("wording", "%n of its 8 neighbours"), "%n of its 8 neighbours"},
    {"reason-spaces/open", counted("wording", "%n open spaces"), "%n open space"},
    //: %1 is a text about a move that is worse because of it.
    {"reason-of/against", translatable("wording", "But: %1")},
    //: %1 is a text about another move, %2 the number of that move.
    {"reason-of/other", translatable("wording", "Move %2: %1")},
    {"reason-of/other-against", translatable("wording", "But move %2: %1")},
    //: %1 is a text about another move.
    {"reason-of/next", translatable("wording", "Another move: %1")},
    {"reason-of/next-against", translatable("wording", "But another move: %1")},
    //: %1 is a text about a move, for example that 5 tiles complete a city. %2 is that number after the other
    //: move ("9 of the tiles left complete it", "3 open spaces").
    {"reason-of/after-other", translatable("wording", "%1 After the other move: %2.")},
    //: The same. %3: number of the other move.
    {"reason-of/after-numbered", translatable("wording", "%1 After move %3: %2.")},
    //: %1 is a text about another move. %2 is that number after this move.
    {"reason-of/after-this", translatable("wording", "%1 After this move: %2.")},
    //: %1 is a text about a feature, %2 the letters of the features that a move joins ("A and B"), here and
    //: in the next ones.
    {"reason-joined/road", translatable("wording", "Roads %2 become one. %1")},
    {"reason-joined/city", translatable("wording", "Cities %2 become one. %1")},
    {"reason-joined/field", translatable("wording", "Fields %2 become one. %1")},
    {"reason-joined/unnamed", translatable("wording", "Features with figures become one. %1")},
    //: In the texts that follow, %1 is a feature with its owner ("Your city A"), unless another meaning is
    //: given.
    //: %2: its contents ("4 tiles + 1 coat of arms").
    {"reason/completed", counted("wording", "%1 is completed: %2, %n points now."),
     "%1 is completed: %2, %n point now."},
    {"reason/scored", counted("wording", "%1 is scored: %2, %n points."), "%1 is scored: %2, %n point."},
    //: %5: points of the figure that stays there.
    {"reason/scored/stays",
     counted("wording",
             "%1 is scored: %2, %n points. The figure that stays there gives %5 points if the game "
             "ended now."),
     "%1 is scored: %2, %n point. The figure that stays there gives %5 points if the game ended now."},
    //: %5: number of all tiles that are left.
    {"reason/one-left",
     counted("wording", "%1 then needs only one more tile: %n of the %5 tiles left complete it."),
     "%1 then needs only one more tile: %n of the %5 tiles left completes it."},
    //: %2: "6 tiles", %3: "2 open spaces", %4: letter of the space that the fewest tiles fit, %5: number of
    //: all tiles left.
    {"reason/open",
     counted("wording", "%1 then has %2 and %3; %n of the %5 tiles left fit the most difficult space %4."),
     "%1 then has %2 and %3; %n of the %5 tiles left fits the most difficult space %4."},
    //: %2: number of tiles, %3: "2 open spaces", %4: letter of the space that the fewest tiles fit, %5:
    //: number
    //: of all tiles left.
    {"reason/all-or-nothing",
     counted("wording",
             "%1 gives at least %n points if it is completed, otherwise none. It then has %3; tiles left "
             "that fit the most difficult space %4: %2 of %5."),
     "%1 gives at least %n point if it is completed, otherwise none. It then has %3; tiles left that fit the "
     "most difficult space %4: %2 of %5."},
    //: %4: letter of a space.
    {"reason/dead",
     counted("wording", "%1 stays incomplete, because no tile left fits space %4: %n points at the end."),
     "%1 stays incomplete, because no tile left fits space %4: %n point at the end."},
    {"reason/dead/unnamed",
     counted("wording",
             "%1 stays incomplete, because no tile left fits one of its spaces: %n points at the end."),
     "%1 stays incomplete, because no tile left fits one of its spaces: %n point at the end."},
    //: %1: a feature without its owner, %2: its contents, %3: player.
    {"reason/taken/yours",
     translatable("wording", "%1 (%2) becomes yours, because no other figure is there.")},
    {"reason/taken/other", translatable("wording", "%1 (%2) goes to %3, because no other figure is there.")},
    //: %1: a feature without its owner, %3: player.
    {"reason/removed/yours", translatable("wording", "%1: your figure is removed from there.")},
    {"reason/removed/other", translatable("wording", "%1: the figure of %3 is removed from there.")},
    {"reason/guarded", translatable("wording", "%1: the figure there is then safe.")},
    {"reason/vacated/yours",
     counted("wording", "%1 then has no figure of yours: about %n points less for you."),
     "%1 then has no figure of yours: about %n point less for you."},
    {"reason/vacated/other",
     counted("wording", "%1 then has no figure of %3: about %n points less for that player."),
     "%1 then has no figure of %3: about %n point less for that player."},
    //: %2: number of neighbours with a tile, %4: letter of a space, %5: number of all tiles left.
    {"reason/around",
     counted("wording",
             "%1 then has %2 of its 8 neighbours; %n of the %5 tiles left fit the most difficult space %4."),
     "%1 then has %2 of its 8 neighbours; %n of the %5 tiles left fits the most difficult space %4."},
    //: %2: strength of the player, %3: strength of player %4.
    {"reason/alone/yours", counted("wording", "%1 then scores for you alone (strength %2 to %3): %n points."),
     "%1 then scores for you alone (strength %2 to %3): %n point."},
    {"reason/alone/other",
     counted("wording", "%1 then scores for this player alone (strength %2 to %3): %n points."),
     "%1 then scores for this player alone (strength %2 to %3): %n point."},
    //: %1: a feature without its owner, %2: strength, %3: player, %4: names of the other players.
    {"reason/tied/yours",
     counted("wording", "%1 then scores for you and for %4 with the same strength (%2): %n points each."),
     "%1 then scores for you and for %4 with the same strength (%2): %n point each."},
    {"reason/tied/other",
     counted("wording", "%1 then scores for %3 and %4 with the same strength (%2): %n points each."),
     "%1 then scores for %3 and %4 with the same strength (%2): %n point each."},
    {"reason/lost/yours",
     counted("wording", "%1 then scores for %4 and not for you (strength %3 to %2): %n points."),
     "%1 then scores for %4 and not for you (strength %3 to %2): %n point."},
    {"reason/lost/other", counted("wording", "%1 then scores for %4 (strength %3 to %2): %n points."),
     "%1 then scores for %4 (strength %3 to %2): %n point."},
    //: %1: feature of another player.
    {"reason/lost/other-to-you", counted("wording", "%1 then scores for you (strength %3 to %2): %n points."),
     "%1 then scores for you (strength %3 to %2): %n point."},
    //: %2: number of completed cities, %3: number of other cities.
    {"reason/field",
     counted("wording",
             "%1 then touches cities (completed: %2, incomplete: %3): %n points if the game ended now."),
     "%1 then touches cities (completed: %2, incomplete: %3): %n point if the game ended now."},
    {"reason/worth", counted("wording", "%1 is then worth about %n points more."),
     "%1 is then worth about %n point more."},
    {"reason/worth/less", counted("wording", "%1 is then worth about %n points less."),
     "%1 is then worth about %n point less."},
    {"reason/worth/little", translatable("wording", "%1 is then worth a little more.")},
    {"reason/worth/little-less", translatable("wording", "%1 is then worth a little less.")},
    //: %3: player, %5: number of figures after the other move.
    {"reason/supply/yours", counted("wording", "You then have %n figures in your supply, instead of %5."),
     "You then have %n figure in your supply, instead of %5."},
    {"reason/supply/other", counted("wording", "%3 then has %n figures in the supply, instead of %5."),
     "%3 then has %n figure in the supply, instead of %5."},
    //: %1: a completed feature with its owner, %3: player, %5: number of figures after the other move.
    {"reason/home/yours",
     counted("wording", "%1: the figure returns to you. Figures in your supply: %n instead of %5."),
     "%1: the figure returns to you. Figures in your supply: %n instead of %5."},
    {"reason/home/other",
     counted("wording", "%1: the figure returns. Figures in the supply of %3: %n instead of %5."),
     "%1: the figure returns. Figures in the supply of %3: %n instead of %5."},
    {"reason/last-figure/yours",
     translatable("wording", "This is your last figure: your supply is then empty, instead of having %5.")},
    {"reason/last-figure/other",
     translatable("wording", "The supply of %3 is then empty, instead of having %5.")},
    //: %2: letters of completed features ("A and B"), %3: player, %5: number of figures after the other move.
    {"reason/home/yours-several",
     counted("wording", "Your figures on %2 return to you. Figures in your supply: %n instead of %5."),
     "Your figures on %2 return to you. Figures in your supply: %n instead of %5."},
    {"reason/home/other-several",
     counted("wording", "The figures of %3 on %2 return. Figures in the supply of %3: %n instead of %5."),
     "The figures of %3 on %2 return. Figures in the supply of %3: %n instead of %5."},
    //: %1: the feature of the player that lacks the fewest tiles, %2: "2 open spaces".
    {"reason/last-figure/yours-next",
     translatable("wording", "This is your last figure: your supply is then empty, instead of having %5. "
                             "Closest to completion: %1, with %2.")},
    {"reason/last-figure/other-next",
     translatable("wording", "The supply of %3 is then empty, instead of having %5. Closest to completion: "
                             "%1, with %2.")},
    //: %3: player.
    {"reason/returning/yours",
     counted("wording", "Your figures are likely to return sooner: worth about %n points."),
     "Your figures are likely to return sooner: worth about %n point."},
    {"reason/returning/yours-less",
     counted("wording", "Your figures are likely to return later: worth about %n points."),
     "Your figures are likely to return later: worth about %n point."},
    {"reason/returning/other",
     counted("wording", "The figures of %3 are likely to return sooner: worth about %n points."),
     "The figures of %3 are likely to return sooner: worth about %n point."},
    {"reason/returning/other-less",
     counted("wording", "The figures of %3 are likely to return later: worth about %n points."),
     "The figures of %3 are likely to return later: worth about %n point."},
    {"reason/returning/yours-little",
     translatable("wording", "Your figures are likely to return a little sooner.")},
    {"reason/returning/yours-little-less",
     translatable("wording", "Your figures are likely to return a little later.")},
    {"reason/returning/other-little",
     translatable("wording", "The figures of %3 are likely to return a little sooner.")},
    {"reason/returning/other-little-less",
     translatable("wording", "The figures of %3 are likely to return a little later.")},
    {"reason/points/yours", counted("wording", "You get %n points more now."), "You get %n point more now."},
    {"reason/points/yours-less", counted("wording", "You get %n points less now."),
     "You get %n point less now."},
    {"reason/points/other", counted("wording", "%3 gets %n points more now."), "%3 gets %n point more now."},
    {"reason/points/other-less", counted("wording", "%3 gets %n points less now."),
     "%3 gets %n point less now."},
    //: %2: letter of another feature, %4: letter of a space, %5: number of all tiles left.
    {"reason/join",
     counted("wording", "%1 and feature %2 both reach space %4: %n of the %5 tiles left join them there."),
     "%1 and feature %2 both reach space %4: %n of the %5 tiles left joins them there."},
    {"reason/join/unnamed",
     counted("wording",
             "%1 and another feature reach the same space: %n of the %5 tiles left join them there."),
     "%1 and another feature reach the same space: %n of the %5 tiles left joins them there."},
    //: %1: kind of token ("Wine"), %2: number that another player has, %3: player, %4: number of the player.
    {"reason/tokens/yours",
     translatable("wording", "%1: you then have %4, and no other player has more than %2.")},
    {"reason/tokens/other",
     translatable("wording", "%1: %3 then has %4, and no other player has more than %2.")},
    //: %3: player.
    {"reason/own-tiles/yours", counted("wording", "You then still have %n tiles of your own."),
     "You then still have %n tile of your own."},
    {"reason/own-tiles/other", counted("wording", "%3 then still has %n own tiles."),
     "%3 then still has %n own tile."},
    {"reason/own-tiles/yours-none", translatable("wording", "You have then placed all tiles of your own.")},
    {"reason/own-tiles/other-none", translatable("wording", "%3 has then placed all own tiles.")},
    {"reason/turn/yours", translatable("wording", "You have the next turn.")},
    {"reason/turn/other", translatable("wording", "%3 has the next turn.")},
    //: %5: number of all tiles left.
    {"reason/extra-turn",
     counted("wording", "%1 gives an extra turn if a tile extends it: %n of the %5 tiles left fit its ends."),
     "%1 gives an extra turn if a tile extends it: %n of the %5 tiles left fits its ends."},
    {"reason/moving-on",
     counted("wording", "%1 has a figure that can move on after scoring: worth about %n points more."),
     "%1 has a figure that can move on after scoring: worth about %n point more."},
    {"reason/moving-on/less",
     counted("wording", "%1 has a figure that can move on after scoring: worth about %n points less."),
     "%1 has a figure that can move on after scoring: worth about %n point less."},
    //: %3: player.
    {"reason/expected/yours", counted("wording", "You can expect about %n points more."),
     "You can expect about %n point more."},
    {"reason/expected/yours-less", counted("wording", "You can expect about %n points less."),
     "You can expect about %n point less."},
    {"reason/expected/other", counted("wording", "%3 can expect about %n points more."),
     "%3 can expect about %n point more."},
    {"reason/expected/other-less", counted("wording", "%3 can expect about %n points less."),
     "%3 can expect about %n point less."},
    //: %5: number of all tiles left.
    {"reason/answer",
     counted("wording", "%1 can gain points next turn: %n of the %5 tiles left are best used there."),
     "%1 can gain points next turn: %n of the %5 tiles left is best used there."},
    {"reason/answer/less",
     counted("wording", "%1 can lose points next turn: %n of the %5 tiles left are best used against it."),
     "%1 can lose points next turn: %n of the %5 tiles left is best used against it."},
    {"reason/later",
     counted("wording", "%1 is likely to be worth about %n points more after two turns than otherwise."),
     "%1 is likely to be worth about %n point more after two turns than otherwise."},
    {"reason/later/less",
     counted("wording", "%1 is likely to be worth about %n points less after two turns than otherwise."),
     "%1 is likely to be worth about %n point less after two turns than otherwise."},
    //: %1: a text about a fact ("Your city A then needs only one more tile: ...").
    {"reason/ahead/example",
     counted("wording", "In the turns that follow, it comes out about %n points better. One reason: %1"),
     "In the turns that follow, it comes out about %n point better. One reason: %1"},
    //: %1: a text about a fact.
    {"reason/ahead/example-less",
     counted("wording", "In the turns that follow, it comes out about %n points worse. One reason: %1"),
     "In the turns that follow, it comes out about %n point worse. One reason: %1"},
    {"reason/ahead/listed",
     counted("wording", "In the turns that follow, it comes out about %n points better."),
     "In the turns that follow, it comes out about %n point better."},
    {"reason/ahead",
     counted("wording",
             "In the turns that follow, it comes out about %n points better, for no single reason."),
     "In the turns that follow, it comes out about %n point better, for no single reason."},
    {"reason/exact",
     counted("wording", "Counted to the end of the game, it comes out about %n points better."),
     "Counted to the end of the game, it comes out about %n point better."},
    {"reason/equal", translatable("wording", "Another move is about as good.")},
    {"reason/equal/alone",
     translatable("wording", "Another move is about as good; nothing makes a difference of half a point.")},
    //: %1: number of a move.
    {"reason/equal/other", translatable("wording", "About as good as move %1.")},
    {"reason/equal/other-alone",
     translatable("wording", "About as good as move %1; nothing makes a difference of half a point.")},
    {"reason/placed-elsewhere",
     translatable("wording",
                  "Only the place or the turn of the tile differs, and that makes almost no difference "
                  "in points.")},
    {"reason/rest", counted("wording", "Several small things: together about %n points more."),
     "Several small things: together about %n point more."},
    {"reason/rest/less", counted("wording", "Several small things: together about %n points less."),
     "Several small things: together about %n point less."},
});

} // namespace

std::span<const Template> reasonTemplates()
{
    return templates;
}

} // namespace vozka::wording
