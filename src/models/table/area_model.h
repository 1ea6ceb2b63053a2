// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows for the areas off the board: figures and pieces in them, and legal actions of the player to move.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"
#include "models/table/choice_model.h"

#include <QCoreApplication>
#include <QVariantList>

namespace vozka {

/// Figure or piece in an area, or an action that moves one there or takes one out.
struct AreaEntry {
    QString source;
    /// Number of equal figures of the same player.
    int count = 1;
    /// Player and figure, or description of the action.
    QString label;
    /// Index of the choice; -1 for a figure or piece that is there already.
    int choice = -1;
    /// True if the action takes the figure out of the area.
    bool isTaken = false;
    bool operator==(const AreaEntry&) const = default;
};

struct AreaRow {
    AreaIndex area = 0;
    QString name;
    /// Purpose of the area in a few words; empty if none.
    QString about;
    std::vector<AreaEntry> figures;
    std::vector<AreaEntry> pieces;
    std::vector<AreaEntry> offers;
    /// True if a legal action moves a figure from the area to the board.
    bool isLeft = false;
    /// Reason why no action with the area is legal in this step, and the rule id. Empty if an action is
    /// legal, or if the step does not concern the area.
    QString refusal;
    QString rule;
    [[nodiscard]] bool isSame(const AreaRow& other) const { return area == other.area; }
    bool operator==(const AreaRow&) const = default;
    /// Return lists of objects with `source`, `count`, `label`, `choice`, `isTaken`.
    [[nodiscard]] QVariantList figureList() const { return listOf(figures); }
    [[nodiscard]] QVariantList pieceList() const { return listOf(pieces); }
    [[nodiscard]] QVariantList offerList() const { return listOf(offers); }
    /// Figures and pieces in the area, one line each.
    [[nodiscard]] QString content() const;

    static constexpr auto roles()
    {
        return std::array{
            role<&AreaRow::name>("name"),          role<&AreaRow::about>("about"),
            role<&AreaRow::figureList>("figures"), role<&AreaRow::pieceList>("pieces"),
            role<&AreaRow::offerList>("offers"),   role<&AreaRow::isLeft>("isLeft"),
            role<&AreaRow::content>("content"),    role<&AreaRow::refusal>("refusal"),
            role<&AreaRow::rule>("rule"),
        };
    }

private:
    [[nodiscard]] static QVariantList listOf(const std::vector<AreaEntry>& entries);
    Q_DECLARE_TR_FUNCTIONS(AreaRow)
};

[[nodiscard]] std::vector<AreaRow> areaRows(const Table& table, const ChoiceModel& choices);

} // namespace vozka
