// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson played by the rules of one edition, with the figure on one tile, up to the move of the figure.
#pragma once

#include "lessons/lesson.h"
#include "match/match.h"

#include <memory>

namespace vozka::lessons {

/// A value; the lesson must outlive it.
class PlayedExample {
public:
    /// The figure is on `from` from the start, or is set there when that tile is placed. An error (pointer
    /// "/position/...", "/moves/N" or "") if a move is not legal, or if the feature of the figure is not
    /// scored.
    [[nodiscard]] static records::Result<PlayedExample> create(const Lesson& lesson, Edition edition,
                                                               SegmentRef from, const std::string& file = {});
    /// The same for an example of the lesson, which `example` then returns.
    [[nodiscard]] static records::Result<PlayedExample> create(const Lesson& lesson, const Example& example,
                                                               const std::string& file = {});

    [[nodiscard]] const Lesson& lesson() const { return *m_lesson; }
    [[nodiscard]] Edition edition() const { return m_edition; }
    [[nodiscard]] SegmentRef from() const { return m_from; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }

    /// State of the lesson's position, and one history entry for each action after it.
    [[nodiscard]] const State& start() const { return m_start; }
    [[nodiscard]] const std::vector<HistoryEntry>& history() const { return m_history; }
    /// State before and after the last tile, and after the scoring, when the figure moves. A figure that is
    /// set on the last tile is on the board only in the last one.
    [[nodiscard]] const State& beforeTile() const;
    [[nodiscard]] const State& withTile() const;
    [[nodiscard]] const State& scored() const { return *m_states.back(); }
    /// The state after the history entry of that index.
    [[nodiscard]] const State& after(std::size_t entry) const { return *m_states[entry]; }
    /// Score lines of the last move.
    [[nodiscard]] std::vector<ScoreLine> scoreLines() const;
    [[nodiscard]] Cell lastTile() const;

    /// Every feature of the board with its answer.
    [[nodiscard]] const Reach& reach() const { return m_reach; }
    /// True if only the nine cells around the figure are in reach.
    [[nodiscard]] bool byDistance() const { return m_reach.edition == Edition::C2; }
    /// Every segment of the scored feature, sorted. The figure could have been on each.
    [[nodiscard]] const std::vector<SegmentRef>& scoredFeature() const { return m_scoredFeature; }

    /// The example that was passed to `create`, else that of its edition and place, else one of its edition
    /// whose claims are true here as well. Null if none.
    [[nodiscard]] const Example* example() const;

    /// Steps of its example, else the steps before the labels of another example of its edition, else four
    /// steps without texts.
    [[nodiscard]] std::vector<Step> steps() const;
    /// State of a step of that kind.
    [[nodiscard]] const State& board(Show show) const;

    /// Answer for that segment, null if none.
    [[nodiscard]] const ReachEntry* answer(const SegmentRef& segment) const;
    /// All answers except that for the scored feature.
    [[nodiscard]] std::vector<const ReachEntry*> choices() const;
    /// Why the figure may not move to that segment, which can be on a cell without a tile.
    [[nodiscard]] std::optional<Refusal> refusal(const SegmentRef& to) const;
    /// The board after that move. Requires: it is not refused.
    [[nodiscard]] State movedTo(const SegmentRef& to) const;
    /// The board after the figure was returned to the supply.
    [[nodiscard]] State returnedToSupply() const;

private:
    PlayedExample(const Lesson& lesson, Edition edition, SegmentRef from, records::LoadedPosition table);
    [[nodiscard]] std::optional<Refusal> act(const Action& action);
    [[nodiscard]] std::optional<Refusal> setFigures(bool last);
    /// Sets the scored feature and its reach. Returns false if the last move does not score the feature of
    /// `from`.
    [[nodiscard]] bool findScoredFeature();
    [[nodiscard]] Action moveTo(const SegmentRef& to) const;
    /// The board on which the figure decides, also if the game continued because it can go nowhere.
    [[nodiscard]] State deciding(const Action& action) const;

    const Lesson* m_lesson;
    Edition m_edition;
    SegmentRef m_from;
    const Example* m_wanted = nullptr;
    Rules m_rules;
    State m_start;
    std::vector<HistoryEntry> m_history;
    /// After each of them. Copies of the object share them.
    std::vector<std::shared_ptr<const State>> m_states;
    std::size_t m_lastPlacement = 0;
    Reach m_reach;
    std::vector<SegmentRef> m_scoredFeature;
};

} // namespace vozka::lessons
