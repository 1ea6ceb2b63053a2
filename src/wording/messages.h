// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// From codes of the engine and of the readers to messages.
#pragma once

#include "engine/rules/rules.h"
#include "players/thought.h"
#include "records/error.h"
#include "records/players.h"
#include "wording/message.h"

namespace vozka::wording {

/// Whom and what the messages of one game speak of. What it points to must outlive it.
struct Names {
    const RuleBook* book = nullptr;
    std::span<const records::PlayerEntry> players;
};

[[nodiscard]] Message messageOf(const Refusal& refusal, const Names& names);
/// The sentence alone; file and pointer stand beside it. An entry of a position that cannot lie there is told
/// by its refusal, with the names that the error brings, else with those given.
[[nodiscard]] Message messageOf(const records::Error& error, const Names& names = {});
/// What happened, without the player's name. Score: with the sum.
[[nodiscard]] Message messageOf(const Event& event, const Names& names);
/// The same for the log, which tells what was placed and set more closely: what a tile shows and where it
/// lies, in words, and what a figure is on its feature in that edition. `keeps`: a tile of the player's own
/// was kept.
[[nodiscard]] Message logMessageOf(const Event& event, const Names& names, const std::string& shows,
                                   const std::string& where, Code keeps = {});
/// The same behind the name of the player who did it; what nobody did stands alone.
[[nodiscard]] Message messageWithName(const Event& event, const Names& names);
/// What an action is: a place for the tile, a figure on a feature of that kind, or none. Names the owner of
/// another player's figure.
[[nodiscard]] Message messageOf(const Action& action, FeatureKind on, const Names& names);
[[nodiscard]] Message figureMessage(FigureKind figure, const Names& names);
/// "4 tiles", "2 coats of arms".
[[nodiscard]] Message messageOf(const ScoreTerm& term);
/// What a tile that belongs to the players is called, by the feature that covers it: "abbey"; empty for tiles
/// that are drawn.
[[nodiscard]] Code ownTileName(const RuleBook& book, KindIndex kind);
/// That a player who could have placed such a tile places none.
[[nodiscard]] Message keepMessage(Code ownTile);
/// That the game is over and that these players have such a tile still.
[[nodiscard]] Message endMessage(Code ownTile, const std::string& players);
/// "City", "Abbey".
[[nodiscard]] Message featureMessage(FeatureKind kind);
/// What the line is for: "Road", "Incomplete city".
[[nodiscard]] Message kindOf(const ScoreLine& line);
/// What the step of that name asks for.
[[nodiscard]] Message stepMessage(Code step, bool bagIsEmpty = false);
/// The warning before something is declined that will not, or perhaps not, be offered again; nothing where
/// that is no loss.
[[nodiscard]] std::optional<Message> warningMessage(Code step, LaterOffer again);
/// What it is to decline what that step offers.
[[nodiscard]] Message passMessage(Code step, bool bagIsEmpty);

/// What speaks for a move against another. `about`: which of two moves the sentence names ("better",
/// "played"); empty for "this move".
[[nodiscard]] Message messageOf(const Reason& reason, const Names& names, Code about = {});

} // namespace vozka::wording
