// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players in seating order.
#pragma once

#include "models/players/holding_model.h"
#include "models/players/supply_model.h"
#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QColor>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>

namespace vozka {

struct PlayerRow {
    QString name;
    QString colour;
    int points = 0;
    /// What it would add if the game ended now.
    int standing = 0;
    int place = 1;
    bool isActive = false;
    bool isComputer = false;
    /// Figures left.
    SupplyModel* supply = nullptr;
    /// Tokens that he holds.
    RowList* holdings = nullptr;
    int seat = 0;
    QString ownTile;
    QString ownTileLabel;
    [[nodiscard]] bool isSame(const PlayerRow& other) const
    {
        return name == other.name && colour == other.colour;
    }
    [[nodiscard]] QColor colourValue() const;
    [[nodiscard]] QString mark() const;
    [[nodiscard]] QString markSource() const;
    bool operator==(const PlayerRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&PlayerRow::name>("name"),
            /// "red", "blue", ...
            role<&PlayerRow::colour>("colour"),
            role<&PlayerRow::colourValue>("colourValue"),
            /// The name of the emblem.
            role<&PlayerRow::mark>("mark"),
            /// The address of the chip with the emblem.
            role<&PlayerRow::markSource>("markSource"),
            role<&PlayerRow::points>("points"),
            /// What would be added to the points if the game ended now; 0 once it is over, and while that is
            /// not shown.
            role<&PlayerRow::standing>("standing"),
            /// The address of the picture of a tile that is the player's own and not placed yet; empty
            /// without one.
            role<&PlayerRow::ownTile>("ownTile"),
            /// "Tile: 1 left"
            role<&PlayerRow::ownTileLabel>("ownTileLabel"),
            /// Figures left, a SupplyModel.
            role<&PlayerRow::supply>("supply"),
            /// Tokens that he holds, rows of type HoldingRow.
            role<&PlayerRow::holdings>("holdings"),
            /// It is this player's turn.
            role<&PlayerRow::isActive>("isActive"),
            /// 1 for the most points; equal points share a place.
            role<&PlayerRow::place>("place"),
            /// The number of the seat, from 0: the row here.
            role<&PlayerRow::seat>("seat"),
            role<&PlayerRow::isComputer>("isComputer"),
        };
    }
};

class PlayerModel : public RowModel<PlayerRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(QStringList names READ names NOTIFY namesChanged)

public:
    explicit PlayerModel(QObject* parent);

    void show(const Table& table);
    /// How many players there are.
    Q_INVOKABLE [[nodiscard]] int seats() const { return rowCount(); }
    [[nodiscard]] QStringList names() const { return m_names; }
    [[nodiscard]] SupplyModel* supplyOf(Player player) { return m_supplies.at(player); }
    [[nodiscard]] const RowModel<HoldingRow>& holdingsOf(Player player) const
    {
        return *m_holdings.at(player);
    }

signals:
    void namesChanged();

private:
    /// What the rules would pay now, asked again only when something has changed.
    [[nodiscard]] const std::array<int, maxPlayers>& standing(const Table& table);

    std::array<SupplyModel*, maxPlayers> m_supplies{};
    std::array<RowModel<HoldingRow>*, maxPlayers> m_holdings{};
    QStringList m_names;
    std::array<int, maxPlayers> m_standing{};
    std::optional<State> m_standingOf;
    const Rules* m_standingBy = nullptr;
};

} // namespace vozka
