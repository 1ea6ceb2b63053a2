// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What typography keeps in one line: a number with what it counts; in Czech a preposition or conjunction of
// one letter with the word behind it, too.
#pragma once

#include <QString>
#include <QTranslator>

namespace vozka {

/// With spaces at which no line breaks where the language of that code wants them. English, which sentences
/// are written in, is left as it is.
[[nodiscard]] QString tied(QString sentence, const QString& code);

/// The sentences of a language, tied.
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
