// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Regions of the features in the drawings of tiles, and positions of figures, marks and numbers on tiles.
// `kind`: id of the tile in lower case, as in the names of the drawings. `turns`: quarter turns clockwise.
#pragma once

#include "models/art/tile_places.h"

#include <QByteArray>
#include <QHash>
#include <QMutex>
#include <QPainterPath>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace vozka {

/// Region of a feature, in a square of 1000 x 1000, y down. The regions of a tile cover the whole tile and do
/// not overlap.
struct TileArea {
    QString feature;
    QPainterPath path;
};

/// Smallest distance between the centre of a ring around a passage and the centre of the marker of its city,
/// in tiles. The ring is 0.2 wide, the marker 0.28.
inline constexpr qreal ringClearance = 0.26;

/// Side of the square of a figure on the corner of four tiles, in tiles. Figures on the tiles do not cover
/// this square.
inline constexpr qreal cornerFigureSize = 0.38;

/// Side of the square that contains the regions of a tile.
inline constexpr qreal areaSquare = 1000;

/// Alone: the only figure on its feature of the tile. First, Second: one of two figures there.
enum class Stand : std::uint8_t { Alone, First, Second };

class TileArt {
public:
    [[nodiscard]] static const TileArt& instance();

    /// Returns the path of a drawing for SvgStore.
    [[nodiscard]] static QString file(const QString& kind, int turns);
    /// Returns all regions of the turned tile; empty for an unknown kind. The first call parses the drawing.
    [[nodiscard]] const std::vector<TileArea>& areas(const QString& kind, int turns) const;
    /// Returns the region of a feature; empty if the tile does not have the feature.
    [[nodiscard]] QPainterPath area(const QString& kind, int turns, const QString& feature) const;
    /// Returns the feature at a point of the turned tile (0 to 1); empty if the point is outside the tile.
    [[nodiscard]] QString featureAt(const QString& kind, int turns, QPointF point) const;
    /// Returns the position of the foot of a figure on the feature (0 to 1). For a short road: its middle.
    [[nodiscard]] QPointF figurePlace(const QString& kind, int turns, const QString& feature,
                                      Stand stand = Stand::Alone) const;
    /// Returns the side of the square of this figure, in tiles. It is smaller on small features.
    [[nodiscard]] qreal figureSize(const QString& kind, int turns, const QString& feature,
                                   Stand stand = Stand::Alone) const;
    /// Returns the position of the mark of a feature that can be chosen (0 to 1). The mark is on the feature,
    /// far from the marks of the other features.
    [[nodiscard]] QPointF markPlace(const QString& kind, int turns, const QString& feature) const;
    /// Returns the position of a number for the feature, at a distance from its figures (0 to 1).
    [[nodiscard]] QPointF labelPlace(const QString& kind, int turns, const QString& feature) const;

    /// Returns the position of the foot of a piece that is on the tile, but on no feature (0 to 1).
    /// Requires: `which` is First or Second.
    [[nodiscard]] QPointF piecePlace(const QString& kind, int turns, Stand which) const;
    /// Returns the side of the square of this piece, in tiles.
    [[nodiscard]] qreal pieceSize(const QString& kind, int turns, Stand which) const;

    /// Returns the symbols of the turned tile for its small drawings. `passages`: as in `paintTile`.
    [[nodiscard]] std::vector<TileSign> signs(const QString& kind, int turns,
                                              const QString& passages = {}) const;
    /// Returns the passages of the turned tile, always in the same order.
    [[nodiscard]] const std::vector<TilePassage>& passages(const QString& kind, int turns) const;
    /// Returns the centre of a ring around the passage (0 to 1), at least `ringClearance` from its city's
    /// marker.
    [[nodiscard]] QPointF ringPlace(const QString& kind, int turns, const TilePassage& passage) const;
    /// Returns the index of the passage whose drawing or ring is near a point of the turned tile (0 to 1); -1
    /// if none.
    [[nodiscard]] int passageAt(const QString& kind, int turns, QPointF point) const;

private:
    /// Positions, passages and symbols of one turned tile.
    struct Anchors;

    TileArt();
    /// Returns the positions of the turned tile. The first call for a tile reads them from the data.
    [[nodiscard]] const Anchors& anchors(const QString& kind, int turns) const;
    [[nodiscard]] qreal sizeOf(const QString& kind, int turns, const QString& feature, Stand stand) const;

    /// Data of the kinds of tiles as JSON, by id in lower case.
    QHash<QString, QByteArray> m_kinds;
    mutable QMutex m_mutex;
    mutable QHash<QString, std::shared_ptr<const Anchors>> m_anchors;
    mutable QHash<QString, std::shared_ptr<const std::vector<TileArea>>> m_areas;
};

/// Returns the border of a region without the parts along the border of the tile. Parts along
/// `closedSides` (bit 0 = north, clockwise) are included, but moved inwards by `inset`.
[[nodiscard]] QPainterPath regionBorder(const QPainterPath& area, unsigned closedSides = 0, qreal inset = 0);

/// Parses SVG path data that contains only the commands M, L and Z, as the regions do. The fill rule is
/// odd-even.
[[nodiscard]] QPainterPath parseAreaPath(QStringView data);

} // namespace vozka
