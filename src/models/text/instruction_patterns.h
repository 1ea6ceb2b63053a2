// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Patterns for composing instructions.
#pragma once

#include "engine/base/ids.h"

#include <QStringList>

namespace vozka {

/// Returns "a, b or c"; empty without words.
[[nodiscard]] QString anyOf(QStringList words);
[[nodiscard]] QString withOthers(const QString& task, const QString& others);
/// Returns the alternatives, and that no figure can be placed.
[[nodiscard]] QString onlyOthers(const QString& others);
/// Returns the task with the number of steps left, including the current one.
[[nodiscard]] QString withStepsLeft(const QString& task, int left);
/// Returns the task with a note on the extra turn after this one. `by`: code of its reason.
[[nodiscard]] QString beforeExtraTurn(const QString& task, Code by);
/// Returns the task with a note that this is an extra turn. `by`: code of its reason.
[[nodiscard]] QString inExtraTurn(const QString& task, Code by);

} // namespace vozka
