// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/marker_places.h"

#include "models/scene/board_scene.h"
#include "models/scene/feature_under.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

namespace vozka {

namespace {

bool isNear(QPointF one, QPointF other, qreal distance)
{
    const QPointF way = other - one;
    return std::hypot(way.x(), way.y()) < distance - 0.01;
}

bool isMarked(const Choice& row)
{
    return row.isAllowed() && row.spot.isFeature();
}

class MarkerPlaces {
public:
    MarkerPlaces(const Table& table, std::vector<Choice>& rows)
        : m_table(table), m_rows(rows), m_figures(figuresOnBoard(table))
    {}

    void keepApart()
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (isMarked(m_rows[i]) && isHidden(i))
                move(i);
    }

private:
    /// Least distance of the middles of two markers, or of a marker and a figure, in tiles.
    static constexpr qreal apart = 0.28;
    /// Least distance of rings: figures can be closer, and a ring must stay around its figure.
    static constexpr qreal ringsApart = 0.06;

    /// True if the marker meets an earlier one or covers a figure.
    [[nodiscard]] bool isHidden(std::size_t index) const
    {
        const auto& row = m_rows[index];
        // Only actions on the same figure or piece can meet; other places on a tile are far enough apart.
        if (row.isOther() && meetsMarker(row, 0, index, row.round > 0 ? ringsApart : apart))
            return true;
        return row.round == 0 && std::ranges::any_of(m_figures, [&](const FigureSpot& spot) {
                   return spot.figure.segment == row.segment && covers(row, spot);
               });
    }

    [[nodiscard]] bool meetsMarker(const Choice& row, std::size_t from, std::size_t to, qreal distance) const
    {
        return std::any_of(m_rows.begin() + static_cast<std::ptrdiff_t>(from),
                           m_rows.begin() + static_cast<std::ptrdiff_t>(to), [&](const Choice& other) {
                               return &other != &row && other.isAllowed() && other.cell() == row.cell()
                                      && isNear(other.place, row.place, distance);
                           });
    }

    [[nodiscard]] static bool covers(const Choice& row, const FigureSpot& spot)
    {
        return !spot.figure.onCorner && spot.cell == row.cell() && isNear(middleOf(spot), row.place, apart);
    }

    [[nodiscard]] bool isFree(const Choice& row) const
    {
        return !meetsMarker(row, 0, m_rows.size(), apart)
               && std::ranges::none_of(m_figures, [&](const FigureSpot& spot) { return covers(row, spot); });
    }

    void move(std::size_t index)
    {
        constexpr std::array steps{QPointF(1, 0),  QPointF(-1, 0), QPointF(0, -1), QPointF(0, 1),
                                   QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1),  QPointF(-1, -1)};
        auto& row = m_rows[index];
        const Choice former = row;
        std::optional<QPointF> other;
        row.round = 0;
        for (const auto& step : steps) {
            row.place = former.place + step * apart;
            if (!QRectF(0.1, 0.1, 0.8, 0.8).contains(row.place) || !isFree(row))
                continue;
            if (featureUnder(m_table, row.cell(), row.place, false) == row.spot.feature())
                return;
            other = other.value_or(row.place);
        }
        if (other)
            row.place = *other;
        else
            row = former;
    }

    const Table& m_table;
    std::vector<Choice>& m_rows;
    std::vector<FigureSpot> m_figures;
};

} // namespace

void fanOut(std::vector<Choice>& rows)
{
    std::vector<Cell> taken;
    std::map<Segment, std::vector<Choice*>> places;
    for (auto& row : rows) {
        if (!row.isAllowed() || !row.isOnFeature())
            continue;
        taken.push_back(row.cell());
        // A ring stays around its figure.
        if (row.segment != noSegment && !row.spot.isCorner() && row.round == 0)
            places[row.segment].push_back(&row);
    }
    for (const auto& [segment, together] : places) {
        if (together.size() < 2)
            continue;
        const Cell cell = together.front()->cell();
        const auto isFree = [&](Side side) {
            return std::ranges::find(taken, neighbour(cell, side)) == taken.end();
        };
        const auto free = std::ranges::find_if(allSides, isFree);
        const Side side = free == allSides.end() ? Side::N : *free;
        taken.push_back(neighbour(cell, side));
        int index = 0;
        for (auto* row : together) {
            row->fanIndex = index++;
            row->fanCount = static_cast<int>(together.size());
            row->fanSide = side;
            row->fanFrom = together.front()->place;
        }
    }
}

void keepApart(const Table& table, std::vector<Choice>& rows)
{
    MarkerPlaces(table, rows).keepApart();
}

} // namespace vozka
