// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/flying_machines/flight.h"

#include "engine/expansions/flying_machines/flying_machines.h"
#include "engine/rules/hooks/outcome_list.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <array>

namespace vozka::flying_machines {

namespace {

/// Rule: fm.choice - each number is on two sides of the die.
constexpr int minPoints = 1;
constexpr std::uint32_t sidesPerNumber = 2;

constexpr std::array rollArgs{ArgSpec{"roll", ArgType::Number, ArgField::Number, minPoints, maxPoints}};

/// Number on the die; 0 if it was not rolled.
struct Die {
    std::uint8_t points;
};

class RollStep final : public Step, public ActionRule {
public:
    RollStep(Action::Type type, Flights flights)
        : Step({.name = "roll"}), m_type(type), m_flights(std::move(flights))
    {}

    Next enter(Turn& turn) const override
    {
        if (m_flights.flier(turn.state()) == nullptr)
            return Next::NextStep;
        turn.state().toMove = noPlayer;
        return Next::Choice;
    }

    void addOutcomes(const RuleBook&, const StateData&, OutcomeList& outcomes) const override
    {
        for (int points = minPoints; points <= maxPoints; ++points)
            outcomes.push_back({rollOf(points), sidesPerNumber});
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData&,
                                                 const Action&) const override
    {
        return {};
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        ++state.draws;
        m_flights.setPoints(state, action.number);
        turn.request("land");
        turn.report({.type = eventRoll,
                     .player = state.active,
                     .at = state.board.ref(m_flights.machine(state)),
                     .count = action.number});
    }

private:
    [[nodiscard]] Action rollOf(int points) const
    {
        Action action;
        action.type = m_type;
        action.number = static_cast<std::int16_t>(points);
        return action;
    }

    Action::Type m_type;
    Flights m_flights;
};

} // namespace

Flights::Flights(RuleBook& book, FeatureKind machine) : m_slot(book.reserveSlot<Die>())
{
    std::vector<Machine> machines;
    for (int i = 0; i < book.catalogue().kindCount(); ++i) {
        const auto& features = book.catalogue().kind(static_cast<KindIndex>(i)).features;
        const auto found = std::ranges::find(features, machine, &TileFeature::kind);
        machines.push_back(
            found == features.end()
                ? Machine{}
                : Machine{static_cast<FeatureIndex>(found - features.begin()), found->direction.value()});
    }
    m_machines = std::make_shared<const std::vector<Machine>>(std::move(machines));
}

Segment Flights::machine(const StateData& state) const
{
    if (state.placed == noTile)
        return noSegment;
    const auto feature = (*m_machines)[state.board.tiles()[state.placed].kind].feature;
    return feature == noFeature ? noSegment : state.board.segmentOf(state.placed, feature);
}

bool Flights::isMachine(const StateData& state, Segment segment) const
{
    const auto& tile = state.board.tiles()[state.board.segment(segment).tile];
    return (*m_machines)[tile.kind].feature == state.board.featureIndex(segment);
}

const Figure* Flights::flier(const StateData& state) const
{
    const auto at = machine(state);
    return at == noSegment || state.board.feature(at).figures == 0 ? nullptr : state.figureOn(at);
}

// Rule: fm.choice - straight or diagonally; the direction turns with the tile.
Cell Flights::cellAt(const StateData& state, int distance) const
{
    const auto& tile = state.board.tiles()[state.placed];
    return cellTowards(tile.cell, turned((*m_machines)[tile.kind].direction, tile.turns), distance);
}

int Flights::points(const StateData& state) const
{
    return state.ofExpansions.get<Die>(m_slot).points;
}

void Flights::setPoints(StateData& state, int points) const
{
    state.ofExpansions.get<Die>(m_slot).points = static_cast<std::uint8_t>(points);
}

Action::Type addRoll(RuleBook& book, const Flights& flights)
{
    const auto type = book.addAction(rollArgs, ActionRole::Chance);
    book.plan().insertAfterEach(Action::Type::Deploy, std::make_shared<RollStep>(type, flights), type,
                                expansion.name);
    return type;
}

} // namespace vozka::flying_machines
