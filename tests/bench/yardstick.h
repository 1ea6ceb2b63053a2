// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the program is measured against: a bare Qt Quick window with as many plain pictures as lie on a board.
// Its pictures are those of the board's tiles, figures and pieces, drawn beforehand into files.
#pragma once

#include "models/game/game_controller.h"

#include <QQmlEngine>
#include <QVariantMap>

#include <memory>

class QQuickWindow;

namespace vozka::bench {

/// Draws what lies on the board into files of that folder, and writes there where each of them lies. False if
/// that cannot be done. `painter` has the pictures, `camera` tells how large and where the board is shown.
bool writePictures(const QString& folder, QQmlEngine& painter, GameController& controller,
                   const QObject& camera);

/// The bare window with the pictures of that folder, not shown yet; null, with a word on standard error, if
/// there is none.
std::unique_ptr<QQuickWindow> bareWindow(QQmlEngine& engine, const QString& folder);

} // namespace vozka::bench
