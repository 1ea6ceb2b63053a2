// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table whose board is given as text.
#pragma once

#include "models/board/table.h"
#include "records/position.h"

#include <memory>
#include <string>

namespace vozka {

/// Tiles in a column: a city with a gate in the north, a road from there to a junction, and a road south of
/// it.
inline constexpr auto roadToTheGate = "S0\nU0\nW1\nU0";

class TextTable {
public:
    /// `tiles`: rows of tiles with their quarter turns, "." for an empty cell, for example "S0 U1\nU0 .". The
    /// first row and column are 0. `figures`: entries of a position file. Throws std::invalid_argument if the
    /// position is not legal.
    TextTable(const std::string& tiles, const std::string& figures, const std::string& edition = "C1");

    [[nodiscard]] Table table() const;
    /// Returns the segment at a cell, for example "0,1 road-s".
    [[nodiscard]] Segment segment(const std::string& place) const;

private:
    records::PositionRecord m_record;
    std::unique_ptr<records::LoadedPosition> m_laid;
};

/// Returns the entry of a figure in a position file. Example: figure("wagon", 0, 0, 1, "road-s") for player 0
/// on the cell 0,1.
[[nodiscard]] std::string figure(const char* kind, int player, int x, int y, const char* feature);

} // namespace vozka
