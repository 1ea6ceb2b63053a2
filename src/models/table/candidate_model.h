// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choices at places of the board, allowed or refused.
#pragma once

#include "models/base/row_model.h"
#include "models/board/spotlight.h"
#include "models/table/choice.h"

#include <optional>

namespace vozka {

class CandidateModel : public RowModel<Choice> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// Side of the tiles in the view, in pixels. The places of markers depend on it.
    Q_PROPERTY(int tileSize MEMBER m_tileSize WRITE setTileSize)

public:
    using RowModel::RowModel;

    void setTileSize(int pixels);
    /// Shows all markers of the tile of that choice with pictures if it is one of several dots on this tile,
    /// or the frame of several choices. Returns false if not.
    Q_INVOKABLE bool openTile(const vozka::Choice& choice);

    /// Returns the nearest allowed row in a direction; `row` if none.
    Q_INVOKABLE [[nodiscard]] int towards(int row, int dx, int dy) const;
    /// Returns the first allowed row for keyboard selection: the first place of a figure, or the cell for the
    /// tile that is nearest to `lookedAt`. -1 if nothing is allowed.
    Q_INVOKABLE [[nodiscard]] int firstRowNear(QPointF lookedAt) const;
    /// Returns the middle of a cell or place of a figure, in cells. Requires: the row exists.
    Q_INVOKABLE [[nodiscard]] QPointF placeAt(int row) const;

    /// Returns the first row on the same feature; -1 if the row does not exist.
    Q_INVOKABLE [[nodiscard]] int groupOf(int row) const { return has(row) ? at(row).group : -1; }

    /// `placed`: cell of the tile of this turn, if it is on the board.
    void show(std::vector<Choice> choices, std::optional<Cell> placed = {});
    [[nodiscard]] std::vector<GlowingFeature> glowing() const;

private:
    void layOut(std::vector<Choice> choices);

    int m_tileSize = 128;
    std::optional<Cell> m_placed;
    /// Tile that openTile() has shown.
    std::optional<Cell> m_opened;
};

} // namespace vozka
