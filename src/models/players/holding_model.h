// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens that a player holds, including captured figures, and figures in the supply. One row for each kind.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

#include <QCoreApplication>

#include <optional>

namespace vozka {

/// Tokens of a kind, and the action that they allow.
struct HoldingRow {
    TokenKind kind{};
    /// Owner of a captured figure; `noPlayer` for tokens.
    Player owner = noPlayer;
    FigureKind figure = FigureKind::Follower;
    /// Number of a pair of tokens.
    int number = 0;
    QString source;
    int count = 0;
    /// True if no player has more of these tokens, and having the most scores points.
    bool leads = false;
    /// "Wine: 3, nobody has more"
    QString label;
    /// Action of the player to move with this figure; `std::nullopt` if none.
    std::optional<Action> act = {};
    /// True if the action is legal. Then `offer` is its label. Otherwise `offer` is the reason why it is not
    /// legal, and `rule` is the id of the rule.
    bool isOffered = false;
    QString offer;
    QString rule = {};
    [[nodiscard]] bool isSame(const HoldingRow& other) const
    {
        return kind == other.kind && owner == other.owner && figure == other.figure && number == other.number;
    }
    [[nodiscard]] bool isFigure() const { return owner != noPlayer; }
    bool operator==(const HoldingRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&HoldingRow::source>("source"),     role<&HoldingRow::count>("count"),
            role<&HoldingRow::leads>("leads"),       role<&HoldingRow::label>("label"),
            role<&HoldingRow::isFigure>("isFigure"), role<&HoldingRow::isOffered>("isOffered"),
            role<&HoldingRow::offer>("offer"),       role<&HoldingRow::rule>("rule"),
        };
    }

    Q_DECLARE_TR_FUNCTIONS(HoldingRow)
};

[[nodiscard]] std::vector<HoldingRow> holdingRows(const Table& table, Player player);

/// Figures of a kind that the player has or had in the supply.
struct SupplyRow {
    FigureKind figure = FigureKind::Follower;
    QString source;
    int count = 0;
    /// Count at the start of the game.
    int most = 0;
    /// "Meeple: 6 left"
    QString label;
    [[nodiscard]] bool isSame(const SupplyRow& other) const { return figure == other.figure; }
    bool operator==(const SupplyRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&SupplyRow::figure>("figure"), role<&SupplyRow::source>("source"),
            role<&SupplyRow::count>("count"),   role<&SupplyRow::most>("most"),
            role<&SupplyRow::label>("label"),
        };
    }
};

class SupplyModel : public RowModel<SupplyRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a PlayerModel")

public:
    using RowModel::RowModel;

    /// Returns the FigureKind in that row as an integer; -1 if the row does not exist.
    Q_INVOKABLE [[nodiscard]] int figureAt(int row) const
    {
        return has(row) ? static_cast<int>(at(row).figure) : -1;
    }
    /// Like `figureAt`, but `number` counts only rows with figures in the supply, from 0. The card of the
    /// drawn tile has the same numbers.
    Q_INVOKABLE [[nodiscard]] int availableFigureAt(int number) const;

    void show(const Table& table, Player player);
};

} // namespace vozka
