// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/lead_text.h"

#include "models/text/contexts.h"

#include <QLocale>

#include <cmath>

namespace vozka {

float asShown(float lead)
{
    return std::round(lead * 10) / 10;
}

namespace {

/// Smaller differences between moves are not shown.
constexpr double leastDistance = 0.5;

} // namespace

QString leadText(float lead)
{
    const auto rounded = static_cast<double>(asShown(lead));
    const QString figures = QLocale().toString(std::abs(rounded), 'f', 1);
    return rounded > 0 ? u'+' + figures : rounded < 0 ? QChar(u'\u2212') + figures : figures;
}

QString leadOver(float lead, int players)
{
    //: %1 is a lead in points, like +4.2.
    return players == 2 ? leadText(lead)
                        : TableTexts::tr("%1 over the average of the others").arg(leadText(lead));
}

QString expectedResult(float lead, int players)
{
    const int points = static_cast<int>(std::lround(std::abs(lead)));
    if (points == 0)
        return players == 2 ? TableTexts::tr("You would be level with the other player at the end.")
                            : TableTexts::tr("You would be level with the average of the others at the end.");
    if (players == 2)
        return lead > 0
                   ? TableTexts::tr("You would be about %n point(s) ahead at the end.", nullptr, points)
                   : TableTexts::tr("You would be about %n point(s) behind at the end.", nullptr, points);
    return lead > 0
               ? TableTexts::tr(
                   "You would be about %n point(s) ahead of the average of the others at the end.", nullptr,
                   points)
               : TableTexts::tr("You would be about %n point(s) behind the average of the others at the end.",
                                nullptr, points);
}

QString distanceText(float points)
{
    const auto shown = static_cast<double>(asShown(points));
    if (shown < leastDistance)
        return TableTexts::tr("About as good as move 1.");
    //: %1 is a number with a decimal, like 4.8.
    return TableTexts::tr("%1 points less than move 1.").arg(QLocale().toString(shown, 'f', 1));
}

} // namespace vozka
