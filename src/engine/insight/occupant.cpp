// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/occupant.h"

#include "engine/board/tile_view.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <limits>

namespace vozka {

namespace {

constexpr int notReached = -1;

/// Steps from tile to tile between one segment of a feature and each of the others.
class Distances {
public:
    Distances(const TileCatalogue& catalogue, const Board& board, Segment from)
        : m_catalogue(catalogue),
          m_board(board),
          m_steps(static_cast<std::size_t>(board.segmentCount()), notReached)
    {
        m_steps[from] = 0;
        m_queue.push_back(from);
        while (!m_queue.empty()) {
            const Segment next = m_queue.front();
            m_queue.pop_front();
            visit(next);
        }
    }

    [[nodiscard]] int to(Segment segment) const { return m_steps[segment]; }

private:
    void visit(Segment at)
    {
        const auto tile = m_board.segment(at).tile;
        const auto& ownSides = turnedTile(m_board.tiles()[tile]);
        const auto feature = m_board.featureIndex(at);
        for (const auto& link : m_board.links())
            if (link.a == at || link.b == at)
                reach(at, link.a == at ? link.b : link.a);
        for (const Side side : allSides) {
            const auto beside = m_board.tileAt(neighbour(m_board.cellOf(at), side));
            if (beside == noTile)
                continue;
            if (segmentAt(m_board, m_catalogue, tile, side) == at)
                reach(at, segmentAt(m_board, m_catalogue, beside, opposite(side)));
            const auto& otherSides = turnedTile(m_board.tiles()[beside]);
            for (const auto half : {leftHalf(side), rightHalf(side)})
                if (const auto field = otherSides.atHalf[index(facing(half))];
                    ownSides.atHalf[index(half)] == feature && field != noFeature)
                    reach(at, m_board.segmentOf(beside, field));
        }
    }

    void reach(Segment from, Segment to)
    {
        if (to == noSegment)
            return;
        // Linked segments on one tile have the same distance. They are visited first, so that nearer segments
        // are visited before farther ones.
        const bool isSameTile = m_board.segment(to).tile == m_board.segment(from).tile;
        const int steps = m_steps[from] + (isSameTile ? 0 : 1);
        if (m_steps[to] != notReached && m_steps[to] <= steps)
            return;
        m_steps[to] = steps;
        if (isSameTile)
            m_queue.push_front(to);
        else
            m_queue.push_back(to);
    }

    [[nodiscard]] const TurnedTile& turnedTile(const PlacedTile& tile) const
    {
        return m_catalogue.compiled(tile.kind).turned[tile.turns];
    }

    const TileCatalogue& m_catalogue;
    const Board& m_board;
    std::vector<int> m_steps;
    std::deque<Segment> m_queue;
};

/// Number of steps from one cell to the other. Each step leads to one of the eight cells around.
int diagonalDistance(Cell a, Cell b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

} // namespace

std::optional<Occupant> nearestOccupant(const Rules& rules, const State& state, Segment segment)
{
    const auto& board = state->board;
    if (board.feature(segment).figures == 0)
        return {};
    const Distances distances(rules.catalogue(), board, segment);
    std::optional<Occupant> nearest;
    for (const auto& figure : state->figuresOnBoard()) {
        if (board.root(figure.segment) != board.root(segment)
            || rules.book().figureRule(figure.kind).spec().needsFollower)
            continue;
        const int tiles = distances.to(figure.segment);
        if (!nearest || tiles < nearest->tiles)
            nearest = {figure.player, figure.kind, board.ref(figure.segment), board.ref(segment), tiles};
    }
    return nearest;
}

std::optional<Occupant> nearestOccupant(const Rules& rules, const State& state, Segment from, Edition edition,
                                        const ReachEntry& entry)
{
    if (!entry.refusal || entry.refusal->code != refusal::occupied)
        return {};
    const auto& board = state->board;
    std::vector<Cell> starts;
    if (edition == Edition::C2)
        starts.push_back(board.cellOf(from));
    else
        board.forEachSegment(from, [&](Segment at) { starts.push_back(board.cellOf(at)); });
    const auto distanceTo = [&](const SegmentRef& segment) {
        int steps = std::numeric_limits<int>::max();
        for (const Cell start : starts)
            steps = std::min(steps, diagonalDistance(start, segment.at));
        return steps;
    };
    const auto nearest = *std::ranges::min_element(entry.segments, {}, distanceTo);
    return nearestOccupant(rules, state, board.segmentOf(board.tileAt(nearest.at), nearest.feature));
}

} // namespace vozka
