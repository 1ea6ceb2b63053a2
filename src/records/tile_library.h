// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile sets of the program, and catalogues of a game's sets.
#pragma once

#include "engine/rules/state/options.h"
#include "engine/tiles/catalogue.h"
#include "records/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace vozka::records {

/// Reads and checks a tile set from its JSON text (README.md). `file` is only used in errors.
[[nodiscard]] Result<TileSet> readTileSet(std::string_view text, const std::string& file);

/// Returns the error for tile sets or rules that exceed a limit of the game.
[[nodiscard]] Error limitError(const CapacityFault& fault, const std::string& file);

class TileLibrary {
public:
    /// Returns the library with the embedded tile sets of all expansions of the engine, in the order of the
    /// list of expansions. Hidden sets, which players cannot choose, are at the end.
    [[nodiscard]] static const TileLibrary& builtIn();

    [[nodiscard]] const std::vector<TileSet>& sets() const { return m_sets; }
    [[nodiscard]] const TileSet* find(std::string_view name) const;
    /// Returns the catalogue of these sets, in this order. Returns an error for an unknown or repeated set
    /// and a repeated tile (pointer "/rules/sets/N"), for an empty list, and for sets that exceed a limit.
    /// `options`: an option can change tiles.
    [[nodiscard]] Result<TileCatalogue> catalogue(const std::vector<std::string>& names,
                                                  const std::string& file,
                                                  const Options& options = Options()) const;

private:
    std::vector<TileSet> m_sets;
};

} // namespace vozka::records
