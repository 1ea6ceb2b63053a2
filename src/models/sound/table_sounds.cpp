// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sound/table_sounds.h"

#include "models/board/outcome.h"
#include "models/board/table.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// Returns the rank of a sound: a more important sound has a higher rank.
int importance(SoundPlayer::Sound sound)
{
    static constexpr std::array order{
        SoundPlayer::TilePlaced, SoundPlayer::FigurePlaced, SoundPlayer::PieceMoved,
        SoundPlayer::Points,     SoundPlayer::Refused,      SoundPlayer::Completed,
        SoundPlayer::YourTurn,   SoundPlayer::TimeShort,    SoundPlayer::GameOver};
    return static_cast<int>(std::ranges::find(order, sound) - order.begin());
}

bool isOfAction(SoundPlayer::Sound sound)
{
    return sound == SoundPlayer::TilePlaced || sound == SoundPlayer::FigurePlaced
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
    connect(&m_soon, &QTimer::timeout, this, &TableSounds::playQueued);
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
                qOverload<const Event&>(&TableSounds::queue));
        connect(controller, &GameController::changed, this, &TableSounds::checkTurn);
        connect(controller, &GameController::started, this, [this] {
            m_computerDecided = false;
            m_done.reset();
            m_outcome.reset();
        });
        connect(controller, &GameController::gameOver, this, [this] { queue(SoundPlayer::GameOver); });
        connect(controller->clock(), &TableClock::nearlyOver, this,
                [this] { queue(SoundPlayer::TimeShort); });
        connect(controller->clock(), &TableClock::ranOut, this, [this] { queue(SoundPlayer::TimeShort); });
    }
}

void TableSounds::queue(const Event& event)
{
    if (event.type == event::place)
        queue(SoundPlayer::TilePlaced);
    else if (event.type == event::deploy || event.type == event::moved || event.type == event::captured
             || event.type == event::released)
        queue(SoundPlayer::FigurePlaced);
    else if (event.type == event::piece || event.type == event::raised
             || isOutcome(m_controller->table().rules->book(), event))
        queue(SoundPlayer::PieceMoved);
    else if (event.type == event::complete)
        queue(SoundPlayer::Completed);
    else if (event.type == event::score && event.line.points > 0)
        queue(SoundPlayer::Points);
}

void TableSounds::queue(SoundPlayer::Sound sound)
{
    if (!m_tableVisible)
        return;
    auto& queued = isOfAction(sound) ? m_done : m_outcome;
    if (!queued || importance(sound) > importance(*queued))
        queued = sound;
    m_soon.start();
}

void TableSounds::checkTurn()
{
    const Table table = m_controller->table();
    if (m_controller->review()->active() || !awaitsDecision(table))
        return;
    const bool isComputers = awaitsComputer(table);
    if (std::exchange(m_computerDecided, isComputers) && !isComputers)
        queue(SoundPlayer::YourTurn);
}

/// Skips sounds that follow another sound too soon, for example if computers move without delay.
void TableSounds::playQueued()
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
