// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the crop circles.
#include "wording/template.h"

#include <array>

namespace vozka::wording::crop_circles {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/crop-circles", translatable("wording", "Crop Circles")},
    {"set-about/crop-circles",
     translatable("wording",
                  "The player who places a tile with a crop circle chooses: all players add a figure, or "
                  "all take one back. The symbol says whether on roads, in cities or in fields.")},
    {"option/circleAdd", translatable("wording", "Adding figures at a crop circle")},
    {"option-about/circleAdd",
     translatable("wording",
                  "Whether a player may add no figure when players add figures at a crop circle.")},
    {"option-value/circleAdd/may", translatable("wording", "Each player may add one")},
    {"option-value/circleAdd/must", translatable("wording", "Each player must add one")},
    //: Crop circles on a tile, by their symbols: a club for roads, a shield for cities, a pitchfork for
    //: fields.
    {"mark/crop-circle-road", counted("wording", "%n crop circles with a club"),
     "%n crop circle with a club"},
    {"mark/crop-circle-city", counted("wording", "%n crop circles with a shield"),
     "%n crop circle with a shield"},
    {"mark/crop-circle-field", counted("wording", "%n crop circles with a pitchfork"),
     "%n crop circle with a pitchfork"},
    {"event/circle/add", translatable("wording", "chooses that all players add a figure")},
    {"event/circle/remove", translatable("wording", "chooses that all players take a figure back")},
    {"step/circle", translatable("wording", "choose what all players do at the crop circle")},
    {"step/circle/circleAdd", translatable("wording", "add a figure next to one of yours")},
    {"step/circle/circleRemove", translatable("wording", "take one of your figures back")},
    {"choice/circle/add", translatable("wording", "all players add a figure")},
    {"choice/circle/remove", translatable("wording", "all players take a figure back")},
    //: %1 is a kind of figure ("meeple").
    {"choice/circleAdd", translatable("wording", "add here: %1")},
    //: %3 is a figure, mostly with its feature ("meeple on the road").
    {"choice/circleRemove", translatable("wording", "take back: %3")},
    {"choice/pass/circle", translatable("wording", "Add no figure")},
    {"reason/danger/crop-circles",
     translatable("wording", "%1 may have to take back a figure at a crop circle.")},
    {"reason/expected-crop-circles/yours",
     counted("wording", "You lose about %n points less at the crop circle."),
     "You lose about %n point less at the crop circle."},
    {"reason/expected-crop-circles/yours-less",
     counted("wording", "You lose about %n points more at the crop circle."),
     "You lose about %n point more at the crop circle."},
    {"reason/expected-crop-circles/other",
     counted("wording", "%3 loses about %n points less at the crop circle."),
     "%3 loses about %n point less at the crop circle."},
    {"reason/expected-crop-circles/other-less",
     counted("wording", "%3 loses about %n points more at the crop circle."),
     "%3 loses about %n point more at the crop circle."},
    {"refusal/circle-kind", translatable("wording", "The tile just placed has no crop circle.")},
    {"refusal/circle-kind/road", translatable("wording", "This crop circle concerns only figures on roads.")},
    {"refusal/circle-kind/city",
     translatable("wording", "This crop circle concerns only figures in cities.")},
    {"refusal/circle-kind/field",
     translatable("wording", "This crop circle concerns only figures in fields.")},
    //: %2 is a kind of figure ("builder").
    {"refusal/circle-kind/figure", translatable("wording", "Crop circles do not concern this figure: %2.")},
    //: %1 is a player's name, %2 a kind of figure ("meeple").
    {"refusal/circle-no-figure", translatable("wording", "%1 has no %2 in this place.")},
    {"refusal/circle-no-figure/add",
     translatable("wording", "%1 has no figure in this place to which another one could be added.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::crop_circles
