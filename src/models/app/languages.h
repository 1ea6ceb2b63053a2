// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Languages of the files in translations/, and no-break spaces in their texts: between a number and the
// counted thing; in Czech also after a preposition or conjunction of one letter.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace vozka {

inline const auto sourceLanguage = QStringLiteral("en");

/// Returns the codes ("en", "cs"): English first, the others sorted.
[[nodiscard]] const QStringList& languageCodes();

/// Returns the name of each language in that language ("Čeština"), in the order of languageCodes().
[[nodiscard]] const QStringList& languageNames();

/// Returns the first of the desktop's preferred languages that has a translation; English if none.
[[nodiscard]] QString languageOfDesktop();

/// Returns the translation files of a language: texts of the program, texts of lessons and rules.
[[nodiscard]] QStringList translationFiles(const QString& code);

/// Returns the text with the no-break spaces of this language. English, the source language, stays unchanged.
[[nodiscard]] QString withNoBreaks(QString message, const QString& code);

class NoBreakTranslator : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;
    void setCode(const QString& code) { m_code = code; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int number) const override;

private:
    QString m_code;
};

} // namespace vozka
