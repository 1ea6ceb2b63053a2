// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players in seating order.
#pragma once

#include "models/players/holding_model.h"
#include "models/players/supply_model.h"
#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QColor>
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
    QString ownTile;
    QString ownTileLabel;
    [[nodiscard]] bool isSame(const PlayerRow& other) const
    {
        return name == other.name && colour == other.colour;
    }
    bool operator==(const PlayerRow&) const = default;
};

class PlayerModel : public RowModel<PlayerRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        /// "red", "blue", ...
        ColourRole,
        ColourValueRole,
        /// The name of the emblem.
        MarkRole,
        /// The address of the chip with the emblem.
        MarkSourceRole,
        PointsRole,
        /// What would be added to the points if the game ended now; 0 once it is over, and while that is not
        /// shown.
        StandingRole,
        /// Figures left, a SupplyModel.
        SupplyRole,
        /// Tokens that he holds, a HoldingModel.
        HoldingsRole,
        /// The address of the picture of a tile that is the player's own and not placed yet; empty without
        /// one.
        OwnTileRole,
        /// "Abbey: 1 left"
        OwnTileLabelRole,
        /// It is this player's turn.
        IsActiveRole,
        IsComputerRole,
        /// 1 for the most points; equal points share a place.
        PlaceRole,
        /// The number of the seat, from 0: the row here.
        SeatRole,
    };

    explicit PlayerModel(QObject* parent);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const Table& table);
    /// How many players there are.
    Q_INVOKABLE [[nodiscard]] int seats() const { return rowCount(); }
    [[nodiscard]] SupplyModel* supplyOf(Player player) { return m_supplies.at(player); }

private:
    /// What the rules would pay now, asked again only when something has changed.
    [[nodiscard]] const std::array<int, maxPlayers>& standing(const Table& table);

    std::array<SupplyModel*, maxPlayers> m_supplies{};
    std::array<HoldingModel*, maxPlayers> m_holdings{};
    std::array<int, maxPlayers> m_standing{};
    std::optional<State> m_standingOf;
    const Rules* m_standingBy = nullptr;
};

} // namespace vozka
