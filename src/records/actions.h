// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions between the words of a file and the numbers of the engine.
#pragma once

#include "engine/rules/rules.h"
#include "records/game_head.h"
#include "records/json_reader.h"

#include <map>

namespace vozka::records {

/// Reads and writes the actions of one game in their order: features are named by their ids, so it follows
/// which kind of tile lies where. Whether an action is legal is not asked: a feature that does not exist
/// becomes `noFeature`, which the rules refuse when its turn comes, after whatever is wrong before it.
class ActionWords {
public:
    /// The start tiles with fixed cells are laid. The rules must outlive it.
    explicit ActionWords(const Rules& rules);

    /// A tile is on the cell. The first tile of a cell counts. Tiles beyond the largest number of a game are
    /// ignored.
    void lay(Cell cell, KindIndex kind)
    {
        if (m_laid.size() < mostLaid)
            m_laid.try_emplace(cell, kind);
    }

    [[nodiscard]] Action read(const Value& value);
    /// As one JSON object on one line.
    [[nodiscard]] std::string write(const Action& action);

    [[nodiscard]] KindIndex readKind(const Value& value) const;
    [[nodiscard]] FigureKind readFigure(const Value& value) const;
    [[nodiscard]] FeatureIndex readFeature(const Value& value, Cell at) const;
    [[nodiscard]] const std::string& featureId(const SegmentRef& feature) const;

    /// Both ids in alphabetical order, as a list.
    [[nodiscard]] std::string pairText(const SegmentRef& one, const SegmentRef& other) const;

private:
    static constexpr std::size_t mostLaid = maxTiles;

    /// The form in which the object is written; nullptr for no action of this game.
    [[nodiscard]] const ActionForm* formOf(const std::vector<std::string>& names) const;
    void readArg(const Value& value, const ArgSpec& arg, Action& action) const;
    void readPair(const Value& value, Action& action) const;
    /// Value of an argument as JSON.
    [[nodiscard]] std::string argText(const ArgSpec& arg, const Action& action) const;

    const Rules* m_rules;
    std::map<Cell, KindIndex> m_laid;
};

} // namespace vozka::records
