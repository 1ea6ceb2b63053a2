// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The languages that there are: those of the files in translations/, however many these are.
#pragma once

#include <QString>
#include <QStringList>

namespace vozka {

/// The language in which the sources are written.
inline const auto sourceLanguage = QStringLiteral("en");

/// Their codes ("en", "cs"), English first, the others in the order of their codes.
[[nodiscard]] const QStringList& languageCodes();

/// What each of them calls itself ("Čeština"), in the same order.
[[nodiscard]] const QStringList& languageNames();

/// The first of the languages wanted by the desktop that is there; English if none is.
[[nodiscard]] QString languageOfDesktop();

/// The files that hold the sentences of the language: those of the program and those of lessons and rules.
[[nodiscard]] QStringList sentenceFiles(const QString& code);

} // namespace vozka
