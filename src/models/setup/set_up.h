// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Set-up of a game as a value: seats, order of play and rules.
#pragma once

#include "records/game.h"

#include <QString>

#include <optional>
#include <vector>

namespace vozka {

struct Seat {
    /// Number for the default name. It stays with the seat when the seat is moved.
    int number = 1;
    std::optional<QString> name;
    records::Colour colour = records::Colour::Red;
    records::PlayerKind kind = records::PlayerKind::Human;
    [[nodiscard]] bool isComputers() const { return kind != records::PlayerKind::Human; }
    bool operator==(const Seat&) const = default;
};

struct GameSetUp {
    std::vector<Seat> seats;
    /// True if the order of play is random; otherwise it is the order of the seats.
    bool orderDrawn = false;
    records::RuleChoice rules;
    bool operator==(const GameSetUp&) const = default;
};

/// Returns a person and a computer with the newest edition and its preset.
[[nodiscard]] GameSetUp defaultSetUp();
/// Returns a person with the first free number and colour. Requires: at most six seats.
[[nodiscard]] Seat newSeat(const std::vector<Seat>& seats);
/// Returns a new seat like `newSeat`. If there is at most one person and at least one computer: a computer
/// of the level of the last computer.
[[nodiscard]] Seat seatToAdd(const std::vector<Seat>& seats);
/// Gives persons without a typed name the lowest free numbers: of two players none is "Player 3".
void closeGaps(std::vector<Seat>& seats);
/// Returns the typed name, or a default name: "Player 1", "Computer", or a name from a list if several
/// computers have no typed name. Requires: the seat is one of `seats`.
[[nodiscard]] QString nameOf(const Seat& seat, const std::vector<Seat>& seats);
/// Example: "Base game, Abbey & Mayor · Classic (C1)".
[[nodiscard]] QString setUpName(const records::RuleChoice& rules);
/// True if a game file can hold the name, ignoring spaces at the ends.
[[nodiscard]] bool fitsFile(const QString& name);

/// Largest length of a name, in characters.
inline constexpr int longestName = 64;

/// Returns only the options that differ from the preset of the edition.
[[nodiscard]] Options differing(const Options& options);

} // namespace vozka
