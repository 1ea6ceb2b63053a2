// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/tile_library.h"

#include "engine/expansions/list.h"
#include "records/embedded_tiles.h"
#include "records/error_codes.h"

#include <algorithm>

namespace vozka::records {

const TileLibrary& TileLibrary::builtIn()
{
    static const TileLibrary library = [] {
        const auto playable = playableTileSets();
        const auto positionInList = [&](const TileSet& set) { return std::ranges::find(playable, set.name); };
        TileLibrary result;
        for (const auto& file : embeddedTileSets()) {
            // Sets with features of unknown expansions cannot be read and are skipped.
            auto set = readTileSet(file.text, std::string(file.name));
            // Hidden sets need no rules: they only contain tiles for positions.
            if (set && (positionInList(*set) != playable.end() || !set->offered))
                result.m_sets.push_back(std::move(*set));
        }
        // Expansions without tiles have an empty set.
        for (const auto& name : playable)
            if (result.find(name) == nullptr)
                result.m_sets.push_back({std::string(name), true, {}});
        std::ranges::stable_sort(result.m_sets, {}, positionInList);
        return result;
    }();
    return library;
}

Error limitError(const CapacityFault& fault, const std::string& file)
{
    return {file,
            "/rules/sets",
            std::string(error::setsTooMany),
            {std::string(fault.quantity), std::to_string(fault.needed), std::to_string(fault.limit)}};
}

const TileSet* TileLibrary::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_sets, name, &TileSet::name);
    return found == m_sets.end() ? nullptr : &*found;
}

Result<TileCatalogue> TileLibrary::catalogue(const std::vector<std::string>& names, const std::string& file,
                                             const Options& options) const
{
    const std::string pointer = "/rules/sets";
    const auto setFault = [&](std::size_t at, Code code, const std::string& what) {
        return Error{file, pointer + "/" + std::to_string(at), std::string(code), {what}};
    };
    if (names.empty())
        return Error{file, pointer, std::string(error::setsNone), {}};
    std::vector<TileSet> sets;
    std::vector<std::string_view> tileIds;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto* set = find(names[i]);
        if (set == nullptr)
            return setFault(i, error::setUnknown, names[i]);
        if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i])
            != names.begin() + static_cast<std::ptrdiff_t>(i))
            return setFault(i, error::setTwice, names[i]);
        for (const auto& tile : set->tiles) {
            if (std::ranges::find(tileIds, tile.id) != tileIds.end())
                return setFault(i, error::tileIdTwice, tile.id);
            tileIds.emplace_back(tile.id);
        }
        sets.push_back(*set);
    }
    applyTileSetChanges(names, options, sets);
    CapacityFault fault;
    auto catalogue = TileCatalogue::make(std::move(sets), fault);
    if (!catalogue)
        return limitError(fault, file);
    return std::move(*catalogue);
}

} // namespace vozka::records
