// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of tiles of one tile set, and how many there are of each.
#pragma once

#include "models/row_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace vozka {

struct TileSet;

struct TileKindRow {
    QString source;
    int count = 0;
    [[nodiscard]] bool isSame(const TileKindRow& other) const { return source == other.source; }
    bool operator==(const TileKindRow&) const = default;
};

class TileKindModel : public RowModel<TileKindRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a TileSetModel")

public:
    enum Role {
        /// The address of the picture.
        SourceRole = Qt::UserRole + 1,
        CountRole,
    };

    TileKindModel(const TileSet& set, QObject* parent);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
};

} // namespace vozka
