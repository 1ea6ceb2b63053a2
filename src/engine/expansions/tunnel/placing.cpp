// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tunnel/tunnel.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/pair_tokens.h"

#include <algorithm>
#include <array>
#include <memory>

namespace vozka::tunnel {

namespace {

/// Greatest number of pairs of a player. Rule: tu.tokens
constexpr int maxPairs = 3;
constexpr Code word = "tunnel";
constexpr std::array tunnelArgs{ArgSpec{word, ArgType::Cell, ArgField::At},
                                ArgSpec{"road", ArgType::Feature, ArgField::At},
                                ArgSpec{"token", ArgType::Number, ArgField::Number, 0, maxPairs - 1}};

/// True if a token was placed in this turn.
struct TokenTurn {
    bool hasPlaced;
};

/// Rule: tu.place - one token on any free entrance on the board.
class Placing final : public ActionRule {
public:
    Placing(const RuleBook& book, Action::Type type, TokenKind tokens, std::size_t slot)
        : m_type(type), m_tokens(tokens), m_slot(slot)
    {
        for (int i = 0; i < book.catalogue().kindCount(); ++i)
            m_entrances.push_back(
                book.catalogue().kind(static_cast<KindIndex>(i)).featuresEndingAt(entranceWord));
    }

    [[nodiscard]] bool isPossible(const RuleBook&, const StateData& state) const override
    {
        bool found = false;
        if (!hasPlaced(state) && state.held(state.active, m_tokens) > 0)
            forEachEntrance(state, [&](Segment road) { found = found || isFree(state, road); });
        return found;
    }

    void addLegal(const RuleBook&, const StateData& state, ActionList& actions) const override
    {
        if (hasPlaced(state))
            return;
        const bool isOneEnough = actions.placements() == Placements::Distinct;
        forEachEntrance(state, [&](Segment road) {
            bool hasUnused = false;
            for (int pair = 0; pair < maxPairs && isFree(state, road); ++pair) {
                const int left = tokensLeft(state, pair);
                // All pairs without a placed token are equal.
                if (left == 0 || (isOneEnough && left == tokensOfPair && hasUnused))
                    continue;
                hasUnused = hasUnused || left == tokensOfPair;
                actions.push_back(actionOf(state, road, pair));
            }
        });
    }

    /// Adds the legal actions, one of several with equal effect, and one for each entrance with a token.
    void addSamples(const RuleBook& book, const StateData& state, std::vector<Action>& actions) const override
    {
        ActionList legal;
        legal.clear(Placements::Distinct);
        addLegal(book, state, legal);
        actions.insert(actions.end(), legal.begin(), legal.end());
        forEachEntrance(state, [&](Segment road) {
            if (!isFree(state, road))
                actions.push_back(actionOf(state, road, 0));
        });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        const Cell cell = action.at.cell();
        const auto tile = state.board.tileAt(cell);
        const auto& entrances = m_entrances[state.board.tiles()[tile].kind];
        const auto makeRefusal = [&](Code code, Code rule) {
            return Refusal{.code = code,
                           .rule = rule,
                           .at = cell,
                           .feature = action.at.feature(),
                           .player = state.active};
        };
        if (std::ranges::find(entrances, action.at.feature()) == entrances.end())
            return makeRefusal(noEntrance, "tu.place");
        if (!isFree(state, state.board.segmentOf(tile, action.at.feature())))
            return makeRefusal(taken, "tu.place");
        if (hasPlaced(state))
            return makeRefusal(onceOnly, "tu.once");
        return tokensLeft(state, action.number) > 0 ? std::nullopt
                                                    : std::optional(makeRefusal(noTokenLeft, "tu.tokens"));
    }

    // Rule: tu.public - the link has no owner. Rule: tu.builder - extra turns are requested only when a
    // tile is placed.
    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        const auto tile = state.board.tileAt(action.at.cell());
        const Segment road = state.board.segmentOf(tile, action.at.feature());
        const Segment joined = placeOfPair(turn, state.active, m_tokens, action.number, road);
        state.ofExpansions.get<TokenTurn>(m_slot).hasPlaced = true;
        turn.report(
            {.type = eventToken, .player = state.active, .at = action.at.ref(), .count = action.number + 1});
        if (joined != noSegment)
            turn.report({.type = eventJoin, .at = action.at.ref(), .to = state.board.ref(joined)});
    }

private:
    static constexpr int tokensOfPair = 2;

    /// Calls `each(segment)` for the road of each entrance on the board.
    template<class Each>
    void forEachEntrance(const StateData& state, Each each) const
    {
        for (const auto& tile : state.board.tiles())
            for (const auto feature : m_entrances[tile.kind])
                each(static_cast<Segment>(tile.firstSegment + feature));
    }

    [[nodiscard]] Action actionOf(const StateData& state, Segment road, int pair) const
    {
        return {.type = m_type, .number = static_cast<std::int16_t>(pair), .at = state.board.spot(road)};
    }

    [[nodiscard]] bool isFree(const StateData& state, Segment road) const
    {
        const auto tokens = state.tokensOf(m_tokens);
        return std::ranges::none_of(tokens, [&](const Token& token) { return token.isOn(road); });
    }

    [[nodiscard]] int tokensLeft(const StateData& state, int pair) const
    {
        int left = 0;
        for (const auto& token : state.tokensOf(m_tokens))
            left += token.isHeldBy(state.active) && token.arg == pair ? token.count : 0;
        return left;
    }

    [[nodiscard]] bool hasPlaced(const StateData& state) const
    {
        return state.ofExpansions.get<TokenTurn>(m_slot).hasPlaced;
    }

    Action::Type m_type;
    TokenKind m_tokens;
    std::size_t m_slot;
    /// By kind of tile: the roads that end at an entrance.
    std::vector<std::vector<FeatureIndex>> m_entrances;
};

class TunnelStep final : public Step {
public:
    TunnelStep() : Step({.name = word, .mayPass = true, .isAboutPlacedTile = true}) {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        if (!turn.book().plan().choices(state.step).isAnyPossible(turn.book(), state))
            return Next::NextStep;
        state.toMove = state.active;
        return Next::Choice;
    }
};

} // namespace

void addPlacing(RuleBook& book, TokenKind tokens)
{
    const auto slot = book.reserveSlot<TokenTurn>();
    book.plan().insertAfter(step::deploy, std::make_unique<TunnelStep>(), expansion.name);
    const auto type = book.addAction(tunnelArgs, ActionRole::Other);
    book.offerEarly(word, type, std::make_unique<Placing>(book, type, tokens, slot));
    // Rule: tu.once - the second part of a double turn is not a new turn.
    book.on(Trigger::TurnBegins, [slot](Turn& turn, const TriggerArgs&) {
        if (!turn.state().isExtraTurn())
            turn.state().ofExpansions.get<TokenTurn>(slot).hasPlaced = false;
    });
}

} // namespace vozka::tunnel
