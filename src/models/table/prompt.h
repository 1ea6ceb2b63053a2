// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Decision that a table waits for, with its text.
#pragma once

#include "models/table/choice_model.h"

#include <QColor>
#include <QObject>
#include <QString>

namespace vozka {

namespace prompting {

Q_NAMESPACE
QML_NAMED_ELEMENT(Prompt)

/// OwnTile: place an own tile or draw. Place: the drawn tile. Deploy: a figure of the supply. MoveFigure: a
/// figure goes to another feature or to the supply. Choose: something else on the board. Discard, FinalCount:
/// tiles or scores are shown first. Look: a position that is not played.
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
    /// Task of the player, or title of the display. Empty if none.
    Q_PROPERTY(QString text MEMBER text)
    /// Player to move and their colour; empty and invalid if none.
    Q_PROPERTY(QString playerName MEMBER playerName)
    Q_PROPERTY(QString playerColour MEMBER playerColour)
    Q_PROPERTY(QColor playerColourValue MEMBER playerColourValue)
    /// True if figures and features of the board can be chosen.
    Q_PROPERTY(bool onFeatures READ onFeatures)
    /// True if some choices have no place on the board.
    Q_PROPERTY(bool hasList MEMBER hasList)
    /// Choice that declines: no figure, a drawn tile instead of the own tile, a figure to the supply. -1 if
    /// none.
    Q_PROPERTY(int passRow MEMBER passRow)
    Q_PROPERTY(QString passLabel MEMBER passLabel)
    Q_PROPERTY(bool onlyPass MEMBER onlyPass)
    /// Warning that a declined choice is not offered again; empty if it is offered again.
    Q_PROPERTY(QString warning MEMBER warning)
    /// True while a choice waits for a confirmation. Then `text` is the question.
    Q_PROPERTY(bool confirms MEMBER confirms)
    /// Text of the button that confirms; empty for the usual text.
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

/// Returns the decision that the table waits for; None if it waits for no player.
[[nodiscard]] Prompt::Kind promptKind(const Table& table);
/// True if the settings require a confirmation, if the action declines an offer that is not repeated, or if
/// it is a free action. Requires: the action is legal.
[[nodiscard]] bool needsConfirmation(const Table& table, const Action& action);
/// `held`: action that waits for a confirmation, null if none. If null, `text` is empty for kinds that need a
/// decision.
[[nodiscard]] Prompt promptOf(const Table& table, const ChoiceModel& choices, Prompt::Kind kind,
                              const Action* held);

} // namespace vozka
