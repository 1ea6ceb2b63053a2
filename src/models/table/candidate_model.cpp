// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/candidate_model.h"

#include <cmath>
#include <optional>

namespace vozka {

namespace {

/// What lies less apart than this stands in one row.
constexpr qreal oneRow = 0.15;
constexpr qreal otherRow = 1000;

/// How far an arrow to the left or to the right has to go, nothing for what does not lie there: along its own
/// row first.
std::optional<qreal> across(qreal ahead, qreal aside)
{
    if (ahead <= 0)
        return {};
    return std::abs(aside) <= oneRow ? ahead : otherRow + ahead + 2 * std::abs(aside);
}

/// How far an arrow up or down has to go: to the next row, there to what is nearest. Row by row, and along
/// each row, everything is reached.
std::optional<qreal> along(qreal ahead, qreal aside)
{
    if (ahead <= oneRow)
        return {};
    return otherRow * ahead + std::abs(aside);
}

} // namespace

QPointF CandidateModel::placeOf(const CandidateRow& row) const
{
    return QPointF(row.cell.x, row.cell.y) + row.place;
}

int CandidateModel::towards(int row, int dx, int dy) const
{
    if (!has(row))
        return row;
    int best = row;
    qreal bestDistance = 0;
    const QPointF from = placeAt(row);
    for (int i = 0; i < rowCount(); ++i) {
        const QPointF way = placeAt(i) - from;
        if (i == row || at(i).choice < 0)
            continue;
        const auto distance = dx != 0 ? across(way.x() * dx, way.y()) : along(way.y() * dy, way.x());
        if (distance && (best == row || *distance < bestDistance)) {
            best = i;
            bestDistance = *distance;
        }
    }
    return best;
}

int CandidateModel::beginAt(QPointF lookedAt) const
{
    int best = -1;
    qreal bestDistance = 0;
    for (int i = 0; i < rowCount(); ++i) {
        const auto& row = at(i);
        if (row.choice < 0)
            continue;
        if (row.isForFigure())
            return i;
        const QPointF way = placeOf(row) - lookedAt;
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
    return placeOf(at(row));
}

int CandidateModel::groupOf(int row) const
{
    return has(row) ? at(row).group : -1;
}

void CandidateModel::show(const Table& table, const ChoiceModel& choices, int turns, FigureKind figure)
{
    showRows(candidateRows(table, choices, turns, figure));
}

std::vector<GlowingFeature> CandidateModel::glowing() const
{
    std::vector<GlowingFeature> glowing;
    for (int i = 0; i < rowCount(); ++i) {
        const auto& row = at(i);
        if (row.isForFigure() && row.isAboutFeature && row.choice >= 0 && row.group == i)
            glowing.push_back({row.segment, GlowingFeature::Look::Offered, i});
    }
    return glowing;
}

} // namespace vozka
