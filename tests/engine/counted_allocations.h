// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vozka {

/// How often this program has asked for memory since it began.
long allocations();

} // namespace vozka
