// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What players hold, in a file: a field with one list for each player, of numbers for tokens (how many of
// each kind) or of figures.
#pragma once

#include "records/actions.h"
#include "records/json_reader.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace vozka::records {

struct HoldingsField {
    Code name;
    Value value;
};

/// The fields of what players may hold by these rules, as far as they are there.
[[nodiscard]] std::vector<HoldingsField> findHoldings(Fields& fields, const RuleBook& book);

/// Adds what the field lists.
void readHoldings(const HoldingsField& field, const RuleBook& book, const ActionWords& words,
                  std::vector<Holding>& holdings);

/// A field and its value as JSON.
using NamedText = std::pair<Code, std::string>;

/// Every field of what players may hold by these rules, also where nobody holds anything.
[[nodiscard]] std::vector<NamedText> holdingTexts(const RuleBook& book, std::span<const Holding> holdings);

/// Where a file lists that one of the holdings.
[[nodiscard]] std::string pointerToHolding(const RuleBook& book, std::span<const Holding> holdings,
                                           std::size_t which);

} // namespace vozka::records
