// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile sets that are offered, and which of them are played with.
#pragma once

#include "models/rows/row_model.h"
#include "models/setup/tile_kind_model.h"

#include <QtQml/qqmlregistration.h>

#include <string>
#include <vector>

namespace vozka {

struct TileSetRow {
    std::string set;
    QString name;
    QString about;
    /// That it is unofficial beside what else is chosen; empty if it is not.
    QString unofficial;
    QStringList remarks;
    /// Addresses of the pictures of the figures, pieces and features that it adds to the game.
    QStringList figures;
    int tiles = 0;
    bool isChosen = false;
    /// No game goes without it.
    bool isAlwaysIn = false;
    RowList* kinds = nullptr;
    [[nodiscard]] bool isSame(const TileSetRow& other) const { return set == other.set; }
    bool operator==(const TileSetRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&TileSetRow::name>("name"),
            /// One sentence.
            role<&TileSetRow::about>("about"),
            /// That it is unofficial beside the other sets that are chosen, empty if it is not.
            role<&TileSetRow::unofficial>("unofficial"),
            /// What is known of tiles of which not all is known, a line for each number on their pictures.
            role<&TileSetRow::remarks>("remarks"),
            /// Addresses of the pictures of the figures, pieces and features that it adds to the game.
            role<&TileSetRow::figures>("figures"),
            /// How many it brings into the bag.
            role<&TileSetRow::tiles>("tiles"),
            role<&TileSetRow::isChosen>("isChosen"),
            role<&TileSetRow::isAlwaysIn>("isAlwaysIn"),
            /// Its tiles, rows of type TileKindRow.
            role<&TileSetRow::kinds>("kinds"),
        };
    }
};

class TileSetModel : public RowModel<TileSetRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SetUpModel")
    /// Tiles of the sets that are played with.
    Q_PROPERTY(int tileCount READ tileCount NOTIFY changed)
    /// What is said of sets that are unofficial together, a sentence for each; empty if they are official.
    Q_PROPERTY(QString unofficial READ unofficial NOTIFY changed)
    /// What is in none of the sets, in one sentence.
    Q_PROPERTY(QString without READ without NOTIFY changed)

public:
    explicit TileSetModel(QObject* parent);

    [[nodiscard]] int tileCount() const;
    [[nodiscard]] QString unofficial() const;
    [[nodiscard]] QString without() const;
    /// The names of those chosen, in the order of the library.
    [[nodiscard]] std::vector<std::string> chosen() const;
    /// Sets that are not offered are left out; those that are always in come in.
    void setChosen(const std::vector<std::string>& sets);

    /// Ignores rows that do not exist, and sets that are always in.
    Q_INVOKABLE void choose(int row, bool on);
    void retranslate();

signals:
    void changed();

private:
    /// Those of the library that are offered, in its order.
    std::vector<RowModel<TileKindRow>*> m_kinds;
    /// Pictures of what each of them adds.
    std::vector<QStringList> m_figures;
};

} // namespace vozka
