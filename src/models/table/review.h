// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Review of a game: shows an earlier turn, or plays the turns one after the other. The game itself does not
// change, and the player cannot act during the review.
#pragma once

#include "models/board/table.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace vozka {

class Review : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// Turn after which the board is shown, from 1; 0 = before the first turn.
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    /// Number of the last turn; 0 if no review is active.
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    /// Player of the turn; empty before the first.
    Q_PROPERTY(QString playerName READ playerName NOTIFY changed)
    Q_PROPERTY(QString playerColour READ playerColour NOTIFY changed)
    /// True while turns follow automatically, at the pace of the settings.
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)

public:
    explicit Review(QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return !m_stops.empty(); }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] int turns() const { return active() ? static_cast<int>(m_stops.size()) - 1 : 0; }
    [[nodiscard]] QString playerName() const { return m_playerName; }
    [[nodiscard]] QString playerColour() const { return m_playerColour; }
    [[nodiscard]] bool playing() const { return m_next.isActive(); }
    /// Returns the time for each turn in milliseconds: from the settings, unless `setTurnMs` was called.
    [[nodiscard]] int turnMs() const;
    Q_INVOKABLE void setTurnMs(int milliseconds) { m_turnMs = milliseconds; }
    /// Returns the number of history entries shown; 0 if no review is active.
    [[nodiscard]] std::size_t entryCount() const;
    /// Returns the number of history entries shown before the current step of automatic playing;
    /// `std::nullopt` in other cases.
    [[nodiscard]] std::optional<std::size_t> playedFrom() const { return m_playedFrom; }

    /// Shows the match after that turn, or after the nearest existing turn.
    void begin(const Match& match, int turn);
    void beginBefore(const Match& match, std::size_t entry);
    void beginAfter(const Match& match, std::size_t entry);
    /// Shows the match after that turn and stops automatic playing.
    Q_INVOKABLE void goTo(int turn);
    /// Starts automatic playing from the shown turn; after the last turn, from the beginning.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void leave();
    /// Returns the reviewed table; the current table if no review is active.
    [[nodiscard]] Table view(const Match& match) const;

signals:
    void changed();
    void playingChanged();

private:
    /// End of a turn: number of history entries, and player of the turn.
    struct Stop {
        std::size_t entryCount = 0;
        Player player = noPlayer;
        QString name;
        QString colour;
    };
    void gather(const Match& match);
    void show(int turn);
    void playOn();

    /// The first stop is before the first turn. Empty if no review is active.
    std::vector<Stop> m_stops;
    int m_turn = 0;
    /// Number of history entries to show if this is not the end of the turn; otherwise `std::nullopt`.
    std::optional<std::size_t> m_before;
    QTimer m_next;
    std::optional<std::size_t> m_playedFrom;
    std::optional<int> m_turnMs;
    QString m_playerName;
    QString m_playerColour;
};

} // namespace vozka
