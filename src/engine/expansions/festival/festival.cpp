// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/festival/festival.h"

#include <array>

namespace vozka::festival {

namespace {

constexpr OptionSpec festivalRecall{
    "festivalRecall", OptionSpec::Type::Choice, {"figures", "followers"}, 0, 0, "fs.kinds"};
constexpr std::array options{festivalRecall};
constexpr std::array marks{MarkSpec{"festival", {}}};

void addRules(RuleBook& book)
{
    addRecall(book, static_cast<RecallKinds>(book.options().value(festivalRecall)));
}

} // namespace

const Expansion expansion{.name = "festival",
                          .tileSet = "festival",
                          .featureKinds = {},
                          .options = options,
                          .addRules = addRules,
                          .marks = marks};

} // namespace vozka::festival
