// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All sequences of actions that a player can do until another player decides or the dealer acts, with their
// values.
#pragma once

#include "players/evaluation.h"

#include <limits>
#include <memory>
#include <span>

namespace vozka {

/// Consecutive actions of one player, and the leads after them.
struct Line {
    static constexpr std::size_t maxActions = 8;
    std::array<Action, maxActions> actions{};
    std::uint8_t size = 0;
    /// True if the player can continue the line, and `leads` is the position after its last action.
    bool isUnfinished = false;
    Values leads{};

    [[nodiscard]] std::span<const Action> all() const { return {actions.data(), size}; }
};

/// Not thread-safe. Keeps its buffers, so that calls do not allocate.
class LineFinder {
public:
    /// The evaluator must outlive this object.
    explicit LineFinder(Evaluator& evaluator);

    /// Fills `lines` with each pair of a placement and an action on the new tile. The best of them are
    /// continued by the best further actions. Actions elsewhere and free actions (a ransom) are combined only
    /// with the best placements, because they are many and hardly depend on the cell of the new tile. A line
    /// with a free action is left out if the line without that action is about as good. Of placements that
    /// look the same, only one is listed. Requires: a player decides.
    void find(const State& state, std::vector<Line>& lines);
    /// Continues all unfinished lines of `find` to their ends. `state`: the state before them.
    void finishAll(const State& state, std::vector<Line>& lines);
    /// Returns the line with the greatest lead of the player who decides. If several lines have that lead, it
    /// returns the first of them. Requires: a player decides.
    [[nodiscard]] Line best(const State& state);

private:
    struct Frame {
        ActionList actions;
        State state;
    };
    struct FirstPlacement {
        Action placement;
        /// `best`: greatest lead of the lines that start with the placement. `bestIfDeclined`: greatest lead
        /// of those lines whose second action declines.
        float best = std::numeric_limits<float>::lowest();
        float bestIfDeclined = std::numeric_limits<float>::lowest();
    };
    /// Fills the frame with the legal actions.
    void listActions(const State& state, std::size_t depth);
    void collectFreeActions();
    [[nodiscard]] bool isPlacement(const Action& action) const;
    [[nodiscard]] bool isFreeAction(const Action& action) const;
    void chooseFirstPlacements(const std::vector<Line>& lines);
    void addActionsElsewhere(const State& state, std::vector<Line>& lines);
    void addFreeActions(const State& state, std::vector<Line>& lines);
    [[nodiscard]] bool paysOff(const State& state, const Line& line);
    /// Adds the lines that continue with the action.
    void addLines(const State& state, const Action& action, std::size_t depth, Line& line,
                  std::vector<Line>& lines);
    void extendOnNewTile(const State& state, Line& line, std::vector<Line>& lines);
    /// Finishes the unfinished lines with the best positions, so that the best of all lines is finished.
    void finishBestLines(const State& state, std::vector<Line>& lines);
    /// Continues the line to its end if it is unfinished. `state`: the state before the line.
    void finish(const State& state, Line& line);
    /// Continues the line to its end. Each action is the one with the best position directly after it,
    /// because orders of many actions (figures that leave the castle) would be too many.
    void extendByBest(const State& state, std::size_t depth, Line& line);
    /// Returns the leads after a line. If the dealer acts next in the same turn, they are the mean over all
    /// outcomes, each continued by the best further actions.
    Values leadsAfter(const State& state, std::size_t depth);
    Frame& frame(std::size_t depth);
    /// Applies the action in the frame. Returns true if the same player decides next in the same turn. After
    /// the last turn each line has one action, because a player may move many figures to hundreds of places
    /// there (Rule: co.end).
    bool applyAndCheckTurn(const State& state, const Action& action, std::size_t depth);

    Evaluator& m_evaluator;
    const RuleBook& m_book;
    Player m_player = 0;
    /// Number of the turn that the lines are part of.
    int m_turn = 0;
    std::vector<std::unique_ptr<Frame>> m_frames;
    /// State after a line without its free action.
    State m_stateWithoutFreeAction;
    std::vector<Line> m_lines;
    /// Leads of the player after each unfinished line.
    std::vector<float> m_unfinishedLeads;
    /// Legal free actions.
    std::vector<Action> m_freeActions;
    /// The placements that are combined with actions elsewhere and with free actions.
    std::vector<FirstPlacement> m_firstPlacements;
    /// True if actions elsewhere were left out after some placement.
    bool m_hasSkippedActions = false;
};

} // namespace vozka
