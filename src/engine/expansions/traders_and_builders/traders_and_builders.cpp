// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/traders_and_builders/traders_and_builders.h"

namespace vozka::traders_and_builders {

namespace {

constexpr std::array options{
    OptionSpec{"builderBeforeAbbey", OptionSpec::Type::Switch, {}, 1, 1, "tb.builder.extra-turn"}};

constexpr std::array marks{MarkSpec{"wine", "city"}, MarkSpec{"grain", "city"}, MarkSpec{"cloth", "city"}};

void addRules(RuleBook& book)
{
    addBuilder(book, book.options().value(options[0]) != 0);
    addPig(book);
    addGoods(book);
}

} // namespace

const Expansion expansion{.name = "traders-and-builders",
                          .tileSet = "traders-and-builders",
                          .featureKinds = {},
                          .options = options,
                          .addRules = addRules,
                          .marks = marks};

} // namespace vozka::traders_and_builders
