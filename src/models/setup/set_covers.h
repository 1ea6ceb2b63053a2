// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Content of the cards of tile sets, read from :/art/svg/set-covers.json: three tiles that show what a set
// adds, and the story that teaches it.
#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace vozka {

/// Returns the URLs of three pictures of tiles with all details; an empty list for an unknown set. Sets
/// without tiles show tiles of the base game.
[[nodiscard]] QStringList coverOf(std::string_view set);
[[nodiscard]] QString storyOf(std::string_view set);

} // namespace vozka
