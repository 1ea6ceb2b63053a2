// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The state while an action is carried out: what steps and hooks may do to it, so that figures, points
// and events always go together.
#pragma once

#include "engine/base/inline_list.h"
#include "engine/rules/hooks/rule_book.h"

namespace vozka {

class Turn {
public:
    [[nodiscard]] const RuleBook& book() const { return m_book; }
    [[nodiscard]] StateData& state() { return m_state; }
    [[nodiscard]] bool isTold() const { return m_events != nullptr; }
    /// Adds an event if the caller wants events. See `isTold` for events of every turn.
    void tell(Event event)
    {
        if (m_events != nullptr)
            m_events->push_back(std::move(event));
    }

    /// Calls the rules of the trigger.
    void trigger(Trigger trigger, const Happening& happening = {})
    {
        for (const auto& rule : m_book.eventRules(trigger))
            rule(*this, happening);
    }

    /// Lays the tile, which becomes the tile of this turn. Requires: it fits there.
    void place(const PlacedTile& tile);
    /// Takes the figure from the player's supply and sets it on the segment, or on the north-west corner of
    /// the segment's tile.
    void deploy(Player player, FigureKind kind, Segment segment, bool onCorner = false);
    /// Scores the feature for all players with the majority there. A feature without figures scores nothing.
    void score(Segment segment, ScoreTime time);
    /// Gives the score to all players with the majority on the feature. A score of 0 points is not given.
    void scoreMajority(Segment segment, const Score& score);
    /// Gives the score to the player of a figure on the segment. A score of 0 points is not given.
    void give(Player player, Segment segment, const Score& score);
    /// The same for something that lies nowhere on the board.
    void give(Player player, const Score& score);
    /// Gives the player that number of tokens. Requires: the kind is stacked.
    void giveTokens(Player player, TokenKind kind, int count);
    /// Adds the token to the stack of its kind at its place, or as an entry of its own. A figure leaves its
    /// owner's supply.
    void addToken(const Token& token);
    /// The active player has another turn after this one. Of several, the one whose reason was added first
    /// comes first.
    void requestExtraTurn(ExtraTurn reason);
    /// The next step of that name will start. Requires: it follows in the plan of this turn.
    void request(Code step);
    /// Keeps figures of the feature on the board that would return when it is scored. Requires: the rules of
    /// Trigger::FeatureScored are being called.
    template<class IsKept>
    void keepFigures(Segment segment, IsKept isKept)
    {
        if (m_state.board.feature(segment).figures == 0)
            return;
        for (const auto& figure : m_state.figuresOnBoard())
            if (m_state.board.root(figure.segment) == m_state.board.root(segment) && isKept(figure))
                m_kept.push_back(figure);
    }
    /// Returns all figures of the feature to the supply, except those that a rule keeps.
    void returnFigures(Segment segment);
    /// The figure goes home, or on to another segment. Requires: it stands on the board.
    void sendHome(Figure figure);
    void move(Figure figure, Segment to);
    /// Adds a tile of that kind to the pool. Requires: the kind is one of its items.
    void addTile(const Pool& pool, KindIndex kind);
    /// Moves all tiles of the pool to the bag.
    void returnTiles(const Pool& pool);
    /// Moves a figure from the player's supply to the area.
    void enter(const FigureInArea& figure);
    /// Moves a figure from its area to the feature. Requires: it is in the area.
    void leave(const FigureInArea& figure, Segment to);
    /// Moves the only token of a kind there, or brings it into play.
    void putToken(const Token& token);
    /// Removes a link, or moves it to other segments, and parts the former feature. Figures that lose the
    /// follower they need return to the supply. Requires: the link exists.
    void unlink(LinkKind kind, std::uint8_t tag);
    void moveLink(LinkKind kind, std::uint8_t tag, Segment a, Segment b);
    /// Moves one token from the player's hand to the stack on that segment. Requires: both exist.
    void addToStack(Player player, TokenKind kind, Segment segment);
    /// Takes the figure off the board. The player holds it as a token. Requires: it is on the board.
    void capture(Figure figure, Player holder, TokenKind kind);
    /// Removes the token with that number. It is a figure, which returns to its owner's supply.
    void release(std::size_t token);
    /// Leaves the token on its tile without the figure beside it.
    void detachToken(TokenKind kind);

private:
    friend class Rules;
    friend class PositionLoader;
    Turn(const RuleBook& book, StateData& state, Events* events)
        : m_book(book), m_state(state), m_events(events)
    {}

    void add(const Figure& figure);
    /// Puts it into its owner's supply; a figure of nobody has none.
    void returnToSupply(const Figure& figure);
    void pay(Player player, const Score& score, const SegmentRef& at, FeatureKind feature);
    /// Takes the figure off the board, to the supply or elsewhere.
    void removeFromBoard(const Figure& figure);
    /// Sends those home that stood there only because of a figure that has left.
    void returnDependents(const Figure& left);
    void tellReturned(const Figure& figure);

    const RuleBook& m_book;
    StateData& m_state;
    Events* m_events;
    InlineList<Figure, maxFigures> m_kept;
};

} // namespace vozka
