// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Conversion of actions between files and the engine.
#pragma once

#include "engine/rules/rules.h"
#include "records/game_head.h"
#include "records/json_reader.h"

#include <map>

namespace vozka::records {

/// Reads and writes the actions of one game in their order. Files name a feature by its cell and its id on
/// the tile there, so this object stores the tiles on the board. It does not check if an action is legal. An
/// unknown feature becomes `noFeature`: the rules refuse the action later, unless another fault is found
/// before. Reading or writing the placement of a tile also adds the tile.
class ActionWords {
public:
    /// Starts with the start tiles with fixed cells. The rules must outlive this object.
    explicit ActionWords(const Rules& rules);

    /// Adds a tile. Ignores further tiles on the same cell, and tiles beyond the maximum of a game.
    void addTile(Cell cell, KindIndex kind)
    {
        if (m_tiles.size() < maxPlacedTiles)
            m_tiles.try_emplace(cell, kind);
    }

    [[nodiscard]] Action read(const Value& value);
    /// Returns the action as a JSON object on one line.
    [[nodiscard]] std::string write(const Action& action);

    [[nodiscard]] KindIndex readKind(const Value& value) const;
    [[nodiscard]] FigureKind readFigure(const Value& value) const;
    [[nodiscard]] FeatureIndex readFeature(const Value& value, Cell at) const;
    [[nodiscard]] const std::string& featureId(const SegmentRef& feature) const;

    /// Returns both ids in alphabetical order, as a list.
    [[nodiscard]] std::string pairText(const SegmentRef& one, const SegmentRef& other) const;

private:
    static constexpr std::size_t maxPlacedTiles = maxTiles;

    /// Returns the form whose word is one of these fields: the first of that word with all its arguments,
    /// otherwise the last of that word. Null if this game has no such word.
    [[nodiscard]] const ActionForm* formOf(const std::vector<std::string>& names) const;
    void readArg(const Value& value, const ArgSpec& arg, Action& action) const;
    void readPair(const Value& value, Action& action) const;
    /// Returns the value of an argument as JSON.
    [[nodiscard]] std::string argText(const ArgSpec& arg, const Action& action) const;

    const Rules* m_rules;
    std::map<Cell, KindIndex> m_tiles;
};

} // namespace vozka::records
