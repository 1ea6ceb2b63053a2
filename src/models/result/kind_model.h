// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of features that gave points, and to each player how many.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace vozka {

struct KindRow {
    std::string kind;
    QString label;
    /// By seats.
    QList<int> points;
    [[nodiscard]] bool isSame(const KindRow& other) const { return kind == other.kind; }
    bool operator==(const KindRow&) const = default;
};

class KindModel : public RowModel<KindRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the Statistics of a game")
    /// The most points that anybody has of one kind, at least 1: what bars are measured by.
    Q_PROPERTY(int mostPoints READ mostPoints NOTIFY changed)

public:
    enum Role {
        /// "Cities"
        LabelRole = Qt::UserRole + 1,
        /// One number for each seat.
        PointsRole,
        /// What all players got together.
        SumRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int mostPoints() const;

    /// Adds up every score line; nothing without a table.
    void show(const Table& table);

signals:
    void changed();
};

} // namespace vozka
