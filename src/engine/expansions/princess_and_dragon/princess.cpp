// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/inline_list.h"
#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::princess_and_dragon {

namespace {

constexpr std::array princessArgs{ArgSpec{"princess", ArgType::Cell, ArgField::At},
                                  ArgSpec{"feature", ArgType::Feature, ArgField::At},
                                  ArgSpec{"figure", ArgType::Figure, ArgField::Figure},
                                  ArgSpec{"player", ArgType::Player, ArgField::Player}};

/// Rule: pd.princess - instead of any other choice of that step, one knight returns from a city that the tile
/// extends by a segment with a princess.
class KnightRemoval final : public ActionRule {
public:
    KnightRemoval(Action::Type type, const TileCatalogue& catalogue) : m_type(type)
    {
        for (int i = 0; i < catalogue.kindCount(); ++i) {
            const auto& features = catalogue.kind(static_cast<KindIndex>(i)).features;
            const auto city = std::ranges::find_if(features, [](const TileFeature& feature) {
                return std::ranges::find(feature.marks, "princess", &MarkCount::word) != feature.marks.end();
            });
            m_cityOfKind.push_back(
                city == features.end() ? noFeature : static_cast<FeatureIndex>(city - features.begin()));
        }
    }

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        return anyKnight(book, state, [](const Figure&) { return true; });
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        forEachKnight(book, state, [&](const Action& action) { actions.push_back(action); });
    }

    void addSamples(const RuleBook& book, const StateData& state, std::vector<Action>& actions) const override
    {
        forEachKnight(book, state, [&](const Action& action) { actions.push_back(action); });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        Refusal refused{noPrincess, "pd.princess", action.at.cell(), action.at.feature()};
        const Segment segment = segmentOf(book, state, action.at);
        const Segment city = princessCity(state);
        if (city == noSegment || segment == noSegment || state.board.root(segment) != state.board.root(city))
            return refused;
        if (anyKnight(book, state, [&](const Figure& figure) { return removalOf(state, figure) == action; }))
            return {};
        refused.code = noKnightThere;
        refused.figure = action.figure;
        refused.player = action.player;
        return refused;
    }

    void apply(Turn& turn, const Action& action) const override
    {
        Figure knight;
        anyKnight(turn.book(), turn.state(), [&](const Figure& figure) {
            knight = figure;
            return removalOf(turn.state(), figure) == action;
        });
        turn.returnFigure(knight);
    }

private:
    /// City with the princess of the tile just placed; noSegment if none.
    [[nodiscard]] Segment princessCity(const StateData& state) const
    {
        if (state.placed == noTile)
            return noSegment;
        const auto feature = m_cityOfKind[state.board.tiles()[state.placed].kind];
        return feature == noFeature ? noSegment : state.board.segmentOf(state.placed, feature);
    }

    /// Calls `each(figure)` for the knights in that city. Stops if `each` returns true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): a caller that visits all knights ignores the result.
    bool anyKnight(const RuleBook& book, const StateData& state, Each each) const
    {
        const Segment city = princessCity(state);
        return city != noSegment && state.figureOn(city, [&](const Figure& figure) {
            return isFollower(book, figure) && each(figure);
        }) != nullptr;
    }

    /// Calls `each(action)` for each knight, once for equal figures.
    template<class Each>
    void forEachKnight(const RuleBook& book, const StateData& state, Each each) const
    {
        InlineList<Action, maxFigures> added;
        anyKnight(book, state, [&](const Figure& figure) {
            const auto action = removalOf(state, figure);
            if (std::ranges::find(added.all(), action) == added.all().end())
                each(added.push_back(action));
            return false;
        });
    }

    [[nodiscard]] Action removalOf(const StateData& state, const Figure& figure) const
    {
        return {.type = m_type,
                .figure = figure.kind,
                .player = figure.player,
                .at = state.board.spot(figure.segment)};
    }

    /// City with a princess, by tile kind; noFeature if none.
    std::vector<FeatureIndex> m_cityOfKind;
    Action::Type m_type;
};

} // namespace

void addPrincess(RuleBook& book, KnightReturn knightReturn)
{
    const auto type = book.addAction(princessArgs, ActionRole::Elsewhere);
    auto removal = std::make_unique<KnightRemoval>(type, book.catalogue());
    if (knightReturn != KnightReturn::Optional)
        // Rule: pd.princess - if the city has a knight, one must return.
        book.plan().limit(step::deploy,
                          {type, [&knights = *removal](const RuleBook& rules, const StateData& state) {
                               return knights.isPossible(rules, state)
                                          ? std::optional(Refusal{princessMust, "pd.princess",
                                                                  state.board.tiles()[state.placed].cell})
                                          : std::nullopt;
                           }});
    book.offer(step::deploy, type, std::move(removal));
}

} // namespace vozka::princess_and_dragon
