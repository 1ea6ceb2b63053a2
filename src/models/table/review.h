// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Looking back through a game: which of its turns is shown, by itself one after the other if that is wanted.
// The game itself stays as it is, and nothing can be done in it meanwhile.
#pragma once

#include "models/scene/table.h"

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
    /// The turn after which the board is shown, from 1; 0 = before the first.
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    /// The number of the last turn.
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    /// Whose turn it was, empty before the first.
    Q_PROPERTY(QString playerName READ playerName NOTIFY changed)
    Q_PROPERTY(QString playerColour READ playerColour NOTIFY changed)
    /// The turns come by themselves, at the pace of the settings.
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)

public:
    explicit Review(QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return !m_stops.empty(); }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] int turns() const { return active() ? static_cast<int>(m_stops.size()) - 1 : 0; }
    [[nodiscard]] QString playerName() const { return m_playerName; }
    [[nodiscard]] QString playerColour() const { return m_playerColour; }
    [[nodiscard]] bool playing() const { return m_next.isActive(); }
    /// How long a turn stays, in milliseconds: by the pace of the settings, unless something else is said.
    [[nodiscard]] int turnMs() const;
    Q_INVOKABLE void setTurnMs(int milliseconds) { m_turnMs = milliseconds; }
    /// How many moments of the match are shown.
    [[nodiscard]] std::size_t moments() const;
    /// What is shown came by itself: so many moments were shown before.
    [[nodiscard]] std::optional<std::size_t> playedFrom() const { return m_playedFrom; }

    /// Shows the match as it was after that turn; turns that do not exist mean the nearest one.
    void begin(const Match& match, int turn);
    /// Shows it as it was before the moment of that index, in the turn to which that belongs.
    void beginBefore(const Match& match, std::size_t moment);
    /// Shows it as it was after that moment.
    void beginAfter(const Match& match, std::size_t moment);
    /// Every step of one's own ends the playing; so does the end of the game.
    Q_INVOKABLE void goTo(int turn);
    /// Goes on turn by turn from what is shown; at the end, from the beginning.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void leave();
    /// The match as it is shown: as it is now, unless somebody looks back.
    [[nodiscard]] Table view(const Match& match) const;

signals:
    void changed();
    void playingChanged();

private:
    /// Where a turn ends: after how many moments, and whose it was.
    struct Stop {
        std::size_t moments = 0;
        Player player = nature;
        QString name;
        QString colour;
    };
    void gather(const Match& match);
    void show(int turn);
    void playOn();

    /// The first is the table before anything was done; empty while nobody looks back.
    std::vector<Stop> m_stops;
    int m_turn = 0;
    /// Within a turn: what is shown instead of its end.
    std::optional<std::size_t> m_before;
    QTimer m_next;
    std::optional<std::size_t> m_playedFrom;
    std::optional<int> m_turnMs;
    QString m_playerName;
    QString m_playerColour;
};

} // namespace vozka
