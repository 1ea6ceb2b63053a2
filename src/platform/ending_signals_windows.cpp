// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Windows ends programs by messages to their windows. Qt handles these messages.
#include "platform/ending_signals.h"

namespace vozka::platform {

int endingSignals()
{
    return -1;
}

void catchEndingSignals() {}

void restoreEndingSignals() {}

void clearEndingSignal() {}

} // namespace vozka::platform
