// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Conversion of a board to other rules, tile sets or players.
#pragma once

#include "records/position.h"

namespace vozka::sandbox {

/// Puts the start tiles with fixed cells before all other tiles of the position and adds missing ones.
void listFixedTiles(const RuleBook& book, Position& position);

/// True if the start tile of that kind has a fixed cell.
[[nodiscard]] bool isFixedTile(const RuleBook& book, KindIndex kind);

/// Converts the position from `oldRules` to `newRules`, which `choice` describes. Returns
/// `std::nullopt` if tiles, figures or pieces on the board are not part of the new rules.
[[nodiscard]] std::optional<records::PositionRecord> underRules(const records::PositionRecord& record,
                                                                const Rules& oldRules,
                                                                const records::RuleChoice& choice,
                                                                const Rules& newRules);

/// Returns the position with these players. Tiles of removed players lose their owner. Tokens that removed
/// players hold are removed.
[[nodiscard]] records::PositionRecord withPlayers(const records::PositionRecord& record,
                                                  std::vector<records::PlayerEntry> players);

} // namespace vozka::sandbox
