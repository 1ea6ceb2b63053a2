// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/marker_layout.h"

#include "models/table/marker_space.h"

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <utility>

namespace vozka {

namespace {

constexpr int smallestSide = 28;
constexpr int smallestDot = 8;
/// Distance of the circle from the tile, in pixels.
constexpr qreal circleDistance = 20;
/// Largest width or height of the places that a circle can be around, in tiles.
constexpr qreal mostTiles = 2;
/// Largest number of markers that are moved together.
constexpr std::size_t mostMoved = 12;
/// Largest number of markers outside of the full tile.
constexpr std::size_t mostPictures = 24;

/// Moves sorted angles apart by at least `step`, in total as little as possible, and keeps their order.
/// Angles are in radians. Requires: a circle has space for all.
void spread(std::vector<qreal>& angles, qreal step)
{
    const std::size_t count = angles.size();
    // The circle is cut at the largest gap, so that the angles are on a line.
    std::size_t start = 0;
    qreal largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const qreal gap = i == 0 ? angles.front() + wholeCircle - angles.back() : angles[i] - angles[i - 1];
        if (gap > largest) {
            largest = gap;
            start = i;
        }
    }
    // Angles at the least distance from each other, around the mean of their wanted places.
    struct Run {
        qreal begin = 0;
        std::size_t count = 0;
    };
    std::vector<Run> runs;
    for (std::size_t i = 0; i < count; ++i) {
        runs.push_back({angles[(start + i) % count] + (start + i >= count ? wholeCircle : 0), 1});
        while (runs.size() > 1) {
            const Run last = runs.back();
            Run& before = runs[runs.size() - 2];
            const qreal end = before.begin + step * static_cast<qreal>(before.count);
            if (last.begin >= end)
                break;
            const auto weight =
                static_cast<qreal>(last.count) / static_cast<qreal>(before.count + last.count);
            before.begin += (last.begin - end) * weight;
            before.count += last.count;
            runs.pop_back();
        }
    }
    std::vector<qreal> line;
    for (const auto& run : runs)
        for (std::size_t i = 0; i < run.count; ++i)
            line.push_back(run.begin + step * static_cast<qreal>(i));
    const bool endsMeet = line.front() + wholeCircle - line.back() < step;
    for (std::size_t i = 0; i < count; ++i)
        angles[(start + i) % count] =
            endsMeet ? line.front() + wholeCircle * static_cast<qreal>(i) / static_cast<qreal>(count)
                     : line[i];
}

/// Markers that are laid out together. Places and results are in pixels.
class Cluster {
public:
    Cluster(std::size_t row, Cell cell, QPointF place, bool onFullTile)
        : m_rows{row}, m_cells{cell}, m_places{place}, m_isOnFullTile(onFullTile)
    {}

    void add(const Cluster& other)
    {
        m_rows.insert(m_rows.end(), other.m_rows.begin(), other.m_rows.end());
        m_cells.insert(m_cells.end(), other.m_cells.begin(), other.m_cells.end());
        m_places.insert(m_places.end(), other.m_places.begin(), other.m_places.end());
    }

    void layOut(int cell, qreal apart)
    {
        m_results = m_places;
        m_form = Choice::MarkerForm::InPlace;
        if (m_rows.size() < 2)
            return;
        const auto [left, right] = std::ranges::minmax(m_places, {}, [](QPointF at) { return at.x(); });
        const auto [top, bottom] = std::ranges::minmax(m_places, {}, [](QPointF at) { return at.y(); });
        const qreal extent = std::max(right.x() - left.x(), bottom.y() - top.y());
        if (!m_isOnFullTile && (m_rows.size() > mostMoved || extent > mostTiles * cell)) {
            m_form = Choice::MarkerForm::Dot;
            return;
        }
        m_form = Choice::MarkerForm::Moved;
        const bool isOneTile = std::ranges::count(m_cells, m_cells.front()) == std::ssize(m_cells);
        const QPointF middle = isOneTile ? QPointF(m_cells.front().x + 0.5, m_cells.front().y + 0.5) * cell
                                         : QPointF((left.x() + right.x()) / 2, (top.y() + bottom.y()) / 2);
        const qreal needed = apart / 2 / std::sin(std::numbers::pi / static_cast<qreal>(m_rows.size()));
        moveToCircle(middle, std::max(needed, std::max(extent, qreal(cell)) / 2 + circleDistance), apart);
    }

