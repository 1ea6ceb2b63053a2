// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the count.
#include "wording/template.h"

#include <array>

namespace vozka::wording::count {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/count", sentence("wording", "The Count of Carcassonne")},
    {"set-about/count",
     sentence("wording",
              "The game begins around the city of Carcassonne. A player whose turn gives points only to "
              "others may put a figure into the city. Later it joins a feature that is about to be scored.")},
    {"option/quartersAtEnd", sentence("wording", "Figures in Carcassonne at the end")},
    {"option-about/quartersAtEnd",
     sentence("wording", "From which districts figures may move to features before the final scoring.")},
    {"option-value/quartersAtEnd/any", sentence("wording", "leave every district")},
    {"option-value/quartersAtEnd/market", sentence("wording", "leave the market only")},
    {"option/quarterTargets", sentence("wording", "Figures from Carcassonne move")},
    {"option-about/quarterTargets",
     sentence("wording",
              "Whether figures from Carcassonne may also move to completed features without figures.")},
    {"option-value/quarterTargets/scored", sentence("wording", "to features with figures")},
    {"option-value/quarterTargets/completed", sentence("wording", "to empty features too")},
    {"option/countMove", sentence("wording", "The count moves")},
    {"option-about/countMove",
     sentence("wording", "How the count moves after a figure was put into a district.")},
    {"option-value/countMove/player", sentence("wording", "as the player likes")},
    {"option-value/countMove/clockwise", sentence("wording", "one district clockwise")},
    {"option-value/countMove/follow", sentence("wording", "to the figure just placed")},
    {"feature/carcassonne", sentence("wording", "City of Carcassonne")},
    {"feature-size/carcassonne", sentence("wording", "City of Carcassonne")},
    {"shows/carcassonne", counted("wording", "%n parts of Carcassonne"), "part of Carcassonne"},
    {"feature/quarter", sentence("wording", "District")},
    {"feature-size/quarter", sentence("wording", "District")},
    {"shows/quarter", counted("wording", "%n districts"), "district"},
    {"area/castle", sentence("wording", "Castle")},
    {"area/market", sentence("wording", "Market")},
    {"area/blacksmith", sentence("wording", "Blacksmith")},
    {"area/cathedral", sentence("wording", "Cathedral")},
    //: For which features the figures in a district are, in this and the next three. Shown after its name.
    {"area-about/castle", sentence("wording", "for cities")},
    {"area-about/market", sentence("wording", "for fields")},
    {"area-about/blacksmith", sentence("wording", "for roads")},
    {"area-about/cathedral", sentence("wording", "for monasteries")},
    {"piece/count", sentence("wording", "count")},
    {"event/piece/count/castle", sentence("wording", "moves the count to the castle")},
    {"event/piece/count/market", sentence("wording", "moves the count to the market")},
    {"event/piece/count/blacksmith", sentence("wording", "moves the count to the blacksmith")},
    {"event/piece/count/cathedral", sentence("wording", "moves the count to the cathedral")},
    //: %1 is a kind of figure ("meeple"), here and in the following.
    {"event/enter/castle", sentence("wording", "%1 placed in the castle")},
    {"event/enter/market", sentence("wording", "%1 placed in the market")},
    {"event/enter/blacksmith", sentence("wording", "%1 placed at the blacksmith")},
    {"event/enter/cathedral", sentence("wording", "%1 placed in the cathedral")},
    {"event/leave/castle", sentence("wording", "%1 moves from the castle to a city")},
    {"event/leave/market", sentence("wording", "%1 moves from the market to a field")},
    {"event/leave/blacksmith", sentence("wording", "%1 moves from the blacksmith to a road")},
    {"event/leave/cathedral", sentence("wording", "%1 moves from the cathedral to a monastery")},
    {"step/quarter", sentence("wording", "place a figure in Carcassonne, or not")},
    {"step/count", sentence("wording", "move the count, or not")},
    {"step/leave", sentence("wording", "move a figure out of Carcassonne, or not")},
    {"choice/quarter", sentence("wording", "place the figure in this district")},
    {"choice/quarter/castle", sentence("wording", "place the figure in the castle")},
    {"choice/quarter/market", sentence("wording", "place the figure in the market")},
    {"choice/quarter/blacksmith", sentence("wording", "place the figure at the blacksmith")},
    {"choice/quarter/cathedral", sentence("wording", "place the figure in the cathedral")},
    {"choice/count", sentence("wording", "move the count to this district")},
    {"choice/count/castle", sentence("wording", "move the count to the castle")},
    {"choice/count/market", sentence("wording", "move the count to the market")},
    {"choice/count/blacksmith", sentence("wording", "move the count to the blacksmith")},
    {"choice/count/cathedral", sentence("wording", "move the count to the cathedral")},
    {"choice/leave", sentence("wording", "move the figure here")},
    {"choice/leave/road", sentence("wording", "move the figure to the road")},
    {"choice/leave/city", sentence("wording", "move the figure to the city")},
    {"choice/leave/field", sentence("wording", "move the figure to the field")},
    {"choice/leave/monastery", sentence("wording", "move the figure to the monastery")},
    {"choice/leave/abbey", sentence("wording", "move the figure to the abbey")},
    {"choice/pass/quarter", sentence("wording", "No figure to Carcassonne")},
    {"choice/pass/count", sentence("wording", "The count stays")},
    {"choice/pass/leave", sentence("wording", "No figure leaves Carcassonne")},
    {"term/field.carcassonne", sentence("wording", "Carcassonne")},
    {"refusal/nothing-in-carcassonne",
     sentence("wording", "No figure may stand in the city of Carcassonne, except in its districts.")},
    {"refusal/quarter-scored-yourself",
     sentence("wording", "Only a player who gets no points in this turn may put a figure into Carcassonne.")},
    {"refusal/quarter-nobody-scored",
     sentence("wording", "A figure goes to Carcassonne only in a turn that gives points to another player.")},
    {"refusal/quarter-once", sentence("wording", "A figure was put into Carcassonne in this turn already.")},
    //: %2 is a kind of figure.
    {"refusal/quarter-not-this-kind", sentence("wording", "The %2 may not be in this district.")},
    {"refusal/count-in-quarter",
     sentence("wording", "No figure may leave the district where the count stands.")},
    {"refusal/count-stays", sentence("wording", "The count is in this district already.")},
    {"refusal/quarter-wrong-feature",
     sentence("wording", "Figures of this district do not move to such a feature.")},
    {"refusal/quarter-not-completed",
     sentence("wording", "Figures leave the district only for a feature that is scored in this turn.")},
    {"refusal/quarter-empty-feature",
     sentence("wording", "There is no figure on this feature, so it is not scored.")},
    //: %1 is a player's name, %2 a kind of figure.
    {"refusal/not-in-quarter", sentence("wording", "%1 has no %2 in this district.")},
});

} // namespace

std::span<const Template> sentences()
{
    return table;
}

} // namespace vozka::wording::count
