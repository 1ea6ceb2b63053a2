// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the common start of all files: format and version.
#pragma once

#include "records/json_text.h"

namespace vozka::records {

inline constexpr int fileVersion = 1;

/// A parsed file and its faults. `fieldsAfterHead` checks the format and the version and returns the other
/// fields.
class Document {
public:
    Document(std::string_view text, const std::string& file)
        : m_faults(file), m_json(parseJson(text, m_faults))
    {}

    [[nodiscard]] Value root();
    [[nodiscard]] Fields fieldsAfterHead(std::string_view format);
    [[nodiscard]] Faults& faults() { return m_faults; }

private:
    Faults m_faults;
    Json m_json;
};

} // namespace vozka::records
