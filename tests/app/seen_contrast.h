// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How well the words in a window stand out from what lies behind them, measured on pictures of it.
#pragma once

#include <QColor>
#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <vector>

namespace vozka {

/// The contrast of two colours as WCAG 2 defines it: 1 (none) to 21.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

struct SeenText {
    QString words;
    /// Of its colour, or of its outline where it has one, with nine tenths of what lies behind its letters.
    double contrast = 0;
};

/// Every text that can be seen in the window and is not of something disabled. `look` returns a picture of
/// the window at rest; it is called twice, the second time without the letters. Where a sheet lies over the
/// page, only the sheet's.
[[nodiscard]] std::vector<SeenText> seenTexts(QQuickWindow& window, const std::function<QImage()>& look);

} // namespace vozka
