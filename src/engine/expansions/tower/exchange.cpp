// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/inline_list.h"
#include "engine/expansions/tower/tower.h"
#include "engine/rules/hooks/turn.h"

namespace vozka::tower {

namespace {

constexpr Code stepName = "exchange";
constexpr std::array exchangeArgs{ArgSpec{"exchange", ArgType::Figure, ArgField::Figure}};

/// Prisoners of `owner` whom `captor` holds, as indices in the table of tokens.
struct Prisoners {
    InlineList<std::uint16_t, maxFigures> places;
    bool ofOneKind = true;

    Prisoners(const StateData& state, const Places& at, Player captor, Player owner)
    {
        const auto all = state.tokens.all();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].kind != at.prisoners || !all[i].isHeldBy(captor) || all[i].owner != owner)
                continue;
            places.push_back(static_cast<std::uint16_t>(i));
            ofOneKind &= all[i].figure() == all[places[0]].figure();
        }
    }
};

/// Returns two figures to their owners: the prisoner just captured, and the captor's figure at the index
/// `own`.
void swap(Turn& turn, const Places& places, Player captor, Player other, std::size_t own)
{
    turn.release(own);
    const Prisoners taken(turn.state(), places, captor, other);
    turn.release(taken.places[taken.places.size() - 1]);
}

/// Rule: to.exchange - the player who has just captured a figure chooses which own figure returns.
class ExchangeStep final : public Step, public ActionRule {
public:
    ExchangeStep(Action::Type type, const Places& places)
        : Step({.name = stepName, .startsOnRequest = true}), m_type(type), m_places(places)
    {}

    Next enter(Turn& turn) const override
    {
        turn.state().toMove = turn.state().active;
        return Next::Choice;
    }

    void addLegal(const RuleBook&, const StateData& state, ActionList& actions) const override
    {
        const Prisoners own(state, m_places, other(state), state.active);
        std::array<bool, maxFigureKinds> added{};
        for (const auto place : own.places.all())
            if (const auto figure = state.tokens[place].figure(); !std::exchange(added[index(figure)], true))
                actions.push_back({.type = m_type, .figure = figure});
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        if (placeOf(state, action))
            return {};
        return Refusal{
            .code = noSuchPrisoner, .rule = "to.exchange", .figure = action.figure, .player = other(state)};
    }

    /// Assumes an exchange with a player who holds such a prisoner.
    void prepare(const RuleBook&, StateData& state, const Action& action) const override
    {
        state.toMove = state.active;
        auto& with = state.ofExpansions.get<TowerTurn>(m_places.turnSlot).exchangeWith;
        for (const auto& held : state.tokensOf(m_places.prisoners))
            if (held.owner == state.active && (with == 0 || held.figure() == action.figure))
                with = static_cast<std::uint8_t>(held.where + 1);
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        swap(turn, m_places, state.active, other(state), *placeOf(state, action));
        state.ofExpansions.get<TowerTurn>(m_places.turnSlot).exchangeWith = 0;
    }

private:
    [[nodiscard]] Player other(const StateData& state) const
    {
        const auto with = state.ofExpansions.get<TowerTurn>(m_places.turnSlot).exchangeWith;
        return with == 0 ? noPlayer : static_cast<Player>(with - 1);
    }

    [[nodiscard]] std::optional<std::size_t> placeOf(const StateData& state, const Action& action) const
    {
        const Prisoners own(state, m_places, other(state), state.active);
        for (const auto place : own.places.all())
            if (state.tokens[place].figure() == action.figure)
                return place;
        return {};
    }

    Action::Type m_type;
    Places m_places;
};

} // namespace

void exchangePrisoners(Turn& turn, const Places& places, PrisonerChoice choice, Player other)
{
    auto& state = turn.state();
    const Prisoners own(state, places, other, state.active);
    if (own.places.size() == 0)
        return;
    if (choice == PrisonerChoice::Owner && !own.ofOneKind) {
        state.ofExpansions.get<TowerTurn>(places.turnSlot).exchangeWith =
            static_cast<std::uint8_t>(other + 1);
        turn.request(stepName);
    } else {
        swap(turn, places, state.active, other, own.places[0]);
    }
}

void addExchange(RuleBook& book, const Places& places)
{
    const auto type = book.addAction(exchangeArgs, ActionRole::Other);
    book.plan().insertAfter("capture", std::make_unique<ExchangeStep>(type, places), type, expansion.name);
}

} // namespace vozka::tower
