// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of the table of wordings in the player's language.
#pragma once

#include "wording/message.h"

#include <QString>

namespace vozka {

[[nodiscard]] QString inWords(const wording::Message& message);

/// Words of others as they are shown: never longer than a line, and nothing in them steers
/// (records/quote.h).
[[nodiscard]] QString quote(std::string_view text);
[[nodiscard]] QString quote(const QString& text);

/// A number stays on the line of its noun: no line ends in that text.
[[nodiscard]] QString unbroken(QString text);

} // namespace vozka
