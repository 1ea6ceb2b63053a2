// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Extension point for deployment on other tiles.
#pragma once

#include "engine/rules/hooks/place_list.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

class RuleBook;

/// Which features a ReachRule adds.
enum class Reached : std::uint8_t {
    /// All.
    Any,
    /// Without features that `Limit::OnFeature` forbids.
    Open,
};

/// Lets figures be deployed on features of other tiles than the one just placed.
class ReachRule {
public:
    /// `word`: the code under which messages name this rule. `passesTileBars`: true if `Limit::OnTile` does
    /// not apply to it.
    explicit ReachRule(Code word, bool passesTileBars = false)
        : m_word(word), m_passesTileBars(passesTileBars)
    {}
    ReachRule(const ReachRule&) = delete;
    ReachRule& operator=(const ReachRule&) = delete;
    virtual ~ReachRule() = default;

    [[nodiscard]] Code word() const { return m_word; }
    [[nodiscard]] bool passesTileBars() const { return m_passesTileBars; }
    /// Adds features with the figure kinds that may go there by this rule, in ascending order of segments.
    /// Features of the tile just placed do not count. Whether such a figure may stand on that kind of
    /// feature, whether the feature is completed or occupied and what limits of tiles forbid is checked by
    /// the caller. Requires: a tile was placed; there is room for all segments of the board.
    virtual void addPlaces(const RuleBook& book, const StateData& state, Reached which,
                           PlaceList& places) const = 0;
    /// Why a figure of that kind may not go to other tiles though others may; nothing if no kind may.
    [[nodiscard]] virtual std::optional<Refusal> closedFor(const RuleBook&, const StateData&,
                                                           FigureKind) const
    {
        return {};
    }

private:
    Code m_word;
    bool m_passesTileBars;
};

} // namespace vozka
