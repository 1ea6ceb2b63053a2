// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson on the table: its moves played by one edition's rules, with the figure where it is wanted, up to
// the point where it may go on.
#pragma once

#include "lessons/lesson.h"
#include "match/match.h"

#include <memory>

namespace vozka::lessons {

/// A value; the lesson must outlive it.
class Stage {
public:
    /// The figure stands on `from` from the start, or is set there when that tile is placed. An error
    /// (pointer
    /// "/position/...", "/moves/N" or "") if that cannot be played, or does not lead to a scoring of what the
    /// figure stands on.
    [[nodiscard]] static records::Result<Stage> set(const Lesson& lesson, Edition edition, SegmentRef from,
                                                    const std::string& file = {});
    /// The same for an example of the lesson, which then is the one that speaks of the stage.
    [[nodiscard]] static records::Result<Stage> set(const Lesson& lesson, const Example& example,
                                                    const std::string& file = {});

    [[nodiscard]] const Lesson& lesson() const { return *m_lesson; }
    [[nodiscard]] Edition edition() const { return m_edition; }
    [[nodiscard]] SegmentRef from() const { return m_from; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }

    /// The board of the lesson's position, and what followed, an action a moment.
    [[nodiscard]] const State& start() const { return m_start; }
    [[nodiscard]] const std::vector<Moment>& moments() const { return m_moments; }
    /// Before and after the last tile was placed, and after the scoring: now the figure decides, if it can go
    /// anywhere. Where it was set on the last tile, it stands there only then.
    [[nodiscard]] const State& beforeTile() const;
    [[nodiscard]] const State& withTile() const;
    [[nodiscard]] const State& scored() const { return *m_states.back(); }
    /// The state after the moment of that index.
    [[nodiscard]] const State& after(std::size_t moment) const { return *m_states[moment]; }
    /// What the last move scored, with the sums.
    [[nodiscard]] std::vector<ScoreLine> scoreLines() const;
    /// The tile just placed.
    [[nodiscard]] Cell lastTile() const;

    /// Every feature of the board with the verdict about it.
    [[nodiscard]] const Reach& reach() const { return m_reach; }
    /// True if only the nine cells round the figure are in reach, false if the scored feature's neighbours
    /// are.
    [[nodiscard]] bool byDistance() const { return m_reach.edition == Edition::C2; }
    /// The nine cells, or none where distance does not count.
    [[nodiscard]] std::vector<Cell> range() const;
    /// Every segment of the feature that was scored: where the figure could have stood as well.
    [[nodiscard]] const std::vector<SegmentRef>& scoredFeature() const { return m_scoredFeature; }

    /// The example that speaks of this stage: the one that it was set for, that of its edition and place,
    /// else one of its edition whose claims are true here as well; nullptr if there is none.
    [[nodiscard]] const Example* example() const;

    /// The steps that explain it: those of its example, else those before the labels of another example of
    /// its edition, else four without texts.
    [[nodiscard]] std::vector<Step> steps() const;
    /// The board that such a step shows.
    [[nodiscard]] const State& board(Show show) const;

    /// The answer about that segment, nullptr for that of the scored feature and where there is none.
    [[nodiscard]] const ReachEntry* answer(const SegmentRef& segment) const;
    /// All answers to the question where the figure may go: not about the feature on which it was.
    [[nodiscard]] std::vector<const ReachEntry*> choices() const;
    /// Why the figure may not move to that segment, which can be on a cell without a tile.
    [[nodiscard]] std::optional<Refusal> refusal(const SegmentRef& to) const;
    /// The board after that move. Requires: it is not refused.
    [[nodiscard]] State movedTo(const SegmentRef& to) const;
    /// The board after the figure was returned to the supply.
    [[nodiscard]] State sentHome() const;

private:
    Stage(const Lesson& lesson, Edition edition, SegmentRef from, records::LaidOut table);
    [[nodiscard]] std::optional<Refusal> act(const Action& action);
    [[nodiscard]] std::optional<Refusal> setFigures(bool last);
    [[nodiscard]] bool lookBack();
    [[nodiscard]] Action moveTo(const SegmentRef& to) const;
    /// The board on which the figure decides, also if the game continued because it can go nowhere.
    [[nodiscard]] State deciding(const Action& action) const;

    const Lesson* m_lesson;
    Edition m_edition;
    SegmentRef m_from;
    const Example* m_wanted = nullptr;
    Rules m_rules;
    State m_start;
    std::vector<Moment> m_moments;
    /// After each of them. Copies of the stage share them.
    std::vector<std::shared_ptr<const State>> m_states;
    std::size_t m_lastPlacement = 0;
    Reach m_reach;
    std::vector<SegmentRef> m_scoredFeature;
};

} // namespace vozka::lessons
