// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the player to move has in hand: a tile, as it is turned, a tile of his own beside it, and the kind of
// figure that is to be set.
#pragma once

#include "models/table/choice_model.h"

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace vozka {

class Hand {
    Q_GADGET
    QML_VALUE_TYPE(hand)
    /// The address of the tile without its turn, which follows after "/"; empty without one.
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(int turns MEMBER turns)
    /// The same of a tile of the active player's own that lies beside the drawn one; empty if they have none.
    Q_PROPERTY(QString ownPicture MEMBER ownPicture)
    /// What that tile is, in words.
    Q_PROPERTY(QString ownLabel MEMBER ownLabel)
    /// Why it may not be placed now, in words; empty if it may.
    Q_PROPERTY(QString ownNotYet MEMBER ownNotYet)
    /// The id of the rule that says so.
    Q_PROPERTY(QString ownNotYetRule MEMBER ownNotYetRule)
    /// The same in two or three words.
    Q_PROPERTY(QString ownNotYetBrief MEMBER ownNotYetBrief)
    /// The kind of figure that is to be set, and the kinds for which there is a place, as numbers.
    Q_PROPERTY(int figure READ figureNumber)
    Q_PROPERTY(QList<int> figures MEMBER figures)

public:
    [[nodiscard]] int figureNumber() const { return static_cast<int>(figure); }
    /// The tile in words, with so many quarter turns.
    Q_INVOKABLE [[nodiscard]] QString inWords(int quarterTurns) const
    {
        return words.at(static_cast<std::size_t>(quarterTurns & 3));
    }
    /// Keeps the turns and the figure. A figure without a place is replaced by the first figure with one.
    void show(const Table& table, const ChoiceModel& choices);

    QString picture;
    int turns = 0;
    /// By turns.
    std::array<QString, sideCount> words;
    QString ownPicture;
    QString ownLabel;
    QString ownNotYet;
    QString ownNotYetRule;
    QString ownNotYetBrief;
    FigureKind figure = FigureKind::Follower;
    QList<int> figures;
};

} // namespace vozka
