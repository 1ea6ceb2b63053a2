// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Recorded games (tests/games), replayed decision by decision with human players.
#pragma once

#include "models/game/game_controller.h"

#include <QStringList>

namespace vozka {

class RecordedGame {
public:
    /// Returns the names of all games, sorted.
    [[nodiscard]] static QStringList names();

    /// Opens this game before its first decision.
    explicit RecordedGame(const QString& name);
    /// Makes the next decision. Returns false at the end.
    bool next();
    [[nodiscard]] GameController& table() { return m_table; }

private:
    std::vector<Action> m_actions;
    GameController m_table;
};

/// Returns the rows of a model with their roles; values that are empty, 0 or false are left out.
[[nodiscard]] QStringList rowsOf(const QAbstractItemModel& model);
/// Returns the prompt, empty if no player decides.
[[nodiscard]] QString taskOf(const GameController& table);
/// Returns every property of an object that is a plain value and not constant.
[[nodiscard]] QString propertiesOf(const QObject& object);
[[nodiscard]] QString propertiesOf(const QMetaObject& type, const void* gadget);

} // namespace vozka
