// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The escape of a knight from a besieged city.

#include "engine/expansions/siege/siege.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>
#include <array>
#include <memory>

namespace vozka::siege {

namespace {

constexpr std::array escapeArgs{ArgSpec{escapeStep, ArgType::Figure, ArgField::Figure},
                                ArgSpec{"at", ArgType::Cell, ArgField::At},
                                ArgSpec{"feature", ArgType::Feature, ArgField::At}};

/// Returns the kinds of features that count as a monastery: the surrounded features where followers can be
/// placed. These are monasteries and abbeys, but not gardens. Bit i: kind i.
std::uint32_t monasteryKinds(const RuleBook& book)
{
    std::uint32_t kinds = 0;
    for (int i = 0; i < maxFeatureKinds; ++i)
        if (const auto kind = static_cast<FeatureKind>(i);
            book.isSurrounded(kind) && book.isAllowedOn(FigureKind::Follower, kind))
            kinds |= std::uint32_t{1} << i;
    return kinds;
}

/// True if the cell or one of the eight cells around it has a tile with such a feature.
bool touchesAny(const RuleBook& book, const Board& board, Cell cell, std::uint32_t kinds)
{
    return std::ranges::any_of(board.tiles(), [&](const PlacedTile& tile) {
        return (book.catalogue().compiled(tile.kind).featureKinds & kinds) != 0 && areNear(tile.cell, cell);
    });
}

/// Rule: si.escape.when - after everything else of the turn. A double turn is one turn. Rule: si.escape.one
class EscapeStep final : public Step, public ActionRule {
public:
    EscapeStep(Action::Type type, MarkField marks, EscapeFrom from)
        : Step({.name = escapeStep, .mayPass = true}), m_type(type), m_marks(marks), m_from(from)
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        if (!isPossible(turn.book(), state))
            return Next::NextStep;
        state.toMove = state.active;
        return Next::Choice;
    }

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        return anyKnight(book, state,
                         [&](const Figure& knight) { return isMonasteryNear(book, state, knight.segment); });
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        anyKnight(book, state, [&](const Figure& knight) {
            if (isMonasteryNear(book, state, knight.segment))
                actions.push_back(escapeOf(state, knight));
            return false;
        });
    }

    void addSamples(const RuleBook& book, const StateData& state, std::vector<Action>& actions) const override
    {
        anyKnight(book, state, [&](const Figure& knight) {
            actions.push_back(escapeOf(state, knight));
            return false;
        });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        Refusal refused{notBesieged, "si.escape", action.at.cell(), action.at.feature()};
        refused.figure = action.figure;
        refused.player = state.active;
        const Segment segment = segmentOf(book, state, action.at);
        if (segment == noSegment || !isBesieged(state, segment))
            return refused;
        refused.code = notYourKnight;
        refused.rule = "si.escape.kinds";
        if (!anyKnight(book, state, [&](const Figure& knight) { return escapeOf(state, knight) == action; }))
            return refused;
        refused.code = noMonasteryNear;
        refused.rule = "si.escape.tile";
        if (!isMonasteryNear(book, state, segment))
            return refused;
        return {};
    }

    void apply(Turn& turn, const Action& action) const override
    {
        const auto& state = turn.state();
        const auto figures = state.figuresOnBoard();
        turn.returnFigure(*std::ranges::find_if(figures, [&](const Figure& figure) {
            return isKnight(turn.book(), state, figure) && escapeOf(state, figure) == action;
        }));
    }

    void prepare(const RuleBook&, StateData& state, const Action&) const override
    {
        state.toMove = state.active;
    }

private:
    [[nodiscard]] bool isBesieged(const StateData& state, Segment segment) const
    {
        const auto& feature = state.board.feature(segment);
        return feature.kind == FeatureKind::City && m_marks.in(feature.marks) > 0;
    }

    /// Rule: si.escape.kinds - a meeple of the active player in a besieged city.
    [[nodiscard]] bool isKnight(const RuleBook& book, const StateData& state, const Figure& figure) const
    {
        return figure.player == state.active && book.isMeeple(figure.kind) && !figure.onCorner
               && isBesieged(state, figure.segment);
    }

    /// Rule: si.escape, si.escape.tile - a monastery touches a tile of the city. The owner of the monastery
    /// does not matter.
    [[nodiscard]] bool isMonasteryNear(const RuleBook& book, const StateData& state, Segment city) const
    {
        const auto& board = state.board;
        const auto kinds = monasteryKinds(book);
        bool isNear = false;
        board.forEachSegment(city, [&](Segment at) {
            const auto& tile = board.tiles()[board.segment(at).tile];
            const auto marks = book.catalogue().compiled(tile.kind).features[board.featureIndex(at)].marks;
            isNear = isNear
                     || ((m_from == EscapeFrom::AnyTile || m_marks.in(marks) > 0)
                         && touchesAny(book, board, tile.cell, kinds));
        });
        return isNear;
    }

    [[nodiscard]] Action escapeOf(const StateData& state, const Figure& knight) const
    {
        return {.type = m_type, .figure = knight.kind, .at = state.board.spot(knight.segment)};
    }

    /// Calls `each(knight)` for the knights of the active player, once for equal ones on the same segment.
    /// Stops if `each` returns true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): some callers use all knights.
    bool anyKnight(const RuleBook& book, const StateData& state, Each each) const
    {
        const auto figures = state.figuresOnBoard();
        for (auto at = figures.begin(); at != figures.end(); ++at) {
            if (!isKnight(book, state, *at))
                continue;
            const auto action = escapeOf(state, *at);
            const bool isRepeated = std::any_of(figures.begin(), at, [&](const Figure& other) {
                return isKnight(book, state, other) && escapeOf(state, other) == action;
            });
            if (!isRepeated && each(*at))
                return true;
        }
        return false;
    }

    Action::Type m_type;
    MarkField m_marks;
    EscapeFrom m_from;
};

} // namespace

void addEscape(RuleBook& book, EscapeFrom from)
{
    const auto type = book.addAction(escapeArgs, ActionRole::Other);
    auto step = std::make_unique<EscapeStep>(type, book.catalogue().mark(FeatureKind::City, besieged), from);
    const ActionRule& rule = *step;
    book.plan().append(std::move(step), type, rule, besiegers.name, Section::AfterTurn);
}

} // namespace vozka::siege
