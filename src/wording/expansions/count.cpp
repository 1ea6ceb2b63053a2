// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the count.
#include "wording/template.h"

#include <array>

namespace vozka::wording::count {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/count", translatable("wording", "The Count of Carcassonne")},
    {"set-about/count",
     translatable(
         "wording",
         "The game begins around the city of Carcassonne. A player whose turn gives points only to "
         "others may put a figure into the city. Later it joins a feature that is about to be scored.")},
    {"option/quartersAtEnd", translatable("wording", "Figures in Carcassonne at the end")},
    {"option-about/quartersAtEnd",
     translatable("wording", "From which districts figures may move to features before the final scoring.")},
    {"option-value/quartersAtEnd/any", translatable("wording", "leave every district")},
    {"option-value/quartersAtEnd/market", translatable("wording", "leave the market only")},
    {"option/quarterTargets", translatable("wording", "Figures from Carcassonne move")},
    {"option-about/quarterTargets",
     translatable("wording",
                  "Whether figures from Carcassonne may also move to completed features without figures.")},
    {"option-value/quarterTargets/scored", translatable("wording", "to features with figures")},
    {"option-value/quarterTargets/completed", translatable("wording", "to empty features too")},
    {"option/countMove", translatable("wording", "The count moves")},
    {"option-about/countMove",
     translatable("wording", "How the count moves after a figure was put into a district.")},
    {"option-value/countMove/player", translatable("wording", "as the player likes")},
    {"option-value/countMove/clockwise", translatable("wording", "one district clockwise")},
    {"option-value/countMove/follow", translatable("wording", "to the figure just placed")},
    {"feature/carcassonne", translatable("wording", "City of Carcassonne")},
    {"feature-size/carcassonne", translatable("wording", "City of Carcassonne")},
    {"shows/carcassonne", counted("wording", "%n parts of Carcassonne"), "part of Carcassonne"},
    {"feature/quarter", translatable("wording", "District")},
    {"feature-size/quarter", translatable("wording", "District")},
    {"shows/quarter", counted("wording", "%n districts"), "district"},
    {"area/castle", translatable("wording", "Castle")},
    {"area/market", translatable("wording", "Market")},
    {"area/blacksmith", translatable("wording", "Blacksmith")},
    {"area/cathedral", translatable("wording", "Cathedral")},
    //: Features that the figures in the district can go to; here and in the next three. After the name of the
    //: district.
    {"area-about/castle", translatable("wording", "for cities")},
    {"area-about/market", translatable("wording", "for fields")},
    {"area-about/blacksmith", translatable("wording", "for roads")},
    {"area-about/cathedral", translatable("wording", "for monasteries")},
    {"piece/count", translatable("wording", "count")},
    {"event/piece/count/castle", translatable("wording", "moves the count to the castle")},
    {"event/piece/count/market", translatable("wording", "moves the count to the market")},
    {"event/piece/count/blacksmith", translatable("wording", "moves the count to the blacksmith")},
    {"event/piece/count/cathedral", translatable("wording", "moves the count to the cathedral")},
    //: %1 is a kind of figure ("meeple"), here and in the following.
    {"event/enter/castle", translatable("wording", "%1 placed in the castle")},
    {"event/enter/market", translatable("wording", "%1 placed in the market")},
    {"event/enter/blacksmith", translatable("wording", "%1 placed at the blacksmith")},
    {"event/enter/cathedral", translatable("wording", "%1 placed in the cathedral")},
    {"event/leave/castle", translatable("wording", "%1 moves from the castle to a city before it is scored")},
    {"event/leave/market",
     translatable("wording", "%1 moves from the market to a field before it is scored")},
    {"event/leave/blacksmith",
     translatable("wording", "%1 moves from the blacksmith to a road before it is scored")},
    {"event/leave/cathedral",
     translatable("wording", "%1 moves from the cathedral to a monastery before it is scored")},
    {"event/withdraw/castle", translatable("wording", "%1 taken back from the castle")},
    {"event/withdraw/market", translatable("wording", "%1 taken back from the market")},
    {"event/withdraw/blacksmith", translatable("wording", "%1 taken back from the blacksmith")},
    {"event/withdraw/cathedral", translatable("wording", "%1 taken back from the cathedral")},
    {"step/quarter",
     translatable("wording", "only others have got points: you may place a figure in Carcassonne")},
    {"step/count", translatable("wording", "move the count, or not")},
    {"step/leave", translatable("wording", "move a figure out of Carcassonne, or not")},
    {"choice/quarter", translatable("wording", "place the figure in this district")},
    {"choice/quarter/castle", translatable("wording", "place the figure in the castle")},
    {"choice/quarter/market", translatable("wording", "place the figure in the market")},
    {"choice/quarter/blacksmith", translatable("wording", "place the figure at the blacksmith")},
    {"choice/quarter/cathedral", translatable("wording", "place the figure in the cathedral")},
    {"choice/count", translatable("wording", "move the count to this district")},
    {"choice/count/castle", translatable("wording", "move the count to the castle")},
    {"choice/count/market", translatable("wording", "move the count to the market")},
    {"choice/count/blacksmith", translatable("wording", "move the count to the blacksmith")},
    {"choice/count/cathedral", translatable("wording", "move the count to the cathedral")},
    {"choice/leave", translatable("wording", "move the figure here")},
    {"choice/leave/road", translatable("wording", "move the figure to the road")},
    {"choice/leave/city", translatable("wording", "move the figure to the city")},
    {"choice/leave/field", translatable("wording", "move the figure to the field")},
    {"choice/leave/monastery", translatable("wording", "move the figure to the monastery")},
    {"choice/leave/abbey", translatable("wording", "move the figure to the abbey")},
    {"choice/pass/quarter", translatable("wording", "No figure to Carcassonne")},
    {"choice/pass/count", translatable("wording", "The count stays")},
    {"choice/pass/leave", translatable("wording", "No figure leaves Carcassonne")},
    {"term/field.carcassonne", translatable("wording", "Carcassonne")},
    {"reason/expected-quarters/yours",
     counted("wording", "You can expect about %n points more from figures in Carcassonne."),
     "You can expect about %n point more from figures in Carcassonne."},
    {"reason/expected-quarters/yours-less",
     counted("wording", "You can expect about %n points less from figures in Carcassonne."),
     "You can expect about %n point less from figures in Carcassonne."},
    {"reason/expected-quarters/other",
     counted("wording", "%3 can expect about %n points more from figures in Carcassonne."),
     "%3 can expect about %n point more from figures in Carcassonne."},
    {"reason/expected-quarters/other-less",
     counted("wording", "%3 can expect about %n points less from figures in Carcassonne."),
     "%3 can expect about %n point less from figures in Carcassonne."},
    {"refusal/nothing-in-carcassonne",
     translatable("wording", "No figure may stand in the city of Carcassonne, except in its districts.")},
    {"refusal/quarter-scored-yourself",
     translatable("wording",
                  "Only a player who gets no points in this turn may put a figure into Carcassonne.")},
    {"refusal/quarter-nobody-scored",
     translatable("wording",
                  "A figure goes to Carcassonne only in a turn that gives points to another player.")},
    {"refusal/quarter-once",
     translatable("wording", "A figure was put into Carcassonne in this turn already.")},
    //: %2 is a kind of figure.
    {"refusal/quarter-not-this-kind", translatable("wording", "The %2 may not be in this district.")},
    {"refusal/count-in-quarter",
     translatable("wording", "No figure may leave the district where the count stands.")},
    {"refusal/count-stays", translatable("wording", "The count is in this district already.")},
    {"refusal/market-closed",
     translatable("wording", "This game is played without farmers: nobody goes to the market.")},
    {"refusal/quarter-wrong-feature",
     translatable("wording", "Figures of this district do not move to such a feature.")},
    {"refusal/quarter-not-completed",
     translatable("wording", "Figures leave the district only for a feature that is scored in this turn.")},
    {"refusal/quarter-empty-feature",
     translatable("wording", "There is no figure on this feature, so it is not scored.")},
    //: %1 is a player's name, %2 a kind of figure.
    {"refusal/not-in-quarter", translatable("wording", "%1 has no %2 in this district.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::count
