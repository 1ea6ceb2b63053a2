// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens that a player holds, also figures of others: a row for each kind that the player has, with
// what may be done with it.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QCoreApplication>

#include <optional>

namespace vozka {

struct HoldingRow {
    TokenKind kind{};
    /// Of a figure: whose it is, and which.
    Player owner = nature;
    FigureKind figure = FigureKind::Follower;
    QString source;
    int count = 0;
    /// Nobody has more of them, and to have most is worth something.
    bool leads = false;
    /// "Wine: 3, the most"
    QString label;
    /// What the player to move could do with it, if there is such a thing; whether he may, what that is or
    /// why not, in words, and the id of the rule that forbids it.
    std::optional<Action> act = {};
    bool isOffered = false;
    QString offer;
    QString rule = {};
    [[nodiscard]] bool isSame(const HoldingRow& other) const
    {
        return kind == other.kind && owner == other.owner && figure == other.figure;
    }
    [[nodiscard]] bool isFigure() const { return owner != nature; }
    bool operator==(const HoldingRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&HoldingRow::source>("source"),
            role<&HoldingRow::count>("count"),
            role<&HoldingRow::leads>("leads"),
            role<&HoldingRow::label>("label"),
            /// A figure of another player.
            role<&HoldingRow::isFigure>("isFigure"),
            /// The player to move may do with it what `offer` says; else that says why not, if it says
            /// anything.
            role<&HoldingRow::isOffered>("isOffered"),
            role<&HoldingRow::offer>("offer"),
            /// The id of the rule that forbids it; empty if none does.
            role<&HoldingRow::rule>("rule"),
        };
    }

    Q_DECLARE_TR_FUNCTIONS(HoldingRow)
};

[[nodiscard]] std::vector<HoldingRow> holdingRows(const Table& table, Player player);

} // namespace vozka
