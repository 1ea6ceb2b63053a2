// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages in the current language.
#pragma once

#include "wording/message.h"

#include <QString>

namespace vozka {

[[nodiscard]] QString messageText(const wording::Message& message);

/// Returns foreign text for display: cut to a line, without control characters (records/quote.h).
[[nodiscard]] QString quote(std::string_view text);
[[nodiscard]] QString quote(const QString& text);

/// Replaces spaces by no-break spaces.
[[nodiscard]] QString unbroken(QString text);

} // namespace vozka
