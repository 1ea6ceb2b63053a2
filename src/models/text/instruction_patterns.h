// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Patterns for composing instructions.
#pragma once

#include "engine/base/ids.h"

#include <QStringList>

namespace vozka {

/// "a, b or c"; empty without words.
[[nodiscard]] QString anyOf(QStringList words);
/// The task, and the other actions that are offered instead of it.
[[nodiscard]] QString withOthers(const QString& task, const QString& others);
/// No figure may be placed, but these other actions are offered.
[[nodiscard]] QString onlyOthers(const QString& others);
/// The task, and the number of steps that a piece may still go, the present one included.
[[nodiscard]] QString withStepsLeft(const QString& task, int left);
/// The task in a turn after which the player has an extra turn; `by` is the code of what gives it.
[[nodiscard]] QString beforeExtraTurn(const QString& task, Code by);
/// The task in an extra turn; `by` is the code of what gave it.
[[nodiscard]] QString inExtraTurn(const QString& task, Code by);

} // namespace vozka
