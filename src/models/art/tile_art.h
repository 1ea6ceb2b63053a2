// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Regions of the features in the drawings of the tiles, and positions of figures. Kinds are named like the
// files of the drawings: the id of the tile in lower case.
#pragma once

#include "models/art/tile_places.h"

#include <QHash>
#include <QMutex>
#include <QPainterPath>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

class QJsonArray;

namespace vozka {

/// A region of a tile, in a square of 1000 x 1000, y down. The regions of a tile cover it without overlap.
struct TileArea {
    QString feature;
    QPainterPath path;
};

/// How far a ring round a passage is from the marker of its city, at least, from middle to middle, in tiles:
/// the ring is 0.2 wide, a marker 0.28.
inline constexpr qreal ringClearance = 0.26;

/// The side of the square of a figure on the corner of four tiles, in tiles; figures on the tiles leave it
/// free.
inline constexpr qreal cornerFigureSize = 0.38;

/// The side of the square in which regions are given.
inline constexpr qreal areaSquare = 1000;

/// A figure stands alone on its feature of the tile, or is the first or second of two there.
enum class Stand : std::uint8_t { Alone, First, Second };

class TileArt {
public:
    [[nodiscard]] static const TileArt& instance();

    /// The file of a drawing, below the drawings.
    [[nodiscard]] static QString file(const QString& kind, int turns);
    /// All regions of the turned tile; none for an unknown kind. Parsed when first asked for.
    [[nodiscard]] const std::vector<TileArea>& areas(const QString& kind, int turns) const;
    /// The region of one feature, empty if there is none.
    [[nodiscard]] QPainterPath area(const QString& kind, int turns, const QString& feature) const;
    /// The feature under a point of the turned tile (0 to 1), empty outside the tile.
    [[nodiscard]] QString featureAt(const QString& kind, int turns, QPointF point) const;
    /// Where the foot of a figure on that feature stands (0 to 1); the middle of a short road.
    [[nodiscard]] QPointF figurePlace(const QString& kind, int turns, const QString& feature,
                                      Stand stand = Stand::Alone) const;
    /// The side of that figure's square, in tiles: small where the feature has little room.
    [[nodiscard]] qreal figureSize(const QString& kind, int turns, const QString& feature,
                                   Stand stand = Stand::Alone) const;
    /// Where that feature is marked as one to choose: in it, and far from the marks of the others (0 to 1).
    [[nodiscard]] QPointF markPlace(const QString& kind, int turns, const QString& feature) const;
    /// Where a number for that feature is to be put, so that it stands clear of figures (0 to 1).
    [[nodiscard]] QPointF labelPlace(const QString& kind, int turns, const QString& feature) const;

    /// Where the foot of what stands on the tile and on no feature of it is (0 to 1): of the first piece, or
    /// of the second, which leaves the first one room.
    [[nodiscard]] QPointF piecePlace(const QString& kind, int turns, Stand which) const;
    /// The side of its square, in tiles: the first one is larger.
    [[nodiscard]] qreal pieceSize(const QString& kind, int turns, Stand which) const;

    /// Returns the symbols in small drawings of the turned tile. `passages` as in `paintTile`.
    [[nodiscard]] std::vector<TileSign> signs(const QString& kind, int turns,
                                              const QString& passages = {}) const;
    /// The passages of the turned tile, in no order that means anything but always the same one.
    [[nodiscard]] const std::vector<TilePassage>& passages(const QString& kind, int turns) const;
    /// Centre of a ring round that passage, clear of the marker of its city.
    [[nodiscard]] QPointF ringPlace(const QString& kind, int turns, const TilePassage& passage) const;
    /// The one whose drawing or ring lies under a point of the turned tile (0 to 1), -1 if none does.
    [[nodiscard]] int passageAt(const QString& kind, int turns, QPointF point) const;

private:
    [[nodiscard]] qreal sizeOf(const QString& kind, int turns, const QString& feature, Stand stand) const;
    TileArt();
    void addStand(const QString& name, const QJsonArray& placeAndSide);

    QHash<QString, QPointF> m_places;
    QHash<QString, qreal> m_sizes;
    QHash<QString, std::vector<TilePassage>> m_passages;
    QHash<QString, std::vector<TileSign>> m_signs;
    mutable QMutex m_mutex;
    mutable QHash<QString, std::shared_ptr<const std::vector<TileArea>>> m_areas;
};

/// The border of a region within its tile (a square of `areaSquare`): without the parts along the tile's own
/// border, except those along the closed sides (bit 0 = north, clockwise), which are drawn in by `inset`.
[[nodiscard]] QPainterPath regionBorder(const QPainterPath& area, unsigned closedSides = 0, qreal inset = 0);

/// Reads path data of absolute M, L and Z alone, as the regions are written. Filled by odd and even.
[[nodiscard]] QPainterPath parseAreaPath(QStringView data);

} // namespace vozka
