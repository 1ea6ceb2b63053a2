// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/places.h"

#include <cstdlib>

namespace vozka::records {

namespace {

std::filesystem::path pathIn(const char* variable)
{
    const char* const value = std::getenv(variable);
    std::filesystem::path path(value == nullptr ? "" : value);
    // A path that is not absolute counts as none (XDG base directory specification).
    return path.is_absolute() ? path : std::filesystem::path();
}

} // namespace

std::filesystem::path stateFolder()
{
    if (const auto state = pathIn("XDG_STATE_HOME"); !state.empty())
        return state / "vozka";
    const auto home = pathIn("HOME");
    return home.empty() ? home : home / ".local" / "state" / "vozka";
}

} // namespace vozka::records
