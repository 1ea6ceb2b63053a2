// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where on the disk the program has a place of its own.
#pragma once

#include <filesystem>

namespace vozka::records {

/// What the program needs to go on where it was left: $XDG_STATE_HOME/vozka, else ~/.local/state/vozka. Empty
/// if there is no home either. The folder need not exist.
[[nodiscard]] std::filesystem::path stateFolder();

} // namespace vozka::records
