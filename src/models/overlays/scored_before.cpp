// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/scored_before.h"

#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

#include <algorithm>

namespace vozka {

namespace {

/// Events and turn (from 1) of the completion of a feature.
struct Completion {
    const Events* events = nullptr;
    int turn = 1;
};

Completion completionOf(const Table& table, const SegmentRef& at)
{
    Completion found;
    int turn = 1;
    for (const auto& entry : table.history) {
        for (const auto& event : entry.events)
            if (event.type == event::complete && std::ranges::binary_search(event.segments, at))
                found = {&entry.events, turn};
        turn = entry.data().turn;
    }
    return found;
}

/// Returns the scores of the feature in these events. All of them have the same sum.
std::vector<const Event*> scoresOf(const Events& events, const std::vector<SegmentRef>& segments)
{
    std::vector<const Event*> scores;
    for (const auto& event : events)
        if (event.type == event::score
            && std::ranges::binary_search(segments, SegmentRef{event.line.at, event.line.feature}))
            scores.push_back(&event);
    return scores;
}

/// Players who got the same score at the same time.
struct Scoring {
    const Event* first = nullptr;
    QStringList names;
    /// 0 = the final scoring.
    int turn = 0;
};

std::vector<Scoring> scoringsOf(const Table& table, const std::vector<SegmentRef>& segments)
{
    std::vector<Scoring> found;
    int turn = 1;
    bool final = false;
    for (const auto& entry : table.history) {
        for (const auto& event : entry.events) {
            final = final || event.type == event::end;
            if (event.type == event::turn)
                turn = entry.data().turn;
            const SegmentRef at{event.line.at, event.line.feature};
            if (event.type != event::score || !std::ranges::binary_search(segments, at))
                continue;
            const int when = final ? 0 : turn;
            const bool isSame = !found.empty() && found.back().turn == when
                                && found.back().first->line.rule == event.line.rule
                                && found.back().first->line.terms == event.line.terms;
            if (!isSame)
                found.push_back({&event, {}, when});
            found.back().names << table.playerName(event.line.player);
        }
        turn = entry.data().turn;
    }
    return found;
}

} // namespace

void addScoredInAll(const Table& table, const FeatureInsight& insight, QStringList& lines)
{
    const auto scorings = scoringsOf(table, insight.segments);
    if (scorings.empty())
        lines << OverlayTexts::tr("Nobody scored for it.");
    for (const auto& scoring : scorings) {
        const QString names = scoring.names.join(QStringLiteral(", "));
        const QString sum = eventMessage(table, *scoring.first);
        if (scoring.turn == 0)
            //: %1 are the names of those who got the points, %2 a score as a sum: "City: 5 tiles × 2 = 10".
            lines << OverlayTexts::tr("Final scoring, %1: %2").arg(names, sum);
        else
            //: %1 is the number of a turn, %2 the names of those who got the points, %3 a score as a sum:
            //: "City: 5 tiles × 2 = 10".
            lines << OverlayTexts::tr("Turn %1, %2: %3").arg(QString::number(scoring.turn), names, sum);
    }
}

void addScoredBefore(const Table& table, const FeatureInsight& insight, QStringList& lines)
{
    const auto completion = completionOf(table, insight.segments.front());
    const auto scores = completion.events == nullptr ? std::vector<const Event*>()
                                                     : scoresOf(*completion.events, insight.segments);
    QStringList names;
    for (const auto* score : scores)
        names << table.playerName(score->player);
    if (completion.events == nullptr)
        //: %1 is a score as a sum: "City: 5 tiles × 2 = 10".
        lines << OverlayTexts::tr("Completed. It scored: %1").arg(worthSum(table, insight.worth));
    else if (scores.empty())
        //: %1 is the number of a turn.
        lines << OverlayTexts::tr("Completed in turn %1. Nobody scored.").arg(completion.turn);
    else
        //: %1 is the number of a turn, %2 the names of those who got the points, %3 a score as a sum:
        //: "City: 5 tiles × 2 = 10".
        lines << OverlayTexts::tr("Completed in turn %1. Scored by %2 – %3")
                     .arg(QString::number(completion.turn), names.join(QStringLiteral(", ")),
                          eventMessage(table, *scores.front()));
    lines << OverlayTexts::tr("It does not score again.");
}

} // namespace vozka
