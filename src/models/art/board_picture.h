// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture of a board without a window.
#pragma once

#include "models/table.h"

#include <QImage>

namespace vozka {

/// The whole board with its figures in the middle of the picture, as large as whole pixels allow.
/// Requires: there is a table, and the picture has a size.
[[nodiscard]] QImage paintBoard(const Table& table, QSize size);

} // namespace vozka
