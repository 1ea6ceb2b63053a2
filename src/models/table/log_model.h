// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What has happened, every event but the drawing of tiles as a sentence, the oldest first; at the end, who
// has won.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/spotlight.h"
#include "models/scene/table.h"

#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace vozka {

struct LogRow {
    int number = 0;
    QString text;
    /// The name of the player, empty where nobody did it.
    QString name;
    QString markSource;
    QString tileSource;
    QString tileLabel;
    bool isDiscard = false;
    QString figureSource;
    /// Picture of an outcome of chance.
    QString outcomeSource;
    int points = 0;
    /// Above the first row of a turn, of the final scoring and of the result.
    QString heading;
    /// What it is about; of a figure that went on, where from and where to.
    std::vector<Spot> places;
    /// Of a tile that was placed: where.
    std::optional<Cell> laid;
    /// Which of the moments of the game it tells of.
    std::size_t moment = 0;
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
            /// The address of the player's chip, empty where nobody did it.
            role<&LogRow::markSource>("markSource"),
            /// The address of the picture of a tile that was placed, as it lies, or left the game; else
            /// empty.
            role<&LogRow::tileSource>("tileSource"),
            /// What it shows, in words, side by side.
            role<&LogRow::tileLabel>("tileLabel"),
            /// It left the game and is to be seen nowhere else.
            role<&LogRow::isDiscard>("isDiscard"),
            /// The address of the picture of a figure that was set, went on or came home; else empty.
            role<&LogRow::figureSource>("figureSource"),
            /// Address of the picture of an outcome of chance, else empty.
            role<&LogRow::outcomeSource>("outcomeSource"),
            /// Of a score, else 0.
            role<&LogRow::points>("points"),
            /// "Turn 12", "Final scoring", "Result": what begins with this row; else empty.
            role<&LogRow::heading>("heading"),
            /// There is a place on the board that can be shown.
            role<&LogRow::hasPlace>("hasPlace"),
            /// A computer decided so, and can be asked why.
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

    /// The first `known` history entries are shown already, in the same language; 0 if anything may differ.
    void show(const Table& table, std::size_t known);
    /// The places on the board that the row is about; none for rows that have none or do not exist.
    [[nodiscard]] std::vector<Spot> placesOf(int row) const;
    /// Which of the moments of the game the row tells of; nothing for rows that do not exist.
    [[nodiscard]] std::optional<std::size_t> momentOf(int row) const;
    /// The row that tells that the tile on that cell was placed, -1 for the start tile and open cells.
    Q_INVOKABLE [[nodiscard]] int rowOfTile(int cellX, int cellY) const;

    /// How far the rows are.
    struct Written {
        std::size_t moments = 0;
        /// The turn that has its heading, and the one in which a tile was kept.
        int headed = 0;
        int kept = 0;
        bool isFinal = false;
    };

private:
    Written m_written;
};

} // namespace vozka
