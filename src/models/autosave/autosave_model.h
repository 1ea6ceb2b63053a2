// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Automatically saved games, the last one first. A game is saved after every action and can be resumed later.
// If the current game cannot be saved, a message shows the reason and since when, and saving is tried again.
#pragma once

#include "match/game_folder.h"
#include "models/base/row_model.h"

#include <QDateTime>
#include <QStringList>
#include <QTimer>

namespace vozka {

struct AutosaveRow {
    Autosave game;
    QString players;
    QStringList colours;
    /// Progress or winner, time, and name of the player's file.
    QString standing;
    [[nodiscard]] bool isSame(const AutosaveRow& other) const { return game.name == other.game.name; }
    bool operator==(const AutosaveRow& other) const
    {
        return isSame(other) && players == other.players && standing == other.standing;
    }

    static constexpr auto roles()
    {
        return std::array{
            role<&AutosaveRow::players>("players"),
            role<&AutosaveRow::colours>("colours"),
            role<&AutosaveRow::standing>("standing"),
            role<&AutosaveRow::game, &Autosave::over>("isFinished"),
        };
    }
};

class AutosaveModel : public RowModel<AutosaveRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The folder of the games; empty = games are not saved.
    Q_PROPERTY(QString folder MEMBER m_folder WRITE setFolder)
    Q_PROPERTY(int finishedCount READ finishedCount NOTIFY listed)
    /// Row of the latest unfinished game (-1 if none), its players and its progress.
    Q_PROPERTY(int unfinishedRow READ unfinishedRow NOTIFY listed)
    Q_PROPERTY(QString unfinishedPlayers READ unfinishedPlayers NOTIFY listed)
    Q_PROPERTY(QString unfinishedStanding READ unfinishedStanding NOTIFY listed)
    /// Message since when and why the game on the table is not saved; empty while it is saved.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit AutosaveModel(QObject* parent = nullptr);
    ~AutosaveModel() override;

    [[nodiscard]] QString folder() const { return m_folder; }
    void setFolder(const QString& folder);
    [[nodiscard]] int finishedCount() const;
    [[nodiscard]] int unfinishedRow() const;
    [[nodiscard]] QString unfinishedPlayers() const;
    [[nodiscard]] QString unfinishedStanding() const;
    [[nodiscard]] QString problem() const;

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void removeFinished();

    /// Called when a game is put on the table. `file`: file of the game; empty for a new game. A game from a
    /// file is saved after its first change, a new game immediately.
    void adoptGame(const Match& match, const std::filesystem::path& file);
    /// Returns the game of that row, for the table. From then on, `save` saves this game. If the game cannot
    /// be opened: emits `failed` and returns std::nullopt.
    [[nodiscard]] std::optional<ResumedGame> resume(int row);
    /// Saves the game on the table. Called after each change of the game, and after due().
    void save(const Match& match);
    /// Sets the file where the player saved the game.
    void nameFile(const std::filesystem::path& file);
    /// Called when the table is cleared. Removes a new game without actions.
    void closeGame();
    /// Returns the row of the game of that name; -1 if the list does not contain it. Games that are on a
    /// table are not in the list.
    [[nodiscard]] int rowOf(const std::string& name) const;
    /// Returns the name of the saved game on the table; empty if none.
    [[nodiscard]] QString openGame() const;
    [[nodiscard]] QString fileOfOpenGame(std::filesystem::path (GameFolder::*file)(const std::string&)
                                             const) const;
    [[nodiscard]] const std::vector<Action>& saved() const { return m_openGame.saved; }

signals:
    void listed();
    void problemChanged();
    /// Emitted to retry saving the game on the table.
    void due();
    void failed(const QString& message);

private:
    struct OpenGame {
        std::optional<GameFolder::Place> place;
        std::filesystem::path file;
        bool savesChanges = false;
        /// Actions at the start, while the place is new and the game is unchanged.
        std::optional<std::vector<Action>> unchangedActions;
        std::vector<Action> saved;
    };

    void show();
    void reportRenamed(const std::vector<GameFolder::Broken>& renamedFiles);
    void setError(const std::optional<records::Error>& error);
    /// Adds a place in the folder for the game on the table, if the game has none.
    [[nodiscard]] std::optional<records::Error> findPlace();
    /// Returns the place of the automatic save for that file, if its record equals that of `match`.
    [[nodiscard]] std::optional<GameFolder::Place> placeOf(const Match& match,
                                                           const std::filesystem::path& file) const;
    [[nodiscard]] AutosaveRow rowOf(const Autosave& game) const;

    QString m_folder;
    std::optional<GameFolder> m_store;
    OpenGame m_openGame;
    std::vector<Autosave> m_games;
    /// Error of the last attempt, and start time of the failure.
    std::optional<records::Error> m_error;
    QDateTime m_since;
    QTimer m_retryTimer;
    /// When it fires, the game is saved again if its latest version is not safely on the disk.
    QTimer m_check;
};

} // namespace vozka
