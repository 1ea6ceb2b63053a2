// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tile_kind_model.h"

#include "engine/tiles/tile_kind.h"
#include "models/spoken.h"

#include <utility>

namespace vozka {

TileKindModel::TileKindModel(const TileSet& set, QObject* parent) : RowModel(parent), m_set(set)
{
    retranslate();
}

void TileKindModel::retranslate()
{
    std::vector<TileKindRow> rows;
    for (const auto& kind : m_set.tiles) {
        const int count = kind.inBag ? kind.count : 1;
        //: How many tiles there are of a kind.
        const QString inBag = tr("%1×");
        //: How many tiles of a kind each player has.
        const QString own = tr("%1 each");
        rows.push_back({QStringLiteral("image://tile/%1/0").arg(QString::fromStdString(kind.id).toLower()),
                        count, !kind.inBag, (kind.inBag ? inBag : own).arg(count), tileInWords(kind, 0)});
    }
    showRows(std::move(rows));
}

QVariant TileKindModel::data(const QModelIndex& index, int role) const
{
    const auto* const row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case SourceRole:
        return row->source;
    case Qt::DisplayRole:
    case CountRole:
        return row->count;
    case AmountRole:
        return row->amount;
    case LabelRole:
        return row->label;
    default:
        return {};
    }
}

QHash<int, QByteArray> TileKindModel::roleNames() const
{
    return {{SourceRole, "source"}, {CountRole, "count"}, {AmountRole, "amount"}, {LabelRole, "label"}};
}

} // namespace vozka
