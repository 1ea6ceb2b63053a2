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
    bool operator==(const LogRow&) const = default;
};

class LogModel : public RowModel<LogRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")

public:
    enum Role {
        TextRole = Qt::UserRole + 1,
        NameRole,
        /// The address of the player's chip, empty where nobody did it.
        MarkSourceRole,
        /// The address of the picture of a tile that was placed, as it lies, or left the game; else empty.
        TileSourceRole,
        /// What it shows, in words, side by side.
        TileLabelRole,
        /// It left the game and is to be seen nowhere else.
        IsDiscardRole,
        /// The address of the picture of a figure that was set, went on or came home; else empty.
        FigureSourceRole,
        /// Of a score, else 0.
        PointsRole,
        /// "Turn 12", "Final scoring", "Result": what begins with this row; else empty.
        HeadingRole,
        /// There is a place on the board that can be shown.
        HasPlaceRole,
        /// A computer decided so, and can be asked why.
        IsComputersRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const Table& table);
    /// The places on the board that the row is about; none for rows that have none or do not exist.
    [[nodiscard]] std::vector<Spot> placesOf(int row) const;
    /// Which of the moments of the game the row tells of; nothing for rows that do not exist.
    [[nodiscard]] std::optional<std::size_t> momentOf(int row) const;
    /// The row that tells that the tile on that cell was placed, -1 for the start tile and open cells.
    Q_INVOKABLE [[nodiscard]] int rowOfTile(int cellX, int cellY) const;
};

} // namespace vozka
