// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/tile_kind_model.h"

#include "engine/tiles/tile_kind.h"
#include "models/text/spoken.h"
#include "models/text/words.h"

#include <utility>

namespace vozka {

namespace {

/// By the words of the tile set, or of this kind alone. Nothing if there are no words for it in the language
/// that is shown.
QString evidenceInWords(const TileKind& kind)
{
    for (const auto& code : {kind.evidence, kind.id})
        if (const auto known = wording::word("evidence", code); !known.wording->key.empty())
            return inWords(known);
    return {};
}

} // namespace

std::vector<TileKindRow> tileKindRows(const TileSet& set)
{
    std::vector<TileKindRow> rows;
    QStringList remarks;
    for (const auto& kind : set.tiles) {
        const int count = kind.inBag ? kind.count : 1;
        //: How many tiles there are of a kind.
        const QString inBag = TileKindRow::tr("×%1");
        //: How many tiles of a kind each player has.
        const QString own = TileKindRow::tr("%1 each");
        TileKindRow row{QStringLiteral("image://tile/%1/0").arg(QString::fromStdString(kind.id).toLower()),
                        count, !kind.inBag, (kind.inBag ? inBag : own).arg(count), tileInWords(kind, 0)};
        if (!kind.evidence.empty())
            row.remark = evidenceInWords(kind);
        if (!row.remark.isEmpty()) {
            if (!remarks.contains(row.remark))
                remarks << row.remark;
            row.remarkNumber = static_cast<int>(remarks.indexOf(row.remark)) + 1;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList remarksOf(const std::vector<TileKindRow>& rows)
{
    QStringList lines;
    for (const auto& row : rows)
        if (row.remarkNumber == lines.size() + 1)
            //: The number that stands on pictures of tiles, and what is known of those tiles.
            lines << TileKindRow::tr("%1: %2").arg(row.remarkNumber).arg(row.remark);
    return lines;
}

} // namespace vozka
