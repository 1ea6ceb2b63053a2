// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Computes the difference of two pictures.
#pragma once

#include <QImage>

namespace vozka {

/// Returns the share of pixels (0 to 1) that differ visibly in any colour. 1 if the sizes differ or a picture
/// is missing.
[[nodiscard]] double difference(const QImage& one, const QImage& other);

} // namespace vozka
