// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of games that were played to their end on this computer, by player, set-up and opponent. A game is
// added when it ends, and removed if the end is undone. Games that were ended early, that were over when
// opened, or that have the tiles of a first game are not added.
#pragma once

#include "match/match.h"
#include "match/results_file.h"
#include "models/results/result_rows.h"

#include <QStringList>
#include <QTimer>

#include <optional>

namespace vozka {

class AutosaveModel;

class GameResults : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// Folder of the file; empty = no results are stored.
    Q_PROPERTY(QString folder MEMBER m_folder WRITE setFolder)
    /// Games that pass the filters, and their players.
    Q_PROPERTY(vozka::RowList* games READ games CONSTANT)
    Q_PROPERTY(vozka::RowList* players READ players CONSTANT)
    /// Number of all games, and of games that pass the filters.
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Set-ups of the games, as text, and the index of the one whose games are shown; -1 = all.
    Q_PROPERTY(QStringList setUps READ setUps NOTIFY changed)
    Q_PROPERTY(int setUp READ setUp WRITE setSetUp NOTIFY changed)
    /// Filter by opponents. A player's games count if an opponent matches.
    Q_PROPERTY(Against against MEMBER m_against WRITE setAgainst NOTIFY changed)
    /// Message about an error: a result could not be saved, or the file cannot be read. Empty if none.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// Number of deleted games that can be restored.
    Q_PROPERTY(int deleted READ deleted NOTIFY changed)

public:
    enum Against { Anybody, People, EasyComputer, MediumComputer, HardComputer };
    Q_ENUM(Against)

    explicit GameResults(const AutosaveModel& autosaves, QObject* parent = nullptr);
    ~GameResults() override;

    void setFolder(const QString& folder);
    [[nodiscard]] RowModel<FinishedGameRow>* games() { return &m_games; }
    [[nodiscard]] RowModel<ResultPlayerRow>* players() { return &m_players; }
    [[nodiscard]] int total() const { return static_cast<int>(m_all.size()); }
    [[nodiscard]] int count() const { return m_games.rowCount(); }
    [[nodiscard]] const std::vector<records::FinishedGame>& all() const { return m_all; }
    [[nodiscard]] QStringList setUps() const;
    [[nodiscard]] int setUp() const;
    void setSetUp(int setUp);
    void setAgainst(Against against);
    [[nodiscard]] QString problem() const;
    [[nodiscard]] int deleted() const { return static_cast<int>(m_deleted.size()); }

    /// Reads the file, which other windows may have changed.
    Q_INVOKABLE void refresh();
    /// Delete the game in that row, or all shown games. `restoreDeleted` restores the last deleted games.
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void removeShown();
    Q_INVOKABLE void restoreDeleted();
    /// Discards the deleted games, so that `restoreDeleted` cannot restore them.
    Q_INVOKABLE void discardDeleted();
    /// Returns the row of that game in the list of automatic saves; -1 if none.
    Q_INVOKABLE [[nodiscard]] int autosaveRow(int row) const;
    Q_INVOKABLE [[nodiscard]] bool isOpen(int row) const;
    /// Returns the shown games as JSON or CSV (see records/results_export.h).
    [[nodiscard]] std::string exported(bool asJson) const;

    /// Called when another game is put on the table. If `counts`, the game is added when it ends.
    void begin(const Match& match, bool counts);
    /// Called after a change of the game. `autosaveName`: name of its automatic save.
    void follow(const Match& match, const QString& autosaveName);

signals:
    void changed();
    void failed(const QString& message);

private:
    /// Pending change of the file: a game to add or to remove.
    struct Change {
        records::FinishedGame game;
        bool isOver = false;
    };

    [[nodiscard]] bool isShown(const records::FinishedGame& game) const;
    [[nodiscard]] bool isCounted(const records::FinishedGame& game, std::size_t seat) const;
    [[nodiscard]] std::vector<records::RuleChoice> differentSetUps() const;
    void show();
    void writeChanges();
    void removeAll(std::vector<records::FinishedGame> games);

    const AutosaveModel& m_autosaves;
    QString m_folder;
    std::optional<ResultsFile> m_file;
    ResultsFile::Contents m_contents;
    std::vector<records::FinishedGame>& m_all{m_contents.games};
    std::vector<records::FinishedGame> m_deleted;
    RowModel<FinishedGameRow> m_games{this};
    RowModel<ResultPlayerRow> m_players{this};
    std::optional<records::RuleChoice> m_setUp;
    Against m_against = Anybody;
    /// True if the game on the table is added when it ends; true if it was added already.
    bool m_counts = false;
    bool m_isRecorded = false;
    std::vector<Change> m_changes;
    /// Error of the last attempt to write the changes.
    std::optional<records::Error> m_error;
    QTimer m_retryTimer;
};

} // namespace vozka
