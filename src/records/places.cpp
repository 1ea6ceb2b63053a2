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
    // A relative path is ignored (XDG base directory specification).
    return path.is_absolute() ? path : std::filesystem::path();
}

std::filesystem::path folder(const char* variable, const char* belowHome)
{
    if (const auto named = pathIn(variable); !named.empty())
        return named / "vozka";
    const auto home = pathIn("HOME");
    return home.empty() ? home : home / belowHome / "vozka";
}

} // namespace

std::filesystem::path stateFolder()
{
    return folder("XDG_STATE_HOME", ".local/state");
}

std::filesystem::path configFolder()
{
    return folder("XDG_CONFIG_HOME", ".config");
}

std::filesystem::path dataFolder()
{
    return folder("XDG_DATA_HOME", ".local/share");
}

} // namespace vozka::records
