// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Highlight of a place that is hovered elsewhere: a tile, a feature on all its tiles, or a corner of four
// tiles.
#pragma once

#include "models/scene/glow_model.h"

#include <QObject>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace vozka {

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
    /// True if set by call(): it stays after the pointer has left.
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
    void call(const Table& table, const std::vector<Spot>& places);
    Q_INVOKABLE void clear();

signals:
    void changed();
    void called();

private:
    void light(const Table& table, const std::vector<Spot>& places, bool held);

    QRectF m_cells;
    bool m_corner = false;
    bool m_held = false;
    RowModel<GlowRow> m_glow{this};
};

} // namespace vozka
