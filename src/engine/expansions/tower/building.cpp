// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tower/building.h"

#include "engine/expansions/tower/tower.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/majority.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::tower {

namespace {

constexpr std::array towerArgs{ArgSpec{"tower", ArgType::Cell, ArgField::At}};

bool isClosed(const StateData& state, Segment tower)
{
    return state.board.feature(tower).figures != 0;
}

/// Whoever stands on the tower, as a reason.
void nameWhoClosed(const StateData& state, Segment tower, Refusal& refused)
{
    if (const auto* figure = figureOn(state, tower)) {
        refused.figure = figure->kind;
        refused.player = figure->player;
        refused.figureStands = true;
    }
}

/// The foundation on that cell, noSegment if there is none.
Segment foundationAt(const StateData& state, Cell at)
{
    const auto piles = state.piles.all();
    const auto found =
        std::ranges::find_if(piles, [&](const Pile& pile) { return state.board.cellOf(pile.segment) == at; });
    return found == piles.end() ? noSegment : found->segment;
}

/// Rule: to.build - instead of setting a figure, one piece on any foundation or any open tower.
class Building final : public ActionRule {
public:
    Building(Action::Type type, std::size_t slot) : m_type(type), m_slot(slot) {}

    [[nodiscard]] bool isPossible(const RuleBook&, const StateData& state) const override
    {
        return state.pilePieces[state.active] > 0
               && std::ranges::any_of(state.piles.all(),
                                      [&](const Pile& pile) { return !isClosed(state, pile.segment); });
    }

    void addLegal(const RuleBook&, const StateData& state, ActionList& actions) const override
    {
        if (state.pilePieces[state.active] == 0)
            return;
        for (const auto& pile : state.piles.all())
            if (!isClosed(state, pile.segment))
                actions.push_back(pieceOn(state, pile));
    }

    void addSamples(const RuleBook&, const StateData& state, std::vector<Action>& actions) const override
    {
        for (const auto& pile : state.piles.all())
            actions.push_back(pieceOn(state, pile));
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        Refusal refused{noFoundation, "to.build", action.at.cell()};
        const Segment tower = foundationAt(state, action.at.cell());
        if (tower == noSegment)
            return refused;
        if (isClosed(state, tower)) {
            refused.code = towerClosed;
            refused.rule = "to.close";
            nameWhoClosed(state, tower, refused);
            return refused;
        }
        if (state.pilePieces[state.active] > 0)
            return {};
        refused.code = noPieceLeft;
        refused.rule = "to.pieces";
        return refused;
    }

    void apply(Turn& turn, const Action& action) const override
    {
        const Segment tower = foundationAt(turn.state(), action.at.cell());
        turn.raise(turn.state().active, tower);
        turn.state().ofExpansions.get<Raised>(m_slot).tower = static_cast<std::uint16_t>(tower + 1);
    }

private:
    [[nodiscard]] Action pieceOn(const StateData& state, const Pile& pile) const
    {
        Action action;
        action.type = m_type;
        action.at = Spot::tile(state.board.cellOf(pile.segment));
        return action;
    }

    Action::Type m_type;
    std::size_t m_slot;
};

/// Rule: to.close - a tower of at least one piece may be closed from wherever a tile was placed.
class Tops final : public ReachRule {
public:
    explicit Tops(FeatureKind tower) : m_tower(tower) {}

    void addPlaces(const RuleBook& book, const StateData& state, PlaceList& places) const override
    {
        // The piles are in the order in which their tiles were placed.
        for (const auto& pile : state.piles.all())
            places.push_back({pile.segment, book.figuresOn(m_tower)});
    }
    [[nodiscard]] Code word() const override { return "tower"; }
    [[nodiscard]] bool passesTileBars() const override { return true; }

private:
    FeatureKind m_tower;
};

/// Rule: to.close, to.reopen - not on a bare foundation, and one follower a tower as long as he stands there.
std::optional<Refusal> refusalOnTower(const StateData& state, Segment tower)
{
    const bool isBare = state.piecesOn(tower) == 0;
    if (!isBare && !isClosed(state, tower))
        return {};
    const auto at = state.board.ref(tower);
    Refusal refused{isBare ? towerBare : towerClosed, "to.close", at.at, at.feature};
    if (!isBare)
        nameWhoClosed(state, tower, refused);
    return refused;
}

/// A foundation is an empty pile.
void addFoundations(StateData& state, FeatureKind tower)
{
    state.board.forEachOn(state.placed, [&](Segment at) {
        if (state.board.segment(at).kind == tower)
            state.piles.push_back({at, 0});
    });
}

} // namespace

void addBuilding(RuleBook& book, FeatureKind tower, std::size_t raised)
{
    book.allow(FigureKind::Follower, tower);
    if (const auto* large = book.findFigure("large"))
        book.allow(large->kind(), tower);
    book.on(Trigger::TilePlaced,
            [tower](Turn& turn, const Happening&) { addFoundations(turn.state(), tower); });
    const auto type = book.addAction(towerArgs, ActionRole::Elsewhere);
    book.offer(step::deploy, type, std::make_unique<Building>(type, raised));
    book.add(std::make_unique<Tops>(tower));
    book.limit(
        Limit::OnFeature, [tower](const RuleBook&, const StateData& state, const LimitSubject& subject) {
            return state.board.segment(subject.feature).kind == tower ? refusalOnTower(state, subject.feature)
                                                                      : std::nullopt;
        });
}

} // namespace vozka::tower
