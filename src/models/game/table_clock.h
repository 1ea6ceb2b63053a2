// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players' clock: how much of his time each has left, in a game that gives them so much. It runs only
// while somebody decides and the table is seen. Whoever has used up the time plays on; it is only told. What
// was used is kept beside the kept game, so that it goes on with it; undo gives nothing back.
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

/// One player's clock, as it is shown.
class SeatClock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a TableClock")
    /// "4:59", in the last seconds "0:09.3"; a word once the time is over.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// The same as a sentence. Changes only with the minutes, or a screen reader would not stop.
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(bool low READ low NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)

public:
    struct Face {
        QString text;
        QString spoken;
        bool running = false;
        bool low = false;
        bool over = false;
        bool operator==(const Face&) const = default;
    };
    using QObject::QObject;

    [[nodiscard]] QString text() const { return m_face.text; }
    [[nodiscard]] QString spoken() const { return m_face.spoken; }
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
    /// The game on the table gives its players a time, and is not looked back at.
    Q_PROPERTY(bool on READ on NOTIFY changed)
    /// Stands still because somebody wants it. The next action ends that.
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)
    /// Somebody sees the table; set from outside.
    Q_PROPERTY(bool seen READ seen WRITE setSeen NOTIFY changed)
    /// A computer thinks: what it does afterwards is only shown and takes none of its time.
    Q_PROPERTY(bool computerThinks READ computerThinks WRITE setComputerThinks NOTIFY changed)
    /// Whose time is over, in a sentence; empty if nobody's is.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)

public:
    /// Milliseconds that only grow.
    using Time = std::function<qint64()>;
    /// Where tenths are shown, in milliseconds.
    static constexpr qint64 lowTime = 20000;

    explicit TableClock(GameController& game);
    ~TableClock() override;

    [[nodiscard]] bool on() const;
    [[nodiscard]] bool paused() const { return m_paused; }
    void setPaused(bool paused);
    [[nodiscard]] bool seen() const { return m_seen; }
    void setSeen(bool seen);
    [[nodiscard]] bool computerThinks() const { return m_computerThinks; }
    void setComputerThinks(bool thinks);
    [[nodiscard]] QString verdict() const;
    /// Never null; ignores seats that do not exist by taking the nearest.
    Q_INVOKABLE vozka::SeatClock* of(int seat);
    /// How long the player has thought, in milliseconds.
    [[nodiscard]] qint64 used(Player player) const { return m_used.at(player); }
    /// The time left, below 0 once it is over. Requires: it is on.
    [[nodiscard]] qint64 left(Player player) const;

    void setTime(Time time);
    /// Counts what has passed, and whose clock runs from now on.
    void look();

signals:
    void changed();
    /// A person's time comes to its end, and is over.
    void nearlyOver();
    void ranOut();

private:
    /// Counts the time until now with the former value.
    void set(bool TableClock::*setting, bool value);
    [[nodiscard]] int seconds() const;
    [[nodiscard]] std::optional<Player> runs() const;
    void count(qint64 now);
    void begin();
    void show();
    void schedule();
    void read();
    void keep();

    GameController& m_game;
    Time m_time;
    std::array<qint64, maxPlayers> m_used{};
    std::array<SeatClock*, maxPlayers> m_seats{};
    std::optional<Player> m_running;
    qint64 m_since = 0;
    int m_decisions = 0;
    bool m_paused = false;
    bool m_seen = true;
    bool m_computerThinks = true;
    /// Where the game is kept and what was used beside it; empty if it is kept nowhere.
    QString m_gameFile;
    QString m_file;
    QTimer m_next;
};

} // namespace vozka
