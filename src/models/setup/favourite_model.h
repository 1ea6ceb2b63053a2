// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Set-ups that the player has saved under a name.
#pragma once

#include "models/base/row_model.h"
#include "models/setup/set_up_file.h"

#include <vector>

namespace vozka {

struct FavouriteRow {
    Favourite favourite;
    QString players;
    QString rules;
    /// True if it equals the current set-up.
    bool isCurrent = false;
    [[nodiscard]] bool isSame(const FavouriteRow& other) const
    {
        return favourite.name == other.favourite.name;
    }
    bool operator==(const FavouriteRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&FavouriteRow::favourite, &Favourite::name>("name"),
            role<&FavouriteRow::players>("players"),
            role<&FavouriteRow::rules>("rules"),
            role<&FavouriteRow::isCurrent>("isCurrent"),
        };
    }
};

class FavouriteModel : public RowModel<FavouriteRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SetUpModel")

public:
    using RowModel::RowModel;

    /// True if a favourite has that name, ignoring spaces at the ends.
    Q_INVOKABLE [[nodiscard]] bool holds(const QString& name) const;
    void show(const std::vector<Favourite>& favourites, const GameSetUp& current);
};

} // namespace vozka
