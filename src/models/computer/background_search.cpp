// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/background_search.h"

#include "engine/base/mix.h"
#include "models/app/app_settings.h"

namespace vozka {

void BackgroundSearch::setController(GameController* controller)
{
    if (m_controller == controller)
        return;
    if (m_controller)
        m_controller->disconnect(this);
    m_controller = controller;
    if (m_controller) {
        connect(m_controller, &GameController::changed, this, [this] { onChanged(); });
        connect(m_controller, &GameController::started, this, [this] { onStarted(); });
        connect(m_controller, &GameController::boardTurned, this, [this] { onBoardTurned(); });
    }
    emit controllerChanged();
    onStarted();
}

Budget BackgroundSearch::budget() const
{
    Budget budget;
    budget.moveMs = AppSettings::instance().thinkMs();
    budget.iterations = m_iterations;
    // Must differ from the seed that shuffles the tiles.
    budget.seed = mix(match() != nullptr ? ~match()->header().seed : 0);
    return budget;
}

} // namespace vozka
