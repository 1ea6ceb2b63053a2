// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board laid out as a picture, as the models look at it.
#pragma once

#include "models/scene/table.h"
#include "records/position.h"

#include <memory>
#include <string>

namespace vozka {

/// From the gate of a city in the north a road to a crossing, and on from there.
inline constexpr auto roadToTheGate = "S0\nU0\nW1\nU0";

class LaidTable {
public:
    /// Rows of tiles, each with its quarter turns, "." where none lies: "S0 U1\nU0 .". The first row and
    /// column are 0. `figures` are entries of a position file.
    LaidTable(const std::string& tiles, const std::string& figures, const std::string& edition = "C1");

    [[nodiscard]] Table table() const;
    /// "0,1 road-s"
    [[nodiscard]] Segment segment(const std::string& place) const;

private:
    records::PositionRecord m_record;
    std::unique_ptr<records::LaidOut> m_laid;
};

/// An entry for a figure: figure("wagon", 0, 0, 1, "road-s") of player 0 on 0,1.
[[nodiscard]] std::string figure(const char* kind, int player, int x, int y, const char* feature);

} // namespace vozka
