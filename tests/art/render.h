// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Draws SVG files as the program does, and records the warnings of Qt.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

namespace vozka::art {

struct Rendering {
    bool valid = false;
    /// `size` x `size` pixels in the middle of a transparent margin.
    QImage image;
    QStringList warnings;
};

Rendering render(const QByteArray& svg, int size, int margin);
/// Draws only one element, at its position in the drawing. `size`: width and height of the image in pixels.
QImage renderElement(const QByteArray& svg, const QString& id, int size);

} // namespace vozka::art
