// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Highlighted features of the board over all their tiles: one row for each piece.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

namespace vozka {

/// A highlighted feature and its look.
struct GlowingFeature {
    enum class Look { Offered, Refused, Paying, PointedAt, InTheWay };
    Segment segment = noSegment;
    Look look = Look::Offered;
    /// The row of the candidate that it belongs to, -1 for none.
    int candidate = -1;
    /// The candidate would link it: its part on that tile glows while the candidate is hovered.
    bool isLinked = false;
};

struct GlowRow {
    Cell cell;
    /// Addresses of the filled region and of its border.
    QString areaSource;
    QString outlineSource;
    /// Row of the choice to which the feature belongs, -1 if none.
    int candidate = -1;
    /// It glows only while that choice is hovered.
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
