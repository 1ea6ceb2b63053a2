// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Comparing a picture with the one that somebody has looked at.
#pragma once

#include <QImage>
#include <QString>

namespace vozka {

/// Fails if the picture differs from that of the name; keeps it as that one if VOZKA_KEEP_PICTURES is set.
void expectPicture(const QImage& now, const QString& name);

} // namespace vozka
