// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Recorded games (tests/games), played again step by step by people.
#pragma once

#include "models/game/game_controller.h"

#include <QStringList>

namespace vozka {

class RecordedGame {
public:
    /// The names of all games, sorted.
    [[nodiscard]] static QStringList names();

    /// The game of that name before its first decision.
    explicit RecordedGame(const QString& name);
    /// Does the next decision on the table; false at the end.
    bool next();
    [[nodiscard]] GameController& table() { return m_table; }

private:
    std::vector<Action> m_actions;
    GameController m_table;
};

/// Every row of a model with all of its roles, as QML reads them.
[[nodiscard]] QStringList rowsOf(const QAbstractItemModel& model);
/// What a player is asked to do, empty if no player is.
[[nodiscard]] QString taskOf(const GameController& table);
/// Every property of an object that is a plain value.
[[nodiscard]] QString propertiesOf(const QObject& object);
[[nodiscard]] QString propertiesOf(const QMetaObject& type, const void* gadget);

} // namespace vozka
