// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of games that were played to their end on this computer, by player, set-up and opponent. A game is
// added when it ends, and removed if the end is undone. Games that were scored early, or were over when
// opened, are not added.
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
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
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
    /// Message about an unreadable file; empty if none.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// Number of deleted games that can be restored.
    Q_PROPERTY(int deleted READ deleted NOTIFY changed)

public:
    enum Against { Anybody, People, EasyComputer, MediumComputer, HardComputer };
    Q_ENUM(Against)

    explicit GameResults(const AutosaveModel& autosaves, QObject* parent = nullptr);
    ~GameResults() override;

    [[nodiscard]] QString folder() const { return m_folder; }
    void setFolder(const QString& folder);
    [[nodiscard]] RowModel<FinishedGameRow>* games() { return &m_games; }
    [[nodiscard]] RowModel<ResultPlayerRow>* players() { return &m_players; }
    [[nodiscard]] int total() const { return static_cast<int>(m_all.size()); }
    [[nodiscard]] int count() const { return m_games.rowCount(); }
    [[nodiscard]] QStringList setUps() const;
    [[nodiscard]] int setUp() const;
    void setSetUp(int setUp);
    void setAgainst(Against against);
    [[nodiscard]] QString problem() const;
    [[nodiscard]] int deleted() const { return static_cast<int>(m_deleted.size()); }

    /// Reads the file, which other windows may have changed.
    Q_INVOKABLE void refresh();
    /// Deletes that row of the games, or all that are shown; `restoreDeleted` restores the last ones deleted.
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void removeShown();
    Q_INVOKABLE void restoreDeleted();
    /// Forgets deleted games, so that `restoreDeleted` cannot restore them.
    Q_INVOKABLE void discardDeleted();
    /// Returns the row of the game among the kept games; -1 if it is not there.
    Q_INVOKABLE [[nodiscard]] int autosaveRow(int row) const;
    /// True if the game is on this table.
    Q_INVOKABLE [[nodiscard]] bool isOpen(int row) const;
    /// Returns the shown games as JSON or as a table (see records/results_export.h).
    [[nodiscard]] std::string exported(bool asJson) const;

    /// Called for another game on the table. If `counts`, the game is added when it ends. First games, which
    /// end the introduction, never count.
    void begin(const Match& match, bool counts);
    /// Called after a change of the game, which is kept under that name.
    void follow(const Match& match, const QString& autosaveName);

signals:
    void folderChanged();
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
    [[nodiscard]] std::vector<records::RuleChoice> choices() const;
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
    /// Game on the table: true if it counts, and true if it was added.
    bool m_counts = false;
    bool m_isRecorded = false;
    std::vector<Change> m_changes;
    /// Error of the last attempt.
    std::optional<records::Error> m_error;
    QTimer m_retryTimer;
};

} // namespace vozka
