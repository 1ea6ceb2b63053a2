// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Window for comparison with the program: a Qt Quick window with only one picture for each tile, figure and
// piece of a board. The pictures are drawn into files before.
#pragma once

#include "models/game/game_controller.h"

#include <QQmlEngine>
#include <QVariantMap>

#include <memory>

class QQuickWindow;

namespace vozka::bench {

/// Draws tiles, figures and pieces of the board into files of that folder, with a list of their positions.
/// Returns false on failure. `painter` has the image providers, `camera` the position and zoom of the board.
bool writePictures(const QString& folder, QQmlEngine& painter, GameController& controller,
                   const QObject& camera);

/// Returns the bare window with the pictures of that folder, not shown yet. Null, with a message on standard
/// error, on failure.
std::unique_ptr<QQuickWindow> bareWindow(QQmlEngine& engine, const QString& folder);

} // namespace vozka::bench
