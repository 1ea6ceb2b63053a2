// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an expansion may say about the turn as a whole.
#pragma once

#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>
#include <vector>

namespace vozka {

class Turn;

/// Bars whatever else may be done with a tile that was placed: then the turn has no choice there.
class DeployBar {
public:
    DeployBar() = default;
    DeployBar(const DeployBar&) = delete;
    DeployBar& operator=(const DeployBar&) = delete;
    virtual ~DeployBar() = default;
    /// Why nothing may be done; nothing = it may. Requires: a tile was placed.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const StateData& state) const = 0;
};

/// Something that the active player may do beside what he is asked in his turn: it is not that choice, and
/// nobody is asked for its sake.
class SideAct {
public:
    SideAct() = default;
    SideAct(const SideAct&) = delete;
    SideAct& operator=(const SideAct&) = delete;
    virtual ~SideAct() = default;
    /// True for actions of this kind.
    [[nodiscard]] virtual bool takes(const Action& action) const = 0;
    virtual void addLegal(const StateData& state, ActionList& actions) const = 0;
    /// Adds whatever the active player could think of, allowed or not.
    virtual void addConceivable(const StateData& state, std::vector<Action>& actions) const = 0;
    /// Why the active player may not do so; does not look at the step. Requires: `takes(action)`.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const StateData& state,
                                                         const Action& action) const = 0;
    /// Requires: the action is legal.
    virtual void apply(Turn& turn, const Action& action) const = 0;
};

/// Called when a turn begins, before its first choice, also for an extra turn of the same player.
class TurnStartHook {
public:
    TurnStartHook() = default;
    TurnStartHook(const TurnStartHook&) = delete;
    TurnStartHook& operator=(const TurnStartHook&) = delete;
    virtual ~TurnStartHook() = default;
    virtual void turnBegins(Turn& turn) const = 0;
};

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
