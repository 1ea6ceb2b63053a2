// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sound/table_sounds.h"

#include "models/scene/outcome.h"
#include "models/scene/table.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Only the most important sound of an action is played.
int importance(SoundPlayer::Sound sound)
{
    static constexpr std::array order{SoundPlayer::TileLaid, SoundPlayer::FigureSet, SoundPlayer::PieceMoved,
                                      SoundPlayer::Points,   SoundPlayer::Refused,   SoundPlayer::Completed,
                                      SoundPlayer::YourTurn, SoundPlayer::TimeShort, SoundPlayer::GameOver};
    return static_cast<int>(std::ranges::find(order, sound) - order.begin());
}

bool isDone(SoundPlayer::Sound sound)
{
    return sound == SoundPlayer::TileLaid || sound == SoundPlayer::FigureSet
           || sound == SoundPlayer::PieceMoved;
}

} // namespace

TableSounds::TableSounds(QObject* parent) : QObject(parent)
{
    QElapsedTimer timer;
    timer.start();
    m_time = [timer] { return timer.elapsed(); };
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &TableSounds::playHeard);
}

void TableSounds::setController(GameController* controller)
{
    if (m_controller == controller)
        return;
    if (m_controller)
        m_controller->disconnect(this);
    m_controller = controller;
    if (controller != nullptr) {
        connect(controller->events(), &GameEvents::happened, this,
                qOverload<const Event&>(&TableSounds::hear));
        connect(controller, &GameController::changed, this, &TableSounds::lookWhoseTurn);
        connect(controller, &GameController::begun, this, [this] {
            m_computerDecided = false;
            m_done.reset();
            m_outcome.reset();
        });
        connect(controller, &GameController::gameOver, this, [this] { hear(SoundPlayer::GameOver); });
        connect(controller->clock(), &TableClock::nearlyOver, this, [this] { hear(SoundPlayer::TimeShort); });
        connect(controller->clock(), &TableClock::ranOut, this, [this] { hear(SoundPlayer::TimeShort); });
    }
    emit controllerChanged();
}

void TableSounds::refuse()
{
    hear(SoundPlayer::Refused);
}

void TableSounds::hear(const Event& event)
{
    if (event.type == event::place)
        hear(SoundPlayer::TileLaid);
    else if (event.type == event::deploy || event.type == event::moved || event.type == event::captured
             || event.type == event::released)
        hear(SoundPlayer::FigureSet);
    else if (event.type == event::piece || event.type == event::raised
             || isOutcome(m_controller->table().rules->book(), event))
        hear(SoundPlayer::PieceMoved);
    else if (event.type == event::complete)
        hear(SoundPlayer::Completed);
    else if (event.type == event::score && event.line.points > 0)
        hear(SoundPlayer::Points);
}

void TableSounds::hear(SoundPlayer::Sound sound)
{
    if (!m_present)
        return;
    auto& heard = isDone(sound) ? m_done : m_outcome;
    if (!heard || importance(sound) > importance(*heard))
        heard = sound;
    m_soon.start();
}

void TableSounds::lookWhoseTurn()
{
    const Table table = m_controller->table();
    if (m_controller->review()->active() || !awaitsDecision(table))
        return;
    const bool isComputers = awaitsComputer(table);
    if (std::exchange(m_computerDecided, isComputers) && !isComputers)
        hear(SoundPlayer::YourTurn);
}

/// Skips sounds that follow another one too soon, for example if computers move without delay.
void TableSounds::playHeard()
{
    m_soon.stop();
    const auto done = std::exchange(m_done, {});
    const auto outcome = std::exchange(m_outcome, {});
    const qint64 now = m_time();
    const bool isSoon = m_playedAt && now - *m_playedAt < pauseMs;
    const bool isImportant = outcome && importance(*outcome) >= importance(SoundPlayer::YourTurn);
    if ((isSoon && !isImportant) || (!done && !outcome))
        return;
    m_playedAt = now;
    if (done && !isSoon)
        m_player.play(*done);
    if (outcome)
        m_player.play(*outcome);
}

} // namespace vozka
