// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The place on the board that somebody points at elsewhere: a tile, or a feature over all its tiles.
#pragma once

#include "models/glow_model.h"

#include <QObject>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

#include <optional>

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
    /// It was called for, and stays when nobody points there any more.
    Q_PROPERTY(bool held READ held NOTIFY changed)
    /// The feature's pieces; none for a tile.
    Q_PROPERTY(vozka::GlowModel* glow READ glow CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] bool active() const { return !m_cells.isEmpty(); }
    [[nodiscard]] QRectF cells() const { return m_cells; }
    [[nodiscard]] bool isTile() const { return active() && m_glow.rowCount() == 0; }
    [[nodiscard]] bool held() const { return m_held; }
    [[nodiscard]] GlowModel* glow() { return &m_glow; }

    /// Lights the place up, or goes out if there is none or it has no tile.
    void show(const Table& table, std::optional<SegmentRef> place);
    /// The same, and asks that it be brought into sight.
    void call(const Table& table, std::optional<SegmentRef> place);
    Q_INVOKABLE void clear();

signals:
    void changed();
    void called();

private:
    void light(const Table& table, std::optional<SegmentRef> place, bool held);

    QRectF m_cells;
    bool m_held = false;
    GlowModel m_glow{this};
};

} // namespace vozka
