// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where on the disk the program has a place of its own.
#pragma once

#include <filesystem>

namespace vozka::records {

// Each is empty if there is no home either, which has to be an absolute path, too. The folders need not
// exist.

/// What the program needs to go on where it was left: $XDG_STATE_HOME/vozka, else ~/.local/state/vozka.
[[nodiscard]] std::filesystem::path stateFolder();
/// What the user has chosen: $XDG_CONFIG_HOME/vozka, else ~/.config/vozka.
[[nodiscard]] std::filesystem::path configFolder();
/// What the user has made: $XDG_DATA_HOME/vozka, else ~/.local/share/vozka.
[[nodiscard]] std::filesystem::path dataFolder();

} // namespace vozka::records
