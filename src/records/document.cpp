// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/document.h"

namespace vozka::records {

Value Document::root()
{
    return {m_faults.none() ? &m_json : nullptr, {}, m_faults};
}

Fields Document::fieldsAfterHead(std::string_view format)
{
    auto fields = root().fields();
    const auto found = fields.at("format");
    if (found.text() != format)
        found.fail(error::wrongFormat, {std::string(format)});
    const auto version = fields.at("version");
    if (version.number(INT64_MIN, INT64_MAX) != fileVersion)
        version.fail(error::wrongVersion, {std::to_string(fileVersion)});
    return fields;
}

} // namespace vozka::records
