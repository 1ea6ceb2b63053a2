// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The crop circles on tiles, and the meeples that they concern.
#pragma once

#include "engine/rules/hooks/rule_book.h"

#include <array>
#include <vector>

namespace vozka::crop_circles {

/// Kind of feature that a crop circle concerns, and its mark in tile sets. Rule: cc.kind
struct Symbol {
    Code mark;
    FeatureKind concerns;
    /// Detail of refusals.
    Code word;
};
inline constexpr std::array symbols{Symbol{"crop-circle-road", FeatureKind::Road, "road"},
                                    Symbol{"crop-circle-city", FeatureKind::City, "city"},
                                    Symbol{"crop-circle-field", FeatureKind::Field, "field"}};

class Circles {
public:
    explicit Circles(const TileCatalogue& catalogue);

    /// Symbol of the tile kind; null if it has no crop circle.
    [[nodiscard]] const Symbol* symbolOf(KindIndex kind) const { return m_symbols[kind]; }
    /// Symbol of the tile just placed; null if it has no crop circle.
    [[nodiscard]] const Symbol* placed(const StateData& state) const
    {
        return state.placed == noTile ? nullptr : symbolOf(state.board.tiles()[state.placed].kind);
    }

private:
    /// By tile kind.
    std::vector<const Symbol*> m_symbols;
};

/// True if the figure is a meeple on a feature of that kind.
[[nodiscard]] inline bool isConcerned(const RuleBook& book, const StateData& state, const Figure& figure,
                                      FeatureKind kind)
{
    return book.isMeeple(figure.kind) && !figure.onCorner && state.board.segment(figure.segment).kind == kind;
}

/// Adds the steps `circle` at the end of the turn. `mayAdd`: true if a player can decline to add a meeple.
/// Returns the type of the action that removes a meeple.
Action::Type addCircleSteps(RuleBook& book, const Circles& circles, bool mayAdd);

/// Adds the losses that computer players expect. `removing`: type of the action that removes a meeple.
void addEstimate(RuleBook& book, const Circles& circles, Action::Type removing);

} // namespace vozka::crop_circles
