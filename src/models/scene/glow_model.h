// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Highlighted features of the board. One row for each tile of a feature.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

namespace vozka {

/// A highlighted feature, its look, and its candidate.
struct GlowingFeature {
    enum class Look { Offered, Refused, Paying, PointedAt, InTheWay };
    Segment segment = noSegment;
    Look look = Look::Offered;
    /// Row of its candidate, -1 if none.
    int candidate = -1;
    /// True if the candidate links the feature: its part on that tile glows while the candidate is hovered.
    bool isLinked = false;
};

struct GlowRow {
    Cell cell;
    /// URLs of the pictures of the region and of its border.
    QString areaSource;
    QString outlineSource;
    /// Row of the choice with the feature, -1 if none.
    int candidate = -1;
    /// True if it glows only while that choice is hovered.
    bool isLinked = false;
    [[nodiscard]] bool isSame(const GlowRow& other) const
    {
        return cell == other.cell && areaSource == other.areaSource && isLinked == other.isLinked
               && (!isLinked || candidate == other.candidate);
    }
    bool operator==(const GlowRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&GlowRow::cell, &Cell::x>("cellX"),  role<&GlowRow::cell, &Cell::y>("cellY"),
            role<&GlowRow::areaSource>("areaSource"), role<&GlowRow::outlineSource>("outlineSource"),
            role<&GlowRow::candidate>("candidate"),   role<&GlowRow::isLinked>("isLinked"),
        };
    }
};

[[nodiscard]] std::vector<GlowRow> glowRows(const Table& table, const std::vector<GlowingFeature>& features);

} // namespace vozka
