// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of tiles that the sandbox can lay, with how many of each are left.
#pragma once

#include "models/overlays/tiles_left_model.h"
#include "sandbox/sandbox.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

/// Each in a turn that fits the chosen cell.
class TilePaletteModel : public RowModel<TileLeftRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SandboxController")
    /// How many there are.
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    using RowModel::RowModel;
    [[nodiscard]] int count() const { return rowCount(); }

    /// With a cell only those that fit there; of tiles of the players' own, one of that player.
    void show(const sandbox::Sandbox& box, std::optional<Cell> cell, Player owner);

signals:
    void changed();
};

} // namespace vozka
