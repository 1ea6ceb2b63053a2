// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Clock of the players: time left in a game with a time limit. It runs only while a player decides, the table
// is visible and the clock is not paused. The game continues after the limit. The used time is stored next to
// the automatic save, and undo does not restore it.
#pragma once

#include "engine/base/ids.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>
#include <optional>

namespace vozka {

class GameController;

class SeatClock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a TableClock")
    /// "4:59", at the end "0:09.3"; "time up" after the limit.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Text for screen readers; changes at most once a minute.
    Q_PROPERTY(QString description READ description NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(bool low READ low NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)

public:
    struct Face {
        QString text;
        QString description;
        bool running = false;
        bool low = false;
        bool over = false;
        bool operator==(const Face&) const = default;
    };
    using QObject::QObject;

    [[nodiscard]] QString text() const { return m_face.text; }
    [[nodiscard]] QString description() const { return m_face.description; }
    [[nodiscard]] bool running() const { return m_face.running; }
    [[nodiscard]] bool low() const { return m_face.low; }
    [[nodiscard]] bool over() const { return m_face.over; }
    void show(const Face& face);

signals:
    void changed();

private:
    Face m_face;
};

class TableClock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// True if the game has a time limit and is not in review mode.
    Q_PROPERTY(bool on READ on NOTIFY changed)
    /// True if paused by the player, until the next action.
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)
    Q_PROPERTY(bool visible READ visible WRITE setVisible NOTIFY changed)
    /// False while a computer's move is only shown, which uses none of its time.
    Q_PROPERTY(bool computerThinks MEMBER m_computerThinks WRITE setComputerThinks NOTIFY changed)
    /// Message with the players whose time is over; empty if none.
    Q_PROPERTY(QString timeUpText READ timeUpText NOTIFY changed)

public:
    /// Returns a monotonic time in milliseconds.
    using Time = std::function<qint64()>;
    /// Below this time, in milliseconds, tenths are shown.
    static constexpr qint64 lowTime = 20000;

    explicit TableClock(GameController& game);
    ~TableClock() override;

    [[nodiscard]] bool on() const;
    [[nodiscard]] bool paused() const { return m_paused; }
    void setPaused(bool paused);
    [[nodiscard]] bool visible() const { return m_visible; }
    void setVisible(bool visible);
    void setComputerThinks(bool thinks) { set(&TableClock::m_computerThinks, thinks); }
    [[nodiscard]] QString timeUpText() const;
    /// Never null: clamps `seat` to the range of seats.
    Q_INVOKABLE vozka::SeatClock* of(int seat);
    /// Returns the used time in milliseconds.
    [[nodiscard]] qint64 used(Player player) const { return m_used.at(player); }
    /// Returns the time left in milliseconds, negative after the limit. Requires: on().
    [[nodiscard]] qint64 left(Player player) const;

    void setTime(Time time);
    /// Updates the used time and the running clock.
    void update();

signals:
    void changed();
    /// Emitted when `lowTime` or no time is left. `nearlyOver` is for persons only.
    void nearlyOver();
    void ranOut();

private:
    /// Adds the time until now to the running clock, then changes the setting.
    void set(bool TableClock::*setting, bool value);
    [[nodiscard]] int seconds() const;
    [[nodiscard]] std::optional<Player> runningPlayer() const;
    void count(qint64 now);
    void begin();
    void show();
    void schedule();
    void read();
    void save();

    GameController& m_game;
    Time m_time;
    std::array<qint64, maxPlayers> m_used{};
    std::array<SeatClock*, maxPlayers> m_seats{};
    std::optional<Player> m_running;
    qint64 m_since = 0;
    int m_decisions = 0;
    bool m_paused = false;
    bool m_visible = true;
    bool m_computerThinks = true;
    /// Files of the automatic save and of this clock; empty if none.
    QString m_gameFile;
    QString m_file;
    QTimer m_next;
};

} // namespace vozka
