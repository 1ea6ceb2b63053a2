// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure that goes to another feature or to the supply: where it is, whose decision it is, and how far it
// reaches.
#pragma once

#include "models/scene/table.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace vozka {

class MovingFigure {
    Q_GADGET
    QML_VALUE_TYPE(movingFigure)
    Q_PROPERTY(bool active READ active)
    /// The kind as a number, as in the supply.
    Q_PROPERTY(int figure READ figureNumber)
    /// Where its foot stands, in cells.
    Q_PROPERTY(QPointF place MEMBER place)
    /// The side of its square, in cells.
    Q_PROPERTY(qreal size MEMBER size)
    /// The address of its picture.
    Q_PROPERTY(QString source MEMBER source)
    /// Whose figure it is and where it stands, in words.
    Q_PROPERTY(QString label MEMBER label)
    /// The cells that it reaches, if it goes by distance; else empty.
    Q_PROPERTY(QRectF range MEMBER range)

public:
    [[nodiscard]] bool active() const { return figure.has_value(); }
    [[nodiscard]] int figureNumber() const { return figure ? static_cast<int>(figure->kind) : -1; }
    /// Its going on to that place, whether it may or not. Requires: it is active.
    [[nodiscard]] Action to(const Table& table, const SegmentRef& target) const;

    std::optional<Figure> figure;
    QPointF place;
    qreal size = 0;
    QString source;
    QString label;
    QRectF range;
};

/// Not active unless a figure goes on or home, or has to go to a feature.
[[nodiscard]] MovingFigure movingFigureOf(const Table& table);

} // namespace vozka
