// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The same board by other rules, with other tile sets or other players.
#pragma once

#include "records/position.h"

namespace vozka::sandbox {

/// Lists the start tiles with fixed cells before all other tiles, each once.
void listFixedTiles(const RuleBook& book, Position& position);

/// True if the start tile of that kind has a fixed cell.
[[nodiscard]] bool isFixedTile(const RuleBook& book, KindIndex kind);

/// The position in the numbers of the new rules; they are put into it. Nothing if tiles or figures lie there
/// that these do not know.
[[nodiscard]] std::optional<records::PositionRecord> underRules(const records::PositionRecord& record,
                                                                const Rules& now,
                                                                const records::RuleChoice& choice,
                                                                const Rules& then);

/// The same with these players; tiles of those who leave are nobody's.
[[nodiscard]] records::PositionRecord withPlayers(const records::PositionRecord& record,
                                                  std::vector<records::PlayerEntry> players);

} // namespace vozka::sandbox
