// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tile sets that can be chosen.
#pragma once

#include "models/setup/tile_set_rows.h"

#include <string>
#include <vector>

namespace vozka {

class TileSetModel : public RowModel<TileSetRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SetUpModel")
    /// Number of tiles in the bag of a game with the chosen sets.
    Q_PROPERTY(int tileCount READ tileCount NOTIFY changed)
    /// Messages about sets that are unofficial together; empty if none.
    Q_PROPERTY(QString unofficial READ unofficial NOTIFY changed)
    /// Message that the program has no other expansions.
    Q_PROPERTY(QString without READ without NOTIFY changed)
    /// Ready choice that equals the chosen sets.
    Q_PROPERTY(Ready ready READ ready NOTIFY changed)

public:
    /// Short: the few tiles of a first game. Classic: the base set. Official: all sets that are official
    /// together. Everything: all sets.
    enum Ready { Other, Short, Classic, Official, Everything };
    Q_ENUM(Ready)

    explicit TileSetModel(QObject* parent);

    [[nodiscard]] int tileCount() const;
    [[nodiscard]] QString unofficial() const;
    [[nodiscard]] QString without() const;
    [[nodiscard]] Ready ready() const;
    [[nodiscard]] std::vector<std::string> chosen() const;
    /// Ignores sets that are not offered. Adds sets that are part of every game. The set of a first game
    /// replaces all others.
    void setChosen(const std::vector<std::string>& sets);

    /// Sets the colour of the figures ("red").
    void setPlayerColour(const QString& colour);
    /// Ignores rows that do not exist, and sets that are part of every game.
    Q_INVOKABLE void choose(int row, bool on);
    Q_INVOKABLE void chooseReady(vozka::TileSetModel::Ready ready);
    Q_INVOKABLE [[nodiscard]] int tilesOf(vozka::TileSetModel::Ready ready) const;
    void retranslate();

signals:
    void changed();

private:
    /// By offered set, in the order of the library.
    std::vector<RowModel<TileKindRow>*> m_kinds;
    /// URLs with %1 for the colour.
    std::vector<QStringList> m_figures;
    QString m_playerColour = QStringLiteral("red");
    /// True if the set of a first game is chosen instead of the base set.
    bool m_isFirstGame = false;
};

} // namespace vozka
