// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Players in seating order.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"
#include "models/players/holding_model.h"

#include <QColor>
#include <QStringList>

#include <array>
#include <optional>

namespace vozka {

struct PlayerRow {
    QString name;
    QString colour;
    int points = 0;
    /// Points to be added if the game ended now; 0 while they are not shown.
    int standing = 0;
    /// 1 for the most points; equal points share a place.
    int place = 1;
    bool isActive = false;
    bool isComputer = false;
    SupplyModel* supply = nullptr;
    /// Total number of figures in the supply, and the picture of the first kind.
    int figuresLeft = 0;
    QString figureSource;
    /// Rows of type HoldingRow.
    RowList* holdings = nullptr;
    int seat = 0;
    /// Number of the seat, from 0.
    /// URL of the picture of the player's own tile that is not placed yet; empty if none.
    QString ownTile;
    QString ownTileLabel;
    [[nodiscard]] bool isSame(const PlayerRow& other) const
    {
        return name == other.name && colour == other.colour;
    }
    [[nodiscard]] QColor colourValue() const;
    [[nodiscard]] QString mark() const;
    /// Returns the URL of the chip with the emblem.
    [[nodiscard]] QString markSource() const;
    bool operator==(const PlayerRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&PlayerRow::name>("name"),
            role<&PlayerRow::colour>("colour"),
            role<&PlayerRow::colourValue>("colourValue"),
            role<&PlayerRow::mark>("mark"),
            role<&PlayerRow::markSource>("markSource"),
            role<&PlayerRow::points>("points"),
            role<&PlayerRow::standing>("standing"),
            role<&PlayerRow::ownTile>("ownTile"),
            role<&PlayerRow::ownTileLabel>("ownTileLabel"),
            role<&PlayerRow::supply>("supply"),
            role<&PlayerRow::figuresLeft>("figuresLeft"),
            role<&PlayerRow::figureSource>("figureSource"),
            role<&PlayerRow::holdings>("holdings"),
            role<&PlayerRow::isActive>("isActive"),
            role<&PlayerRow::place>("place"),
            role<&PlayerRow::seat>("seat"),
            role<&PlayerRow::isComputer>("isComputer"),
        };
    }
};

class PlayerModel : public RowModel<PlayerRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QStringList names READ names NOTIFY namesChanged)

public:
    explicit PlayerModel(QObject* parent);

    void show(const Table& table);
    [[nodiscard]] QStringList names() const { return m_names; }
    [[nodiscard]] SupplyModel* supplyOf(Player player) { return m_supplies.at(player); }
    [[nodiscard]] const RowModel<HoldingRow>& holdingsOf(Player player) const
    {
        return *m_holdings.at(player);
    }

signals:
    void namesChanged();

private:
    /// Returns the points to be added if the game ended now. Cached until the state changes.
    [[nodiscard]] const std::array<int, maxPlayers>& standing(const Table& table);

    std::array<SupplyModel*, maxPlayers> m_supplies{};
    std::array<RowModel<HoldingRow>*, maxPlayers> m_holdings{};
    QStringList m_names;
    std::array<int, maxPlayers> m_standing{};
    std::optional<State> m_standingOf;
    const Rules* m_standingBy = nullptr;
};

} // namespace vozka
