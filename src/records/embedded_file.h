// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A file that is compiled into the program.
#pragma once

#include <string_view>

namespace vozka::records {

struct EmbeddedFile {
    std::string_view name;
    std::string_view text;
};

} // namespace vozka::records
