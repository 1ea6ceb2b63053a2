// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Command line arguments.
#pragma once

#include "models/app/app_settings.h"
#include "models/overlays/overlays.h"

#include <QSize>
#include <QString>
#include <QUrl>

#include <optional>

class QCoreApplication;

namespace vozka::app {

struct OverlayRequest {
    Overlays::Kind kind = Overlays::Kind::None;
    Editions::Choice edition = Editions::Either;
    /// Range and comparison: cell of the figure, and its owner if given.
    std::optional<Cell> figure;
    std::optional<Player> player;
};

struct Arguments {
    QUrl file;
    /// Path for an image of the file's board; empty if none.
    QString picture;
    /// Path for a film of the file's game, as one file or as a folder of images; empty if none.
    QString film;
    bool filmIsFolder = false;
    /// Time for each turn of the film, in milliseconds, if given.
    std::optional<int> frameMs;
    std::optional<QSize> size;
    std::optional<AppSettings::Theme> theme;
    std::optional<OverlayRequest> overlay;
    bool selfTest = false;
    [[nodiscard]] bool needsDisplay() const { return picture.isEmpty() && film.isEmpty() && !selfTest; }
};

/// Returns the requested language; std::nullopt if none or unknown. Call it before any message is shown.
[[nodiscard]] std::optional<QString> requestedLanguage(const QCoreApplication& application);

namespace exit_code {
inline constexpr int refused = 1;
inline constexpr int wrongUsage = 2;
} // namespace exit_code

/// Arguments, or the exit code. Help, version and errors are printed.
struct Parsed {
    std::optional<Arguments> arguments;
    int exitCode = 0;
};
/// `argc`, `argv`: original arguments, because file names are not always text.
[[nodiscard]] Parsed parseArguments(const QCoreApplication& application, int argc, char** argv);

/// Messages for an overlay of a figure: no figure is on that cell ("2,-1"), or several are and no player is
/// given.
[[nodiscard]] QString noFigureOn(const QString& cell);
[[nodiscard]] QString severalFiguresOn(const QString& cell);

/// Message that the window cannot be shown.
[[nodiscard]] QString noDisplay();

} // namespace vozka::app
