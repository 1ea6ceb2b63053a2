// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures in areas, as fields of a file.
#pragma once

#include "engine/rules/position.h"
#include "records/actions.h"
#include "records/json_reader.h"
#include "records/tokens.h"

namespace vozka::records {

/// Reads the word of an area.
[[nodiscard]] AreaIndex readArea(const Value& value, const RuleBook& book);

/// Fields of a position that list figures in areas.
struct AreaField {
    /// One of the areas of the field.
    AreaSpec area;
    Value value;
};
[[nodiscard]] std::vector<AreaField> findAreas(Fields& fields, const RuleBook& book);
void readFiguresInAreas(const AreaField& field, const Rules& rules, const ActionWords& words,
                        std::vector<FigureInArea>& figures);
/// Returns the fields that are not empty.
[[nodiscard]] std::vector<NamedText> areaTexts(const RuleBook& book, std::span<const FigureInArea> figures);
/// Returns the pointer to the entry of a file that lists this figure.
[[nodiscard]] std::string pointerToFigureInArea(const RuleBook& book, std::span<const FigureInArea> figures,
                                                std::size_t which);

} // namespace vozka::records
