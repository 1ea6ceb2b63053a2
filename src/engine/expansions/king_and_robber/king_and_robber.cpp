// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/king_and_robber/king_and_robber.h"

#include "engine/expansions/king_and_robber/markers.h"

#include <array>

namespace vozka::king_and_robber {

namespace {

constexpr OptionSpec kingScoring{"kingScoring", OptionSpec::Type::Choice, {"count", "flat", "both"}, 0, 0,
                                 "kr.end"};
constexpr std::array options{kingScoring};

void addRules(RuleBook& book)
{
    const auto scoring = static_cast<Scoring>(book.options().value(kingScoring));
    const auto markers = addMarkers(book);
    addFinalPoints(book, markers, scoring);
    addEstimate(book, markers, scoring);
}

} // namespace

const Expansion expansion{.name = "king-and-robber",
                          .tileSet = "king-and-robber",
                          .featureKinds = {},
                          .options = options,
                          .addRules = addRules};

} // namespace vozka::king_and_robber
