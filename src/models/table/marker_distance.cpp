// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/marker_distance.h"

#include "models/scene/board_scene.h"
#include "models/scene/feature_under.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace vozka {

namespace {

bool isNear(QPointF one, QPointF other, qreal distance)
{
    const QPointF way = other - one;
    return std::hypot(way.x(), way.y()) < distance - 0.01;
}

bool isMarked(const CandidateRow& row)
{
    return row.choice >= 0 && row.isForFigure() && !row.onCorner;
}

class MarkerPlaces {
public:
    MarkerPlaces(const Table& table, std::vector<CandidateRow>& rows)
        : m_table(table), m_rows(rows), m_figures(figuresOnBoard(table))
    {}

    void keepApart()
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (isMarked(m_rows[i]) && isHidden(i))
                move(i);
    }

private:
    /// Between the middles of two markers, or of a marker and a figure, in tiles.
    static constexpr qreal apart = 0.28;
    /// Two figures may stand closer, and a ring has to stay round its own.
    static constexpr qreal ringsApart = 0.06;

    /// True if the marker meets an earlier one or covers a figure.
    [[nodiscard]] bool isHidden(std::size_t index) const
    {
        const auto& row = m_rows[index];
        // Only what is done with the same thing meets there; the places on a tile are apart.
        if (row.isOtherAction && meetsMarker(row, 0, index, row.round > 0 ? ringsApart : apart))
            return true;
        return row.round == 0 && std::ranges::any_of(m_figures, [&](const FigureSpot& spot) {
                   return spot.figure.segment == row.segment && covers(row, spot);
               });
    }

    [[nodiscard]] bool meetsMarker(const CandidateRow& row, std::size_t from, std::size_t to,
                                   qreal distance) const
    {
        return std::any_of(m_rows.begin() + static_cast<std::ptrdiff_t>(from),
                           m_rows.begin() + static_cast<std::ptrdiff_t>(to), [&](const CandidateRow& other) {
                               return &other != &row && other.choice >= 0 && other.cell == row.cell
                                      && isNear(other.place, row.place, distance);
                           });
    }

    [[nodiscard]] static bool covers(const CandidateRow& row, const FigureSpot& spot)
    {
        return !spot.figure.onCorner && spot.cell == row.cell && isNear(middleOf(spot), row.place, apart);
    }

    [[nodiscard]] bool isFree(const CandidateRow& row) const
    {
        return !meetsMarker(row, 0, m_rows.size(), apart)
               && std::ranges::none_of(m_figures, [&](const FigureSpot& spot) { return covers(row, spot); });
    }

    void move(std::size_t index)
    {
        constexpr std::array steps{QPointF(1, 0),  QPointF(-1, 0), QPointF(0, -1), QPointF(0, 1),
                                   QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1),  QPointF(-1, -1)};
        auto& row = m_rows[index];
        const CandidateRow former = row;
        std::optional<QPointF> other;
        row.round = 0;
        for (const auto& step : steps) {
            row.place = former.place + step * apart;
            if (!QRectF(0.1, 0.1, 0.8, 0.8).contains(row.place) || !isFree(row))
                continue;
            if (featureUnder(m_table, row.cell, row.place, false) == row.feature)
                return;
            other = other.value_or(row.place);
        }
        if (other)
            row.place = *other;
        else
            row = former;
    }

    const Table& m_table;
    std::vector<CandidateRow>& m_rows;
    std::vector<FigureSpot> m_figures;
};

} // namespace

void keepApart(const Table& table, std::vector<CandidateRow>& rows)
{
    MarkerPlaces(table, rows).keepApart();
}

} // namespace vozka
