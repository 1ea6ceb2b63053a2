// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/last_input.h"

#include "models/app/input_watch.h"

namespace vozka {

LastInput::LastInput(QObject* parent) : QObject(parent)
{
    connect(&InputWatch::instance(), &InputWatch::changed, this, &LastInput::changed);
}

bool LastInput::byKeys()
{
    return InputWatch::instance().byKeys();
}

} // namespace vozka
