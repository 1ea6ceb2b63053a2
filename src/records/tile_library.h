// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile sets that come with the program, and the catalogue of a game's sets.
#pragma once

#include "engine/tiles/catalogue.h"
#include "records/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace vozka::records {

/// Reads a tile set from its JSON text and checks it (formats: tile sets). `file` only names it in errors.
[[nodiscard]] Result<TileSet> readTileSet(std::string_view text, const std::string& file);

/// The error of tile sets or rules that need more room than a game can have.
[[nodiscard]] Error roomError(const RoomFault& fault, const std::string& file);

class TileLibrary {
public:
    /// The tile sets compiled into the program whose expansions the engine has, in the order of the list of
    /// expansions.
    [[nodiscard]] static const TileLibrary& builtIn();

    [[nodiscard]] const std::vector<TileSet>& sets() const { return m_sets; }
    [[nodiscard]] const TileSet* find(std::string_view name) const;
    /// The catalogue of these sets, in this order. An error (pointer "/rules/sets/N") for a set that is not
    /// known or named twice, for none at all, and for sets that do not fit into one game.
    [[nodiscard]] Result<TileCatalogue> catalogue(const std::vector<std::string>& names,
                                                  const std::string& file) const;

private:
    std::vector<TileSet> m_sets;
};

} // namespace vozka::records
