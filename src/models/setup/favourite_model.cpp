// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/favourite_model.h"

#include <QStringList>

#include <utility>

namespace vozka {

namespace {

QString playersOf(const GameSetUp& setUp)
{
    QStringList names;
    for (const Seat& seat : setUp.seats)
        names << nameOf(seat, setUp.seats);
    return names.join(QStringLiteral(", "));
}

} // namespace

bool FavouriteModel::holds(const QString& name) const
{
    return std::ranges::any_of(rows(),
                               [&](const FavouriteRow& row) { return row.favourite.name == name.trimmed(); });
}

void FavouriteModel::show(const std::vector<Favourite>& favourites, const GameSetUp& current)
{
    std::vector<FavouriteRow> rows;
    rows.reserve(favourites.size());
    for (const auto& favourite : favourites)
        rows.push_back({favourite, playersOf(favourite.setUp), setUpName(favourite.setUp.rules),
                        favourite.setUp == current});
    showRows(std::move(rows));
}

} // namespace vozka
