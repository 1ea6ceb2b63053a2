// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Size and position with which the window opens, so that it fits the screen with its frame. Plain values:
// reads no screen and no window.
#pragma once

#include <QList>
#include <QMargins>
#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>

namespace vozka {

/// Size of the window's content on a first start, if the screen is large enough.
inline constexpr QSize usualWindow(1280, 800);
/// The pages are laid out for this size and larger. On smaller screens the window is smaller and pages
/// scroll.
inline constexpr QSize smallestWindow(960, 576);
/// A window that would be smaller than this because of its screen is maximised.
inline constexpr QSize smallestUnmaximised(1280, 760);
/// Stands for the frame until the window manager has added one.
inline constexpr QMargins assumedFrame(8, 40, 8, 8);

/// State of the window when it was closed. The rectangle has the corner of the frame and the size of the
/// content; it is invalid if nothing is remembered.
struct RememberedWindow {
    QRect place;
    bool isMaximised = false;
};

struct WindowPlace {
    /// Corner of the frame; `std::nullopt` if the window manager chooses.
    std::optional<QPoint> corner;
    /// Of the content, without the frame. Of a maximised window: the size after it was restored.
    QSize size;
    QSize minimum;
    bool isMaximised = false;
    /// Index of the screen in the list that was given.
    int screen = 0;
    bool operator==(const WindowPlace&) const = default;
};

/// True if enough of the window's upper edge, by which it is moved, is on one of the screens.
[[nodiscard]] bool canBeReached(const QRect& frame, const QList<QRect>& screens);
/// `screens`: the available area of each, the primary one first. An empty area does not limit the window.
[[nodiscard]] WindowPlace placeWindow(const RememberedWindow& remembered, const QList<QRect>& screens,
                                      const QMargins& frame);
/// The frame, made smaller and moved as far as necessary to be inside the area.
[[nodiscard]] QRect movedInto(const QRect& area, const QRect& frame);
/// The smallest size of the content on a screen with this available area.
[[nodiscard]] QSize minimumOn(const QRect& area, const QMargins& frame);

} // namespace vozka
