// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Counts every allocation of the program that links this file.
#pragma once

namespace vozka {

/// Number of allocations since the start of the program.
long allocationCount();

} // namespace vozka
