// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies on the tiles of a position beside figures: pieces that are nobody's, each in a field of its own,
// and piles with whoever stands on them.
#pragma once

#include "engine/rules/position.h"
#include "records/actions.h"
#include "records/json_reader.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vozka::records {

/// Those fields of a position that speak of it, as far as they are there.
struct BoardPieceFields {
    std::vector<std::pair<PieceSpec, Value>> pieces;
    std::optional<Value> piles;
};
[[nodiscard]] BoardPieceFields findBoardPieces(Fields& fields, const RuleBook& book);

/// Adds what the fields tell; who stands on a pile becomes a figure of the position. Requires: the tiles of
/// the position are read.
void readBoardPieces(const BoardPieceFields& fields, const Rules& rules, const ActionWords& words,
                     Position& position);

/// Whether the figure stands on a pile, and so is told there.
[[nodiscard]] bool standsOnPile(const Rules& rules, const Position& position, const PositionFigure& figure);

/// The fields as names and JSON.
[[nodiscard]] std::vector<std::pair<Code, std::string>>
boardPieceTexts(const Rules& rules, const ActionWords& words, const Position& position);

} // namespace vozka::records
