// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tower/tower.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::tower {

namespace {

constexpr int price = 3;
constexpr std::array ransomArgs{ArgSpec{"ransom", ArgType::Figure, ArgField::Figure},
                                ArgSpec{"from", ArgType::Player, ArgField::Player}};

/// True if a prisoner was ransomed in this turn.
struct RansomTurn {
    bool hasRansomed;
};

/// Rule: to.ransom - once in a turn the active player may ransom a figure for 3 points, which the captor
/// gets.
class Ransom final : public ActionRule {
public:
    Ransom(Action::Type type, TokenKind prisoners, std::size_t slot)
        : m_type(type), m_prisoners(prisoners), m_slot(slot)
    {}

    void addLegal(const RuleBook&, const StateData& state, ActionList& actions) const override
    {
        if (state.scores[state.active] < price || state.ofExpansions.get<RansomTurn>(m_slot).hasRansomed)
            return;
        forEachOwnPrisoner(state, [&](const Token& prisoner) { actions.push_back(ransomOf(prisoner)); });
    }

    void addSamples(const RuleBook&, const StateData& state, std::vector<Action>& actions) const override
    {
        forEachOwnPrisoner(state, [&](const Token& prisoner) { actions.push_back(ransomOf(prisoner)); });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        const auto makeRefusal = [&](Code code) {
            return Refusal{
                .code = code, .rule = "to.ransom", .figure = action.figure, .player = action.player};
        };
        if (!indexOf(state, action))
            return makeRefusal(noSuchPrisoner);
        if (state.ofExpansions.get<RansomTurn>(m_slot).hasRansomed)
            return makeRefusal(ransomOnce);
        return state.scores[state.active] >= price ? std::nullopt : std::optional(makeRefusal(ransomPoints));
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        Score paid{"ransom", "to.ransom", {}};
        paid.sheet.add("ransom.paid", 1, -price);
        turn.give(state.active, paid);
        Score received{"ransom", "to.ransom", {}};
        received.sheet.add("ransom.received", 1, price);
        turn.give(action.player, received);
        turn.releaseCaptured(*indexOf(state, action), "ransom");
        state.ofExpansions.get<RansomTurn>(m_slot).hasRansomed = true;
    }

private:
    /// Calls `each(token)` for the captured figures of the active player; only once for figures of the same
    /// kind and captor.
    template<class Each>
    void forEachOwnPrisoner(const StateData& state, Each each) const
    {
        const auto tokens = state.tokensOf(m_prisoners);
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (tokens[i].owner == state.active
                && std::ranges::find(tokens.first(i), tokens[i]) == tokens.begin() + i)
                each(tokens[i]);
    }

    [[nodiscard]] Action ransomOf(const Token& prisoner) const
    {
        return {.type = m_type, .figure = prisoner.figure(), .player = static_cast<Player>(prisoner.where)};
    }

    [[nodiscard]] std::optional<std::size_t> indexOf(const StateData& state, const Action& action) const
    {
        const auto tokens = state.tokens.all();
        const auto found = std::ranges::find_if(tokens, [&](const Token& prisoner) {
            return prisoner.kind == m_prisoners && prisoner.owner == state.active
                   && ransomOf(prisoner) == action;
        });
        if (found == tokens.end())
            return {};
        return static_cast<std::size_t>(found - tokens.begin());
    }

    Action::Type m_type;
    TokenKind m_prisoners;
    std::size_t m_slot;
};

} // namespace

void addRansom(RuleBook& book, TokenKind prisoners)
{
    const auto slot = book.reserveSlot<RansomTurn>();
    const auto type = book.addAction(ransomArgs, ActionRole::FreeAction);
    book.addFreeAction(type, prisoners, std::make_unique<Ransom>(type, prisoners, slot));
    // The second part of a turn is not a new turn.
    book.on(Trigger::TurnBegins, [slot](Turn& turn, const TriggerArgs&) {
        if (!turn.state().isExtraTurn())
            turn.state().ofExpansions.get<RansomTurn>(slot).hasRansomed = false;
    });
}

} // namespace vozka::tower
