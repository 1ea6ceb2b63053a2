// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Outcomes of chance: results since the last tile was placed, for example of a die, and discarded tiles,
// which have no legal place.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

#include <span>

namespace vozka {

struct OutcomeRow {
    /// Index in the history.
    int number = 0;
    QString source;
    int value = 0;
    /// Message without the name of the player.
    QString text;
    /// Player whose turn it was, and image URL of that player's chip.
    QString name;
    QString markSource;
    [[nodiscard]] bool isSame(const OutcomeRow& other) const
    {
        return number == other.number && source == other.source;
    }
    bool operator==(const OutcomeRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&OutcomeRow::source>("source"),
            role<&OutcomeRow::value>("value"),
            role<&OutcomeRow::text>("text"),
            role<&OutcomeRow::name>("name"),
            role<&OutcomeRow::markSource>("markSource"),
        };
    }
};

[[nodiscard]] std::vector<OutcomeRow> outcomeRows(const Table& table);

/// Tile without a legal place that has just left the game, shown to all players.
struct DiscardRow {
    int number = 0;
    QString source;
    [[nodiscard]] bool isSame(const DiscardRow& other) const
    {
        return number == other.number && source == other.source;
    }
    bool operator==(const DiscardRow&) const = default;

    static constexpr auto roles() { return std::array{role<&DiscardRow::source>("source")}; }
};

class DiscardModel : public RowModel<DiscardRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// True while discarded tiles are shown. No player can act until `dismiss`.
    Q_PROPERTY(bool active READ active NOTIFY countChanged)

public:
    using RowModel::RowModel;
    [[nodiscard]] bool active() const { return count() > 0; }

    /// Shows the tiles that left the game in these history entries. Rule: base.place.discard
    void show(const Table& table, std::span<const HistoryEntry> history);
    Q_INVOKABLE void dismiss();

signals:
    /// Emitted by `dismiss` only, not when an undo removes the tiles.
    void dismissed();
};

} // namespace vozka
