// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes the fields of a position that list figures in areas.
#pragma once

#include "engine/rules/position.h"
#include "records/actions.h"
#include "records/json_reader.h"
#include "records/tokens.h"

namespace vozka::records {

/// Reads the word of an area.
[[nodiscard]] AreaIndex readArea(const Value& value, const RuleBook& book);

/// A field of a position that lists figures in one or several areas.
struct AreaField {
    /// One of the areas of the field.
    AreaSpec area;
    Value value;
};
/// Returns such fields that the file has.
[[nodiscard]] std::vector<AreaField> findAreaFields(Fields& fields, const RuleBook& book);
void readFiguresInAreas(const AreaField& field, const Rules& rules, const ActionWords& words,
                        std::vector<FigureInArea>& figures);
/// Returns the fields with at least one figure, and their values as JSON.
[[nodiscard]] std::vector<NamedText> areaTexts(const RuleBook& book, std::span<const FigureInArea> figures);
/// Returns the JSON pointer to the entry of a file that lists the figure with the index `figureIndex`.
[[nodiscard]] std::string pointerToFigureInArea(const RuleBook& book, std::span<const FigureInArea> figures,
                                                std::size_t figureIndex);

} // namespace vozka::records
