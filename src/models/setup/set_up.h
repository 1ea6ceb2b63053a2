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
/// A seat with the first number and colour that nobody has. Requires: fewer than six seats.
[[nodiscard]] Seat newSeat(const std::vector<Seat>& seats);
/// As typed, or the name that nobody has typed yet ("Player 1", "Computer", of several computers
/// "Computer 2"). Requires: the seat is one of these.
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
