// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/flying_machines/landing.h"

#include "engine/expansions/flying_machines/flying_machines.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <array>

namespace vozka::flying_machines {

namespace {

constexpr std::array landArgs{ArgSpec{"land", ArgType::Cell, ArgField::At},
                              ArgSpec{"feature", ArgType::Feature, ArgField::At}};

/// Rule: fm.crash - the flier returns to the supply.
void crash(Turn& turn, const Flights& flights, const Figure& flier)
{
    flights.setPoints(turn.state(), 0);
    turn.report({.type = eventCrash,
                 .player = flier.player,
                 .figure = flier.kind,
                 .at = turn.state().board.ref(flier.segment)});
    turn.returnFigure(flier);
}

class LandStep final : public Step, public ActionRule {
public:
    LandStep(Action::Type type, Flights flights)
        : Step({.name = "land", .isAboutPlacedTile = true, .startsOnRequest = true}),
          m_type(type),
          m_flights(std::move(flights))
    {}

    /// Rule: fm.crash - without a place to land, the flier returns to the supply.
    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        const auto* flier = m_flights.flier(state);
        if (isPossible(turn.book(), state)) {
            state.toMove = state.active;
            return Next::Choice;
        }
        crash(turn, m_flights, *flier);
        return Next::NextStep;
    }

    Next after(Turn& turn) const override
    {
        m_flights.setPoints(turn.state(), 0);
        return Next::NextStep;
    }

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        return anyLandingPlace(book, state, [](const Action&) { return true; });
    }

    /// Rule: fm.land - the owner chooses the place, but the flier must land.
    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        anyLandingPlace(book, state, [&](const Action& action) {
            actions.push_back(action);
            return false;
        });
    }

    void addSamples(const RuleBook& book, const StateData& state, std::vector<Action>& actions) const override
    {
        forEachFeature(book, state, [&](const Action& action) { actions.push_back(action); });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        const auto* flier = m_flights.flier(state);
        if (flier == nullptr || action.at.cell() != m_flights.cellAt(state, m_flights.points(state)))
            return Refusal{noLanding, "fm.choice", action.at.cell(), action.at.feature()};
        return placeRefusal(book, state, *flier, action.at.feature());
    }

    /// Sets the die to the distance of the target. If no figure has taken off, one from the supply does.
    void prepare(const RuleBook& book, StateData& state, const Action& action) const override
    {
        if (m_flights.machine(state) == noSegment)
            return;
        if (m_flights.flier(state) == nullptr)
            takeOff(book, state);
        int points = maxPoints;
        while (points > 1 && m_flights.cellAt(state, points) != action.at.cell())
            --points;
        m_flights.setPoints(state, points);
    }

    void apply(Turn& turn, const Action& action) const override
    {
        turn.move(*m_flights.flier(turn.state()), segmentOf(turn.book(), turn.state(), action.at));
    }

private:
    /// Calls `each(action)` for each feature and short road of the target tile.
    template<class Each>
    void forEachFeature(const RuleBook& book, const StateData& state, Each each) const
    {
        if (m_flights.flier(state) == nullptr || m_flights.points(state) == 0)
            return;
        const Cell cell = m_flights.cellAt(state, m_flights.points(state));
        const auto tile = isOnTable(cell) ? state.board.tileAt(cell) : noTile;
        if (tile == noTile)
            return;
        const auto& kind = book.catalogue().kind(state.board.tiles()[tile].kind);
        Action action;
        action.type = m_type;
        for (std::size_t i = 0; i < kind.features.size() + kind.shortRoads.size(); ++i) {
            action.at = Spot::feature(cell, static_cast<FeatureIndex>(i));
            each(action);
        }
    }

    /// Calls `each(action)` for each place where the flier can land. Stops if `each` returns true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): some callers use all places.
    bool anyLandingPlace(const RuleBook& book, const StateData& state, Each each) const
    {
        bool found = false;
        forEachFeature(book, state, [&](const Action& action) {
            found = found || (!refusal(book, state, action) && each(action));
        });
        return found;
    }

    /// Returns why the flier cannot land on that feature of the target tile; empty if it can. Figures there
    /// do not matter.
    [[nodiscard]] std::optional<Refusal> placeRefusal(const RuleBook& book, const StateData& state,
                                                      const Figure& flier, FeatureIndex feature) const
    {
        const Cell cell = m_flights.cellAt(state, m_flights.points(state));
        const auto tile = state.board.tileAt(cell);
        // Rule: fm.not-there - not on the tile with the dragon.
        if (auto forbidden = book.limits().refusal(Limit::OnTile, state, {.onTile = tile})) {
            forbidden->rule = "fm.not-there";
            return forbidden;
        }
        Refusal refused{refusal::shortRoad, "fm.land", cell, feature};
        if (book.catalogue().kind(state.board.tiles()[tile].kind).isShortRoad(feature))
            return refused;
        const Segment segment = state.board.segmentOf(tile, feature);
        const auto kind = state.board.segment(segment).kind;
        const auto& rule = book.featureRule(kind);
        refused.featureKind = kind;
        refused.code = noLanding;
        if (rule.group == FeatureGroup::Field)
            return refused;
        refused.figure = flier.kind;
        refused.player = flier.player;
        // Rule: fm.not-there - not on a tower or another machine, where no player scores.
        if (rule.payment == Payment::None) {
            refused.rule = "fm.not-there";
            return refused;
        }
        if (!book.isAllowedOn(flier.kind, kind)) {
            refused.code = book.reservedFor(kind).deploying;
            refused.rule = "fm.kinds";
            return refused;
        }
        if (!book.isComplete(state, segment))
            return book.limits().refusal(Limit::OnFeature, state, {.feature = segment});
        refused.code = refusal::featureCompleted;
        refused.rule = state.board.status(segment) == FeatureStatus::Scored ? "fm.land" : "fm.completed";
        return refused;
    }

    /// Places the active player's first meeple in the supply on the machine.
    void takeOff(const RuleBook& book, StateData& state) const
    {
        const auto machine = m_flights.machine(state);
        for (const auto& rule : book.figureRules()) {
            auto& supply = state.supply[state.active][index(rule->kind())];
            if (!book.isMeeple(rule->kind()) || supply == 0)
                continue;
            --supply;
            state.figures.push_back({machine, state.turn, state.active, rule->kind()});
            state.board.setFigures(machine, 1);
            return;
        }
    }

    Action::Type m_type;
    Flights m_flights;
};

} // namespace

void addLanding(RuleBook& book, const Flights& flights, Action::Type roll)
{
    const auto type = book.addAction(landArgs, ActionRole::Other);
    // The game can end before the flier has landed.
    book.on(Trigger::GameEnds, [flights](Turn& turn, const TriggerArgs&) {
        const auto& state = turn.state();
        const auto flier = std::ranges::find_if(state.figuresOnBoard(), [&](const Figure& figure) {
            return flights.isMachine(state, figure.segment);
        });
        if (flier != state.figuresOnBoard().end())
            crash(turn, flights, Figure(*flier));
    });
    book.plan().insertAfterEach(roll, std::make_shared<LandStep>(type, flights), type, expansion.name);
}

} // namespace vozka::flying_machines
