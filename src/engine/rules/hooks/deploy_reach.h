// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Extension point for deployment on other tiles.
#pragma once

#include "engine/base/ids.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

class ReachedPlaces;
class RuleBook;

/// Features that a `ReachRule` must add.
enum class ReachFilter : std::uint8_t {
    /// All features.
    Any,
    /// Only features where a figure can be deployed now.
    Open,
};

/// Allows deployment on features of other tiles than the tile just placed.
class ReachRule {
public:
    /// `word`: name of this rule in messages. `ignoresLimits`: true if `Limit::OnTile` does not apply to it,
    /// and the rule itself leaves out features that `Limit::OnFeature` forbids.
    explicit ReachRule(Code word, bool ignoresLimits = false) : m_word(word), m_ignoresLimits(ignoresLimits)
    {}
    ReachRule(const ReachRule&) = delete;
    ReachRule& operator=(const ReachRule&) = delete;
    virtual ~ReachRule() = default;

    [[nodiscard]] Code word() const { return m_word; }
    [[nodiscard]] bool ignoresLimits() const { return m_ignoresLimits; }
    /// Adds features with the kinds of figures that this rule allows there. Requires: a tile was placed.
    virtual void addPlaces(ReachedPlaces& places) const = 0;
    /// Returns why this rule refuses a kind of figure while it allows others. Empty if it allows this kind or
    /// none.
    [[nodiscard]] virtual std::optional<Refusal> refusalFor(const RuleBook&, const StateData&,
                                                            FigureKind) const
    {
        return {};
    }

private:
    Code m_word;
    bool m_ignoresLimits;
};

} // namespace vozka
