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

/// Which of the features are wanted that a ReachRule adds.
enum class Reached : std::uint8_t {
    /// All.
    Any,
    /// Only features where a figure can be deployed now.
    Open,
};

/// Lets figures be deployed on features of other tiles than the one just placed.
class ReachRule {
public:
    /// `word`: the code under which messages name this rule. `passesBars`: true if `Limit::OnTile` does not
    /// apply to it, and the rule itself leaves out features that `Limit::OnFeature` forbids.
    explicit ReachRule(Code word, bool passesBars = false) : m_word(word), m_passesBars(passesBars) {}
    ReachRule(const ReachRule&) = delete;
    ReachRule& operator=(const ReachRule&) = delete;
    virtual ~ReachRule() = default;

    [[nodiscard]] Code word() const { return m_word; }
    [[nodiscard]] bool passesBars() const { return m_passesBars; }
    /// Adds features with the figure kinds that may go there by this rule. Requires: a tile was placed.
    virtual void addPlaces(ReachedPlaces& places) const = 0;
    /// Why a figure of that kind may not go to other tiles though others may; nothing if no kind may.
    [[nodiscard]] virtual std::optional<Refusal> closedFor(const RuleBook&, const StateData&,
                                                           FigureKind) const
    {
        return {};
    }

private:
    Code m_word;
    bool m_passesBars;
};

} // namespace vozka
