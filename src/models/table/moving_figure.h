// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure that goes to another feature or to the supply: where it is, whose decision it is, and how far it
// reaches.
#pragma once

#include "models/scene/glow_model.h"
#include "models/scene/table.h"
#include "models/table/passage_model.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class MovingFigure : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// The kind as a number, as in the supply.
    Q_PROPERTY(int figure READ figure NOTIFY changed)
    /// Where its foot stands, in cells.
    Q_PROPERTY(QPointF place READ place NOTIFY changed)
    /// The side of its square, in cells.
    Q_PROPERTY(qreal size READ size NOTIFY changed)
    /// The address of its picture.
    Q_PROPERTY(QString source READ source NOTIFY changed)
    /// Whose figure it is and where it stands, in words.
    Q_PROPERTY(QString label READ label NOTIFY changed)
    /// The cells that it reaches, if it goes by distance; else empty.
    Q_PROPERTY(QRectF range READ range NOTIFY changed)
    /// Ways on from its feature, open to it or not, besides what it reaches by itself.
    Q_PROPERTY(vozka::PassageModel* passages READ passages CONSTANT)

public:
    explicit MovingFigure(QObject* parent) : QObject(parent) {}

    [[nodiscard]] bool active() const { return m_figure.has_value(); }
    [[nodiscard]] int figure() const { return m_figure ? static_cast<int>(m_figure->kind) : -1; }
    [[nodiscard]] QPointF place() const { return m_place; }
    [[nodiscard]] qreal size() const { return m_size; }
    [[nodiscard]] QString source() const { return m_source; }
    [[nodiscard]] QString label() const { return m_label; }
    [[nodiscard]] QRectF range() const { return m_range; }
    [[nodiscard]] PassageModel* passages() { return &m_passages; }
    /// Its going on to that place, whether it may or not. Requires: it is active.
    [[nodiscard]] Action to(const Table& table, const SegmentRef& target) const;
    /// The feature that was scored, to be lit up; nothing while it is not active.
    [[nodiscard]] std::vector<GlowingFeature> glowing() const;

    void show(const Table& table);

signals:
    void changed();

private:
    std::optional<Figure> m_figure;
    QPointF m_place;
    qreal m_size = 0;
    QString m_source;
    QString m_label;
    QRectF m_range;
    PassageModel m_passages{this};
};

} // namespace vozka
