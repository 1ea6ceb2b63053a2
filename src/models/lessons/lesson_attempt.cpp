// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_attempt.h"

#include "models/lessons/lesson_stage.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/range_parts.h"
#include "models/rows/utf8.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace vozka {

namespace {

QString movedSentence()
{
    return QCoreApplication::translate(
        "Lessons", "It has moved already: a scoring allows one move. To try another place, start again.");
}

} // namespace

void LessonAttempt::begin(const lessons::Stage& stage)
{
    m_stage = &stage;
    m_attempt = std::make_unique<lessons::Attempt>(stage);
    reset();
}

void LessonAttempt::end()
{
    m_attempt.reset();
    m_stage = nullptr;
    reset();
}

void LessonAttempt::reset()
{
    if (m_attempt)
        m_attempt->reset();
    m_tries.clear();
    m_told = -1;
    m_answer.clear();
    m_rule.clear();
}

std::optional<Refusal> LessonAttempt::drop(const SegmentRef& to)
{
    const bool hadMoved = m_attempt->hasMoved();
    auto why = m_attempt->drop(to);
    m_accepted = !why;
    const auto* entry = entryAt(*m_stage, to);
    m_told = -1;
    // Once it has moved, nothing is said about the place.
    if (entry != nullptr && !(hadMoved && why)) {
        // What was tried before is said again.
        const auto same = std::ranges::find_if(
            m_tries, [&](const LessonTry& made) { return entryAt(*m_stage, made.at) == entry; });
        m_told = static_cast<int>(same - m_tries.begin());
        if (same == m_tries.end())
            m_tries.push_back({to, why});
    }
    std::tie(m_answer, m_rule) = sentenceOn(to, why);
    return why;
}

void LessonAttempt::dropHome()
{
    m_accepted = m_attempt->sendHome();
    m_told = -1;
    m_answer = m_accepted ? figureSentence(*m_stage, "figure-home") : movedSentence();
    m_rule.clear();
}

Verdict LessonAttempt::verdict(const SegmentRef& at) const
{
    Verdict verdict;
    const auto why = m_attempt->refusal(at);
    if (why)
        std::tie(verdict.sentence, verdict.rule) = sentenceOn(at, why);
    verdict.row = why ? -1 : 0;
    return verdict;
}

std::pair<QString, QString> LessonAttempt::sentenceOn(const SegmentRef& at,
                                                      const std::optional<Refusal>& why) const
{
    const Table table = tableOf(*m_stage, m_stage->withTile());
    if (why && why->detail == lessons::Attempt::moved)
        return {movedSentence(), {}};
    if (const auto* entry = entryAt(*m_stage, at))
        return {reachSentence(table, questionOf(*m_stage), m_stage->edition(), *entry), ruleOf(*entry)};
    if (why)
        return {refusalSentence(table, *why), utf8(why->rule)};
    return {};
}

std::optional<SegmentRef> LessonAttempt::tried(int entry) const
{
    return entry < 0 || entry >= static_cast<int>(m_tries.size())
               ? std::nullopt
               : std::optional(m_tries[static_cast<std::size_t>(entry)].at);
}

const State& LessonAttempt::board() const
{
    // Where it can go nowhere it would be gone; here it waits to be tried.
    return m_attempt->standsOn() || m_attempt->isHome() ? m_attempt->state() : decidingState(*m_stage);
}

OverlayScene LessonAttempt::scene(const MarkRoom& room) const
{
    return triesScene(m_tries, board(), *m_stage, room);
}

} // namespace vozka
