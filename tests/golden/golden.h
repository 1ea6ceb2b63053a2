// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares a picture with a checked picture, which is stored in this folder.
#pragma once

#include <QImage>
#include <QString>

namespace vozka {

/// Share of pixels that may differ: other versions of the font library draw letters slightly differently.
inline constexpr double pixelsOfLetters = 0.002;

/// Fails if more than the share `allowed` of the pixels differs from the checked picture. `name`: its name in
/// this folder, or its path. If VOZKA_KEEP_PICTURES is set, `picture` replaces the checked picture instead.
void expectPicture(const QImage& picture, const QString& name, double allowed = pixelsOfLetters);

} // namespace vozka
