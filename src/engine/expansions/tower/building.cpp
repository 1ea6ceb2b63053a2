// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Adding pieces to towers and closing towers by followers.

#include "engine/expansions/tower/tower.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/places.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::tower {

namespace {

constexpr std::array towerArgs{ArgSpec{"tower", ArgType::Cell, ArgField::At}};

bool isClosed(const StateData& state, Segment tower)
{
    return state.board.feature(tower).figures != 0;
}

/// Adds the figure on the tower to the refusal.
void addFigureOnTower(const StateData& state, Segment tower, Refusal& refused)
{
    if (const auto* figure = state.figureOn(tower)) {
        refused.figure = figure->kind;
        refused.player = figure->player;
        refused.isFigureOnBoard = true;
    }
}

/// Foundation on that cell; noSegment if none.
Segment foundationAt(const StateData& state, TokenKind pieces, Cell at)
{
    const auto towers = towersOf(state, pieces);
    const auto found = std::ranges::find_if(
        towers, [&](const Token& tower) { return state.board.cellOf(tower.where) == at; });
    return found == towers.end() ? noSegment : found->where;
}

/// Rule: to.build - instead of deploying a figure, one piece on any foundation or any open tower.
class Building final : public ActionRule {
public:
    Building(Action::Type type, const TowerKeys& keys) : m_type(type), m_keys(keys) {}

    [[nodiscard]] bool isPossible(const RuleBook&, const StateData& state) const override
    {
        return anyTower(state, [](Segment) { return true; });
    }

    void addLegal(const RuleBook&, const StateData& state, ActionList& actions) const override
    {
        anyTower(state, [&](Segment tower) {
            actions.push_back(buildAction(state, tower));
            return false;
        });
    }

    void addSamples(const RuleBook&, const StateData& state, std::vector<Action>& actions) const override
    {
        for (const auto& tower : towersOf(state, m_keys.pieces))
            actions.push_back(buildAction(state, tower.where));
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        Refusal refused{noFoundation, "to.build", action.at.cell()};
        const Segment tower = foundationAt(state, m_keys.pieces, action.at.cell());
        if (tower == noSegment)
            return refused;
        if (isClosed(state, tower)) {
            refused.code = towerClosed;
            refused.rule = "to.close";
            addFigureOnTower(state, tower, refused);
            return refused;
        }
        if (hasPiece(state))
            return {};
        refused.code = noPieceLeft;
        refused.rule = "to.pieces";
        return refused;
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        const Segment tower = foundationAt(state, m_keys.pieces, action.at.cell());
        turn.addToStack(state.active, m_keys.pieces, tower);
        // + 1, because 0 means none.
        state.ofExpansions.get<TowerTurn>(m_keys.turnSlot).tower = static_cast<std::uint16_t>(tower + 1);
        turn.request("capture");
    }

private:
    /// Calls `each(tower)` for the towers that can get a piece of the active player. Stops if `each` returns
    /// true.
    template<class Each>
    // NOLINTNEXTLINE(modernize-use-nodiscard): a caller that visits all towers ignores the result.
    bool anyTower(const StateData& state, Each each) const
    {
        bool hasPieceLeft = false;
        // Pieces in hands are before towers in the state.
        for (const auto& token : state.tokensOf(m_keys.pieces)) {
            if (token.spot == SpotKind::Hand)
                hasPieceLeft |= token.where == state.active && token.count > 0;
            else if (!hasPieceLeft)
                return false;
            else if (!isClosed(state, token.where) && each(token.where))
                return true;
        }
        return false;
    }

    [[nodiscard]] bool hasPiece(const StateData& state) const
    {
        return std::ranges::any_of(state.tokensOf(m_keys.pieces), [&](const Token& token) {
            return token.isHeldBy(state.active) && token.count > 0;
        });
    }

    [[nodiscard]] Action buildAction(const StateData& state, Segment tower) const
    {
        return {.type = m_type, .at = Spot::tile(state.board.cellOf(tower))};
    }

    Action::Type m_type;
    TowerKeys m_keys;
};

/// Rule: to.close - a figure can close any tower of at least one piece, on any tile.
class TowerTops final : public ReachRule {
public:
    TowerTops(FeatureKind tower, TokenKind pieces)
        : ReachRule("tower", true), m_tower(tower), m_pieces(pieces)
    {}

    void addPlaces(ReachedPlaces& places) const override
    {
        const auto figures = places.book().figuresOn(m_tower);
        for (const auto& tower : towersOf(places.state(), m_pieces))
            // The same condition as in `refusalOnTower`, without the figure on the tower.
            if (places.filter() == ReachFilter::Any || tower.count > 0)
                places.add(tower.where, figures);
    }

private:
    FeatureKind m_tower;
    TokenKind m_pieces;
};

/// Rule: to.close, to.reopen - not on a foundation without pieces, and only one follower on a tower.
std::optional<Refusal> refusalOnTower(const StateData& state, Segment tower, TokenKind pieces)
{
    const bool isBare = state.stackOn(tower, pieces) == 0;
    if (!isBare && !isClosed(state, tower))
        return {};
    const auto at = state.board.ref(tower);
    Refusal refused{isBare ? towerBare : towerClosed, "to.close", at.at, at.feature};
    if (!isBare)
        addFigureOnTower(state, tower, refused);
    return refused;
}

/// Adds an empty stack to each foundation of the tile just placed.
void addFoundations(Turn& turn, FeatureKind tower, TokenKind pieces)
{
    const auto& state = turn.state();
    state.board.forEachOn(state.placed, [&](Segment at) {
        if (state.board.segment(at).kind == tower)
            turn.addToken(Token::onFeature(pieces, at, 0));
    });
}

/// Rule: to.close - allows on towers the kinds of figures that are allowed on every kind of feature where
/// followers are allowed.
void allowFollowers(RuleBook& book, FeatureKind tower)
{
    auto figures = static_cast<FigureSet>(-1);
    for (int i = 0; i < maxFeatureKinds; ++i)
        if (const auto on = book.figuresOn(static_cast<FeatureKind>(i));
            (on & setOf(FigureKind::Follower)) != 0)
            figures &= on;
    for (const auto& rule : book.figureRules())
        if ((figures & setOf(rule->kind())) != 0)
            book.allow(rule->kind(), tower);
}

} // namespace

std::span<const Token> towersOf(const StateData& state, TokenKind pieces)
{
    const auto all = state.tokensOf(pieces);
    return {std::ranges::find(all, SpotKind::Feature, &Token::spot), all.end()};
}

void addBuilding(RuleBook& book, FeatureKind tower, const TowerKeys& keys)
{
    allowFollowers(book, tower);
    const auto pieces = keys.pieces;
    const auto kindsWithTower = kindsWith(book.catalogue(), [&](KindIndex kind) {
        return (book.catalogue().compiled(kind).featureKinds >> index(tower) & 1U) != 0;
    });
    book.on(Trigger::TilePlaced, kindsWithTower,
            [tower, pieces](Turn& turn, const TriggerArgs&) { addFoundations(turn, tower, pieces); });
    const auto type = book.addAction(towerArgs, ActionRole::Elsewhere);
    book.offer(step::deploy, type, std::make_unique<Building>(type, keys));
    book.add(std::make_unique<TowerTops>(tower, pieces));
    book.limits().addForFeatures(tower, [pieces](const StateData& state, const LimitSubject& subject) {
        return refusalOnTower(state, subject.feature, pieces);
    });
}

} // namespace vozka::tower