    [[nodiscard]] bool meets(const Cluster& other, qreal apart) const
    {
        return std::ranges::any_of(m_results, [&](QPointF a) {
            return std::ranges::any_of(other.m_results, [&](QPointF b) { return distanceOf(a, b) < apart; });
        });
    }

    [[nodiscard]] bool isOnFullTile() const { return m_isOnFullTile; }
    [[nodiscard]] bool isCrowded() const { return m_form == Choice::MarkerForm::Dot; }
    [[nodiscard]] const std::vector<QPointF>& results() const { return m_results; }

    /// Moves each marker to the nearest free place. Makes all of them dots if one has none.
    void spreadIn(const MarkerSpace& space, qreal apart)
    {
        MarkerSpace left = space;
        m_form = Choice::MarkerForm::Moved;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const auto free = m_rows.size() > mostMoved ? std::nullopt : left.nearest(m_places[i], apart);
            if (!free) {
                m_form = Choice::MarkerForm::Dot;
                m_results = m_places;
                return;
            }
            m_results[i] = *free;
            left.take(*free);
        }
    }
    /// Moves dots from below markers to the nearest places next to them.
    void uncoverDots(const MarkerSpace& markers, qreal apart)
    {
        for (std::size_t i = 0; i < m_rows.size() && isCrowded(); ++i)
            m_results[i] = markers.nearest(m_places[i], apart).value_or(m_places[i]);
    }

    void apply(std::vector<Choice>& choices) const
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            choices[m_rows[i]].markerOffset = m_results[i] - m_places[i];
            const bool isInPlace = m_form == Choice::MarkerForm::Moved && m_results[i] == m_places[i];
            choices[m_rows[i]].markerForm = isInPlace ? Choice::MarkerForm::InPlace : m_form;
        }
    }

private:
    void moveToCircle(QPointF middle, qreal radius, qreal apart)
    {
        const auto angleOf = [&](std::size_t index) {
            const QPointF way = m_places[index] - middle;
            return std::atan2(way.y(), way.x());
        };
        std::vector<std::size_t> order(m_rows.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, angleOf);
        std::vector<qreal> angles;
        for (const auto index : order)
            angles.push_back(angleOf(index));
        spread(angles, 2 * std::asin(std::min(1.0, apart / 2 / radius)));
        for (std::size_t i = 0; i < order.size(); ++i)
            m_results[order[i]] = middle + radius * QPointF(std::cos(angles[i]), std::sin(angles[i]));
    }

    /// Indices of the choices, their cells and places.
    std::vector<std::size_t> m_rows;
    std::vector<Cell> m_cells;
    std::vector<QPointF> m_places;
    std::vector<QPointF> m_results;
    Choice::MarkerForm m_form = Choice::MarkerForm::InPlace;
    bool m_isOnFullTile = false;
};

/// Joins clusters that overlap, until no clusters overlap.
void join(std::vector<Cluster>& clusters, int cell, qreal apart)
{
    bool hasChanged = true;
    while (std::exchange(hasChanged, false))
        for (std::size_t i = 0; i < clusters.size(); ++i)
            for (std::size_t j = i + 1; j < clusters.size();) {
                if (clusters[i].isOnFullTile() != clusters[j].isOnFullTile()
                    || !clusters[i].meets(clusters[j], apart)) {
                    ++j;
                    continue;
                }
                clusters[i].add(clusters[j]);
                clusters[i].layOut(cell, apart);
                clusters.erase(clusters.begin() + static_cast<std::ptrdiff_t>(j));
                j = i + 1;
                hasChanged = true;
            }
}

