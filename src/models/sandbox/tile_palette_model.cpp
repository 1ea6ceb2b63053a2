// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sandbox/tile_palette_model.h"

#include "engine/insight/tiles_left.h"
#include "models/text/spoken.h"

#include <QCoreApplication>

#include <bit>

namespace vozka {

QVariant TilePaletteModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case SourceRole:
        return QStringLiteral("image://tile/%1/%2").arg(row->picture).arg(row->turns);
    case LeftRole:
        return row->left;
    case AllRole:
        return row->all;
    case LabelRole:
        return row->label;
    default:
        return {};
    }
}

QHash<int, QByteArray> TilePaletteModel::roleNames() const
{
    return {{SourceRole, "source"}, {LeftRole, "remaining"}, {AllRole, "all"}, {LabelRole, "label"}};
}

void TilePaletteModel::show(const sandbox::Sandbox& box, std::optional<Cell> cell, Player owner)
{
    std::vector<PaletteRow> rows;
    const auto& catalogue = box.rules().catalogue();
    for (const auto& kind : tilesLeft(box.rules(), box.state())) {
        if (kind.total == 0)
            continue;
        const unsigned turns = cell ? box.turnsThatFit(kind.kind, *cell, owner) : 1U;
        if (turns == 0)
            continue;
        const int left = kind.inBag + kind.held;
        const auto first = static_cast<Turns>(std::countr_zero(turns));
        const QString what = tileInWords(catalogue.kind(kind.kind), first);
        rows.push_back({kind.kind, QString::fromStdString(catalogue.kind(kind.kind).id).toLower(), first,
                        left, kind.total,
                        //: %1 is what a tile shows, %n how many of them are left in the bag.
                        QCoreApplication::translate("Overlays", "%1; %n left", nullptr, left).arg(what)});
    }
    showRows(std::move(rows));
    emit changed();
}

} // namespace vozka
