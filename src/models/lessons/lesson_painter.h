// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Builds one overlay scene of a lesson from its steps, labels, answers, marks and the range.
#pragma once

#include "models/lessons/lesson_scene.h"

#include <map>

namespace vozka {

/// Returns the look of a feature. `target`: true if the feature can be reached.
[[nodiscard]] OverlayLook lookOf(bool target);

class LessonPainter {
public:
    /// `board`: state with the figures that marks must not hide.
    LessonPainter(const lessons::PlayedExample& played, const State& board, const MarkSpace& room);

    void addStep(const lessons::Step& step);
    void addLabel(const lessons::Label& label);
    /// Adds a mark with that title. With the look Marked, it has no text about the answer.
    void addAnswer(const LessonMark& mark, OverlayLook look, const QString& title);
    /// Paints a feature in the colour of its answer.
    void paint(const ReachEntry& answer);
    void paint(const std::vector<SegmentRef>& segments, const OverlayPiece& piece);
    /// Adds the range: the scored feature with its connections, or the nine cells that can be reached.
    void addRange();
    /// Draws the features that were passed to `paint`. `addRange` calls this function.
    void addPieces();
    /// Adds another scene after the entries of this scene. Requires: this scene has only entries.
    void append(OverlayScene other);
    /// Returns the scene. If `title` is empty, uses the title of the range. The painter is empty afterwards.
    [[nodiscard]] OverlayScene take(const QString& title = {});

    /// Returns the segment of the answer that gets its number.
    [[nodiscard]] SegmentRef firstOf(const ReachEntry& answer) const;
    [[nodiscard]] QString titleOf(const ReachEntry& answer) const;
    [[nodiscard]] const Table& questionTable() const { return m_questionTable; }
    /// Returns a scene with the answers of the rules, without labels of the lesson.
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
    /// Marks of the example. Key: address of a disc of a label or a claim.
    std::map<const SegmentRef*, OverlayMark> m_placed;
    OverlayScene m_scene;
    std::vector<std::pair<SegmentRef, OverlayPiece>> m_pieces;
    /// Only its lines are used. `addRange` adds them to the scene.
    OverlayScene m_lines;
};

} // namespace vozka
