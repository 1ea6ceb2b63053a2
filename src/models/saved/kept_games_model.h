// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games that were on the table, the one left last first: kept after every action, restored later. If the
// game on the table cannot be kept, a message shows why and since when, and saving is tried again.
#pragma once

#include "match/game_folder.h"
#include "models/rows/row_model.h"

#include <QDateTime>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace vozka {

struct KeptGameRow {
    KeptGame game;
    QString players;
    /// Of the players.
    QStringList colours;
    /// How far the game is or who won, when it was left, and in which file of the player's it lies.
    QString standing;
    [[nodiscard]] bool isSame(const KeptGameRow& other) const { return game.name == other.game.name; }
    bool operator==(const KeptGameRow& other) const
    {
        return isSame(other) && players == other.players && standing == other.standing;
    }

    static constexpr auto roles()
    {
        return std::array{
            role<&KeptGameRow::players>("players"),
            role<&KeptGameRow::colours>("colours"),
            role<&KeptGameRow::standing>("standing"),
            role<&KeptGameRow::game, &KeptGame::over>("isFinished"),
        };
    }
};

class KeptGamesModel : public RowModel<KeptGameRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The folder of the games; empty = nothing is kept.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
    /// How many of them are finished.
    Q_PROPERTY(int finishedCount READ finishedCount NOTIFY listed)
    /// The row of the unfinished game left last, -1 if there is none, with its players and how far it is.
    Q_PROPERTY(int unfinishedRow READ unfinishedRow NOTIFY listed)
    Q_PROPERTY(QString unfinishedPlayers READ unfinishedPlayers NOTIFY listed)
    Q_PROPERTY(QString unfinishedStanding READ unfinishedStanding NOTIFY listed)
    /// Since when and why the game on the table is not kept, as text; empty while it is.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit KeptGamesModel(QObject* parent = nullptr);
    ~KeptGamesModel() override;

    [[nodiscard]] QString folder() const { return m_folder; }
    void setFolder(const QString& folder);
    [[nodiscard]] int finishedCount() const;
    [[nodiscard]] int unfinishedRow() const;
    [[nodiscard]] QString unfinishedPlayers() const;
    [[nodiscard]] QString unfinishedStanding() const;
    [[nodiscard]] QString problem() const;

    /// Looks what there is.
    Q_INVOKABLE void refresh();
    /// Deletes that game.
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void removeFinished();

    /// A new game lies on the table, or one from a file of the player's own. That one is kept once something
    /// is played in it.
    void putDown(const Match& match, const std::filesystem::path& file);
    /// The game of that row, which lies on the table from now on; nothing, and `failed`, if that cannot be.
    [[nodiscard]] std::optional<TakenGame> takeUp(int row);
    /// Something has happened on the table, or is to be tried again.
    void keep(const Match& match);
    /// It has a file of the player's own now.
    void nameFile(const std::filesystem::path& file);
    /// The table is cleared. A new game in which nothing has happened leaves no trace.
    void putAway();
    /// The row of the game of that name, -1 if it is not there, or on a table.
    [[nodiscard]] int rowOf(const std::string& name) const;
    /// The name among the kept games of the one on the table, empty if there is none.
    [[nodiscard]] QString onTable() const;
    /// Path of a file of that game, empty if it has none.
    [[nodiscard]] QString fileOnTable(std::filesystem::path (GameFolder::*file)(const std::string&)
                                          const) const;
    /// What is kept of the game on the table.
    [[nodiscard]] const std::vector<Action>& kept() const { return m_onTable.kept; }

signals:
    void folderChanged();
    void listed();
    void problemChanged();
    /// It is time to try again to keep the game on the table.
    void due();
    void failed(const QString& sentence);

private:
    struct OnTable {
        std::optional<GameFolder::Place> place;
        std::filesystem::path file;
        /// There is a game to be kept.
        bool isThere = false;
        /// Its place is new, and nothing was done in the game but what these actions are.
        std::optional<std::vector<Action>> untouched;
        std::vector<Action> kept;
    };

    void show();
    void tell(const std::vector<GameFolder::Broken>& setAside);
    void say(const std::optional<records::Error>& error);
    /// The place of the game on the table, a new one if it has none yet.
    [[nodiscard]] std::optional<records::Error> findPlace();
    /// The place where the game of that file was kept, if it has not been played on since.
    [[nodiscard]] std::optional<GameFolder::Place> placeOf(const Match& match,
                                                           const std::filesystem::path& file) const;
    [[nodiscard]] KeptGameRow rowOf(const KeptGame& game) const;

    QString m_folder;
    std::optional<GameFolder> m_store;
    OnTable m_onTable;
    std::vector<KeptGame> m_games;
    /// Why the game cannot be kept, and since when.
    std::optional<records::Error> m_error;
    QDateTime m_since;
    QTimer m_again;
    /// The latest version is on the disk by then, or something is wrong there.
    QTimer m_check;
};

} // namespace vozka
