// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens that a player holds, including captured figures. One row for each kind, with the action that it
// allows.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QCoreApplication>

#include <optional>

namespace vozka {

struct HoldingRow {
    TokenKind kind{};
    /// Owner of a captured figure; `nature` for tokens.
    Player owner = nature;
    FigureKind figure = FigureKind::Follower;
    QString source;
    int count = 0;
    /// True if no player has more of them and the majority scores.
    bool leads = false;
    /// "Wine: 3, nobody has more"
    QString label;
    /// Action of the player to move with it; `std::nullopt` if none.
    std::optional<Action> act = {};
    /// True if the action is legal. Otherwise `offer` is the reason, and `rule` the id of the rule.
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
            role<&HoldingRow::source>("source"),     role<&HoldingRow::count>("count"),
            role<&HoldingRow::leads>("leads"),       role<&HoldingRow::label>("label"),
            role<&HoldingRow::isFigure>("isFigure"), role<&HoldingRow::isOffered>("isOffered"),
            role<&HoldingRow::offer>("offer"),       role<&HoldingRow::rule>("rule"),
        };
    }

    Q_DECLARE_TR_FUNCTIONS(HoldingRow)
};

[[nodiscard]] std::vector<HoldingRow> holdingRows(const Table& table, Player player);

} // namespace vozka
