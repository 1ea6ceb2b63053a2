// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Folders of the program on the disk.
#pragma once

#include <filesystem>

namespace vozka::records {

// A path is empty if both its variable and HOME are missing or relative. The folders need not exist.

/// Folder for autosaves and other state: $XDG_STATE_HOME/vozka, otherwise ~/.local/state/vozka.
[[nodiscard]] std::filesystem::path stateFolder();
/// Folder for settings: $XDG_CONFIG_HOME/vozka, otherwise ~/.config/vozka.
[[nodiscard]] std::filesystem::path configFolder();
/// Folder for content by the user: $XDG_DATA_HOME/vozka, otherwise ~/.local/share/vozka.
[[nodiscard]] std::filesystem::path dataFolder();

} // namespace vozka::records
