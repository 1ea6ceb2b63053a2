// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows of the tile sets of a new game, and of the kinds of tiles in a set.
#pragma once

#include "models/base/row_model.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <array>
#include <string>

namespace vozka {

struct TileKindRow {
    QString source;
    int count = 0;
    /// True if the tiles belong to the players. Such tiles are never in the bag.
    bool isOwn = false;
    /// "×3" or "1 each".
    QString amount;
    QString label;
    /// Number of the remark about an uncertain detail, from 1 (0 if none), and the remark.
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
            role<&TileKindRow::source>("source"),           role<&TileKindRow::count>("count"),
            role<&TileKindRow::amount>("amount"),           role<&TileKindRow::label>("label"),
            role<&TileKindRow::remarkMark>("remarkNumber"), role<&TileKindRow::remark>("remark"),
        };
    }

    Q_DECLARE_TR_FUNCTIONS(TileKindRow)
};

struct TileSetRow {
    std::string set;
    QString name;
    QString about;
    /// Message that this set is unofficial together with other chosen sets; empty if it is official.
    QString unofficial;
    /// One line for each number on the images of its tiles.
    QStringList remarks;
    /// Image URLs of three tiles that show what the set adds.
    QStringList cover;
    /// Image URLs of the figures, pieces and features that this set adds to the game.
    QStringList figures;
    /// Id of the story that teaches the set.
    QString story;
    /// Titles of the options that this set adds, as one text.
    QString options;
    int tiles = 0;
    bool isChosen = false;
    bool isAlwaysIn = false;
    /// Rows of type TileKindRow.
    RowList* kinds = nullptr;
    [[nodiscard]] bool isSame(const TileSetRow& other) const { return set == other.set; }
    bool operator==(const TileSetRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&TileSetRow::name>("name"),
            role<&TileSetRow::about>("about"),
            role<&TileSetRow::unofficial>("unofficial"),
            role<&TileSetRow::remarks>("remarks"),
            role<&TileSetRow::cover>("cover"),
            role<&TileSetRow::figures>("figures"),
            role<&TileSetRow::story>("story"),
            role<&TileSetRow::options>("options"),
            role<&TileSetRow::tiles>("tiles"),
            role<&TileSetRow::isChosen>("isChosen"),
            role<&TileSetRow::isAlwaysIn>("isAlwaysIn"),
            role<&TileSetRow::kinds>("kinds"),
        };
    }
};

} // namespace vozka
