// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of tiles of one tile set, and how many there are of each: in the bag, or for each player.
#pragma once

#include "models/row_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace vozka {

struct TileSet;

struct TileKindRow {
    QString source;
    int count = 0;
    /// Not in the bag: so many for each player.
    bool isOwn = false;
    QString amount;
    QString label;
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
        /// "3×", or for those that are not in the bag "1 each".
        AmountRole,
        /// What it shows, in words.
        LabelRole,
    };

    /// Needs the set as long as it lives.
    TileKindModel(const TileSet& set, QObject* parent);
    void retranslate();
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    const TileSet& m_set;
};

} // namespace vozka
