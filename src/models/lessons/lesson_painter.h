// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the parts of a lesson look like: its steps, labels, answers, marks and the range, gathered into one
// overlay scene.
#pragma once

#include "models/lessons/lesson_scene.h"
#include "models/lessons/lesson_stage.h"
#include "models/overlays/overlay_sentences.h"

#include <map>

namespace vozka {

/// How what may be reached looks, and what may not.
[[nodiscard]] OverlayLook lookOf(bool target);

/// One scene of a lesson, part by part.
class LessonPainter {
public:
    /// The figures that marks spare are those of that board.
    LessonPainter(const lessons::Stage& stage, const State& board, const MarkRoom& room);

    void addStep(const lessons::Step& step);
    void addLabel(const lessons::Label& label);
    void addAnswer(const ReachEntry& answer, OverlayLook look, const QString& title, const SegmentRef& at);
    /// Without a sentence: it is not told yet what is true.
    void addMarked(const LessonMark& mark);
    void addTry(const LessonTry& made);
    /// Only the answer's colour on its feature.
    void paint(const ReachEntry& answer);
    /// The outline and its connections, or the nine cells.
    void addRange();
    /// What was painted so far, without the range.
    void addPieces();
    /// Takes in another scene, whose entries come after those that are there.
    void append(OverlayScene other);
    /// The scene; nothing is left to be added after it.
    [[nodiscard]] OverlayScene take(const QString& title);

    /// Where a number says most.
    [[nodiscard]] SegmentRef firstOf(const ReachEntry& answer) const;
    [[nodiscard]] QString titleOf(const ReachEntry& answer) const { return partTitle(m_asked, answer); }
    /// What the rules themselves answer, without any label.
    [[nodiscard]] OverlayScene plainRange() const;
    [[nodiscard]] QString rangeName() const;

private:
    void placeLabels();
    QPointF addPlaced(const SegmentRef& disc, int entry);
    void addClaim(const lessons::Claim& claim, OverlayEntry& entry, int index);
    [[nodiscard]] std::vector<SegmentRef> markChoices(const SegmentRef& disc,
                                                      const lessons::Claim& claim) const;
    void addLine(const ReachEntry& answer, const SegmentRef& disc, QPointF mark, int index);
    void addSegments(OverlayEntry& entry, const std::vector<SegmentRef>& segments) const;
    void addCulprit(OverlayEntry& entry, const ReachEntry& answer) const;
    [[nodiscard]] std::vector<Segment> scoredFeature() const;
    [[nodiscard]] QStringList sums() const;

    const lessons::Stage& m_stage;
    MarkRoom m_room;
    Table m_shown;
    Table m_asked;
    ReachQuestion m_question;
    SceneDraft m_draft;
    /// The marks of the example by the discs of its file.
    std::map<const SegmentRef*, OverlayMark> m_placed;
    OverlayScene m_scene;
    std::vector<std::pair<SegmentRef, OverlayPiece>> m_pieces;
    std::vector<OverlayLine> m_lines;
    std::vector<OverlayCell> m_rangeCells;
    std::vector<OverlayMark> m_rangeMarks;
};

} // namespace vozka
