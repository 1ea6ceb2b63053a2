// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/barn/barn.h"

#include "engine/board/tile_view.h"

#include <algorithm>
#include <bit>

namespace vozka::barn {

namespace {

bool hasBarn(const StateData& state, Segment field, FigureKind barn)
{
    return state.figureOn(field, [&](const Figure& figure) { return figure.kind == barn; }) != nullptr;
}

/// Rule: am.barn.place - the barn is placed instead of a follower, on a point where four tiles meet, one of
/// them just placed, also if the field has farmers.
class BarnRule final : public FigureRule {
public:
    /// Rule: am.barn.corner, am.barn.nofarmer, am.barn.final - a barn is not a follower.
    BarnRule()
        : FigureRule({.name = "barn",
                      .supply = 1,
                      .isMeeple = false,
                      .cornerRule = "am.barn.corner",
                      .occupiedReason = {fieldHasBarn, "am.barn.nofarmer"},
                      .strength = 0,
                      .isPaidAlone = true})
    {}

    [[nodiscard]] bool canDeploy(const RuleBook& book, const StateData& state) const override
    {
        return anyCorner(book, state, [](Cell) { return true; });
    }

    void addDeployments(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        anyCorner(book, state, [&](Cell corner) {
            actions.push_back(Action::deploy(kind(), Spot::corner(corner)));
            return false;
        });
    }

    void addSamples(const RuleBook&, const StateData& state, std::vector<Action>& actions) const override
    {
        for (const Corner corner : allCorners)
            actions.push_back(Action::deploy(
                kind(), Spot::corner(pointAt(state.board.tiles()[state.placed].cell, corner))));
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (!action.at.isCorner()) {
            auto refused = FigureRule::refusal(book, state, action);
            if (refused && refused->code == refusal::wrongFeature && refused->featureKind)
                refused->detail = refusal::needsCorner;
            return refused;
        }
        if (const auto refused = cornerRefusal(book, state, action.at.cell(), spec().cornerRule))
            return refused;
        if (!isCornerOfPlacedTile(state, action.at.cell()))
            return book.refusalOnOtherTiles(state, kind())
                .value_or(Refusal{refusal::cornerNotThisTile, "am.barn.place"});
        const Segment field = fieldAroundCorner(book.catalogue(), state.board, action.at.cell());
        if (const auto forbidden = book.limits().refusal(Limit::OnFeature, state, {.feature = field}))
            return forbidden;
        if (hasBarn(state, field, kind())) {
            // Rule: am.barn.one - a field can have farmers, but only one barn.
            auto occupied = occupiedRefusal(book, state, field);
            occupied->rule = "am.barn.one";
            return occupied;
        }
        if (state.supply[state.active][index(kind())] == 0)
            return Refusal{
                .code = refusal::noneLeft, .rule = "am.barn.place", .figure = kind(), .player = state.active};
        return {};
    }

private:
    [[nodiscard]] static bool isCornerOfPlacedTile(const StateData& state, Cell corner)
    {
        return state.placed != noTile && std::ranges::any_of(allCorners, [&](Corner at) {
                   return pointAt(state.board.tiles()[state.placed].cell, at) == corner;
               });
    }

    /// Calls `each(corner)` for the corners where the active player can place a barn. Stops if `each` returns
    /// true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): a caller that visits all corners ignores the result.
    bool anyCorner(const RuleBook& book, const StateData& state, Each each) const
    {
        const auto& placed = state.board.tiles()[state.placed];
        const auto& tile = book.catalogue().compiled(placed.kind).turned[placed.turns];
        // Corner c is between the sides c - 1 and c. Only corners with tiles at both sides are tried.
        const unsigned touchedBefore = placed.touching << 1U | placed.touching >> 3U;
        for (unsigned left = placed.touching & touchedBefore; left != 0; left &= left - 1) {
            const auto corner = static_cast<Corner>(std::countr_zero(left));
            if (fieldAtCorner(tile, corner) == noFeature)
                continue;
            const Cell point = pointAt(placed.cell, corner);
            const Segment field = fieldAroundCorner(book.catalogue(), state.board, point);
            if (field != noSegment && !book.limits().isFeatureForbidden(state, field)
                && !hasBarn(state, field, kind()) && each(point))
                return true;
        }
        return false;
    }
};

constexpr OptionSpec barnAndHerd{"barnAndHerd",     OptionSpec::Type::Choice, {"none", "bonus"}, 0, 0,
                                 "am.house.pigherd"};
constexpr std::array options{barnAndHerd};

void addRules(RuleBook& book)
{
    const auto barn = book.add(std::make_unique<BarnRule>());
    addScoring(book, barn, static_cast<BarnAndHerd>(book.options().value(barnAndHerd)));
}

} // namespace

const Expansion expansion{"barn", "abbey-and-mayor", {}, options, addRules};

} // namespace vozka::barn
