// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/feature_owners.h"

#include "models/overlays/overlay_sentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace vozka {

namespace {

std::vector<Player> ownersOf(const FeatureInsight& insight)
{
    std::vector<Player> owners;
    std::ranges::set_union(insight.leaders, insight.paidAlone, std::back_inserter(owners));
    return owners;
}

} // namespace

std::vector<QString> ownerColours(const Table& table, const FeatureInsight& insight)
{
    std::vector<QString> colours;
    for (const auto player : ownersOf(insight))
        colours.push_back(table.playerColour(player));
    return colours;
}

QString ownersTitle(const Table& table, const FeatureInsight& insight, Segment segment)
{
    QStringList names;
    for (const auto player : ownersOf(insight))
        names << table.playerName(player);
    if (names.isEmpty())
        //: %1 is a feature ("City, 3 tiles").
        return QCoreApplication::translate("Overlays", "%1: nobody has the majority")
            .arg(featureTitle(table, segment));
    //: %1 is a feature ("City, 3 tiles"), %2 the names of those who lead there.
    return QCoreApplication::translate("Overlays", "%1: %2")
        .arg(featureTitle(table, segment), names.join(QStringLiteral(", ")));
}

} // namespace vozka
