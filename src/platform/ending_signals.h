// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Signals by which the system ends a program (SIGTERM, SIGINT, SIGHUP), so that it can end in order.
#pragma once

namespace vozka::platform {

/// A socket from which something can be read once such a signal has come; -1 where there are none.
[[nodiscard]] int endingSignals();
/// From now on they are told there instead of ending the program at once; that a file may not become larger
/// ends it no more either.
void hearEndingSignals();
/// They end it at once again.
void leaveEndingSignals();
/// Takes what was told, so that the socket is empty.
void takeEndingSignal();

} // namespace vozka::platform
