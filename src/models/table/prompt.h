// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a table asks for now.
#pragma once

#include "models/table/choice_model.h"

#include <QColor>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace vozka {

namespace prompting {

Q_NAMESPACE
QML_NAMED_ELEMENT(Prompt)

/// OwnTile: place a tile of the player's own or draw. Place: the drawn tile. Deploy: a figure of the supply.
/// MoveFigure: a figure goes to another feature or to the supply. Choose: something else on the board.
/// Discard, FinalCount: something is shown first. Look: a position that is not played.
enum class Kind {
    None,
    OwnTile,
    Place,
    Deploy,
    MoveFigure,
    Choose,
    ComputerTurn,
    Discard,
    FinalCount,
    Over,
    Look
};
Q_ENUM_NS(Kind)

} // namespace prompting

class Prompt {
    Q_GADGET
    QML_VALUE_TYPE(prompt)
    Q_PROPERTY(vozka::prompting::Kind kind MEMBER kind)
    /// Task of the player, or title of the thing shown. Empty if none.
    Q_PROPERTY(QString text MEMBER text)
    /// Player to move and their colour; empty and invalid if no player is.
    Q_PROPERTY(QString playerName MEMBER playerName)
    Q_PROPERTY(QString playerColour MEMBER playerColour)
    Q_PROPERTY(QColor playerColourValue MEMBER playerColourValue)
    /// Figures and features of the board can be chosen.
    Q_PROPERTY(bool onFeatures READ onFeatures)
    /// Some choices have no place on the board.
    Q_PROPERTY(bool hasList MEMBER hasList)
    /// Choice that does without: no figure, a drawn tile instead of the own one, a figure to the supply. -1
    /// if none.
    Q_PROPERTY(int passRow MEMBER passRow)
    /// Its words, empty if none.
    Q_PROPERTY(QString passLabel MEMBER passLabel)
    Q_PROPERTY(bool onlyPass MEMBER onlyPass)
    /// Warning that what is declined now is not offered again; empty if it is.
    Q_PROPERTY(QString warning MEMBER warning)
    /// A choice is made and waits for a confirmation, which is the text then.
    Q_PROPERTY(bool confirms MEMBER confirms)
    /// Words of the button that confirms, if it is not the usual one.
    Q_PROPERTY(QString confirmLabel MEMBER confirmLabel)

public:
    using Kind = prompting::Kind;

    [[nodiscard]] bool onFeatures() const
    {
        return kind == Kind::Deploy || kind == Kind::MoveFigure || kind == Kind::Choose;
    }
    bool operator==(const Prompt&) const = default;

    Kind kind = Kind::None;
    QString text;
    QString playerName;
    QString playerColour;
    QColor playerColourValue;
    bool hasList = false;
    int passRow = -1;
    QString passLabel;
    bool onlyPass = false;
    QString warning;
    bool confirms = false;
    QString confirmLabel;
};

/// Kind of decision that the table waits for; None if it waits for no player.
[[nodiscard]] Prompt::Kind promptKind(const Table& table);
/// True if the settings want the action confirmed, or if it declines what is not offered again. Requires: it
/// is legal.
[[nodiscard]] bool mustWait(const Table& table, const Action& action);
/// `held`: the action that waits for a confirmation, null if none. Without one, `text` is empty for kinds
/// that ask for something.
[[nodiscard]] Prompt promptOf(const Table& table, const ChoiceModel& choices, Prompt::Kind kind,
                              const Action* held);

} // namespace vozka
