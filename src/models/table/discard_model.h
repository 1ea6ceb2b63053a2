// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles without a legal place that have just left the game, shown to all players.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QtQml/qqmlregistration.h>

#include <span>

namespace vozka {

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
    /// Something is to be seen; nobody is asked to do anything until `dismiss`.
    Q_PROPERTY(bool active READ active NOTIFY countChanged)

public:
    using RowModel::RowModel;
    [[nodiscard]] bool active() const { return count() > 0; }

    /// Shows the tiles that left the game in these history entries. Rule: base.place.discard
    void show(const Table& table, std::span<const HistoryEntry> moments);
    Q_INVOKABLE void dismiss();

signals:
    /// Emitted by `dismiss` only, not when an undo removes the tiles.
    void dismissed();
};

} // namespace vozka
