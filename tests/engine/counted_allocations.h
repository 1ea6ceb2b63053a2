// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vozka {

/// Number of allocations of this program.
long allocations();

} // namespace vozka
