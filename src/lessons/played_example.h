// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson that was played by the rules of one edition, with the figure on one segment, up to the decision
// where the figure moves.
#pragma once

#include "lessons/lesson.h"
#include "match/match.h"

#include <memory>

namespace vozka::lessons {

/// Can be copied. The lesson must outlive it.
class PlayedExample {
public:
    /// Plays the lesson. The figure is on `from` at the start, or is deployed there after its tile. Returns
    /// an error (pointer "/position/...", "/moves/N" or "") if the position or a move is not legal, or if the
    /// last move does not score the feature of the figure.
    [[nodiscard]] static records::Result<PlayedExample> create(const Lesson& lesson, Edition edition,
                                                               SegmentRef from, const std::string& file = {});
    /// The same for an example of the lesson. `example()` then returns that example.
    [[nodiscard]] static records::Result<PlayedExample> create(const Lesson& lesson, const Example& example,
                                                               const std::string& file = {});

    [[nodiscard]] const Lesson& lesson() const { return *m_lesson; }
    [[nodiscard]] Edition edition() const { return m_edition; }
    [[nodiscard]] SegmentRef from() const { return m_from; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }

    /// `start`: state of the lesson's position. `history`: one entry for each action after it.
    [[nodiscard]] const State& start() const { return m_start; }
    [[nodiscard]] const std::vector<HistoryEntry>& history() const { return m_history; }
    /// States before and after the last tile is placed, and after the scoring, when the figure moves. If the
    /// figure is deployed on the last tile, it is only on the board in `scored`.
    [[nodiscard]] const State& beforeTile() const;
    [[nodiscard]] const State& withTile() const;
    [[nodiscard]] const State& scored() const { return *m_states.back(); }
    /// Returns the state after the history entry of that index.
    [[nodiscard]] const State& after(std::size_t entry) const { return *m_states[entry]; }
    /// Returns the score lines of the last action.
    [[nodiscard]] std::vector<ScoreLine> scoreLines() const;
    [[nodiscard]] Cell lastTile() const;

    /// Every feature of the board, as a target of the figure or with the reason why it is none.
    [[nodiscard]] const Reach& reach() const { return m_reach; }
    /// True if the range is the cell of the figure and the eight cells around it (new edition).
    [[nodiscard]] bool byDistance() const { return m_reach.edition == Edition::C2; }
    /// All segments of the scored feature, sorted.
    [[nodiscard]] const std::vector<SegmentRef>& scoredFeature() const { return m_scoredFeature; }

    /// Returns the example that was passed to `create`. Without it, returns the example of this edition and
    /// segment, otherwise an example of this edition whose claims are all true here. Null if none.
    [[nodiscard]] const Example* example() const;

    /// Returns the steps of `example()`. Without it, returns the steps without labels of the first example of
    /// this edition, otherwise four steps without texts.
    [[nodiscard]] std::vector<Step> steps() const;
    /// Returns the state that steps with that content show.
    [[nodiscard]] const State& board(Show show) const;

    /// Returns the entry of `reach()` with that segment, null if none.
    [[nodiscard]] const ReachEntry* answer(const SegmentRef& segment) const;
    /// Returns all entries of `reach()` except the scored feature.
    [[nodiscard]] std::vector<const ReachEntry*> choices() const;
    /// Returns the reason why the figure must not move to that segment, `std::nullopt` if it may. The segment
    /// can be on a cell without a tile.
    [[nodiscard]] std::optional<Refusal> refusal(const SegmentRef& to) const;
    /// Returns the state after the figure moved there. Requires: `refusal` returns `std::nullopt`.
    [[nodiscard]] State movedTo(const SegmentRef& to) const;
    /// Returns the state after the figure was returned to the supply.
    [[nodiscard]] State returnedToSupply() const;

private:
    PlayedExample(const Lesson& lesson, Edition edition, SegmentRef from, records::LoadedPosition table);
    [[nodiscard]] std::optional<Refusal> act(const Action& action);
    [[nodiscard]] std::optional<Refusal> placeFigure(bool isLastMove);
    /// Sets the scored feature and its reach. Returns false if the last move does not score the feature of
    /// `from`.
    [[nodiscard]] bool findScoredFeature();
    [[nodiscard]] Action moveTo(const SegmentRef& to) const;
    /// Returns the state before the move of the figure. If it has no target, the game has already continued:
    /// then returns the state after the last tile as if the figure could move.
    [[nodiscard]] State decisionState(const Action& action) const;

    const Lesson* m_lesson;
    Edition m_edition;
    SegmentRef m_from;
    const Example* m_example = nullptr;
    Rules m_rules;
    State m_start;
    std::vector<HistoryEntry> m_history;
    /// State after each history entry. Copies of the object share the states.
    std::vector<std::shared_ptr<const State>> m_states;
    std::size_t m_lastPlacement = 0;
    Reach m_reach;
    std::vector<SegmentRef> m_scoredFeature;
};

} // namespace vozka::lessons
