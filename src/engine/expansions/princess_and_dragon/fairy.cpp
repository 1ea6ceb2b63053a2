// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::princess_and_dragon {

namespace {

constexpr std::array fairyArgs{ArgSpec{"fairy", ArgType::Cell, ArgField::At},
                               ArgSpec{"feature", ArgType::Feature, ArgField::At},
                               ArgSpec{"figure", ArgType::Figure, ArgField::Figure}};

/// Token of the fairy, and the option.
struct Fairy {
    TokenKind token{};
    FairyFor scope{};
};

/// Gives the points for the figure next to the fairy, or for each follower on its tile, depending on the
/// option. Only for figures for which `isPaid` is true. If the fairy is next to several equal figures, gives
/// them once.
template<class IsPaid>
void giveFairyPoints(Turn& turn, const Fairy& fairy, Code rule, Code term, int points, IsPaid isPaid)
{
    const auto& state = turn.state();
    const auto* const token = state.token(fairy.token);
    const bool isForFigure = fairy.scope == FairyFor::Figure;
    if (token == nullptr || (isForFigure && token->spot != SpotKind::Feature))
        return;
    const auto give = [&](const Figure& figure) {
        Score score{"fairy", rule, {}, false};
        score.sheet.add(term, 1, points);
        turn.give(figure.player, figure.segment, score);
    };
    if (isForFigure) {
        // The figure exists: `keepFairyOnTile` detaches the token when the last such figure leaves.
        if (const Figure figure{.segment = token->where, .player = token->owner, .kind = token->figure()};
            isPaid(figure))
            give(figure);
        return;
    }
    for (const auto& figure : state.figuresOnBoard())
        if (state.tileOf(*token) == state.board.segment(figure.segment).tile
            && isFollower(turn.book(), figure) && isPaid(figure))
            give(figure);
}

/// Rule: pd.fairy.move - instead of deploying a figure, to an own follower on the board.
class FairyMove final : public ActionRule {
public:
    FairyMove(Action::Type type, const Fairy& fairy) : m_type(type), m_fairy(fairy) {}

    [[nodiscard]] bool isPossible(const RuleBook& book, const StateData& state) const override
    {
        const auto fairy = tokenOf(state);
        return std::ranges::any_of(state.figuresOnBoard(), [&](const Figure& figure) {
            return isOwnFollower(book, state, figure) && !isAtFigure(state, fairy, figure);
        });
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        const auto fairy = tokenOf(state);
        actions.append(state.figures.size(), [&](Action* next) {
            forEachFollower(book, state, [&](const Figure& figure) {
                if (!isAtFigure(state, fairy, figure))
                    *next++ = moveActionTo(state, figure);
            });
            return next;
        });
    }

    void addSamples(const RuleBook& book, const StateData& state, std::vector<Action>& actions) const override
    {
        forEachFollower(book, state,
                        [&](const Figure& figure) { actions.push_back(moveActionTo(state, figure)); });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        Refusal refused{fairyNoFollower, "pd.fairy.move", action.at.cell(), action.at.feature()};
        const auto* figure = figureOf(book, state, action);
        if (figure == nullptr) {
            addFigureAtTarget(state, action, refused);
            return refused;
        }
        if (!isAtFigure(state, tokenOf(state), *figure))
            return {};
        refused.code = fairyAlreadyThere;
        refused.rule = "pd.fairy.turn";
        return refused;
    }

    void apply(Turn& turn, const Action& action) const override
    {
        const auto* figure = figureOf(turn.book(), turn.state(), action);
        turn.putToken(m_fairy.scope == FairyFor::Figure
                          ? Token::beside(m_fairy.token, *figure)
                          : Token::onTile(m_fairy.token, turn.state().board.segment(figure->segment).tile),
                      figure);
    }

private:
    [[nodiscard]] static bool isOwnFollower(const RuleBook& book, const StateData& state,
                                            const Figure& figure)
    {
        return figure.player == state.active && isFollower(book, figure);
    }

    /// Returns the token of the fairy; before its first move, a token without a place.
    [[nodiscard]] Token tokenOf(const StateData& state) const
    {
        const auto* const token = state.token(m_fairy.token);
        return token == nullptr ? Token() : *token;
    }

    /// True if the fairy is next to the figure, or on its tile, depending on the option.
    [[nodiscard]] bool isAtFigure(const StateData& state, const Token& fairy, const Figure& figure) const
    {
        return m_fairy.scope == FairyFor::Figure
                   ? fairy.isBeside(figure)
                   : state.tileOf(fairy) == state.board.segment(figure.segment).tile;
    }

    [[nodiscard]] Action moveActionTo(const StateData& state, const Figure& figure) const
    {
        return {.type = m_type, .figure = figure.kind, .at = state.board.spot(figure.segment)};
    }

