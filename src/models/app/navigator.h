// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Requests to the window from any page or part of a page. Main.qml connects to them, so that pages do not
// have to forward them.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class Navigator : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    enum View {
        Start,
        NewGame,
        Table,
        End,
        Analysis,
        Results,
        Settings,
        Lessons,
        Sandbox,
        Keys,
        About,
        EndNow
    };
    Q_ENUM(View)

    using QObject::QObject;

signals:
    /// Shows a page or opens a sheet. `Start` closes the game on the table.
    void show(vozka::Navigator::View view);
    void back();
    /// Opens the rules at the rule with this id; at their start if empty.
    void showRule(const QString& rule);
    /// Shows an example of a lesson, or a story if `example` is empty.
    void showLesson(const QString& lesson, const QString& example);
    /// Shows the next story for a player who learns the game.
    void learn();
    /// Continues the shown story as a game on the table.
    void playStory();
    /// Shows an option on the new-game page.
    void showOption(const QString& option);
    /// Loads the automatic save in this row of their list.
    void openAutosave(int row);
    /// Shows the board after that turn in review mode; 0 = before the first turn.
    void startReview(int turn);
    void leaveReview();
    /// Starts a new game from the position that is shown in review mode.
    void playOnFromHere();
    void notify(const QString& message);
    void fail(const QString& message);
};

} // namespace vozka
