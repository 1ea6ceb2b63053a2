// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table with autosaves in a temporary folder.
#pragma once

#include "models/autosave/autosave_model.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QTemporaryDir>

namespace vozka {

class AutosaveTest : public TableTest {
protected:
    struct Program {
        explicit Program(const QString& folder)
        {
            QObject::connect(&table, &GameController::failed,
                             [this](const QString& message) { reports << message; });
            autosaves.setFolder(folder);
        }
        QString at(int row, int role) const { return autosaves.index(row).data(role).toString(); }

        GameController table;
        AutosaveModel& autosaves{*table.files()->autosaves()};
        QAbstractItemModelTester tester{&autosaves, QAbstractItemModelTester::FailureReportingMode::Fatal};
        QStringList reports;
    };

    AutosaveTest() { m_program = std::make_unique<Program>(m_games); }

    void start(std::uint64_t seed = 1) { ASSERT_TRUE(m_program->table.startGame(gameOfTwo(seed))); }
    void play(GameController& table, int decisions)
    {
        for (int i = 0; i < decisions && !table.over(); ++i)
            table.choose(0);
    }
    void play(int decisions) { play(m_program->table, decisions); }
    /// Starts the program again without closing its game first, as after a kill.
    Program& startAgain()
    {
        m_program.reset();
        m_program = std::make_unique<Program>(m_games);
        return *m_program;
    }
    static State stateOf(const GameController& table) { return *table.table().state; }
    QStringList files(const QString& filter) const { return QDir(m_games).entryList({filter}, QDir::Files); }

    QTemporaryDir m_folder;
    QString m_games = m_folder.filePath(QStringLiteral("state/games"));
    std::unique_ptr<Program> m_program;
};

} // namespace vozka
