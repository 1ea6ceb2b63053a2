// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What could be done now and why the rest may not, as a list for the board.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/glow_model.h"
#include "models/table/choice.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

class CandidateModel : public RowModel<Choice> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

public:
    using RowModel::RowModel;

    /// The allowed row nearest to that one in a direction, itself if there is none.
    Q_INVOKABLE [[nodiscard]] int towards(int row, int dx, int dy) const;
    /// Where to begin for one who looks at that point of the board: the first place of a figure, or the
    /// nearest cell where the tile fits. -1 if nothing is allowed.
    Q_INVOKABLE [[nodiscard]] int beginAt(QPointF lookedAt) const;
    /// The middle of a cell or the place of a figure, in cells. Requires: there is such a row.
    Q_INVOKABLE [[nodiscard]] QPointF placeAt(int row) const;

    /// The first row about the same feature as that one; -1 for a row that there is not.
    Q_INVOKABLE [[nodiscard]] int groupOf(int row) const;

    void show(std::vector<Choice> choices) { showRows(std::move(choices)); }
    /// The features behind the rows, for lighting them up.
    [[nodiscard]] std::vector<GlowingFeature> glowing() const;
};

} // namespace vozka
