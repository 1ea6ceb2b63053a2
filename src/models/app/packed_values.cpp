// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/packed_values.h"

#include "match/stored_file.h"
#include "records/error_codes.h"
#include "records/files.h"

#include <cctype>
#include <cstdint>

namespace vozka {

namespace {

/// Returns the end of the line that starts at `at`, behind its line feed. A backslash continues the line.
qsizetype endOfLine(const QByteArray& text, qsizetype at)
{
    for (; at < text.size(); ++at) {
        if (text[at] == '\\')
            at += text.mid(at + 1, 2) == "\r\n" ? 2 : 1;
        else if (text[at] == '\n')
            return at + 1;
    }
    return text.size();
}

/// Parses the digits of an escape that start at `at`, truncated to 16 bits like in Qt.
char32_t escapedCharacter(const QByteArray& line, qsizetype& at, int base)
{
    std::uint16_t value = 0;
    for (; at < line.size(); ++at) {
        const bool isDigit = base == 16 ? std::isxdigit(static_cast<unsigned char>(line[at])) != 0
                                        : line[at] >= '0' && line[at] < '8';
        if (!isDigit)
            break;
        const int digit = QByteArray(1, line[at]).toInt(nullptr, base);
        value = static_cast<std::uint16_t>(value * base + digit);
    }
    return value;
}

/// Returns the printable ASCII characters of a line without quotes and spaces, with resolved escapes. If Qt
/// would read a packed value from the line, the result contains the start of that value in its plain form.
QByteArray readable(const QByteArray& line)
{
    QByteArray characters;
    for (qsizetype at = 0; at < line.size();) {
        char32_t character = static_cast<unsigned char>(line[at++]);
        if (character == '\\' && at < line.size()) {
            if (line[at] == 'x')
                character = escapedCharacter(line, ++at, 16);
            else if (line[at] >= '0' && line[at] < '8')
                character = escapedCharacter(line, at, 8);
            else
                character = static_cast<unsigned char>(line[at++]);
        }
        if (character > ' ' && character < 0x7f && character != '"')
            characters += static_cast<char>(character);
    }
    return characters;
}

} // namespace

QByteArray withoutPackedValues(const QByteArray& text)
{
    QByteArray rest;
    for (qsizetype at = 0; at < text.size();) {
        const auto end = endOfLine(text, at);
        const QByteArray line = text.mid(at, end - at);
        const QByteArray characters = readable(line);
        if (!characters.contains("@Variant(") && !characters.contains("@DateTime("))
            rest += line;
        at = end;
    }
    return rest;
}

bool removePackedValues(const QString& path, QString* aside)
{
    const auto text = records::readFile(path.toStdString());
    if (!text)
        return text.error().code != records::error::tooLarge;
    const auto before = QByteArray::fromStdString(*text);
    const auto rest = withoutPackedValues(before);
    if (rest == before)
        return true;
    if (aside != nullptr) {
        *aside = QString::fromStdString(renameDamaged(path.toStdString()).file.string());
        if (aside->isEmpty())
            return false;
    }
    return !records::writeFile(path.toStdString(), rest.toStdString());
}

} // namespace vozka
