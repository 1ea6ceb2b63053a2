// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/ferries/ferries.h"

#include "engine/expansions/ferries/ferry_moves.h"
#include "engine/expansions/ferries/ferry_step.h"
#include "engine/rules/hooks/core_names.h"

#include <array>

namespace vozka::ferries {

namespace {

/// Rule: fe.closed - a road ends at the lake, unless the ferry joins it to another road.
constexpr std::array roadEnds{RoadEndSpec{.word = ferryWord}};
constexpr std::array marks{MarkSpec{.word = ferryWord, .feature = {}}};

void addRules(RuleBook& book)
{
    const Lakes lakes(book);
    addFerryMoves(book, step::deploy, lakes);
    addFerryStep(book, step::deploy, lakes);
}

} // namespace

const Expansion expansion{.name = "ferries",
                          .tileSet = "ferries",
                          .featureKinds = {},
                          .options = {},
                          .addRules = addRules,
                          .roadEnds = roadEnds,
                          .marks = marks};

} // namespace vozka::ferries
