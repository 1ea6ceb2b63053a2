// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Languages of the files in translations/.
#pragma once

#include <QString>
#include <QStringList>

namespace vozka {

inline const auto sourceLanguage = QStringLiteral("en");

/// Returns the codes ("en", "cs"): English first, the others sorted.
[[nodiscard]] const QStringList& languageCodes();

/// Returns the name of each language in that language ("Čeština"), in the order of languageCodes().
[[nodiscard]] const QStringList& languageNames();

/// Returns the first language of the desktop's preferences that exists; English if none.
[[nodiscard]] QString languageOfDesktop();

/// Returns the translation files of a language: texts of the program, texts of lessons and rules.
[[nodiscard]] QStringList sentenceFiles(const QString& code);

} // namespace vozka