/// Moves the clusters that have no circle, or that meet this tile or its markers.
void makeSpace(std::vector<Cluster>& clusters, const QRectF& tile, int cell)
{
    const qreal apart = markerSide(cell) + 2;
    MarkerSpace ofTile(tile);
    for (const auto& cluster : clusters)
        if (cluster.isOnFullTile())
            ofTile.takeAll(cluster.results());
    const auto isSet = [&](const Cluster& cluster) {
        return cluster.isOnFullTile()
               || (!cluster.isCrowded() && std::ranges::all_of(cluster.results(), [&](QPointF at) {
                      return ofTile.isFree(at, apart);
                  }));
    };
    const auto others = std::ranges::stable_partition(clusters, isSet);
    MarkerSpace space(tile);
    for (auto cluster = clusters.begin(); cluster != others.begin(); ++cluster)
        space.takeAll(cluster->results());
    for (auto& cluster : others) {
        cluster.spreadIn(space, apart);
        if (!cluster.isCrowded())
            space.takeAll(cluster.results());
    }
    MarkerSpace markers;
    for (const auto& cluster : clusters)
        if (!cluster.isCrowded())
            markers.takeAll(cluster.results());
    for (auto& cluster : clusters)
        cluster.uncoverDots(markers, (markerSide(cell) + dotSide(cell)) / 2.0);
}

} // namespace

int markerSide(int cell)
{
    return std::clamp(static_cast<int>(std::lround(cell * 0.28)), smallestSide, 56);
}

int dotSide(int cell)
{
    return std::max(smallestDot, static_cast<int>(std::lround(cell * 0.22)));
}

namespace {

/// Gives choices outside of the full tile a frame around their tile: all of them if they are very many, and
/// several actions on the figures of a small tile.
void frameTiles(std::vector<Choice>& choices, int cell, std::optional<Cell> full)
{
    std::map<Cell, std::vector<Choice*>> byTile;
    std::size_t count = 0;
    for (auto& choice : choices)
        if (choice.isAllowed() && choice.target() == Choice::Target::Feature && choice.cell() != full) {
            byTile[choice.cell()].push_back(&choice);
            ++count;
        }
    for (auto& [tile, onTile] : byTile) {
        const bool areOnFigures =
            std::ranges::all_of(onTile, [](const auto* each) { return each->round > 0; });
        const bool isCrowded = areOnFigures && onTile.size() > 1 && cell < 2 * markerSide(cell);
        if (count <= mostPictures && !isCrowded)
            continue;
        for (auto* choice : onTile)
            choice->markerForm = Choice::MarkerForm::Hidden;
        onTile.front()->markerForm = Choice::MarkerForm::Frame;
        onTile.front()->sharing = static_cast<int>(onTile.size());
    }
}

} // namespace

void layOutMarkers(std::vector<Choice>& choices, int cell, std::optional<Cell> full)
{
    const qreal apart = markerSide(cell) + 2;
    for (auto& choice : choices) {
        choice.markerForm = Choice::MarkerForm::InPlace;
        choice.markerOffset = {};
        choice.sharing = 0;
    }
    frameTiles(choices, cell, full);
    const QRectF tile = full ? QRectF(full->x * cell, full->y * cell, cell, cell) : QRectF();
    std::vector<Cluster> clusters;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto& choice = choices[i];
        if (!choice.isAllowed() || !choice.isOnFeature() || choice.markerForm != Choice::MarkerForm::InPlace)
            continue;
        const QPointF place = (QPointF(choice.cellX(), choice.cellY()) + choice.place) * cell;
        clusters.emplace_back(i, choice.cell(), place, tile.contains(place));
        clusters.back().layOut(cell, apart);
    }
    join(clusters, cell, apart);
    makeSpace(clusters, tile, cell);
    for (const auto& cluster : clusters)
        cluster.apply(choices);
}

} // namespace vozka
