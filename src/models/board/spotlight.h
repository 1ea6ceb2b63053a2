// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Highlighted features and places of the board.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

#include <QObject>
#include <QRectF>

#include <vector>

namespace vozka {

/// Highlighted feature. Candidate: row of the model of the player's choices on the board.
struct GlowingFeature {
    enum class Look { Offered, Refused, Paying, Hovered, Blocking };
    Segment segment = noSegment;
    Look look = Look::Offered;
    int candidate = -1;
    /// True if the candidate is a link to this feature. Then only one part of the feature is highlighted, and
    /// only while the candidate is hovered.
    bool isLinked = false;
};

/// One tile of a highlighted feature.
struct GlowRow {
    Cell cell;
    /// URLs of the pictures of the region and of its border.
    QString areaSource;
    QString outlineSource;
    int candidate = -1;
    /// True if this part is highlighted only while the candidate is hovered.
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

/// Highlight of a place that is hovered elsewhere: a tile, a feature on all its tiles, or a corner of four
/// tiles.
class Spotlight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// Bounding rectangle in cells.
    Q_PROPERTY(QRectF cells READ cells NOTIFY changed)
    /// True for a whole tile, false for a feature.
    Q_PROPERTY(bool isTile READ isTile NOTIFY changed)
    /// True for the corner in the middle of `cells`.
    Q_PROPERTY(bool isCorner READ isCorner NOTIFY changed)
    /// True if the highlight was set by pulse(). It stays after the pointer has left.
    Q_PROPERTY(bool held READ held NOTIFY changed)
    /// Parts of the feature, one for each of its tiles; empty for a tile.
    Q_PROPERTY(vozka::RowList* glow READ glow CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] bool active() const { return !m_cells.isEmpty(); }
    [[nodiscard]] QRectF cells() const { return m_cells; }
    [[nodiscard]] bool isTile() const { return active() && !m_corner && m_glow.rowCount() == 0; }
    [[nodiscard]] bool isCorner() const { return active() && m_corner; }
    [[nodiscard]] bool held() const { return m_held; }
    [[nodiscard]] RowModel<GlowRow>* glow() { return &m_glow; }

    /// Highlights the places, or clears the highlight if none has a tile.
    void show(const Table& table, const std::vector<Spot>& places);
    /// Highlights the places and requests to scroll to them.
    void pulse(const Table& table, const std::vector<Spot>& places);
    Q_INVOKABLE void clear() { highlight({}, {}, false); }

signals:
    void changed();
    void pulsed();

private:
    void highlight(const Table& table, const std::vector<Spot>& places, bool held);

    QRectF m_cells;
    bool m_corner = false;
    bool m_held = false;
    RowModel<GlowRow> m_glow{this};
};

} // namespace vozka
