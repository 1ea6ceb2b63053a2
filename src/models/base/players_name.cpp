// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/base/players_name.h"

#include "models/base/utf8.h"
#include "records/quote.h"

#include <QList>

#include <algorithm>

namespace vozka {

namespace {

bool runsLeftwards(const QString& text)
{
    const auto letters = text.toUcs4();
    return std::ranges::any_of(letters, [](char32_t letter) {
        const auto direction = QChar::direction(letter);
        return direction == QChar::DirR || direction == QChar::DirAL;
    });
}

} // namespace

QString playersName(std::string_view name)
{
    const QString shown = QString::fromStdString(records::quote(name));
    return runsLeftwards(shown) ? QChar(0x2068) + shown + QChar(0x2069) : shown;
}

QString colourName(records::Colour colour)
{
    return utf8(records::colourNames.at(static_cast<std::size_t>(colour)));
}

} // namespace vozka
