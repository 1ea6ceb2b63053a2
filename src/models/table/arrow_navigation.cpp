// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/arrow_navigation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace vozka {

namespace {

/// Places whose vertical distance is at most this are in one row.
constexpr qreal oneRow = 0.15;
constexpr qreal otherRow = 1000;

/// Returns the number of places that can be reached from `start`, including `start`.
std::size_t reached(const std::vector<std::vector<std::size_t>>& targets, std::size_t start)
{
    std::vector<bool> seen(targets.size());
    seen[start] = true;
    std::size_t count = 0;
    for (std::vector<std::size_t> open{start}; !open.empty();) {
        const auto place = open.back();
        open.pop_back();
        ++count;
        for (const auto to : targets[place])
            if (!seen[to]) {
                seen[to] = true;
                open.push_back(to);
            }
    }
    return count;
}

} // namespace

ArrowNavigation::ArrowNavigation(std::vector<QPointF> places)
    : m_places(std::move(places)), m_rowOf(m_places.size())
{
    Row all(m_places.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::ranges::stable_sort(all, {}, [this](std::size_t place) { return m_places[place].y(); });
    for (const auto place : all) {
        if (m_rows.empty() || m_places[place].y() - m_places[m_rows.back().front()].y() > oneRow)
            m_rows.emplace_back();
        m_rowOf[place] = m_rows.size() - 1;
        m_rows.back().push_back(place);
    }
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        m_left.push_back(across(place, -1));
        m_right.push_back(across(place, 1));
        m_up.push_back(along(place, -1));
        m_down.push_back(along(place, 1));
    }
    if (reachEverything())
        return;
    enterEveryRow(1);
    enterEveryRow(-1);
}

qreal ArrowNavigation::aside(std::size_t from, std::size_t to) const
{
    return std::abs(m_places[to].x() - m_places[from].x());
}

std::size_t ArrowNavigation::towards(std::size_t from, int dx, int dy) const
{
    return (dx < 0 ? m_left : dx > 0 ? m_right : dy < 0 ? m_up : m_down)[from];
}

/// Prefers the same row, so that each place of a row can be reached from the others.
std::size_t ArrowNavigation::across(std::size_t from, int dx) const
{
    std::size_t best = from;
    qreal nearest = 0;
    for (std::size_t to = 0; to < m_places.size(); ++to) {
        const QPointF way = m_places[to] - m_places[from];
        if (way.x() * dx <= 0)
            continue;
        const qreal distance =
            aside(from, to) + (m_rowOf[to] == m_rowOf[from] ? 0 : otherRow + 2 * std::abs(way.y()));
        if (best == from || distance < nearest) {
            best = to;
            nearest = distance;
        }
    }
    return best;
}

/// Prefers places straight ahead over places to the side.
std::size_t ArrowNavigation::along(std::size_t from, int dy) const
{
    std::size_t best = from;
    qreal nearest = 0;
    for (std::size_t to = 0; to < m_places.size(); ++to) {
        const qreal far = (m_places[to].y() - m_places[from].y()) * dy;
        if (far <= 0 || m_rowOf[to] == m_rowOf[from])
            continue;
        const qreal distance = far + 2 * aside(from, to);
        if (best == from || distance < nearest) {
            best = to;
            nearest = distance;
        }
    }
    return best;
}

bool ArrowNavigation::reachEverything() const
{
    std::vector<Row> targets(m_places.size());
    std::vector<Row> back(m_places.size());
    for (std::size_t from = 0; from < m_places.size(); ++from)
        for (const auto* arrow : {&m_left, &m_right, &m_up, &m_down}) {
            targets[from].push_back((*arrow)[from]);
            back[(*arrow)[from]].push_back(from);
        }
    return m_places.empty()
           || (reached(targets, 0) == m_places.size() && reached(back, 0) == m_places.size());
}

/// If no arrow leads into a row from the row before it, links the nearest place of that row. So each row can
/// be reached from the first row in direction `dy`.
void ArrowNavigation::enterEveryRow(int dy)
{
    auto& next = dy < 0 ? m_up : m_down;
    std::vector<int> entries(m_rows.size());
    const auto rows = static_cast<std::ptrdiff_t>(m_rows.size());
    for (std::ptrdiff_t row = dy > 0 ? 0 : rows - 1; row + dy >= 0 && row + dy < rows; row += dy) {
        const auto following = static_cast<std::size_t>(row + dy);
        const auto there = [&](std::size_t place) {
            return *std::ranges::min_element(m_rows[following], {},
                                             [&](std::size_t to) { return aside(place, to); });
        };
        const auto& here = m_rows[static_cast<std::size_t>(row)];
        for (const auto place : here)
            ++entries[m_rowOf[next[place]]];
        if (entries[following] > 0)
            continue;
        const auto nearest = *std::ranges::min_element(
            here, {}, [&](std::size_t place) { return aside(place, there(place)); });
        --entries[m_rowOf[next[nearest]]];
        next[nearest] = there(nearest);
        ++entries[following];
    }
}

} // namespace vozka
