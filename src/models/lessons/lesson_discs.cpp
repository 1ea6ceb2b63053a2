// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of the numbers of a lesson's example.
#include "models/lessons/lesson_painter.h"

#include <algorithm>

namespace vozka {

/// Finds the places of all discs of the example, those of allowed moves first. They are the same at each
/// step.
void LessonPainter::placeLabels()
{
    const auto* example = m_stage.example();
    if (!m_placed.empty() || example == nullptr)
        return;
    const auto placeClaims = [&](bool target) {
        for (const auto& label : example->labels)
            for (const auto& claim : label.claims)
                for (const auto& disc : claim.discs)
                    if (claim.target == target)
                        m_placed[&disc] = m_draft.placeMark(markChoices(disc, claim),
                                                            QString::number(label.number), lookOf(target));
    };
    placeClaims(true);
    for (const auto& label : example->labels)
        for (const auto& disc : label.discs)
            m_placed[&disc] = m_draft.placeMark({&disc, 1}, QString::number(label.number), OverlayLook::Name);
    placeClaims(false);
}

/// Returns the point at which the disc or its line meets the feature, in cells.
QPointF LessonPainter::addPlaced(const SegmentRef& disc, int entry)
{
    auto mark = m_placed.at(&disc);
    mark.entry = entry;
    m_draft.addMark(mark);
    return mark.tip.value_or(mark.place);
}

/// The disc's own segment; only where that is full, others that no other disc of the claim lies on. What
/// is said of something in range stands in range, if it has a part there.
std::vector<SegmentRef> LessonPainter::markChoices(const SegmentRef& disc, const lessons::Claim& claim) const
{
    std::vector<SegmentRef> choices{disc};
    for (const auto& at : claim.segments)
        if (std::ranges::find(claim.discs, at) == claim.discs.end())
            choices.push_back(at);
    const auto near = m_stage.range();
    const auto isFar = [&](const SegmentRef& at) { return std::ranges::find(near, at.at) == near.end(); };
    const auto first = std::ranges::find_if_not(choices, isFar);
    if (m_stage.byDistance() && claim.reason != refusal::outOfRange && first != choices.end())
        choices.erase(std::remove_if(choices.begin(), choices.end(), isFar), choices.end());
    return choices;
}

} // namespace vozka
