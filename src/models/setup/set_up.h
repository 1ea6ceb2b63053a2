// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a game is set up with: who sits where, who begins, and by which rules it is played. A plain value.
#pragma once

#include "records/game.h"

#include <QString>

#include <optional>
#include <vector>

namespace vozka {

struct Seat {
    /// For its name as long as nobody has typed one; seats keep theirs when they are moved.
    int number = 1;
    std::optional<QString> name;
    records::Colour colour = records::Colour::Red;
    records::PlayerKind kind = records::PlayerKind::Human;
    [[nodiscard]] bool isComputers() const { return kind != records::PlayerKind::Human; }
    bool operator==(const Seat&) const = default;
};

struct GameSetUp {
    std::vector<Seat> seats;
    /// Who sits where is drawn when the game begins; else the seats are in the order of play.
    bool orderDrawn = false;
    records::RuleChoice rules;
    bool operator==(const GameSetUp&) const = default;
};

/// A person and a computer, the newest edition, no rule changed.
[[nodiscard]] GameSetUp firstSetUp();
/// A person with the first free number and colour. Requires: fewer than six seats.
[[nodiscard]] Seat newSeat(const std::vector<Seat>& seats);
/// The same for one more player: beside a single person a computer of the level of the last computer.
[[nodiscard]] Seat seatToAdd(const std::vector<Seat>& seats);
/// The typed name, or a default one: "Player 1", "Computer", one of a list if there are several computers.
/// Requires: the seat is one of `seats`.
[[nodiscard]] QString nameOf(const Seat& seat, const std::vector<Seat>& seats);
/// "Base game, Abbey & Mayor · Classic (C1)"
[[nodiscard]] QString setUpName(const records::RuleChoice& rules);
/// Whether that name can stand in the file of a game, blanks at its ends aside.
[[nodiscard]] bool fitsFile(const QString& name);

/// In letters.
inline constexpr int longestName = 64;

/// Only what differs from the edition's preset.
[[nodiscard]] Options differing(const Options& options);

} // namespace vozka
