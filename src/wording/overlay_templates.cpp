// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of the overlays about single features: targets of a figure and reasons against them, feature
// names, strengths, scoring of fields. Also tasks of lessons about the move of a figure.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    {"feature-size/road", counted("wording", "Road, %n tiles"), "Road, %n tile"},
    {"feature-size/city", counted("wording", "City, %n tiles"), "City, %n tile"},
    {"feature-size/field", counted("wording", "Field, %n tiles"), "Field, %n tile"},
    {"feature-size/monastery", translatable("wording", "Monastery")},
    {"feature-size/short-road", translatable("wording", "Short road")},

    //: Next to a button that moves the figure of a lesson to another tile.
    {"figure-place-city/any",
     translatable("wording", "The figure stands on one tile of the city. Try another tile, too.")},
    {"figure-place-road/any",
     translatable("wording", "The figure stands on one tile of the road. Try another tile, too.")},
    //: Task with the figure of a lesson, here and in the next two.
    {"figure-try/any",
     translatable("wording",
                  "Drag the figure to any place: it stays there, or the reason against it is shown.")},
    {"figure-question/any",
     translatable("wording", "Where may the figure move? Mark every feature, then check.")},
    {"figure-returned/any",
     translatable("wording", "The figure is returned to the supply. That is always allowed.")},

    //: Connection of two features, shown next to a line on the board; here and in the next three.
    {"via/gate", translatable("wording", "gate")},
    {"via/junction", translatable("wording", "junction")},
    {"via/monastery", translatable("wording", "monastery")},
    {"via/within", translatable("wording", "within")},

    //: A drawbridge of the road of the moving figure, here and in the next two. %1: player's name.
    {"crossing-player/one", translatable("wording", "If the road were completed now, %1 could cross.")},
    {"crossing-player/db.move.majority",
     translatable("wording", "If the road were completed now, no figure could cross: there is none on it.")},
    {"crossing-player/db.move.tie",
     translatable("wording",
                  "If the road were completed now, nobody could cross: no single player has the majority.")},

    {"reach/gate", translatable("wording", "Incomplete and unoccupied, connected by a gate.")},
    {"reach/junction", translatable("wording", "Incomplete and unoccupied, connected by a junction.")},
    {"reach/monastery",
     translatable("wording", "Incomplete and unoccupied; the road ends at the monastery.")},
    {"reach/within", translatable("wording", "Incomplete and unoccupied; the monastery is within the city.")},
    {"reach/range", translatable("wording", "Incomplete and unoccupied, within range.")},

    //: %1 is a player's name, %2 a figure ("meeple"); here and in the next.
    {"why/occupied", translatable("wording", "Occupied by %1’s %2.")},
    {"why/occupied-further", counted("wording", "Occupied by %1’s %2, %n tiles further."),
     "Occupied by %1’s %2, %n tile further."},
    {"why/short-road", translatable("wording", "A short road: no figure may stand there.")},

    //: What counts for a majority: %1 is a number of figures, %2 the figure ("meeple").
    {"strength/each", translatable("wording", "%1 × %2")},
    //: %1 is a figure ("mayor"), %2 the source of its strength ("3 coats of arms").
    {"strength/counts", translatable("wording", "%1 (%2)")},

    //: Scoring of a field.
    {"scoring/base.final.field", translatable("wording", "farmers at the end")},
});

} // namespace

std::span<const Template> overlayTemplates()
{
    return templates;
}

} // namespace vozka::wording
