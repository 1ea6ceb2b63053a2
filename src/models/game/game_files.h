// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The files of the game on the table: where it is kept after every action, the file of the player's own to
// which he saved it or from which it comes, and how much of it stands in neither.
#pragma once

#include "models/saved/game_results.h"
#include "models/saved/kept_games_model.h"
#include "records/error.h"
#include "wording/messages.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class GameController;

class GameFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// Something has happened that does not stand in the file.
    Q_PROPERTY(bool modified READ modified NOTIFY changed)
    Q_PROPERTY(QUrl file READ file NOTIFY changed)
    /// Its name without its folder, for people; empty if there is no file.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// Where games are kept after every action, once it has a folder.
    Q_PROPERTY(vozka::KeptGamesModel* keptGames READ keptGames CONSTANT)
    /// The record of games that were played to their end, once it has a folder.
    Q_PROPERTY(vozka::GameResults* results READ results CONSTANT)
    /// The game's name among the kept ones, empty if it has none.
    Q_PROPERTY(QString keptAs READ keptAs NOTIFY changed)
    /// How many turns stand neither among the kept games nor in a file of the player's own.
    Q_PROPERTY(int turnsAtRisk READ turnsAtRisk NOTIFY riskChanged)

public:
    explicit GameFiles(GameController& game);

    [[nodiscard]] bool modified() const;
    [[nodiscard]] QUrl file() const { return m_file; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] KeptGamesModel* keptGames() { return &m_keptGames; }
    [[nodiscard]] GameResults* results() { return &m_results; }
    [[nodiscard]] QString keptAs() const;
    [[nodiscard]] int turnsAtRisk() const;

    /// Lays a game or a position on the table; false, and the game's `failed` with the reason, if that cannot
    /// be: then nothing has changed. The same holds for everything below that returns a bool.
    Q_INVOKABLE bool open(const QUrl& file);
    Q_INVOKABLE bool save(const QUrl& file);
    /// Writes the board as a PNG.
    Q_INVOKABLE bool savePicture(const QUrl& file);
    /// Puts the board as it is shown into the clipboard, while one looks back, too; with the overlay that is
    /// on, and its list in the colours of that theme.
    Q_INVOKABLE bool copyPicture(bool dark);
    /// Writes the results that are shown for other programs: as JSON if the file's name ends so, else as a
    /// table.
    Q_INVOKABLE bool exportResults(const QUrl& file);
    /// What a file of this game could be called, without an ending: as it is called, else the day and who
    /// plays.
    Q_INVOKABLE [[nodiscard]] QString proposedName() const;
    /// Goes on with the game of that row of the kept games, as it was left.
    Q_INVOKABLE bool takeUp(int row);
    /// Tries once more to keep the game; how many turns are at risk then.
    Q_INVOKABLE int keepNow();

    /// A new game comes to the table, with what was done in it already; it is kept from now on.
    void putDown(const Match& match);
    /// The game leaves the table. It stays among the kept ones.
    void putAway();
    /// Something has happened in the game.
    void keep();

signals:
    void changed();
    void riskChanged();

private:
    bool fail(const records::Error& error, const wording::Names& names = {});
    bool openPosition(const std::string& text, const QUrl& file);

    GameController& m_game;
    QUrl m_file;
    /// What had happened when the game was saved last, or when it was begun or opened.
    std::vector<Action> m_saved;
    KeptGamesModel m_keptGames{this};
    GameResults m_results{m_keptGames, this};
};

} // namespace vozka
