// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawings of tiles of 56 to 95 pixels: without details that would be smaller than two pixels.
#pragma once

#include <QByteArray>

namespace vozka {

/// Returns the drawing of a tile without plants, furrows and cobbles, with fewer and larger houses, larger
/// symbols (only the princess is smaller), and wider borders of roads and walls. The areas do not change.
[[nodiscard]] QByteArray calmDrawing(const QByteArray& svg);

} // namespace vozka
