// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choices for a question of a story: numbers of points, players, or marked places.
#pragma once

#include "models/base/row_model.h"

#include <QString>

namespace vozka {

/// Outcome after the check. LeftOut: rightly not marked. Shown: right, and shown on request.
enum class ChoiceOutcome : std::uint8_t { NotShown, Right, Missed, Wrong, LeftOut, Shown };

struct StoryChoiceRow {
    QString label;
    QString colour;
    int number = -1;
    bool isMarked = false;
    ChoiceOutcome outcome = ChoiceOutcome::NotShown;
    /// Reason of the outcome after the check.
    QString reason;
    int entry = -1;
    [[nodiscard]] bool isSame(const StoryChoiceRow& other) const
    {
        return label == other.label && number == other.number;
    }
    [[nodiscard]] QString outcomeText() const;
    bool operator==(const StoryChoiceRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&StoryChoiceRow::label>("label"),
            role<&StoryChoiceRow::colour>("colour"),
            role<&StoryChoiceRow::number>("number"),
            role<&StoryChoiceRow::isMarked>("isMarked"),
            /// One of Outcome.
            role<&StoryChoiceRow::outcome>("outcome"),
            role<&StoryChoiceRow::outcomeText>("outcomeText"),
            role<&StoryChoiceRow::reason>("reason"),
            role<&StoryChoiceRow::entry>("entry"),
        };
    }
};

class StoryChoiceModel : public RowModel<StoryChoiceRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an OpenStory")

public:
    enum Outcome { NotShown, Right, Missed, Wrong, LeftOut, Shown };
    Q_ENUM(Outcome)

    using RowModel::RowModel;
    void show(std::vector<StoryChoiceRow> rows) { showRows(std::move(rows)); }
    /// Returns the longest `outcomeText`, for the width of a choice.
    Q_INVOKABLE [[nodiscard]] QString longestOutcomeText() const;
};

} // namespace vozka
