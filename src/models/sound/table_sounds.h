// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is heard at a table: it listens to the game and has the sounds played that belong to what happens. Of
// what happens at one go only what was done and the best of what it brought is heard, and never one sound on
// the heels of another.
#pragma once

#include "models/game/game_controller.h"
#include "models/sound/sound_player.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>

namespace vozka {

class TableSounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::GameController* controller READ controller WRITE setController NOTIFY controllerChanged)
    /// The table is what is seen.
    Q_PROPERTY(bool present MEMBER m_present)
    Q_PROPERTY(vozka::SoundPlayer* player READ player CONSTANT)

public:
    explicit TableSounds(QObject* parent = nullptr);

    [[nodiscard]] GameController* controller() const { return m_controller; }
    void setController(GameController* controller);
    [[nodiscard]] SoundPlayer* player() { return &m_player; }
    /// Something was refused.
    Q_INVOKABLE void refuse();

    /// Milliseconds that only grow; for tests.
    void setTime(std::function<qint64()> time) { m_time = std::move(time); }
    /// Plays what has been heard since the last time; done by itself after each action.
    void playHeard();

    /// As long is it quiet after a sound, but for what is more important than that.
    static constexpr qint64 pauseMs = 250;

signals:
    void controllerChanged();

private:
    void hear(const Event& event);
    void hear(SoundPlayer::Sound sound);
    void lookWhoseTurn();

    QPointer<GameController> m_controller;
    SoundPlayer m_player{this};
    bool m_present = true;
    bool m_computerDecided = false;
    std::function<qint64()> m_time;
    /// What was done, and what came of it.
    std::optional<SoundPlayer::Sound> m_done;
    std::optional<SoundPlayer::Sound> m_outcome;
    std::optional<qint64> m_playedAt;
    QTimer m_soon;
};

} // namespace vozka
