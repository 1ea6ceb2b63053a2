// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Changes of a state while an action is applied. Each function also updates dependent data. Most of them
// report an event.
#pragma once

#include "engine/base/inline_list.h"
#include "engine/rules/hooks/rule_book.h"

namespace vozka {

class Turn {
public:
    [[nodiscard]] const RuleBook& book() const { return m_book; }
    [[nodiscard]] StateData& state() { return m_state; }
    [[nodiscard]] bool isReporting() const { return m_events != nullptr; }
    /// Adds an event if the caller wants events. Check `isReporting` first if the event is expensive or
    /// frequent.
    void report(Event event)
    {
        if (m_events != nullptr)
            m_events->push_back(std::move(event));
    }

    void trigger(Trigger trigger, const TriggerArgs& args = {})
    {
        for (const auto& rule : m_book.eventRules(trigger))
            rule(*this, args);
    }

    /// Places the tile, which becomes the tile of this turn. Requires: it fits there.
    void place(const PlacedTile& tile);
    /// Places a figure from the player's supply on the segment, or on the north-west corner of the segment's
    /// tile. Requires: the supply has one.
    void deploy(Player player, FigureKind kind, Segment segment, bool onCorner = false);
    /// Scores the feature for all players with the majority there. A feature without figures scores nothing.
    void score(Segment segment, ScoreTime time);
    /// Gives the score to all players with the majority on the feature. Ignores a score of 0 points.
    void scoreMajority(Segment segment, const Score& score);
    /// Gives the score to the player of a figure on the segment. Ignores a score of 0 points.
    void give(Player player, Segment segment, const Score& score);
    /// Gives points without a place on the board. Ignores a score of 0 points.
    void give(Player player, const Score& score);
    /// Gives tokens to the player. Requires: the kind is stacked.
    void giveTokens(Player player, TokenKind kind, int count);
    /// Adds the token to the stack of its kind at its place, or as a separate entry. If the token is a
    /// figure, it is taken from its owner's supply.
    void addToken(const Token& token);
    /// Gives the active player another turn after this one. Extra turns start in the order of their
    /// reasons in the rule book.
    void requestExtraTurn(ExtraTurn reason);
    /// Requests the next step of that name, which then starts in its order in the plan. Requires: the step
    /// follows in this turn.
    void request(Code step);
    /// Keeps figures of the feature on the board that would return when it is scored. Requires: called by a
    /// rule of Trigger::FeatureScored.
    template<class IsKept>
    void keepFigures(Segment segment, IsKept isKept)
    {
        if (m_state.board.feature(segment).figures == 0)
            return;
        for (const auto& figure : m_state.figuresOnBoard())
            if (m_state.board.root(figure.segment) == m_state.board.root(segment) && isKept(figure))
                m_kept.push_back(figure);
    }
    /// Returns all figures of the feature to the supply, except the kept ones.
    void returnFigures(Segment segment);
    /// Returns the figure to the supply. Requires, as for `move`: it is on the board.
    void returnFigure(Figure figure);
    void move(Figure figure, Segment to);
    /// Adds a tile of that kind to the pool. Requires: the kind is an item of the pool.
    void addTile(const Pool& pool, KindIndex kind);
    /// Moves all tiles of the pool to the bag.
    void returnTiles(const Pool& pool);
    /// Moves a figure from the player's supply to the area.
    void enter(const FigureInArea& figure);
    /// Moves a figure from its area to the feature, or returns it to the supply. Requires: it is in the area.
    void leave(const FigureInArea& figure, Segment to);
    void withdraw(const FigureInArea& figure);
    /// Moves the only token of a kind to that place or hand, or adds it. Reports the figure it joins, if any.
    void putToken(const Token& token, const Figure* target = nullptr, bool isForced = false);
    /// Removes a link and splits the feature. Figures that lose the follower they need return to the supply.
    /// Requires: the link exists. `moveLink` then adds the link between the other segments.
    void unlink(LinkKind kind, std::uint8_t tag);
    void moveLink(LinkKind kind, std::uint8_t tag, Segment a, Segment b);
    /// Moves one token from the player's hand to the stack on that segment. Requires: both exist.
    void addToStack(Player player, TokenKind kind, Segment segment);
    /// Moves the figure from the board to the hand of `holder`, as a token of that kind.
    void capture(Figure figure, Player holder, TokenKind kind);
    /// Removes the token at that index of the table, and returns its figure to the supply of the owner.
    /// `reason`: word for the event. Requires: the token is a figure.
    void releaseCaptured(std::size_t token, Code reason);
    /// Separates the token of that kind from the figure next to it. The token stays on its tile.
    void detachToken(TokenKind kind);

private:
    friend class Rules;
    friend class PositionLoader;
    Turn(const RuleBook& book, StateData& state, Events* events)
        : m_book(book), m_state(state), m_events(events)
    {}

    void add(const Figure& figure);
    /// Returns the figure to its owner's supply. Ignores neutral figures.
    void returnToSupply(const Figure& figure);
    void pay(Player player, const Score& score, const SegmentRef& at, FeatureKind feature);
    /// Removes the figure from the board, without adding it to the supply.
    void removeFromBoard(const Figure& figure);
    /// Returns a figure that needs a follower of its owner if `removed` was the last such follower.
    void returnDependents(const Figure& removed);
    void reportReturned(const Figure& figure);

    const RuleBook& m_book;
    StateData& m_state;
    Events* m_events;
    InlineList<Figure, maxFigures> m_kept;
};

} // namespace vozka
