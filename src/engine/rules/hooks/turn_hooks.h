// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an expansion may say about the turn as a whole.
#pragma once

#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>

namespace vozka {

/// Asked at the end of a turn, before the next player's.
class ExtraTurnHook {
public:
    ExtraTurnHook() = default;
    ExtraTurnHook(const ExtraTurnHook&) = delete;
    ExtraTurnHook& operator=(const ExtraTurnHook&) = delete;
    virtual ~ExtraTurnHook() = default;
    /// What gives the turn, for sentences.
    [[nodiscard]] virtual Code word() const = 0;
    /// True if the active player will have another turn as things stand.
    [[nodiscard]] virtual bool isDue(const StateData& state) const = 0;
    /// True if the active player has another turn now. The hooks are asked in their order until one says so,
    /// and one that is asked may note it.
    [[nodiscard]] virtual bool playsAgain(StateData& state) const = 0;
};

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
