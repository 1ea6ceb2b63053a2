// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Signals that end a program (SIGTERM, SIGINT, SIGHUP), so that it can exit cleanly.
#pragma once

namespace vozka::platform {

/// Returns a socket that becomes readable after such a signal, -1 if not supported.
[[nodiscard]] int endingSignals();
/// Catches the signals from now on. Also ignores the signal for exceeding the file size limit.
void catchEndingSignals();
/// Restores the default: the signals end the program immediately.
void restoreEndingSignals();
/// Reads the bytes of the received signals, so that the socket is no longer readable.
void clearEndingSignal();

} // namespace vozka::platform
