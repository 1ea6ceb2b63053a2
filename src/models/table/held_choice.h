// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A choice that is made but not yet done: it waits for a confirmation, or is taken back, before the turn
// passes. The settings say which choices wait.
#pragma once

#include "models/table/candidate_model.h"

#include <QObject>

#include <optional>

namespace vozka {

class HeldChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// It sets a figure: where its foot would stand and the address of its picture.
    Q_PROPERTY(bool isFigure READ isFigure NOTIFY changed)
    Q_PROPERTY(bool onCorner READ onCorner NOTIFY changed)
    /// The side of its square, in cells.
    Q_PROPERTY(qreal size READ size NOTIFY changed)
    Q_PROPERTY(int cellX READ cellX NOTIFY changed)
    Q_PROPERTY(int cellY READ cellY NOTIFY changed)
    Q_PROPERTY(qreal placeX READ placeX NOTIFY changed)
    Q_PROPERTY(qreal placeY READ placeY NOTIFY changed)
    Q_PROPERTY(QString source READ source NOTIFY changed)
    /// What is to be confirmed, in words.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// What confirming it does, in words, where that does not go without saying; else empty.
    Q_PROPERTY(QString confirmLabel READ confirmLabel NOTIFY changed)

public:
    explicit HeldChoice(QObject* parent) : QObject(parent) {}

    [[nodiscard]] bool active() const { return m_action.has_value(); }
    [[nodiscard]] bool isFigure() const { return m_candidate >= 0 && m_shown.isForFigure(); }
    [[nodiscard]] bool isTile() const { return m_action && m_action->type == Action::Type::Place; }
    [[nodiscard]] bool onCorner() const { return m_shown.onCorner; }
    [[nodiscard]] qreal size() const { return m_shown.size; }
    [[nodiscard]] int cellX() const { return m_shown.cell.x; }
    [[nodiscard]] int cellY() const { return m_shown.cell.y; }
    [[nodiscard]] qreal placeX() const { return m_shown.foot.x(); }
    [[nodiscard]] qreal placeY() const { return m_shown.foot.y(); }
    [[nodiscard]] QString source() const { return m_shown.source; }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] QString confirmLabel() const { return m_confirmLabel; }
    [[nodiscard]] const std::optional<Action>& action() const { return m_action; }
    /// The row of the candidate that it is, -1 if it is none.
    [[nodiscard]] int candidate() const { return m_candidate; }

    /// Whether the settings want that action confirmed. Requires: it is legal.
    [[nodiscard]] static bool mustWait(const Table& table, const Action& action);
    void hold(const Action& action) { m_action = action; }
    void clear() { m_action.reset(); }
    void show(const Table& table, const ChoiceModel& choices, const CandidateModel& candidates);

    Q_INVOKABLE void confirm();
    Q_INVOKABLE void takeBack();

signals:
    void changed();
    void confirmed(const vozka::Action& action);
    void takenBack();

private:
    [[nodiscard]] static QString sentenceOf(const Table& table, const Action& action);

    std::optional<Action> m_action;
    CandidateRow m_shown;
    int m_candidate = -1;
    QString m_sentence;
    QString m_confirmLabel;
};

} // namespace vozka
