// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/forced_steps.h"

#include "match/forced_step.h"
#include "models/game/game_controller.h"

#include <optional>

namespace vozka {

namespace {

/// Returns the action to play without the player; `std::nullopt` if the player decides. In lessons, players
/// do all themselves.
std::optional<Action> stepOf(GameController& controller)
{
    const Table now = controller.table();
    const bool isPlaying =
        controller.match() != nullptr && !controller.hasActionFilter() && !controller.review()->active();
    return isPlaying && now.awaitsPlayer() ? forcedStep(*now.rules, *now.state) : std::nullopt;
}

} // namespace

ForcedSteps::ForcedSteps(GameController& controller) : QObject(&controller), m_controller(controller)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &ForcedSteps::play);
    connect(&controller, &GameController::changed, this, &ForcedSteps::onChanged);
}

void ForcedSteps::onChanged()
{
    const auto entries = m_controller.table().history.size();
    if (m_timer.isActive() && m_entries == entries)
        return;
    m_timer.stop();
    m_entries = entries;
    if (stepOf(m_controller))
        m_timer.start();
}

void ForcedSteps::play()
{
    if (const auto step = stepOf(m_controller))
        m_controller.play(*step);
}

} // namespace vozka
