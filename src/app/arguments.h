// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the program was called with.
#pragma once

#include "engine/base/cell.h"
#include "models/app/app_settings.h"
#include "models/overlays/overlays.h"

#include <QSize>
#include <QString>
#include <QUrl>

#include <optional>

class QCoreApplication;

namespace vozka::app {

/// What the picture is to explain.
struct OverlayAsked {
    Overlays::Kind kind = Overlays::Kind::None;
    Editions::Choice edition = Editions::Either;
    /// Range and comparison: the cell on which the figure stands, and whose it is if that has to be said.
    std::optional<Cell> figure;
    std::optional<Player> player;
};

struct Arguments {
    /// Empty = none.
    QUrl file;
    /// Where to draw a picture of the file's board; empty = open the window.
    QString picture;
    /// Where to make a film of the file's game, as one file or as a folder of pictures; empty = nowhere.
    QString film;
    bool filmIsFolder = false;
    /// How long a turn of the film stays, if that was said.
    std::optional<int> frameMs;
    /// Of the picture or the film, if that was said.
    std::optional<QSize> size;
    std::optional<AppSettings::Theme> theme;
    std::optional<OverlayAsked> overlay;
    bool selfTest = false;
};

/// The language that was asked for, before anything else is looked at, so that all else is said in it.
[[nodiscard]] std::optional<QString> languageAsked(const QCoreApplication& application);

/// What the program answers to the shell where something went wrong.
namespace exit_code {
inline constexpr int refused = 1;
inline constexpr int wrongUsage = 2;
} // namespace exit_code

/// What to do, or the code to exit with: help and version are printed, what is wrong is said in one line.
struct Parsed {
    std::optional<Arguments> arguments;
    int exitCode = 0;
};
/// The arguments as the system gives them are asked for the bytes of a file's name, which need not be text.
[[nodiscard]] Parsed parseArguments(const QCoreApplication& application, int argc, char** argv);

/// The figure that the overlay asks about is not on that space ("2,-1"); or several are, and none is named.
[[nodiscard]] QString noFigureOn(const QString& cell);
[[nodiscard]] QString severalFiguresOn(const QString& cell);

/// Whether these arguments can be served without a display. Asked before there is an application.
[[nodiscard]] bool needsNoDisplay(int argc, char** argv);

} // namespace vozka::app