    /// Calls `each(figure)` for the active player's followers, once for equal figures.
    template<class Each>
    static void forEachFollower(const RuleBook& book, const StateData& state, Each each)
    {
        const auto figures = state.figuresOnBoard();
        // A loop without a branch, because the processor predicts the owners of figures badly.
        std::array<std::uint8_t, maxFigures> own;
        std::size_t count = 0;
        for (std::size_t i = 0; i < figures.size(); ++i) {
            own[count] = static_cast<std::uint8_t>(i);
            count += figures[i].player == state.active ? 1 : 0;
        }
        for (std::size_t i = 0; i < count; ++i) {
            const auto& figure = figures[own[i]];
            if (!figure.onCorner && book.isMeeple(figure.kind)
                && (state.board.feature(figure.segment).figures < 2 || isFirst(figures, figure)))
                each(figure);
        }
    }

    /// True if no earlier figure of the list has the same owner, kind and place.
    [[nodiscard]] static bool isFirst(std::span<const Figure> figures, const Figure& figure)
    {
        std::size_t first = 0;
        while (figures[first].player != figure.player || figures[first].kind != figure.kind
               || figures[first].segment != figure.segment)
            ++first;
        return &figures[first] == &figure;
    }

    /// The active player's follower of the action; null if not found.
    [[nodiscard]] const Figure* figureOf(const RuleBook& book, const StateData& state,
                                         const Action& action) const
    {
        const Segment segment = segmentOf(book, state, action.at);
        const auto figures = state.figuresOnBoard();
        const auto found = std::ranges::find_if(figures, [&](const Figure& figure) {
            return figure.segment == segment && figure.kind == action.figure
                   && isOwnFollower(book, state, figure);
        });
        return found == figures.end() ? nullptr : &*found;
    }

    /// Adds the figure at the place of the action to the refusal, if any.
    static void addFigureAtTarget(const StateData& state, const Action& action, Refusal& refused)
    {
        for (const auto& figure : state.figuresOnBoard())
            if (state.board.ref(figure.segment) == action.at.ref()) {
                refused.figure = figure.kind;
                refused.player = figure.player;
                refused.isFigureOnBoard = true;
                return;
            }
    }

    Action::Type m_type;
    Fairy m_fairy;
};

/// Rule: pd.fairy.turn - once in a turn, not in its second part, and only while there are tiles to draw.
void givePointForTurn(Turn& turn, const Fairy& fairy)
{
    const auto& state = turn.state();
    if (state.isExtraTurn() || state.bagTotal == 0)
        return;
    giveFairyPoints(turn, fairy, "pd.fairy.turn", "fairy.turn", 1,
                    [&](const Figure& figure) { return figure.player == state.active; });
}

/// Rule: pd.fairy.scored - for a figure whose feature is scored, also without the majority.
/// `isScored(figure)` is true for figures on a scored feature.
template<class IsScored>
void givePointsWhenScored(Turn& turn, const Fairy& fairy, IsScored isScored)
{
    constexpr int points = 3;
    giveFairyPoints(turn, fairy, "pd.fairy.scored", "fairy.scored", points, isScored);
}

/// Rule: pd.fairy.stays - when her figure leaves, the fairy stays on the tile.
void keepFairyOnTile(Turn& turn, TokenKind fairy, const Figure& leftFigure)
{
    const auto& state = turn.state();
    const auto* const token = state.token(fairy);
    const auto isBeside = [&](const Figure& other) { return token->isBeside(other); };
    if (token != nullptr && isBeside(leftFigure) && std::ranges::none_of(state.figuresOnBoard(), isBeside))
        turn.detachToken(fairy);
}

} // namespace

void addFairy(RuleBook& book, TokenKind token, FairyFor scope)
{
    const Fairy fairy{token, scope};
    const auto type = book.addAction(fairyArgs, ActionRole::Elsewhere);
    book.offer(step::deploy, type, std::make_unique<FairyMove>(type, fairy));
    book.on(Trigger::TurnBegins, [fairy](Turn& turn, const TriggerArgs&) { givePointForTurn(turn, fairy); });
    book.on(Trigger::FeatureScored, [fairy](Turn& turn, const TriggerArgs& args) {
        const auto& board = turn.state().board;
        givePointsWhenScored(turn, fairy, [&](const Figure& figure) {
            return board.root(figure.segment) == board.root(args.feature);
        });
    });
    book.on(Trigger::GameEnds, [fairy](Turn& turn, const TriggerArgs&) {
        givePointsWhenScored(turn, fairy, [&](const Figure& figure) {
            const auto kind = turn.state().board.segment(figure.segment).kind;
            return turn.book().featureRule(kind).payment != Payment::None;
        });
    });
    book.on(Trigger::FigureLeft,
            [token](Turn& turn, const TriggerArgs& args) { keepFairyOnTile(turn, token, *args.figure); });
}

} // namespace vozka::princess_and_dragon
