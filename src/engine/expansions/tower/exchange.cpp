// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/inline_list.h"
#include "engine/expansions/tower/tower.h"
#include "engine/rules/hooks/turn.h"

namespace vozka::tower {

namespace {

constexpr Code stepName = "exchange";
constexpr std::array exchangeArgs{ArgSpec{"exchange", ArgType::Figure, ArgField::Figure}};

/// Figures of `owner` that `captor` holds as prisoners, as indices in the table of tokens.
struct Prisoners {
    InlineList<std::uint16_t, maxFigures> indices;
    bool areOneKind = true;

    Prisoners(const StateData& state, const TowerKeys& keys, Player captor, Player owner)
    {
        const auto tokens = state.tokens.all();
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (tokens[i].kind != keys.prisoners || !tokens[i].isHeldBy(captor) || tokens[i].owner != owner)
                continue;
            indices.push_back(static_cast<std::uint16_t>(i));
            areOneKind &= tokens[i].figure() == tokens[indices[0]].figure();
        }
    }
};

/// Rule: to.exchange - returns two figures to their owners: the prisoner just captured, and the captor's
/// figure at the index `ownToken`.
void exchangeFigures(Turn& turn, const TowerKeys& keys, Player captor, Player other, std::size_t ownToken)
{
    turn.releaseCaptured(ownToken, stepName);
    const Prisoners taken(turn.state(), keys, captor, other);
    turn.releaseCaptured(taken.indices[taken.indices.size() - 1], stepName);
}

/// Rule: to.exchange - the player who has just captured a figure chooses which own figure returns.
class ExchangeStep final : public Step, public ActionRule {
public:
    ExchangeStep(Action::Type type, const TowerKeys& keys)
        : Step({.name = stepName, .startsOnRequest = true}), m_type(type), m_keys(keys)
    {}

    Next enter(Turn& turn) const override
    {
        turn.state().toMove = turn.state().active;
        return Next::Choice;
    }

    void addLegal(const RuleBook&, const StateData& state, ActionList& actions) const override
    {
        const Prisoners ownFigures(state, m_keys, exchangePartner(state), state.active);
        std::array<bool, maxFigureKinds> added{};
        for (const auto tokenIndex : ownFigures.indices.all())
            if (const auto figure = state.tokens[tokenIndex].figure();
                !std::exchange(added[index(figure)], true))
                actions.push_back({.type = m_type, .figure = figure});
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        if (indexOf(state, action))
            return {};
        return Refusal{.code = noSuchPrisoner,
                       .rule = "to.exchange",
                       .figure = action.figure,
                       .player = exchangePartner(state)};
    }

    /// Assumes an exchange with a player who holds such a prisoner.
    void prepare(const RuleBook&, StateData& state, const Action& action) const override
    {
        state.toMove = state.active;
        auto& partner = state.ofExpansions.get<TowerTurn>(m_keys.turnSlot).exchangeWith;
        for (const auto& prisoner : state.tokensOf(m_keys.prisoners))
            if (prisoner.owner == state.active && (partner == 0 || prisoner.figure() == action.figure))
                partner = static_cast<std::uint8_t>(prisoner.where + 1);
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        exchangeFigures(turn, m_keys, state.active, exchangePartner(state), *indexOf(state, action));
        state.ofExpansions.get<TowerTurn>(m_keys.turnSlot).exchangeWith = 0;
    }

private:
    [[nodiscard]] Player exchangePartner(const StateData& state) const
    {
        const auto partner = state.ofExpansions.get<TowerTurn>(m_keys.turnSlot).exchangeWith;
        return partner == 0 ? noPlayer : static_cast<Player>(partner - 1);
    }

    [[nodiscard]] std::optional<std::size_t> indexOf(const StateData& state, const Action& action) const
    {
        const Prisoners ownFigures(state, m_keys, exchangePartner(state), state.active);
        for (const auto tokenIndex : ownFigures.indices.all())
            if (state.tokens[tokenIndex].figure() == action.figure)
                return tokenIndex;
        return {};
    }

    Action::Type m_type;
    TowerKeys m_keys;
};

} // namespace

void exchangePrisoners(Turn& turn, const TowerKeys& keys, PrisonerChoice choice, Player other)
{
    auto& state = turn.state();
    const Prisoners ownFigures(state, keys, other, state.active);
    if (ownFigures.indices.size() == 0)
        return;
    if (choice == PrisonerChoice::Owner && !ownFigures.areOneKind) {
        state.ofExpansions.get<TowerTurn>(keys.turnSlot).exchangeWith = static_cast<std::uint8_t>(other + 1);
        turn.request(stepName);
    } else {
        exchangeFigures(turn, keys, state.active, other, ownFigures.indices[0]);
    }
}

void addExchange(RuleBook& book, const TowerKeys& keys)
{
    const auto type = book.addAction(exchangeArgs, ActionRole::Other);
    book.plan().insertAfter("capture", std::make_unique<ExchangeStep>(type, keys), type, expansion.name);
}

} // namespace vozka::tower
