// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/candidate_model.h"

#include "models/table/arrow_navigation.h"
#include "models/table/marker_layout.h"

#include <algorithm>
#include <cmath>

namespace vozka {

Choice::Target Choice::target() const
{
    return spot.isFeature() ? Target::Feature : spot.isCorner() ? Target::Corner : Target::Tile;
}

bool Choice::isSame(const Choice& other) const
{
    return kind == other.kind && spot == other.spot && source == other.source
           && (!isOther() || action == other.action);
}

void CandidateModel::show(std::vector<Choice> choices, std::optional<Cell> placed)
{
    m_placed = placed;
    m_opened.reset();
    layOut(std::move(choices));
}

void CandidateModel::layOut(std::vector<Choice> choices)
{
    layOutMarkers(choices, m_tileSize, m_opened ? m_opened : m_placed);
    showRows(std::move(choices));
}

void CandidateModel::setTileSize(int pixels)
{
    if (m_tileSize == pixels)
        return;
    m_tileSize = pixels;
    layOut(rows());
}

bool CandidateModel::openTile(const Choice& choice)
{
    const auto isOnTile = [&](const Choice& other) {
        return other.isAllowed() && other.isOnFeature() && other.cell() == choice.cell();
    };
    const bool isPicture =
        choice.markerForm == Choice::MarkerForm::InPlace || choice.markerForm == Choice::MarkerForm::Moved;
    if (isPicture || std::ranges::count_if(rows(), isOnTile) < 2)
        return false;
    m_opened = choice.cell();
    layOut(rows());
    return true;
}

int CandidateModel::towards(int row, int dx, int dy) const
{
    if (!has(row))
        return row;
    std::vector<int> rows{row};
    std::vector<QPointF> places{placeAt(row)};
    for (int other = 0; other < rowCount(); ++other)
        if (other != row && at(other).isAllowed() && at(other).markerForm != Choice::MarkerForm::Hidden) {
            rows.push_back(other);
            places.push_back(placeAt(other));
        }
    return rows[ArrowNavigation(std::move(places)).towards(0, dx, dy)];
}

int CandidateModel::firstRowNear(QPointF lookedAt) const
{
    int best = -1;
    qreal bestDistance = 0;
    for (int i = 0; i < rowCount(); ++i) {
        const auto& row = at(i);
        if (!row.isAllowed() || row.markerForm == Choice::MarkerForm::Hidden)
            continue;
        if (row.isOnFeature())
            return i;
        const QPointF way = placeAt(i) - lookedAt;
        const qreal distance = std::hypot(way.x(), way.y());
        if (best < 0 || distance < bestDistance) {
            best = i;
            bestDistance = distance;
        }
    }
    return best;
}

QPointF CandidateModel::placeAt(int row) const
{
    return QPointF(at(row).cellX(), at(row).cellY()) + at(row).place;
}

std::vector<GlowingFeature> CandidateModel::glowing() const
{
    std::vector<GlowingFeature> glowing;
    for (int i = 0; i < rowCount(); ++i) {
        const auto& row = at(i);
        if (row.isOnFeature() && row.isAboutFeature && row.isAllowed() && row.group == i)
            glowing.push_back({row.segment, GlowingFeature::Look::Offered, i});
        for (const Segment segment : row.linked)
            if (segment != noSegment && row.isAllowed())
                glowing.push_back({segment, GlowingFeature::Look::Offered, i, true});
    }
    return glowing;
}

} // namespace vozka
