// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A position as a part of another file.
#pragma once

#include "records/json_reader.h"
#include "records/position.h"

namespace vozka::records {

/// Reads the position from the fields of the object. Returns `std::nullopt` if the file has a fault.
[[nodiscard]] std::optional<PositionRecord> readPositionFields(const Value& object, Fields& fields,
                                                               const TileLibrary& library);

/// Returns the fields as text, without the braces. `indent` is added before each line except the first.
[[nodiscard]] std::string positionFieldsText(const PositionRecord& record, const TileLibrary& library,
                                             std::string_view indent);

} // namespace vozka::records
