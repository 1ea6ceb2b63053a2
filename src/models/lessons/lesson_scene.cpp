// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_scene.h"

#include "models/lessons/example_table.h"
#include "models/lessons/lesson_painter.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/overlay_texts.h"
#include "models/text/contexts.h"

#include <algorithm>

namespace vozka {

namespace {

using lessons::PlayedExample;
using lessons::Show;

/// Returns the title of a checked mark. %1: the feature.
QString outcomeTitle(OverlayLook outcome)
{
    switch (outcome) {
    case OverlayLook::Reachable:
        return LessonTexts::tr("Right: %1");
    case OverlayLook::Missed:
        return LessonTexts::tr("Missed: %1");
    default:
        return LessonTexts::tr("Wrong: %1");
    }
}

} // namespace

OverlayScene stepsScene(const PlayedExample& played, std::size_t step, const MarkSpace& room)
{
    const auto steps = played.steps();
    const auto* example = played.example();
    LessonPainter painter(played, shownState(played, steps[step].show), room);
    bool range = false;
    for (std::size_t i = 0; i <= step; ++i) {
        range = range || steps[i].show == Show::Range;
        if (steps[i].show == Show::Label)
            painter.addLabel(*example->label(steps[i].label));
        else
            painter.addStep(steps[i]);
    }
    if (step + 1 == steps.size() && example == nullptr)
        painter.append(painter.plainRange());
    else if (range)
        painter.addRange();
    return painter.take();
}

OverlayScene answerScene(const PlayedExample& played, const MarkSpace& room)
{
    LessonPainter painter(played, decidingState(played), room);
    const auto* example = played.example();
    if (example == nullptr)
        return painter.plainRange();
    for (const auto& label : example->labels)
        painter.addLabel(label);
    painter.addRange();
    return painter.take();
}

OverlayScene triesScene(const std::vector<LessonMark>& tries, const State& board, const PlayedExample& played,
                        const MarkSpace& room)
{
    LessonPainter painter(played, board, room);
    for (const auto& made : tries) {
        painter.paint(*made.entry);
        painter.addAnswer(made, lookOf(!made.entry->refusal),
                          entryTitle(painter.questionTable(), *made.entry));
    }
    painter.addPieces();
    return painter.take(LessonTexts::tr("What was tried"));
}

OverlayScene marksScene(const std::vector<LessonMark>& marked, const PlayedExample& played,
                        const MarkSpace& room)
{
    LessonPainter painter(played, decidingState(played), room);
    for (const auto& mark : marked) {
        painter.paint(mark.entry->segments, style::highlighted());
        painter.addAnswer(mark, OverlayLook::Marked, painter.titleOf(*mark.entry));
    }
    painter.addPieces();
    return painter.take(LessonTexts::tr("What is marked"));
}

OverlayScene resultScene(const std::vector<LessonMark>& marked, const PlayedExample& played,
                         const MarkSpace& room)
{
    LessonPainter painter(played, decidingState(played), room);
    const auto add = [&](const LessonMark& mark, OverlayLook outcome) {
        painter.paint(*mark.entry);
        painter.addAnswer(mark, outcome, outcomeTitle(outcome).arg(painter.titleOf(*mark.entry)));
    };
    for (const auto& mark : marked)
        add(mark, lookOf(!mark.entry->refusal));
    for (const auto& target : played.reach().targets)
        if (std::ranges::find(marked, &target, &LessonMark::entry) == marked.end())
            add({&target, painter.firstOf(target)}, OverlayLook::Missed);
    painter.addRange();
    return painter.take();
}

} // namespace vozka
