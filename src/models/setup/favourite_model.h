// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The set-ups that the player has kept under a name.
#pragma once

#include "models/rows/row_model.h"
#include "models/setup/set_up_file.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace vozka {

struct FavouriteRow {
    Favourite favourite;
    QString players;
    bool isCurrent = false;
    [[nodiscard]] bool isSame(const FavouriteRow& other) const
    {
        return favourite.name == other.favourite.name;
    }
    bool operator==(const FavouriteRow&) const = default;
};

class FavouriteModel : public RowModel<FavouriteRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SetUpModel")

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        /// The names of the players.
        PlayersRole,
        /// The present set-up is this one.
        IsCurrentRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Whether there is one of that name, blanks at its ends aside.
    Q_INVOKABLE [[nodiscard]] bool holds(const QString& name) const;
    void show(const std::vector<Favourite>& favourites, const GameSetUp& current);
};

} // namespace vozka
