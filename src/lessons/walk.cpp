// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/walk.h"

#include <algorithm>
#include <cassert>

namespace vozka::lessons {

namespace {

const State& stateOf(const Stage& stage, Show show)
{
    switch (show) {
    case Show::Board:
        return stage.beforeTile();
    case Show::Tile:
        return stage.withTile();
    case Show::Score:
    case Show::Range:
    case Show::Label:
        break;
    }
    return stage.scored();
}

/// Where no example speaks of the place, those of the edition have said what comes before the labels.
const Example* nearestOf(const Stage& stage)
{
    for (const auto& example : stage.lesson().examples)
        if (example.edition == stage.edition())
            return &example;
    return nullptr;
}

} // namespace

Walk::Walk(const Stage& stage) : m_stage(&stage)
{
    const auto* own = stage.example();
    const auto* shown = own != nullptr ? own : nearestOf(stage);
    const auto steps = shown != nullptr ? shown->steps : std::vector<Step>();
    for (const auto& step : steps) {
        const bool label = step.show == Show::Label;
        if (label && own == nullptr)
            continue;
        m_steps.push_back({step.show, &stateOf(stage, step.show), &stage.lesson().text(step.text),
                           label ? own->label(step.label) : nullptr});
    }
    if (m_steps.empty())
        for (const auto show : {Show::Board, Show::Tile, Show::Score, Show::Range})
            m_steps.push_back({show, &stateOf(stage, show), nullptr, nullptr});
}

bool Walk::next()
{
    if (m_at + 1 == m_steps.size())
        return false;
    ++m_at;
    return true;
}

bool Walk::back()
{
    if (m_at == 0)
        return false;
    --m_at;
    return true;
}

void Walk::goTo(std::size_t step)
{
    assert(step < m_steps.size());
    m_at = step;
}

std::vector<const Label*> Walk::labels() const
{
    std::vector<const Label*> shown;
    for (std::size_t i = 0; i <= m_at; ++i)
        if (m_steps[i].label != nullptr)
            shown.push_back(m_steps[i].label);
    return shown;
}

std::vector<SegmentRef> Walk::lit() const
{
    std::vector<SegmentRef> segments;
    if (now().show == Show::Score)
        return m_stage->scoredFeature();
    if (now().label != nullptr)
        for (const auto& claim : now().label->claims)
            segments.insert(segments.end(), claim.segments.begin(), claim.segments.end());
    return segments;
}

std::vector<ScoreLine> Walk::scoreLines() const
{
    return now().show == Show::Score ? m_stage->scoreLines() : std::vector<ScoreLine>();
}

std::vector<Cell> Walk::range() const
{
    const auto shown = std::ranges::find(m_steps, Show::Range, &WalkStep::show);
    return shown - m_steps.begin() <= static_cast<std::ptrdiff_t>(m_at) ? m_stage->range()
                                                                        : std::vector<Cell>();
}

} // namespace vozka::lessons
