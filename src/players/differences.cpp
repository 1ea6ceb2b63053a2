// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/differences.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace vozka {

FeatureNumbers::FeatureNumbers(const Board& before, const Board& first, const Board& second)
    : m_known(before.segmentCount()), m_offsets{m_known, first.segmentCount()}
{
    m_parents.resize(static_cast<std::size_t>(first.segmentCount() + second.segmentCount()));
    std::iota(m_parents.begin(), m_parents.end(), 0);
    join(before, m_known);
    join(first, m_offsets[0]);
    join(second, m_offsets[1]);
    // Both moves place the same tile, so new features of it have the same segments.
    for (int i = m_known; i < std::min(first.segmentCount(), second.segmentCount()); ++i) {
        const auto segment = static_cast<Segment>(i);
        const int a = after(0, segment);
        const int b = after(1, segment);
        if (a >= m_known && b >= m_known && first.segment(segment).kind == second.segment(segment).kind)
            m_parents[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
    }
}

/// Segments of the board before the moves have their own numbers. New segments of the moves come after them.
int FeatureNumbers::node(Segment segment, int offset) const
{
    return segment < m_known ? segment : offset + segment - m_known;
}

void FeatureNumbers::join(const Board& board, int offset)
{
    for (int i = 0; i < board.segmentCount(); ++i) {
        const auto segment = static_cast<Segment>(i);
        const int a = top(node(segment, offset));
        const int b = top(node(board.root(segment), offset));
        m_parents[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
    }
}

int FeatureNumbers::top(int node) const
{
    while (m_parents[static_cast<std::size_t>(node)] != node)
        node = m_parents[static_cast<std::size_t>(node)];
    return node;
}

int FeatureNumbers::of(Segment segment, int offset) const
{
    return segment == noSegment ? -1 : top(node(segment, offset));
}

bool Difference::hasSameSubject(const Difference& other) const
{
    return std::tie(player, topic, feature, joined, cell, number)
           == std::tie(other.player, other.topic, other.feature, other.joined, other.cell, other.number);
}

namespace {

Topic topicOf(const LedgerLine& line)
{
    switch (line.term) {
    case Term::Score:
        return Topic::OtherPoints;
    case Term::Figures:
        return Topic::Figures;
    case Term::MovingOn:
        return Topic::MovingOn;
    case Term::Joining:
        return Topic::Joining;
    case Term::OwnTiles:
        return Topic::OwnTiles;
    case Term::ExtraTurns:
        return Topic::ExtraTurns;
    case Term::Holdings:
        return Topic::Holdings;
    case Term::Tempo:
        return Topic::Tempo;
    case Term::ExpectedPoints:
        return Topic::ExpectedPoints;
    default:
        return line.isLoss ? Topic::Danger : Topic::Feature;
    }
}

class Sum {
public:
    explicit Sum(const FeatureNumbers& numbers) : m_numbers(numbers) {}

    /// Adds the evaluation after that move, multiplied by the sign.
    void add(std::size_t move, const MoveBoard& board, float sign)
    {
        for (const auto& line : board.ledger()) {
            const auto& subject = line.subject;
            Difference part{line.player,
                            topicOf(line),
                            m_numbers.after(move, subject.feature),
                            m_numbers.after(move, subject.joined),
                            subject.cell,
                            subject.number,
                            sign * line.points};
            if (part.joined == part.feature && part.joined >= 0)
                part = {part.player, Topic::Feature, part.feature, -1, {}, -1, part.points};
            else if (part.joined >= 0 && part.joined < part.feature)
                std::swap(part.feature, part.joined);
            add(part);
        }
        // The points on the score board contain the points of scored features.
        for (const auto& [line, isFinal] : board.scored()) {
            const float points = sign * static_cast<float>(line.points);
            add({.player = line.player, .topic = Topic::OtherPoints, .points = -points});
            add({.player = line.player,
                 .topic = Topic::Feature,
                 .feature = m_numbers.after(move, board.segmentOf(line)),
                 .points = points});
        }
    }
    [[nodiscard]] std::vector<Difference> all() const { return m_all; }

private:
    void add(const Difference& part)
    {
        const auto found =
            std::ranges::find_if(m_all, [&](const Difference& each) { return each.hasSameSubject(part); });
        if (found == m_all.end())
            m_all.push_back(part);
        else
            found->points += part.points;
    }

    const FeatureNumbers& m_numbers;
    std::vector<Difference> m_all;
};

} // namespace

std::vector<Difference> differences(const FeatureNumbers& numbers, const MoveBoard& first,
                                    const MoveBoard& second)
{
    Sum sum(numbers);
    sum.add(0, first, 1);
    sum.add(1, second, -1);
    return sum.all();
}

} // namespace vozka
