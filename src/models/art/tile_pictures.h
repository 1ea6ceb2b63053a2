// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions of tile_level.h for QML: size and level of the pictures for cells of a given size.
#pragma once

#include "models/art/tile_level.h"

#include <QObject>
#include <QQmlEngine>

namespace vozka {

class TilePictures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    Q_INVOKABLE [[nodiscard]] int side(int cell) const { return pictureSide(cell); }
    Q_INVOKABLE [[nodiscard]] int figure(int cell, qreal size) const { return figureSide(cell, size); }
    Q_INVOKABLE [[nodiscard]] int piece(int cell, qreal size) const { return pieceSide(cell, size); }
    /// Returns the suffix of the URL of a tile for a cell with that side.
    Q_INVOKABLE [[nodiscard]] QString level(int cell) const
    {
        return QLatin1Char('?') + nameOf(tileLevel(cell));
    }
};

} // namespace vozka
