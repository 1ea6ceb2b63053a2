// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the system hands out memory: what is no longer needed is to go back to it. Where a system has no such
// choice, nothing happens.
#pragma once

namespace vozka::platform {

/// Pictures and other large pieces are asked for one by one, so that each goes back by itself, and threads
/// share what they have. To be called once the first picture is shown: earlier it makes the start a tenth
/// longer.
void keepMemoryTogether();
/// Gives back what is held for later; takes some milliseconds.
void giveBackMemory();

} // namespace vozka::platform
