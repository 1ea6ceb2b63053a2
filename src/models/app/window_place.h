// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Initial size and position of the window, so that it fits the screen with its frame. Works on plain values,
// without windows and screens.
#pragma once

#include <QList>
#include <QMargins>
#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>

namespace vozka {

/// Size of the content on the first start, if the screen is large enough.
inline constexpr QSize usualWindow(1280, 800);
/// Smallest size for which pages are laid out. On smaller screens pages scroll.
inline constexpr QSize smallestWindow(960, 576);
/// The window is maximised if the screen would make it smaller than this.
inline constexpr QSize smallestUnmaximised(1280, 760);
/// Frame to assume until the window manager has added one.
inline constexpr QMargins assumedFrame(8, 40, 8, 8);

/// State of the window when it was closed: corner of the frame, size of the content. The rectangle is invalid
/// if nothing is stored.
struct RememberedWindow {
    QRect place;
    bool isMaximised = false;
};

struct WindowPlace {
    /// Corner of the frame; `std::nullopt` if the window manager chooses.
    std::optional<QPoint> corner;
    /// Size of the content without the frame. For a maximised window: size after it is restored.
    QSize size;
    QSize minimum;
    bool isMaximised = false;
    /// Index in the list of screens.
    int screen = 0;
    bool operator==(const WindowPlace&) const = default;
};

/// Returns true if enough of the frame's upper edge is on a screen, so that the user can move the window.
[[nodiscard]] bool canBeReached(const QRect& frame, const QList<QRect>& screens);
/// `screens`: the available area of each, primary screen first. An empty area does not limit the window.
[[nodiscard]] WindowPlace placeWindow(const RememberedWindow& remembered, const QList<QRect>& screens,
                                      const QMargins& frame);
/// Returns the frame, shrunk and moved if necessary to be inside the area.
[[nodiscard]] QRect movedInto(const QRect& area, const QRect& frame);
/// Returns the smallest size of the content on a screen with this available area.
[[nodiscard]] QSize minimumOn(const QRect& area, const QMargins& frame);

} // namespace vozka
