// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether anybody is to decide now, and whether that is a computer. A person who is, is told by the table
// itself.
#pragma once

#include "models/scene/table.h"

namespace vozka {

[[nodiscard]] bool isComputer(const records::PlayerEntry& player);
/// True if anybody is to decide now, a person or a computer.
[[nodiscard]] bool awaitsDecision(const Table& table);
/// True if a computer is to decide now.
[[nodiscard]] bool awaitsComputer(const Table& table);

} // namespace vozka
