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

class Hand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// The address of the tile without its turn, which follows after "/"; empty without one.
    Q_PROPERTY(QString picture READ picture NOTIFY changed)
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    /// The same of a tile of the active player's own that lies beside the drawn one; empty if he has none.
    Q_PROPERTY(QString ownPicture READ ownPicture NOTIFY changed)
    /// What that tile is, in words.
    Q_PROPERTY(QString ownLabel READ ownLabel NOTIFY changed)
    /// Why it may not be placed now, in words; empty if it may.
    Q_PROPERTY(QString ownNotYet READ ownNotYet NOTIFY changed)
    /// The id of the rule that says so.
    Q_PROPERTY(QString ownNotYetRule READ ownNotYetRule NOTIFY changed)
    /// The same in two or three words.
    Q_PROPERTY(QString ownNotYetBrief READ ownNotYetBrief NOTIFY changed)
    /// The kind of figure that is to be set, and the kinds for which there is a place, as numbers.
    Q_PROPERTY(int figure READ figure NOTIFY changed)
    Q_PROPERTY(QList<int> figures READ figures NOTIFY changed)

public:
    using QObject::QObject;
    [[nodiscard]] const QString& picture() const { return m_picture; }
    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] const QString& ownPicture() const { return m_ownPicture; }
    [[nodiscard]] const QString& ownLabel() const { return m_ownLabel; }
    [[nodiscard]] const QString& ownNotYet() const { return m_ownNotYet; }
    [[nodiscard]] const QString& ownNotYetRule() const { return m_ownNotYetRule; }
    [[nodiscard]] const QString& ownNotYetBrief() const { return m_ownNotYetBrief; }
    [[nodiscard]] FigureKind figureKind() const { return m_figure; }
    [[nodiscard]] int figure() const { return static_cast<int>(m_figure); }
    [[nodiscard]] const QList<int>& figures() const { return m_figures; }
    /// The tile in words, with so many quarter turns.
    Q_INVOKABLE [[nodiscard]] QString inWords(int turns) const;

    /// Everything as it is when a player begins.
    void putDown();
    void setTurns(int turns);
    void setFigure(FigureKind figure);
    /// Of the kinds that may be set the first, if the chosen one may not.
    void show(const Table& table, const ChoiceModel& choices);

signals:
    /// Told by the game, once everything else fits to it.
    void changed();

private:
    QString m_picture;
    int m_turns = 0;
    /// By turns.
    std::array<QString, sideCount> m_words;
    QString m_ownPicture;
    QString m_ownLabel;
    QString m_ownNotYet;
    QString m_ownNotYetRule;
    QString m_ownNotYetBrief;
    FigureKind m_figure = FigureKind::Follower;
    QList<int> m_figures;
};

} // namespace vozka
