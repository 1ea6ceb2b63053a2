// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts texts of the engine to Qt's strings.
#pragma once

#include <QString>

#include <string_view>

namespace vozka {

[[nodiscard]] inline QString utf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace vozka
