// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/close_moves.h"

#include <QLocale>

#include <cmath>

namespace vozka {

namespace {

/// Leads are shown in tenths of a point.
double inTenths(float points)
{
    return std::round(static_cast<double>(points) * 10) / 10;
}

QString asFigures(double points)
{
    return QLocale().toString(points, 'f', 1);
}

} // namespace

QString CloseMoves::againstNext(float ahead)
{
    const double points = inTenths(ahead);
    if (points <= 0)
        return tr("This move is as good as the next best one, as far as the computer can see.");
    //: %1 = part of a point, like 0.3
    return (points < 1 ? tr("This move is about as good as the next best one: only %1 of a point better.")
                       //: %1 = points, like 1.3
                       : tr("It is expected to bring %1 points more than the next best move."))
        .arg(asFigures(points));
}

QString CloseMoves::againstBest(float behind)
{
    const double points = inTenths(behind);
    if (points <= 0)
        return tr("This move is as good as the best one, as far as the computer can see.");
    //: %1 = part of a point, like 0.3
    return (points < 1 ? tr("This move is about as good as the best one: only %1 of a point behind it.")
                       //: %1 = points, like 1.3
                       : tr("It is expected to bring %1 points less than the best move."))
        .arg(asFigures(points));
}

} // namespace vozka
