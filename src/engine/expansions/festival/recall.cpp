// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Taking a figure back from a feature, from a corner or from an area.

#include "engine/base/inline_list.h"
#include "engine/expansions/festival/festival.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <array>
#include <memory>

namespace vozka::festival {

namespace {

constexpr ArgSpec recallArg{"recall", ArgType::Figure, ArgField::Figure};
constexpr std::array cornerArgs{recallArg, ArgSpec{"corner", ArgType::Corner, ArgField::At}};
constexpr std::array featureArgs{recallArg, ArgSpec{"at", ArgType::Cell, ArgField::At},
                                 ArgSpec{"feature", ArgType::Feature, ArgField::At}};
constexpr std::array areaArgs{recallArg, ArgSpec{"area", ArgType::Area, ArgField::At}};

/// Rule: fs.choice - instead of any other choice of that step.
/// Rule: fs.before-scoring - the step is before the scoring, so the figure scores nothing.
/// Rule: fs.not-prison - prisoners are not on the board. A figure on a tower is.
/// Rule: fs.phantom - the phantom can follow each choice of the step.
class Recall final : public ActionRule {
public:
    Recall(Action::Type type, const TileCatalogue& catalogue, RecallKinds kinds)
        : m_type(type), m_tiles(kindsMarked(catalogue, "festival")), m_kinds(kinds)
    {}

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        return placedTileIsOf(state, m_tiles)
               && anyOwn(state, [&](const Action& action) { return isOfAllowedKind(book, action.figure); });
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        if (placedTileIsOf(state, m_tiles))
            forEachOwn(state, [&](const Action& action) {
                if (isOfAllowedKind(book, action.figure))
                    actions.push_back(action);
            });
    }

    void addSamples(const RuleBook&, const StateData& state, std::vector<Action>& actions) const override
    {
        if (placedTileIsOf(state, m_tiles))
            forEachOwn(state, [&](const Action& action) { actions.push_back(action); });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        Refusal refused{noFestival, "fs.choice"};
        if (!placedTileIsOf(state, m_tiles)) {
            if (state.placed != noTile)
                refused.at = state.board.tiles()[state.placed].cell;
            return refused;
        }
        if (action.at.kind() != SpotKind::Area)
            refused.at = action.at.cell();
        if (action.at.isFeature())
            refused.feature = action.at.feature();
        refused.rule = "fs.kinds";
        refused.figure = action.figure;
        refused.player = state.active;
        refused.code = meeplesOnly;
        if (!isOfAllowedKind(book, action.figure))
            return refused;
        refused.code = notYourFigure;
        if (!anyOwn(state, [&](const Action& own) { return own == action; }))
            return refused;
        return {};
    }

    void apply(Turn& turn, const Action& action) const override
    {
        const auto& state = turn.state();
        // Rule: fs.count
        if (action.at.kind() == SpotKind::Area)
            return turn.withdraw({action.at.area(), state.active, action.figure});
        const auto figures = state.figuresOnBoard();
        // Rule: fs.lonely - a builder or pig without a follower also returns.
        turn.returnFigure(*std::ranges::find_if(figures, [&](const Figure& figure) {
            return isOwn(state, figure) && recallOf(state, figure) == action;
        }));
    }

private:
    /// Rule: fs.kinds
    [[nodiscard]] bool isOfAllowedKind(const RuleBook& book, FigureKind figure) const
    {
        return m_kinds == RecallKinds::Figures || book.isMeeple(figure);
    }

    [[nodiscard]] static bool isOwn(const StateData& state, const Figure& figure)
    {
        return figure.player == state.active;
    }

    [[nodiscard]] Action recallOf(const StateData& state, const Figure& figure) const
    {
        return {.type = m_type,
                .figure = figure.kind,
                .at = figure.onCorner ? Spot::corner(state.board.cellOf(figure.segment))
                                      : state.board.spot(figure.segment)};
    }

    /// Calls `each(action)` for all figures of the active player on the board and in areas. Stops if `each`
    /// returns true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): a caller that visits all figures ignores the result.
    bool anyOwn(const StateData& state, Each each) const
    {
        for (const auto& figure : state.figuresOnBoard())
            if (isOwn(state, figure) && each(recallOf(state, figure)))
                return true;
        for (const auto& figure : state.inAreas.all())
            if (figure.player == state.active
                && each(Action{.type = m_type, .figure = figure.kind, .at = Spot::area(figure.area)}))
                return true;
        return false;
    }

    /// The same for all figures, once for figures of one kind on the same place.
    template<class Each>
    void forEachOwn(const StateData& state, Each each) const
    {
        InlineList<Action, maxFigures> found;
        anyOwn(state, [&](const Action& action) {
            if (std::ranges::find(found.all(), action) == found.all().end())
                each(found.push_back(action));
            return false;
        });
    }

    Action::Type m_type;
    KindSet m_tiles;
    RecallKinds m_kinds;
};

} // namespace

void addRecall(RuleBook& book, RecallKinds kinds)
{
    const auto type = book.addAction(featureArgs, ActionRole::Elsewhere);
    Action base;
    base.type = type;
    if (std::ranges::any_of(book.figureRules(),
                            [](const auto& rule) { return !rule->spec().cornerRule.empty(); }))
        book.add(ActionForm{cornerArgs, ActionRole::Elsewhere, base});
    if (!book.areas().empty())
        book.add(ActionForm{areaArgs, ActionRole::Elsewhere, base});
    book.offer(step::deploy, type, std::make_unique<Recall>(type, book.catalogue(), kinds));
}

} // namespace vozka::festival
