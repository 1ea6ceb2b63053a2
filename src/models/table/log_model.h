// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Game log: one message for each event except draws, oldest first, and the winner at the end.
#pragma once

#include "models/base/row_model.h"
#include "models/board/spotlight.h"
#include "models/board/table.h"

#include <optional>
#include <vector>

namespace vozka {

struct LogRow {
    int number = 0;
    QString text;
    QString name;
    /// Image URL of the player's chip.
    QString markSource;
    /// Image URL and description of a tile that was placed or discarded; empty if none.
    QString tileSource;
    QString tileLabel;
    /// True if the tile left the game, so it is not on the board.
    bool isDiscard = false;
    /// Image URL of a figure that the event places, moves or removes from the board; empty if none.
    QString figureSource;
    /// Image URL of an outcome of chance; empty if none.
    QString outcomeSource;
    /// Points of a score; otherwise 0.
    int points = 0;
    /// "Turn 12", "Final scoring" or "Result" in the first row of each; otherwise empty.
    QString heading;
    /// Places on the board. For a moved figure: start and target.
    std::vector<Spot> places;
    /// Cell of a placed tile.
    std::optional<Cell> laid;
    std::size_t entry = 0;
    /// True for a move of a computer, so that its reasons can be shown.
    bool isComputers = false;
    [[nodiscard]] bool isSame(const LogRow& other) const
    {
        return number == other.number && text == other.text;
    }
    [[nodiscard]] bool hasPlace() const { return !places.empty(); }
    bool operator==(const LogRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&LogRow::text>("text"),
            role<&LogRow::name>("name"),
            role<&LogRow::markSource>("markSource"),
            role<&LogRow::tileSource>("tileSource"),
            role<&LogRow::tileLabel>("tileLabel"),
            role<&LogRow::isDiscard>("isDiscard"),
            role<&LogRow::figureSource>("figureSource"),
            role<&LogRow::outcomeSource>("outcomeSource"),
            role<&LogRow::points>("points"),
            role<&LogRow::heading>("heading"),
            role<&LogRow::hasPlace>("hasPlace"),
            role<&LogRow::isComputers>("isComputers"),
        };
    }
};

class LogModel : public RowModel<LogRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")

public:
    using RowModel::RowModel;

    /// Keeps the rows of the first `known` history entries. Pass 0 if the game or the language changed.
    void show(const Table& table, std::size_t known);
    [[nodiscard]] std::vector<Spot> placesOf(int row) const;
    /// Index of the history entry that the row shows; `std::nullopt` for rows that do not exist.
    [[nodiscard]] std::optional<std::size_t> entryOf(int row) const;
    /// Returns the row of the tile placed on that cell; -1 for the start tile and empty cells.
    Q_INVOKABLE [[nodiscard]] int rowOfTile(int cellX, int cellY) const;

    /// State of the written rows, from which the next call of `show` continues.
    struct Written {
        std::size_t entryCount = 0;
        /// Last turn with a heading, and last turn in which a player kept an own tile.
        int headed = 0;
        int keptTileTurn = 0;
        bool isFinal = false;
    };

private:
    Written m_written;
};

} // namespace vozka
