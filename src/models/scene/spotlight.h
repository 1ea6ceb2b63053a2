// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The places on the board that somebody points at elsewhere: a tile, features over all their tiles, or a
// point where four tiles meet.
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
    /// The cells over which it lies.
    Q_PROPERTY(QRectF cells READ cells NOTIFY changed)
    /// It is a whole tile, not a feature.
    Q_PROPERTY(bool isTile READ isTile NOTIFY changed)
    /// It is the point in the middle of the cells.
    Q_PROPERTY(bool isCorner READ isCorner NOTIFY changed)
    /// It was called for, and stays when nobody points there any more.
    Q_PROPERTY(bool held READ held NOTIFY changed)
    /// The feature's pieces; none for a tile.
    Q_PROPERTY(vozka::RowList* glow READ glow CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] bool active() const { return !m_cells.isEmpty(); }
    [[nodiscard]] QRectF cells() const { return m_cells; }
    [[nodiscard]] bool isTile() const { return active() && !m_corner && m_glow.rowCount() == 0; }
    [[nodiscard]] bool isCorner() const { return active() && m_corner; }
    [[nodiscard]] bool held() const { return m_held; }
    [[nodiscard]] RowModel<GlowRow>* glow() { return &m_glow; }

    /// Lights the places up, or goes out if there are none or they have no tiles.
    void show(const Table& table, const std::vector<Spot>& places);
    /// The same, and requests that it be scrolled into view.
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
