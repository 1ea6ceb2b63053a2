// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of tiles of one tile set, and how many there are of each: in the bag, or for each player.
#pragma once

#include "models/rows/row_model.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace vozka {

struct TileSet;

struct TileKindRow {
    Q_DECLARE_TR_FUNCTIONS(TileKindRow)

public:
    QString source;
    int count = 0;
    /// Not in the bag: so many for each player.
    bool isOwn = false;
    QString amount;
    QString label;
    /// Of a tile of which not all is known: the number of the remark about it, from 1, and the remark.
    int remarkNumber = 0;
    QString remark;
    [[nodiscard]] bool isSame(const TileKindRow& other) const { return source == other.source; }
    [[nodiscard]] QString remarkMark() const
    {
        return remarkNumber == 0 ? QString() : QString::number(remarkNumber);
    }
    bool operator==(const TileKindRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            /// The address of the picture.
            role<&TileKindRow::source>("source"),
            role<&TileKindRow::count>("count"),
            /// "3×", or for those that are not in the bag "1 each".
            role<&TileKindRow::amount>("amount"),
            /// What it shows, in words.
            role<&TileKindRow::label>("label"),
            /// The number of the remark about what is known of it, empty if all is known; and the remark.
            role<&TileKindRow::remarkMark>("remarkNumber"),
            role<&TileKindRow::remark>("remark"),
        };
    }
};

[[nodiscard]] std::vector<TileKindRow> tileKindRows(const TileSet& set);
/// What is known of those of which not all is known, numbered: "1: ...". One for each different remark.
[[nodiscard]] QStringList remarksOf(const std::vector<TileKindRow>& rows);

} // namespace vozka
