// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Players of a game: name, colour and kind.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vozka::records {

enum class Colour : std::uint8_t { Red, Blue, Yellow, Black, White, Pink };
inline constexpr std::array<std::string_view, 6> colourNames{"red",   "blue",  "yellow",
                                                             "black", "white", "pink"};

enum class PlayerKind : std::uint8_t { Human, Random, Easy, Medium, Hard };
inline constexpr std::array<std::string_view, 5> playerKindNames{"human", "random", "easy", "medium", "hard"};

/// `name` is any text of 1 to 64 characters without line breaks. It must not be shown as rich text.
struct PlayerEntry {
    std::string name;
    Colour colour = Colour::Red;
    PlayerKind kind = PlayerKind::Human;
    bool operator==(const PlayerEntry&) const = default;
};

} // namespace vozka::records
