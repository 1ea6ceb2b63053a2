// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figure that moves to another feature or returns to the supply: position, picture, description, range and
// passages.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

namespace vozka {

class MovingFigure {
    Q_GADGET
    QML_VALUE_TYPE(movingFigure)
    Q_PROPERTY(bool active READ active)
    /// Kind as a number (FigureKind), as in the supply; -1 if none.
    Q_PROPERTY(int figure READ figureNumber)
    /// Foot, in cells.
    Q_PROPERTY(QPointF place MEMBER place)
    /// Side of the square, in cells.
    Q_PROPERTY(qreal size MEMBER size)
    Q_PROPERTY(QString source MEMBER source)
    /// Description of owner and place.
    Q_PROPERTY(QString label MEMBER label)
    /// Cells that the figure can reach if its move is limited by distance; otherwise empty.
    Q_PROPERTY(QRectF range MEMBER range)

public:
    [[nodiscard]] bool active() const { return figure.has_value(); }
    [[nodiscard]] int figureNumber() const { return figure ? static_cast<int>(figure->kind) : -1; }
    /// Returns the move to that feature, legal or not. Requires: active.
    [[nodiscard]] Action to(const Table& table, const SegmentRef& target) const;

    std::optional<Figure> figure;
    QPointF place;
    qreal size = 0;
    QString source;
    QString label;
    QRectF range;
};

/// Returns this figure, without a range. Requires: it is on the board.
[[nodiscard]] MovingFigure shownFigure(const Table& table, const Figure& figure);
/// Returns the figure that must move, or can move on or return to the supply; not active if none.
[[nodiscard]] MovingFigure movingFigureOf(const Table& table);

/// Passage from the feature of the figure to another feature.
struct PassageRow {
    /// Place of the passage, in cells.
    QPointF place;
    /// True if the figure can use the passage.
    bool isOpen = false;
    /// Description, and the reason if the figure cannot use it.
    QString label;
    [[nodiscard]] bool isSame(const PassageRow& other) const { return place == other.place; }
    bool operator==(const PassageRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&PassageRow::place>("place"),
            role<&PassageRow::isOpen>("isOpen"),
            role<&PassageRow::label>("label"),
        };
    }
};

/// Returns the passages of this figure; empty without a figure.
[[nodiscard]] std::vector<PassageRow> passageRows(const Table& table, const std::optional<Figure>& figure);

/// Returns the code of the passage that leads the figure to that segment; empty if none.
[[nodiscard]] Code passageTo(const Table& table, const Figure& figure, Segment target);

} // namespace vozka
