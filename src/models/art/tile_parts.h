// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Parts of the drawing of a tile, as input of its smaller drawings.
#pragma once

#include <QPainterPath>
#include <QString>

#include <cstdint>
#include <vector>

namespace vozka {

struct TilePart {
    /// RoadsEnd: end of a group of roads, without a path. Roads before it are painted below later roads.
    enum class Role : std::uint8_t { Area, Wall, Tunnel, RoadsEnd };

    Role role = Role::Area;
    /// Id of the feature ("road-ew"). "deco-tunnel" for a tunnel, empty for RoadsEnd.
    QString id;
    QPainterPath path;
};

/// Reads the parts from the text of a drawing, in the order of painting.
[[nodiscard]] std::vector<TilePart> readParts(const QByteArray& svg);

} // namespace vozka
