// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The record of games that were played to their end on this computer: who won how often, by which set-up and
// against whom. A game is noted when its end is played, and no longer if that end is taken back; one that was
// scored before its time goes on and is not noted, nor is one that was over when its file was opened.
#pragma once

#include "match/match.h"
#include "match/results_file.h"
#include "models/saved/result_rows.h"

#include <QStringList>
#include <QTimer>

#include <optional>

namespace vozka {

class KeptGamesModel;

class GameResults : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// The folder of the file; empty = nothing is noted.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
    /// Of the games that the filters let through: the games, and who played them.
    Q_PROPERTY(vozka::RowList* games READ games CONSTANT)
    Q_PROPERTY(vozka::RowList* players READ players CONSTANT)
    /// How many games there are, and how many the filters let through.
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Set-ups of the games, as text, and the index of the one whose games are shown; -1 = all.
    Q_PROPERTY(QStringList setUps READ setUps NOTIFY changed)
    Q_PROPERTY(int setUp READ setUp WRITE setSetUp NOTIFY changed)
    /// Games against whom are let through; of those a player counts whom one of these played against.
    Q_PROPERTY(Against against MEMBER m_against WRITE setAgainst NOTIFY changed)
    /// Message about an unreadable file; empty if none.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// How many games were deleted and can be put back.
    Q_PROPERTY(int deleted READ deleted NOTIFY changed)

public:
    enum Against { Anybody, People, EasyComputer, MediumComputer, HardComputer };
    Q_ENUM(Against)

    explicit GameResults(const KeptGamesModel& keptGames, QObject* parent = nullptr);
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

    /// Looks what there is; other windows may have noted games.
    Q_INVOKABLE void refresh();
    /// Deletes that row of the games, or all that are shown; `putBack` restores the last ones deleted.
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void removeShown();
    Q_INVOKABLE void putBack();
    /// What was deleted cannot be put back any more.
    Q_INVOKABLE void forgetDeleted();
    /// The row of that game among the kept ones, -1 if it is not there.
    Q_INVOKABLE [[nodiscard]] int keptRow(int row) const;
    /// That game lies on this table.
    Q_INVOKABLE [[nodiscard]] bool isOnTable(int row) const;
    /// The games that are shown, for other programs: as JSON or as a table (records/results_export.h).
    [[nodiscard]] std::string exported(bool asJson) const;

    /// Another game lies on the table. One that `counts` is noted when its end is played; the short game in
    /// which a story ends never counts.
    void begin(const Match& match, bool counts);
    /// Something has happened in the game on the table, which is kept under that name.
    void follow(const Match& match, const QString& keptAs);

signals:
    void folderChanged();
    void changed();
    void failed(const QString& sentence);

private:
    /// What is to be done in the file: a game noted, or taken away.
    struct Wish {
        records::FinishedGame game;
        bool isOver = false;
    };

    [[nodiscard]] bool isShown(const records::FinishedGame& game) const;
    [[nodiscard]] bool isCounted(const records::FinishedGame& game, std::size_t seat) const;
    [[nodiscard]] std::vector<records::RuleChoice> choices() const;
    void show();
    void carryOut();
    void removeAll(std::vector<records::FinishedGame> games);

    const KeptGamesModel& m_keptGames;
    QString m_folder;
    std::optional<ResultsFile> m_file;
    ResultsFile::Contents m_contents;
    std::vector<records::FinishedGame>& m_all{m_contents.games};
    std::vector<records::FinishedGame> m_deleted;
    RowModel<FinishedGameRow> m_games{this};
    RowModel<ResultPlayerRow> m_players{this};
    std::optional<records::RuleChoice> m_setUp;
    Against m_against = Anybody;
    /// Of the game on the table: it is noted when it is over, and it has been.
    bool m_counts = false;
    bool m_isNoted = false;
    std::vector<Wish> m_wishes;
    /// Why they could not be carried out.
    std::optional<records::Error> m_error;
    QTimer m_again;
};

} // namespace vozka
