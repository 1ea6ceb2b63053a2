// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of each player by kind of feature.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <numeric>

namespace vozka {

struct KindRow {
    std::string kind;
    /// "Cities"
    QString label;
    /// By seat.
    QList<int> points;
    [[nodiscard]] bool isSame(const KindRow& other) const { return kind == other.kind; }
    [[nodiscard]] int sum() const { return std::accumulate(points.begin(), points.end(), 0); }
    bool operator==(const KindRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&KindRow::label>("label"),
            role<&KindRow::points>("kindPoints"),
            role<&KindRow::sum>("sum"),
        };
    }
};

class KindModel : public RowModel<KindRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the Statistics of a game")
    /// Highest points of a player for one kind, at least 1: the scale of bars.
    Q_PROPERTY(int mostPoints READ mostPoints NOTIFY changed)

public:
    using RowModel::RowModel;
    [[nodiscard]] int mostPoints() const;

    /// Adds up all scores; no rows without a table.
    void show(const Table& table);

signals:
    void changed();
};

} // namespace vozka
