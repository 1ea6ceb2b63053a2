// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons and rules in the language that is shown. They hold their English and their Czech themselves; other
// languages have files of their own (translations/teaching_*.ts), and what is missing there stays English.
#pragma once

#include "engine/rules/state/options.h"
#include "lessons/rule_pages.h"

#include <QString>
#include <QStringList>

namespace vozka {

[[nodiscard]] QString readOut(const lessons::Text& text);

/// The same for a rule, with the words of the edition.
[[nodiscard]] QString readOut(const lessons::Text& text, Edition edition);

/// Names of a thing in the shown language.
[[nodiscard]] QStringList namesShown(const lessons::RuleNames& names);
[[nodiscard]] bool isShownInEnglish();

} // namespace vozka
