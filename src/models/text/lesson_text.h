// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Text of lessons and rules in the current language. English and Czech are part of the lesson files. Other
// languages use translations/teaching_*.ts, and English for missing texts.
#pragma once

#include "engine/rules/state/options.h"
#include "lessons/rule_pages.h"

#include <QString>
#include <QStringList>

namespace vozka {

[[nodiscard]] QString localizedText(const lessons::Text& text);

/// Returns the text of a rule, with the words of the edition.
[[nodiscard]] QString localizedText(const lessons::Text& text, Edition edition);

/// Returns the names of the same object of the game in the current language.
[[nodiscard]] QStringList namesShown(const lessons::RuleNames& names);
[[nodiscard]] bool isShownInEnglish();

} // namespace vozka
