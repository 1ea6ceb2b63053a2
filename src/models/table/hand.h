// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles in hand of the player to move with their turns, and the kind of figure to place.
#pragma once

#include "models/table/choice_model.h"

#include <QList>
#include <QObject>

#include <array>

namespace vozka {

class Hand {
    Q_GADGET
    QML_VALUE_TYPE(hand)
    /// Image URL of the tile; empty if none. To turn it, "/" and the number of quarter turns are appended.
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(int turns MEMBER turns)
    /// Features and symbols of the tile; empty if none.
    Q_PROPERTY(QString content MEMBER content)
    /// Image URL and description of the active player's own tile (abbey). The URL is empty if none.
    Q_PROPERTY(QString ownPicture MEMBER ownPicture)
    Q_PROPERTY(QString ownLabel MEMBER ownLabel)
    /// Reason why the own tile must not be placed now, and the rule id; empty if none.
    Q_PROPERTY(QString ownNotYet MEMBER ownNotYet)
    Q_PROPERTY(QString ownNotYetRule MEMBER ownNotYetRule)
    /// The reason `ownNotYet` in two or three words.
    Q_PROPERTY(QString ownNotYetBrief MEMBER ownNotYetBrief)
    /// Kind of figure to place, and kinds that have a legal place (FigureKind).
    Q_PROPERTY(int figure READ figureNumber)
    Q_PROPERTY(QList<int> figures MEMBER figures)

public:
    [[nodiscard]] int figureNumber() const { return static_cast<int>(figure); }
    /// Returns the description of the tile after that number of quarter turns.
    Q_INVOKABLE [[nodiscard]] QString description(int quarterTurns) const
    {
        return descriptions.at(static_cast<std::size_t>(quarterTurns & 3));
    }
    /// Updates the tiles and the kinds of figures. Keeps the turns, and the selected kind if it has a place.
    void show(const Table& table, const ChoiceModel& choices);

    QString picture;
    int turns = 0;
    /// Indexed by turns.
    std::array<QString, sideCount> descriptions;
    QString content;
    QString ownPicture;
    QString ownLabel;
    QString ownNotYet;
    QString ownNotYetRule;
    QString ownNotYetBrief;
    FigureKind figure = FigureKind::Follower;
    QList<int> figures;
};

} // namespace vozka
