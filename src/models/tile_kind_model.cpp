// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tile_kind_model.h"

#include "engine/tiles/tile_kind.h"

#include <utility>

namespace vozka {

TileKindModel::TileKindModel(const TileSet& set, QObject* parent) : RowModel(parent)
{
    std::vector<TileKindRow> rows;
    for (const auto& kind : set.tiles)
        if (kind.inBag)
            rows.push_back(
                {QStringLiteral("image://tile/%1/0").arg(QString::fromStdString(kind.id).toLower()),
                 kind.count});
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
    default:
        return {};
    }
}

QHash<int, QByteArray> TileKindModel::roleNames() const
{
    return {{SourceRole, "source"}, {CountRole, "count"}};
}

} // namespace vozka
