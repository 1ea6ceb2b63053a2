// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an expansion may say about the turn as a whole.
#pragma once

#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

/// Number of a reason for extra turns.
enum class ExtraTurn : std::uint8_t {};

/// Bars a turn from being begun with a tile of the player's own.
class OwnTileBar {
public:
    OwnTileBar() = default;
    OwnTileBar(const OwnTileBar&) = delete;
    OwnTileBar& operator=(const OwnTileBar&) = delete;
    virtual ~OwnTileBar() = default;
    /// Why none may be placed in this turn; nothing = it may.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const StateData& state) const = 0;
};

} // namespace vozka
