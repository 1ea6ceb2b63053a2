// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Computer players of a table. They search in the background and then play their actions one by one, at the
// pace of the settings.
#pragma once

#include "models/computer/background_search.h"
#include "players/computer_player.h"

#include <QTimer>

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>

namespace vozka {

class ComputerPlayers : public vozka::BackgroundSearch {
    Q_OBJECT
    QML_ELEMENT
    /// True while the table page is visible. Computer players pause otherwise.
    Q_PROPERTY(bool tableVisible MEMBER m_tableVisible WRITE setTableVisible NOTIFY tableVisibleChanged)
    Q_PROPERTY(Activity activity READ activity NOTIFY changed)
    /// Seat of the computer that must decide; -1 if none.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    /// Description of `activity`, without the name of the computer; empty for Nothing.
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /// All status messages that this game can show; empty without a computer.
    Q_PROPERTY(QStringList messages READ messages NOTIFY changed)
    /// Image URL of the tile that the computer has drawn; empty if none.
    Q_PROPERTY(QString tilePicture READ tilePicture NOTIFY changed)
    /// True in a game without human players, except in review mode.
    Q_PROPERTY(bool canPause READ canPause NOTIFY changed)
    /// True while a game between computers is paused.
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)

public:
    /// Step: the computer has decided and waits for `next`.
    enum class Activity { Nothing, Thinking, Moving, Step, Paused };
    Q_ENUM(Activity)

    explicit ComputerPlayers(QObject* parent = nullptr);

    void setTableVisible(bool tableVisible);
    [[nodiscard]] Activity activity() const { return m_activity; }
    [[nodiscard]] int seat() const;
    [[nodiscard]] QString message() const { return activityMessage(m_activity); }
    [[nodiscard]] QStringList messages() const;
    [[nodiscard]] QString tilePicture() const;
    [[nodiscard]] bool canPause() const;
    [[nodiscard]] bool paused() const { return m_paused; }
    void setPaused(bool paused);

    /// Ends the search with its result so far, and skips all delays of this decision. In a pause, only ends
    /// the pause.
    Q_INVOKABLE void moveNow();
    /// Plays the next decided action if `activity` is Step. Ends a pause.
    Q_INVOKABLE void next();

    /// Returns a new player of the same level as that seat. Requires: a computer plays at the seat.
    [[nodiscard]] std::shared_ptr<ComputerPlayer> newComputerPlayer(Player seat) const;
    /// Returns the search result before that history entry, if it is stored and was played; otherwise null.
    [[nodiscard]] const SearchResult* resultBefore(std::size_t entry) const;

signals:
    void tableVisibleChanged();
    void changed();

private:
    /// Identifies a state of the game.
    struct HistoryPoint {
        std::size_t entryCount = 0;
        std::size_t hash = 0;
        bool operator==(const HistoryPoint&) const = default;
    };
    [[nodiscard]] static QString activityMessage(Activity activity);
    [[nodiscard]] bool awaited() const;
    /// True if the table shows another game than at the last call of `onStarted`.
    [[nodiscard]] bool isOtherGame() const;
    void onStarted() override;
    void onBoardTurned() override;
    void onChanged() override;
    void interrupt();
    void think();
    void onSearched(SearchResult result);
    void showNext(bool first);
    void advance();

    bool m_tableVisible = true;
    bool m_paused = false;
    bool m_advancing = false;
    /// True if this decision has no more delays.
    bool m_movesNow = false;
    Activity m_activity = Activity::Nothing;
    std::optional<HistoryPoint> m_thinkingAt;
    /// Header of the current game, without its actions.
    std::optional<records::GameRecord> m_game;
    std::size_t m_entriesSeen = 0;
    /// Decided actions that are not played yet.
    std::deque<Action> m_decided;
    /// Players by seat. They are kept because some reuse their search.
    std::array<std::shared_ptr<ComputerPlayer>, maxPlayers> m_players;
    std::map<std::size_t, SearchResult> m_results;
    QTimer m_pause;
};

} // namespace vozka
