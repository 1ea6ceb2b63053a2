// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game being played: its record, its state and everything before, so that undo is the previous state.
#pragma once

#include "match/dealer.h"
#include "match/moment.h"
#include "records/position.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace vozka {

/// Where a record cannot be replayed: the action's index and why it is not allowed.
struct ReplayFault {
    std::size_t action = 0;
    Refusal refusal;
};

class Match {
public:
    /// A new game, with the dealer's first action done: the first tile is drawn. `header.actions` are
    /// ignored. An error if its sets make no catalogue.
    [[nodiscard]] static records::Result<Match> start(records::GameRecord header);
    /// Replays a record up to where it stops; `fault` tells where it cannot go on. The dealer does nothing by
    /// himself, so that the moments are those of the record; `dealOn` lets him go on.
    struct Replayed;
    [[nodiscard]] static records::Result<Replayed> replay(const records::GameRecord& record);

    /// A game that goes on from a board and what has happened on it already. It has no dealer: what is drawn
    /// is told by `deal`. Its record is none that could be replayed.
    [[nodiscard]] static Match withoutDealer(records::GameRecord header, records::LaidOut table,
                                             std::vector<Moment> happened);

    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const State& state() const { return m_now; }
    /// The state before anything was drawn.
    [[nodiscard]] const State& startState() const { return m_start; }
    [[nodiscard]] const std::vector<records::PlayerEntry>& players() const { return m_header.players; }
    [[nodiscard]] const records::GameRecord& header() const { return m_header; }
    /// What has happened up to now, in order, the dealer's actions too; the last one is the end if it was
    /// ended early.
    [[nodiscard]] const std::vector<Moment>& moments() const { return m_done; }
    /// The state before the moment of that index; the present one if there is no such moment yet.
    [[nodiscard]] State stateBefore(std::size_t moment) const;
    /// The record of what has happened up to now. An early end is not part of it.
    [[nodiscard]] records::GameRecord record() const;
    /// The record that goes on with what could be redone.
    [[nodiscard]] records::GameRecord longestRecord() const;

    /// Does a player's action and what the dealer does after it. Refused: nothing changes. What was undone
    /// can no longer be redone.
    std::optional<Refusal> act(const Action& action);
    /// Does what nature is to do, in a game without a dealer. Refused: nothing changes.
    std::optional<Refusal> deal(const Action& action);
    /// Lets the dealer act until somebody has to decide or the game is over. Needed after `replay` only.
    void dealOn();

    /// Ends the game with the final scoring of what lies there, as one more moment that is no part of the
    /// record: a look at how it would end, from which undo leads back. Nothing if it is over.
    void endNow();
    [[nodiscard]] bool endedEarly() const { return m_endedEarly; }

    /// Back to before the last decision of a player, or the early end / forward again by one. False if there
    /// is none.
    bool undo();
    bool redo();
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return !m_endedEarly && !m_undone.empty(); }
    /// Whether the rules of this game allow it at all.
    [[nodiscard]] bool undoAllowed() const;

private:
    Match(records::GameRecord header, Rules rules);
    void push(const Action& action);
    /// The present state is that after the last moment.
    void restoreLastState();

    records::GameRecord m_header;
    Rules m_rules;
    Dealer m_dealer;
    State m_start;
    State m_now;
    std::vector<Moment> m_done;
    /// In the order in which redo takes them: the last first.
    std::vector<Moment> m_undone;
    bool m_endedEarly = false;
    bool m_hasDealer = true;
};

struct Match::Replayed {
    Match match;
    std::optional<ReplayFault> fault;
};

} // namespace vozka
