// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tile sets that can be chosen.
#pragma once

#include "models/base/row_model.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <string>
#include <vector>

namespace vozka {

struct TileKindRow {
    QString source;
    int count = 0;
    /// True if the tiles belong to the players. Such tiles are never in the bag.
    bool isOwn = false;
    /// "×3" or "1 each".
    QString amount;
    QString label;
    /// Number of the remark about an uncertain detail, from 1 (0 if none), and the remark.
    int remarkNumber = 0;
    QString remark;
    [[nodiscard]] bool isSame(const TileKindRow& other) const { return source == other.source; }
    [[nodiscard]] QString remarkMark() const
    {
        return remarkNumber == 0 ? QString() : QString::number(remarkNumber);
    }
    bool operator==(const TileKindRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&TileKindRow::source>("source"),           role<&TileKindRow::count>("count"),
            role<&TileKindRow::amount>("amount"),           role<&TileKindRow::label>("label"),
            role<&TileKindRow::remarkMark>("remarkNumber"), role<&TileKindRow::remark>("remark"),
        };
    }

    Q_DECLARE_TR_FUNCTIONS(TileKindRow)
};

struct TileSetRow {
    std::string set;
    QString name;
    QString about;
    /// Message that this set is unofficial together with other chosen sets; empty if it is official.
    QString unofficial;
    /// One line for each number on the images of its tiles.
    QStringList remarks;
    /// Image URLs of the figures, pieces and features that this set adds to the game.
    QStringList figures;
    int tiles = 0;
    bool isChosen = false;
    bool isAlwaysIn = false;
    /// Rows of type TileKindRow.
    RowList* kinds = nullptr;
    [[nodiscard]] bool isSame(const TileSetRow& other) const { return set == other.set; }
    bool operator==(const TileSetRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&TileSetRow::name>("name"),
            role<&TileSetRow::about>("about"),
            role<&TileSetRow::unofficial>("unofficial"),
            role<&TileSetRow::remarks>("remarks"),
            role<&TileSetRow::figures>("figures"),
            role<&TileSetRow::tiles>("tiles"),
            role<&TileSetRow::isChosen>("isChosen"),
            role<&TileSetRow::isAlwaysIn>("isAlwaysIn"),
            role<&TileSetRow::kinds>("kinds"),
        };
    }
};

class TileSetModel : public RowModel<TileSetRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SetUpModel")
    /// Number of tiles of the chosen sets.
    Q_PROPERTY(int tileCount READ tileCount NOTIFY changed)
    /// Messages about sets that are unofficial together; empty if none.
    Q_PROPERTY(QString unofficial READ unofficial NOTIFY changed)
    /// Message about features that no set contains.
    Q_PROPERTY(QString without READ without NOTIFY changed)

public:
    explicit TileSetModel(QObject* parent);

    [[nodiscard]] int tileCount() const;
    [[nodiscard]] QString unofficial() const;
    [[nodiscard]] QString without() const;
    [[nodiscard]] std::vector<std::string> chosen() const;
    /// Ignores sets that are not offered. Adds sets that are part of every game.
    void setChosen(const std::vector<std::string>& sets);

    /// Ignores rows that do not exist, and sets that are part of every game.
    Q_INVOKABLE void choose(int row, bool on);
    void retranslate();

signals:
    void changed();

private:
    /// By offered set, in the order of the library.
    std::vector<RowModel<TileKindRow>*> m_kinds;
    std::vector<QStringList> m_figures;
};

} // namespace vozka
