// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A position within another file: the fields of its object.
#pragma once

#include "records/json_reader.h"
#include "records/position.h"

namespace vozka::records {

/// The position whose fields these are, those of the object; nothing if anything of the file is wrong, which
/// was noted.
[[nodiscard]] std::optional<PositionRecord> readPositionFields(const Value& object, Fields& fields,
                                                               const TileLibrary& library);

/// Those fields as text, without the braces round them; `indent` stands before each line but the first.
[[nodiscard]] std::string positionFieldsText(const PositionRecord& record, const TileLibrary& library,
                                             std::string_view indent);

} // namespace vozka::records
