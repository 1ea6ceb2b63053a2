// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/result/statistics.h"

#include "match/turns.h"
#include "models/text/messages.h"

#include <algorithm>

namespace vozka {

namespace {

/// Adds the points of these events to the last step of every curve.
void addPoints(std::vector<ScoreCurve>& curves, std::span<const Event> events)
{
    for (const auto& event : events)
        if (event.type == event::score)
            curves[event.line.player].points.back() += event.line.points;
}

void repeatLast(std::vector<ScoreCurve>& curves)
{
    for (auto& curve : curves)
        curve.points.push_back(curve.points.back());
}

/// Returns the points of all scores by kind of feature; no rows without a table.
std::vector<KindRow> kindRows(const Table& table)
{
    std::vector<KindRow> rows;
    for (const auto& entry : table.history) {
        for (const auto& event : entry.events) {
            if (event.type != event::score)
                continue;
            const auto kind = event.line.kind.substr(0, event.line.kind.find('.'));
            auto found = std::ranges::find(rows, kind, &KindRow::kind);
            if (found == rows.end())
                found = rows.insert(rows.end(), {std::string(kind), scoreKindsName(kind),
                                                 QList<int>(static_cast<int>(table.players.size()), 0)});
            found->points[event.line.player] += event.line.points;
        }
    }
    std::ranges::sort(rows, [](const KindRow& a, const KindRow& b) {
        return a.sum() != b.sum() ? a.sum() > b.sum() : QString::localeAwareCompare(a.label, b.label) < 0;
    });
    return rows;
}

} // namespace

int Statistics::mostPoints() const
{
    int most = 0;
    for (const auto& curve : m_curves)
        most = std::max(most, *std::ranges::max_element(curve.points));
    return most;
}

int Statistics::mostOfOneKind() const
{
    int most = 1;
    for (const auto& row : m_kinds.rows())
        most = std::max(most, *std::ranges::max_element(row.points));
    return most;
}

int Statistics::pointsAt(int seat, int step) const
{
    if (seat < 0 || static_cast<std::size_t>(seat) >= m_curves.size() || step < 0 || step > lastStep())
        return 0;
    return m_curves[static_cast<std::size_t>(seat)].points[static_cast<std::size_t>(step)];
}

QString Statistics::stepName(int step) const
{
    if (step > m_turns)
        return tr("Final scoring");
    return step == 0 ? tr("Start") : tr("Turn %1").arg(step);
}

QString Statistics::stepMessage(int step) const
{
    QStringList parts;
    for (int seat = 0; seat < static_cast<int>(m_curves.size()); ++seat)
        //: %1: player, %2: the player's points. One of several with commas between them.
        parts << tr("%1 %2", "player and points")
                     .arg(m_curves[static_cast<std::size_t>(seat)].name,
                          QString::number(pointsAt(seat, step)));
    //: %1 is "Turn 12", %2 everybody's points.
    return tr("%1: %2", "turn and points").arg(stepName(step), parts.join(QStringLiteral(", ")));
}

void Statistics::show(const Match* match)
{
    std::vector<ScoreCurve> curves;
    int turns = 0;
    Table table;
    if (match != nullptr && match->state()->over) {
        table = {&match->rules(), &match->state(), match->players(), match->history(), true, {}};
        for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
            const auto player = static_cast<Player>(seat);
            curves.push_back({table.playerName(player), table.playerColour(player), {0}});
        }
        std::span<const Event> nextTurnEvents;
        std::span<const Event> final;
        for (const auto& turn : turnsOf(*match)) {
            repeatLast(curves);
            ++turns;
            addPoints(curves, nextTurnEvents);
            for (const auto& entry : turn.history) {
                const auto events = splitAtEnd(entry.events);
                addPoints(curves, events.turn);
                nextTurnEvents = events.nextTurn;
                final = events.final;
            }
        }
        repeatLast(curves);
        addPoints(curves, final);
    }
    m_kinds.showRows(kindRows(table));
    m_highlights.showRows(highlightRows(match));
    if (m_curves == curves)
        return;
    m_turns = turns;
    m_curves = std::move(curves);
    emit changed();
}

} // namespace vozka
