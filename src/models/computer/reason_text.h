// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of the reasons for a move. Letters on the board show the features and spaces that they name.
#pragma once

#include "models/computer/move_place.h"
#include "players/fact.h"

#include <QStringList>

#include <span>

namespace vozka {

/// Two moves that are compared, from the same state on.
struct ComparedMoves {
    const State* before = nullptr;
    std::span<const Action> move;
    std::span<const Action> other;
};

/// Texts with slots for the letters of the places.
struct ReasonTexts {
    QStringList texts;
    std::vector<NamedPlace> places;
    bool operator==(const ReasonTexts&) const = default;
};

/// Returns the texts of the reasons. `reader`: player who is addressed as "you". `otherMove`: number of the
/// other move; empty if it has none. Leaves out a small rest.
[[nodiscard]] ReasonTexts reasonTexts(const Table& table, const ComparedMoves& moves,
                                      const std::vector<Fact>& reasons, Player reader = noPlayer,
                                      const QString& otherMove = {});

/// Character of a text that is the slot of that place.
[[nodiscard]] QChar slotOf(std::size_t place);
/// Returns the texts without letters and without places.
[[nodiscard]] QStringList textsWithoutLetters(const Table& table, const ComparedMoves& moves,
                                              const std::vector<Fact>& reasons);

} // namespace vozka
