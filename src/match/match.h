// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game in progress: its record, its state and its history. Undo returns to earlier states.
#pragma once

#include "match/dealer.h"
#include "match/history_entry.h"
#include "records/position.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace vozka {

/// The first illegal action of a record: its index and the reason.
struct ReplayFault {
    std::size_t action = 0;
    Refusal refusal;
};

class Match {
public:
    /// Starts a new game and draws the first tile. Ignores `header.actions`. Returns an error if the rules
    /// cannot be made or have no start tile.
    [[nodiscard]] static records::Result<Match> start(records::GameRecord header);
    /// Replays a record up to its end or its first illegal action, which is in `fault`. The dealer does not
    /// act, so that the history is that of the record. Call `dealOn` to continue. `boardTurns`: quarter turns
    /// clockwise of the board. The actions of the record are those on the board without these turns.
    struct Replayed;
    [[nodiscard]] static records::Result<Replayed> replay(const records::GameRecord& record,
                                                          Turns boardTurns = 0);

    /// Returns a game that continues after the history `pastEntries`, which starts at the board `position`.
    /// It has no dealer: call `deal` for each action of chance. Its record cannot be replayed.
    [[nodiscard]] static Match withoutDealer(records::GameRecord header, records::LoadedPosition position,
                                             std::vector<HistoryEntry> pastEntries);

    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const State& state() const { return m_current; }
    /// State before the first history entry.
    [[nodiscard]] const State& startState() const { return m_start; }
    [[nodiscard]] const std::vector<records::PlayerEntry>& players() const { return m_header.players; }
    [[nodiscard]] const records::GameRecord& header() const { return m_header; }
    /// History of the game, including the actions of the dealer. An early end is its last entry.
    [[nodiscard]] const std::vector<HistoryEntry>& history() const { return m_history; }
    /// Returns the state before that history entry, or the current state if it does not exist.
    [[nodiscard]] State stateBefore(std::size_t index) const;
    /// Returns the same game, with its redo list, on a board with that many quarter turns clockwise. Its
    /// `record` is the same. Returns `std::nullopt` if the game cannot be replayed from its record.
    [[nodiscard]] std::optional<Match> turned(Turns boardTurns) const;
    [[nodiscard]] Turns boardTurns() const { return m_boardTurns; }
    /// Returns an action of this game as in its record.
    [[nodiscard]] Action recorded(const Action& action) const
    {
        return m_boardTurns == 0 ? action
                                 : m_rules.turned(action, static_cast<Turns>(sideCount - m_boardTurns));
    }

    /// Returns the record without an early end.
    [[nodiscard]] records::GameRecord record() const;
    /// Returns the record with the undone actions at its end.
    [[nodiscard]] records::GameRecord longestRecord() const;

    /// Applies a player's action, then the actions of the dealer. Clears the redo list. If the action is
    /// refused, nothing changes.
    std::optional<Refusal> act(const Action& action);
    /// Applies an action of the dealer in a game without a dealer. If it is refused, nothing changes.
    std::optional<Refusal> deal(const Action& action);
    /// Lets the dealer act until a player decides or the game is over. Needed only after `replay`.
    void dealOn();

    /// Ends the game with the final scoring of the current board. The end is an extra history entry that is
    /// not part of the record. `undo` removes it. No effect if the game is over.
    void endNow();
    [[nodiscard]] bool endedEarly() const { return m_endedEarly; }

    /// `undo`: undoes the last decision of a person or the early end. `redo`: redoes one decision. In games
    /// without persons, decisions of computers count. Both return false if that is not possible.
    bool undo();
    bool redo();
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return !m_endedEarly && !m_undone.empty(); }
    /// True if the rules of this game allow undo.
    [[nodiscard]] bool undoAllowed() const;

private:
    Match(records::GameRecord header, Rules rules, Turns boardTurns = 0);
    void appendAction(const Action& action);
    /// Sets the current state to the state after the last history entry.
    void restoreLastState();

    records::GameRecord m_header;
    Rules m_rules;
    Dealer m_dealer;
    State m_start;
    State m_current;
    std::vector<HistoryEntry> m_history;
    /// Undone history entries, latest first. Redo takes the last element.
    std::vector<HistoryEntry> m_undone;
    Turns m_boardTurns = 0;
    bool m_endedEarly = false;
    bool m_hasDealer = true;
};

struct Match::Replayed {
    Match match;
    std::optional<ReplayFault> fault;
};

} // namespace vozka
