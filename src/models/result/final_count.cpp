// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/result/final_count.h"

#include "models/text/messages.h"

namespace vozka {

namespace {

std::vector<EarnerRow> earnerRows(const Table& table, const std::vector<Event>& scores)
{
    std::vector<EarnerRow> rows;
    for (const auto& score : scores) {
        const auto player = score.line.player;
        rows.push_back({player, table.playerName(player), table.playerColour(player), score.line.points});
    }
    return rows;
}

/// Returns noSegment for scores without a place on the board.
Segment segmentOf(const Table& table, const Event& score)
{
    return score.line.hasPlace() ? table.segmentAt({score.line.at, score.line.feature}) : noSegment;
}

/// Returns true if both scores have the same rule and the same terms.
bool isForTheSame(const ScoreLine& one, const ScoreLine& other)
{
    return one.rule == other.rule && one.terms == other.terms;
}

QRectF cellsOf(const Table& table, Segment feature)
{
    QRectF cells;
    table.board().forEachSegment(feature, [&](Segment at) {
        const Cell cell = table.board().cellOf(at);
        cells |= QRectF(cell.x, cell.y, 1, 1);
    });
    return cells;
}

std::vector<Event> finalScores(std::span<const HistoryEntry> history)
{
    std::vector<Event> scores;
    bool ended = false;
    for (const auto& entry : history) {
        for (const auto& event : entry.events) {
            ended = ended || event.type == event::end;
            if (ended && event.type == event::score)
                scores.push_back(event);
        }
    }
    return scores;
}

} // namespace

void FinalCount::prepare(const Table& table, std::span<const HistoryEntry> history)
{
    stop();
    if (!m_stepwise)
        return;
    auto last = noSegment;
    for (const auto& score : finalScores(history)) {
        const Segment segment = segmentOf(table, score);
        const Segment root = segment == noSegment ? noSegment : table.board().root(segment);
        // Equal scores of several players for one feature are shown together.
        if (m_features.empty() || root != last || !isForTheSame(m_features.back().back().line, score.line))
            m_features.emplace_back();
        m_features.back().push_back(score);
        last = root;
    }
}

void FinalCount::begin()
{
    m_at = 0;
    m_active = true;
    emit stepChanged();
}

void FinalCount::stop()
{
    m_features.clear();
    m_active = false;
}

void FinalCount::show(const Table& table)
{
    const auto scores = paying();
    m_message.clear();
    m_extent = {};
    std::vector<GlowingFeature> glowing;
    if (!scores.empty()) {
        const Segment feature = segmentOf(table, scores.front());
        m_message = eventMessage(table, scores.front());
        if (feature != noSegment) {
            m_extent = cellsOf(table, feature);
            glowing.push_back({feature, GlowingFeature::Look::Paying});
        }
    }
    m_earners.showRows(earnerRows(table, scores));
    m_glow.showRows(glowRows(table, glowing));
    emit changed();
}

std::size_t FinalCount::notShown() const
{
    std::size_t notShown = 0;
    for (std::size_t i = m_active ? m_at + 1 : 0; i < m_features.size(); ++i)
        notShown += m_features[i].size();
    return notShown;
}

std::vector<Event> FinalCount::paying() const
{
    return m_active ? m_features[m_at] : std::vector<Event>();
}

void FinalCount::next()
{
    if (!m_active)
        return;
    if (m_at + 1 == m_features.size()) {
        skip();
        return;
    }
    ++m_at;
    emit stepChanged();
}

void FinalCount::skip()
{
    if (!m_active)
        return;
    stop();
    emit finished();
}

} // namespace vozka
