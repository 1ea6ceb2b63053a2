// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lakes of a game and the ferries on them.
#pragma once

#include "engine/base/inline_list.h"
#include "engine/rules/hooks/rule_book.h"

#include <memory>

namespace vozka::ferries {

/// Word of the road ends at a lake, and of the mark of its tile.
inline constexpr Code ferryWord = "ferry";

/// Tags of ferries as bits.
using FerrySet = std::uint64_t;

class Lakes {
public:
    /// Adds the tokens and links of the ferries, and reserves a slot for their moves in a turn.
    explicit Lakes(RuleBook& book);

    /// Road ends at the lake of the tile; empty if the tile has no lake.
    [[nodiscard]] std::span<const FeatureIndex> roadEnds(const StateData& state, TileIndex tile) const;
    /// Ferry on the tile; null if none.
    [[nodiscard]] const Token* ferryOn(const StateData& state, TileIndex tile) const;
    /// Calls `each(ferry)` for each ferry on the board.
    template<class Each>
    void forEachFerry(const StateData& state, Each each) const
    {
        for (const auto& ferry : state.tokensOf(m_token))
            each(ferry);
    }
    /// Link of the ferry.
    [[nodiscard]] const Link& linkOf(const StateData& state, const Token& ferry) const;
    /// The first ferry in each direction on the roads that the tile of this turn extends. Excludes ferries
    /// that were placed or moved in this turn.
    [[nodiscard]] FerrySet ferriesInReach(const RuleBook& book, const StateData& state) const;
    /// True if the ferry was placed or moved in this turn.
    [[nodiscard]] bool wasPlacedOrMoved(const StateData& state, const Token& ferry) const;

    /// Calls `each(action)` for each pair of road ends of the lake.
    template<class Each>
    void forEachPair(const StateData& state, TileIndex tile, Each each) const
    {
        const auto all = roadEnds(state, tile);
        const Cell cell = state.board.tiles()[tile].cell;
        Action action;
        action.type = m_action;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j) {
                action.at = Spot::feature(cell, all[i]);
                action.to = Spot::feature(cell, all[j]);
                each(action);
            }
    }
    /// Returns why the features of the action are not two ends of one lake; empty if they are.
    [[nodiscard]] std::optional<Refusal> pairRefusal(const StateData& state, const Action& action) const;
    /// Places a ferry on the tile of this turn, or moves the ferry of the lake.
    void placeOrMove(Turn& turn, const Action& action) const;
    void clearMoves(StateData& state) const { state.ofExpansions.get<Moves>(m_slot) = {}; }
    /// Returns true once after each placement or move of a ferry.
    [[nodiscard]] bool consumeMove(StateData& state) const;
    [[nodiscard]] Action::Type action() const { return m_action; }

private:
    struct Moves {
        FerrySet moved;
        /// 1 from an action to the next decision of the step, else 0.
        std::uint64_t hasJustMoved;
    };

    std::shared_ptr<const std::vector<std::vector<FeatureIndex>>> m_ends;
    TokenKind m_token{};
    LinkKind m_link{};
    Action::Type m_action{};
    std::size_t m_slot;
};

} // namespace vozka::ferries
