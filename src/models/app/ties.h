// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// No-break spaces in translations: between a number and the counted thing; in Czech also after a preposition
// or conjunction of one letter.
#pragma once

#include <QString>
#include <QTranslator>

namespace vozka {

/// Returns the text with the no-break spaces of this language. English, the source language, stays unchanged.
[[nodiscard]] QString tied(QString sentence, const QString& code);

/// Translator that adds no-break spaces.
class TyingTranslator : public QTranslator {
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
