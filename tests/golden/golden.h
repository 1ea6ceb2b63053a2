// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares a picture with a checked one.
#pragma once

#include <QImage>
#include <QString>

namespace vozka {

/// Letters may be drawn a shade differently by another release of the font's library.
inline constexpr double pixelsOfLetters = 0.002;

/// Fails if more than that part of the pixels differs from the picture of that name in this folder (or, with
/// a path, elsewhere); keeps it as that one if VOZKA_KEEP_PICTURES is set.
void expectPicture(const QImage& now, const QString& name, double allowed = pixelsOfLetters);

} // namespace vozka
