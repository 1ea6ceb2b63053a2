// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons and rules in the language that is shown. They hold their English and their Czech themselves; other
// languages have files of their own (translations/teaching_*.ts), and what is missing there stays English.
#pragma once

#include "engine/rules/state/options.h"
#include "lessons/lesson.h"

#include <QString>
#include <QStringList>

namespace vozka {

[[nodiscard]] QString readOut(const lessons::Text& text);

/// The same for a rule, with the words of the edition.
[[nodiscard]] QString readOut(const lessons::Text& text, Edition edition);

/// The English names of something in the language that is shown, if that is neither English nor Czech.
[[nodiscard]] QStringList namesInOtherLanguage(const std::vector<std::string>& english);

} // namespace vozka
