// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What there is to choose as the answer to a question of a story: numbers of points, players, or marked
// places.
#pragma once

#include "models/rows/row_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace vozka {

/// How a choice was answered, once that is told. LeftOut: it was not to be marked, and it was not. Shown: it
/// is right, and the reader had himself shown what is.
enum class ChoiceOutcome : std::uint8_t { Untold, Right, Missed, Wrong, LeftOut, Shown };

struct StoryChoiceRow {
    QString label;
    /// The emblem of a player; empty otherwise.
    QString colour;
    /// The number of a marked place, -1 otherwise.
    int number = -1;
    bool isMarked = false;
    ChoiceOutcome outcome = ChoiceOutcome::Untold;
    /// What is said of it once that is told.
    QString reason;
    /// The entry of the scene that it is about, -1 if there is none.
    int entry = -1;
    [[nodiscard]] bool isSame(const StoryChoiceRow& other) const
    {
        return label == other.label && number == other.number;
    }
    /// The word for the outcome, empty where there is none.
    [[nodiscard]] QString verdict() const;
    bool operator==(const StoryChoiceRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&StoryChoiceRow::label>("label"),
            role<&StoryChoiceRow::colour>("colour"),
            role<&StoryChoiceRow::number>("number"),
            role<&StoryChoiceRow::isMarked>("isMarked"),
            /// One of Outcome, and the word for it, empty where there is none.
            role<&StoryChoiceRow::outcome>("outcome"),
            role<&StoryChoiceRow::verdict>("verdict"),
            role<&StoryChoiceRow::reason>("reason"),
            role<&StoryChoiceRow::entry>("entry"),
        };
    }
};

class StoryChoiceModel : public RowModel<StoryChoiceRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a OpenStory")

public:
    enum Outcome { Untold, Right, Missed, Wrong, LeftOut, Shown };
    Q_ENUM(Outcome)

    using RowModel::RowModel;
    void show(std::vector<StoryChoiceRow> rows) { showRows(std::move(rows)); }
    /// Of all words for an outcome the one with the most letters.
    Q_INVOKABLE [[nodiscard]] QString longestVerdict() const;
};

} // namespace vozka
