// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Files of the game on the table: the automatic save, the file of the player, and the unsaved turns.
#pragma once

#include "models/art/colour_theme.h"
#include "models/autosave/autosave_model.h"
#include "models/results/game_results.h"
#include "records/error.h"
#include "wording/messages.h"

#include <QObject>
#include <QUrl>

namespace vozka {

class GameController;

class GameFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// True if the game differs from the file, or without a file from the start of the game.
    Q_PROPERTY(bool modified READ modified NOTIFY changed)
    Q_PROPERTY(QUrl file READ file NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// Automatic saves; disabled until the model has a folder.
    Q_PROPERTY(vozka::AutosaveModel* autosaves READ autosaves CONSTANT)
    /// Results of finished games; disabled until the object has a folder.
    Q_PROPERTY(vozka::GameResults* results READ results CONSTANT)
    Q_PROPERTY(QString autosaveName READ autosaveName NOTIFY changed)
    /// Number of turns that are not in the file and not in the automatic save.
    Q_PROPERTY(int turnsAtRisk READ turnsAtRisk NOTIFY riskChanged)

public:
    explicit GameFiles(GameController& game);

    [[nodiscard]] bool modified() const;
    [[nodiscard]] QUrl file() const { return m_file; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] AutosaveModel* autosaves() { return &m_autosaves; }
    [[nodiscard]] GameResults* results() { return &m_results; }
    [[nodiscard]] QString autosaveName() const;
    [[nodiscard]] int turnsAtRisk() const;

    /// Opens a game or a position. On failure this and the other functions that return bool change nothing
    /// and return false. If there was an error, they emit `failed` of the controller.
    Q_INVOKABLE bool open(const QUrl& file);
    Q_INVOKABLE bool save(const QUrl& file);
    /// Writes the board as a PNG.
    Q_INVOKABLE bool savePicture(const QUrl& file);
    /// Copies the board with the active overlay to the clipboard.
    Q_INVOKABLE bool copyPicture(vozka::ColourTheme::Kind theme);
    /// Exports the listed results: as JSON if the name ends with .json, otherwise as CSV.
    Q_INVOKABLE bool exportResults(const QUrl& file);
    /// Returns a file name without ending: that of the current file, or date and players.
    Q_INVOKABLE [[nodiscard]] QString proposedName() const;
    Q_INVOKABLE bool resume(int row);
    /// Tries to save again. Returns the number of unsaved turns.
    Q_INVOKABLE int saveNow();

    /// Starts automatic saving of a new game.
    void adoptGame(const Match& match);
    /// Stops automatic saving when the game is closed. The automatic save stays, except that of a new game
    /// without actions.
    void closeGame();
    /// Saves after an action.
    void autosave();

signals:
    void changed();
    void riskChanged();

private:
    bool fail(const records::Error& error, const wording::Names& names = {});
    bool openPosition(const std::string& text, const QUrl& file);

    GameController& m_game;
    QUrl m_file;
    /// Actions in the file; without a file, the actions at the start of the game.
    std::vector<Action> m_saved;
    AutosaveModel m_autosaves{this};
    GameResults m_results{m_autosaves, this};
};

} // namespace vozka
