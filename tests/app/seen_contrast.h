// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Contrast between texts and their background, measured on images of the window.
#pragma once

#include <QColor>
#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <vector>

namespace vozka {

/// Returns the contrast of two colours as WCAG 2 defines it: 1 (none) to 21.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

struct SeenText {
    QString words;
    /// Nine tenths of the pixels of the text have at least this contrast.
    double contrast = 0;
};

/// Returns all visible texts of enabled items, only texts of the sheet if a sheet is open. `look` returns an
/// image of the window after all animations. It is called twice, the second time with hidden texts.
[[nodiscard]] std::vector<SeenText> seenTexts(QQuickWindow& window, const std::function<QImage()>& look);

} // namespace vozka
