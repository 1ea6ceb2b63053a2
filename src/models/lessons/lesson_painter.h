// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Builds one overlay scene of a lesson from its steps, labels, answers, marks and the range.
#pragma once

#include "models/lessons/example_table.h"
#include "models/lessons/lesson_scene.h"

#include <map>

namespace vozka {

/// Look of features that can be reached, and of the others.
[[nodiscard]] OverlayLook lookOf(bool target);

class LessonPainter {
public:
    /// Marks leave the figures of that board visible.
    LessonPainter(const lessons::PlayedExample& played, const State& board, const MarkSpace& room);

    void addStep(const lessons::Step& step);
    void addLabel(const lessons::Label& label);
    /// A mark with that title. `Marked` has no text about the answer.
    void addAnswer(const LessonMark& mark, OverlayLook look, const QString& title);
    /// Paints a feature in the colour of its answer.
    void paint(const ReachEntry& answer);
    void paint(const std::vector<SegmentRef>& segments, const OverlayPiece& piece);
    /// The outline with its connections, or the nine cells.
    void addRange();
    /// Draws what was painted. `addRange` does that, too.
    void addPieces();
    /// Adds another scene after the entries of this one. Requires: this one has only entries.
    void append(OverlayScene other);
    /// Returns the scene, titled as the range unless there is another title. The painter is empty then.
    [[nodiscard]] OverlayScene take(const QString& title = {});

    /// The segment of the answer at which a number says most.
    [[nodiscard]] SegmentRef firstOf(const ReachEntry& answer) const;
    [[nodiscard]] QString titleOf(const ReachEntry& answer) const;
    [[nodiscard]] const Table& questionTable() const { return m_questionTable; }
    /// The answers of the rules, without labels.
    [[nodiscard]] OverlayScene plainRange() const;

private:
    void placeLabels();
    QPointF addPlaced(const SegmentRef& disc, int entry);
    void addClaim(const lessons::Claim& claim, OverlayEntry& entry, int index);
    [[nodiscard]] std::vector<SegmentRef> markChoices(const SegmentRef& disc,
                                                      const lessons::Claim& claim) const;
    void addSegments(OverlayEntry& entry, const std::vector<SegmentRef>& segments) const;
    void addBlocker(OverlayEntry& entry, const ReachEntry& answer) const;
    [[nodiscard]] QStringList sums() const;

    const lessons::PlayedExample& m_played;
    MarkSpace m_room;
    Table m_shown;
    Table m_questionTable;
    ReachQuestion m_question;
    SceneDraft m_draft;
    /// Marks of the example by the discs of its file.
    std::map<const SegmentRef*, OverlayMark> m_placed;
    OverlayScene m_scene;
    std::vector<std::pair<SegmentRef, OverlayPiece>> m_pieces;
    /// Its lines are added with the range.
    OverlayScene m_lines;
};

} // namespace vozka
