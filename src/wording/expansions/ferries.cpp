// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All messages of the ferries.
#include "wording/template.h"

#include <array>

namespace vozka::wording::ferries {

namespace {

constexpr auto table = std::to_array<Template>({
    {"set/ferries", translatable("wording", "The Ferries")},
    {"set-about/ferries",
     translatable("wording", "Three or four roads end at a lake. A ferry on the lake joins two of them. A "
                             "player who extends a road may move its ferry to other road ends.")},
    {"mark/ferry", counted("wording", "%n ferry lakes"), "%n ferry lake"},
    {"piece/ferry", translatable("wording", "ferry")},
    {"event/ferry", translatable("wording", "moves a ferry")},
    {"event/ferry/new", translatable("wording", "places a ferry")},
    {"step/ferry", translatable("wording", "place the ferry")},
    {"step/ferries", translatable("wording", "move a ferry or not")},
    {"choice/ferry", translatable("wording", "the ferry joins two road ends")},
    {"choice/pass/ferries", translatable("wording", "The ferries stay")},

    {"refusal/ferry-same-place", translatable("wording", "The ferry joins these two road ends already.")},
    {"refusal/ferry-not-near",
     translatable("wording", "Only the first ferry on a road that the new tile extends may be moved.")},
    {"refusal/ferry-moved", translatable("wording", "This ferry was placed or moved in this turn already.")},
});

} // namespace

std::span<const Template> templates()
{
    return table;
}

} // namespace vozka::wording::ferries
