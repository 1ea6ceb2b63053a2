// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Sounds of a table. For events at the same time, plays the sound of the action and the most important sound
// of its results. Skips sounds that follow another sound too soon.
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
    Q_PROPERTY(vozka::GameController* controller MEMBER m_controller WRITE setController)
    Q_PROPERTY(bool tableVisible MEMBER m_tableVisible)
    Q_PROPERTY(vozka::SoundPlayer* player READ player CONSTANT)

public:
    explicit TableSounds(QObject* parent = nullptr);

    void setController(GameController* controller);
    [[nodiscard]] SoundPlayer* player() { return &m_player; }
    Q_INVOKABLE void refuse() { queue(SoundPlayer::Refused); }

    /// Sets a monotonic clock in milliseconds; for tests.
    void setTime(std::function<qint64()> time) { m_time = std::move(time); }
    /// Plays the collected sounds. Called automatically after each action.
    void playQueued();

    /// Sounds within this time after another sound are skipped, except YourTurn, TimeShort and GameOver.
    static constexpr qint64 pauseMs = 250;

private:
    void queue(const Event& event);
    void queue(SoundPlayer::Sound sound);
    void checkTurn();

    QPointer<GameController> m_controller;
    SoundPlayer m_player{this};
    bool m_tableVisible = true;
    bool m_computerDecided = false;
    std::function<qint64()> m_time;
    std::optional<SoundPlayer::Sound> m_done;
    std::optional<SoundPlayer::Sound> m_outcome;
    std::optional<qint64> m_playedAt;
    QTimer m_soon;
};

} // namespace vozka
