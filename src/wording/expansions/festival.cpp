// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the festival.
#include "wording/template.h"

#include <array>

namespace vozka::wording::festival {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/festival", translatable("wording", "The Festival")},
    {"set-about/festival",
     translatable("wording",
                  "Some of the tiles show a festival. Who places one may take back one of their own figures "
                  "from anywhere on the board, instead of placing a figure.")},
    {"evidence/FS-04",
     translatable("wording", "Sources differ whether the road divides the field. Here it does.")},
    {"evidence/FS-05",
     translatable("wording",
                  "Sources differ which roads and cities are linked here for a wagon. It is the same "
                  "as on a tile of Inns & Cathedrals.")},
    {"option/festivalRecall", translatable("wording", "Figures that a festival takes back")},
    {"option-about/festivalRecall",
     translatable("wording", "Which of their own figures players may take back with a festival tile.")},
    {"option-value/festivalRecall/figures", translatable("wording", "any figure")},
    {"option-value-about/festivalRecall/figures",
     translatable("wording", "Also a builder, a pig or a barn.")},
    {"option-value/festivalRecall/followers", translatable("wording", "no builder, pig or barn")},
    {"option-value-about/festivalRecall/followers",
     translatable("wording", "Builders, pigs and barns stay on the board.")},
    {"mark/festival", counted("wording", "%n festivals"), "%n festival"},
    {"instead/recall", translatable("wording", "take back one of your figures")},
    //: %3 is a figure, mostly with its feature ("meeple on the road").
    {"choice/recall", translatable("wording", "take back: %3")},
    //: %1 is a kind of figure ("meeple"), here and in the next three.
    {"choice/recall/castle", translatable("wording", "take back from the castle: %1")},
    {"choice/recall/market", translatable("wording", "take back from the market: %1")},
    {"choice/recall/blacksmith", translatable("wording", "take back from the blacksmith: %1")},
    {"choice/recall/cathedral", translatable("wording", "take back from the cathedral: %1")},
    {"refusal/not-an-action/recall", translatable("wording", "There is no tile there.")},
    {"refusal/no-festival",
     translatable("wording", "A figure is taken back only when a tile with a festival is placed.")},
    //: %1 is a player, %2 a kind of figure.
    {"refusal/not-your-figure", translatable("wording", "%1 has no such figure there: %2.")},
    //: %2 is a kind of figure ("barn").
    {"refusal/recall-meeples-only",
     translatable("wording", "In this game a figure of this kind may not be taken back: %2.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::festival
