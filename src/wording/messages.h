// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Creates messages for codes of the engine and of file readers.
#pragma once

#include "engine/rules/rules.h"
#include "players/fact.h"
#include "records/error.h"
#include "records/players.h"
#include "wording/message.h"

namespace vozka::wording {

/// Rules and players of a game, for names in messages. They must outlive this object. `mover`: player who
/// chooses an action.
struct Names {
    const RuleBook* book = nullptr;
    std::span<const records::PlayerEntry> players;
    Player mover = noPlayer;
};

[[nodiscard]] Message messageOf(const Refusal& refusal, const Names& names);
/// Returns the message without file and pointer. If the error contains a refusal, it returns the message of
/// the refusal. The names come from the error or from `names`.
[[nodiscard]] Message messageOf(const records::Error& error, const Names& names = {});
/// Returns the message of an event without the player's name. A score includes the sum.
[[nodiscard]] Message messageOf(const Event& event, const Names& names);
/// Returns the message for the log, with more details. `shows`: content of the placed tile. The role of a
/// figure depends on its feature and the edition. `keeps`: name of the own tile that the player has kept.
[[nodiscard]] Message logMessageOf(const Event& event, const Names& names, const std::string& shows,
                                   Code keeps = {});
/// Returns the message of an event with the player's name, or without it if no player did it.
[[nodiscard]] Message messageWithName(const Event& event, const Names& names);
/// Returns the description of any action of a player. `on`: kind of the feature that the figure is placed on
/// or moves to. If the action is about a figure of another player, the text contains the name of that player.
[[nodiscard]] Message messageOf(const Action& action, FeatureKind on, const Names& names);
[[nodiscard]] Message figureMessage(FigureKind figure, const Names& names);
/// Returns the count with its unit: "4 tiles", "2 coats of arms".
[[nodiscard]] Message messageOf(const ScoreTerm& term);
/// Returns the name of an own tile of the players: the kind of its first feature ("abbey"). Empty for other
/// tiles.
[[nodiscard]] Code ownTileName(const RuleBook& book, KindIndex kind);
/// Returns the message that a player keeps an own tile of that name.
[[nodiscard]] Message keepMessage(Code ownTile);
/// Returns the message that the game is over and that these players still have an own tile of that name.
[[nodiscard]] Message endMessage(Code ownTile, const std::string& players);
/// Returns the name of the kind: "City", "Abbey".
[[nodiscard]] Message featureMessage(FeatureKind kind);
/// Returns the name of the scored feature of the line: "Road", "Incomplete city".
[[nodiscard]] Message kindOf(const ScoreLine& line);
/// Returns the text that asks the player for the decision of that step. `action`: `onlyAction`, because
/// several steps can have the same name.
[[nodiscard]] Message stepMessage(Code step, bool bagIsEmpty = false, Code action = {});
/// Word of the action if the step offers actions of one type only; otherwise empty.
[[nodiscard]] Code onlyAction(const RuleBook& book, std::size_t step);
/// Returns the warning before the player declines an offer: it is not made again, or perhaps not.
/// `std::nullopt` if no warning is needed.
[[nodiscard]] std::optional<Message> warningMessage(Code step, LaterOffer later);
/// Returns the text of the choice that declines the offer of that step.
[[nodiscard]] Message passMessage(Code step, bool bagIsEmpty);

/// Names for the text of a reason. `reader`: player who is addressed as "you". `feature`, `joined`,
/// `parts`, `targets`, `cell`: letters of these places on the board, or other texts that name them.
/// `otherMove`: number of the move that is compared. `hasLetters`: false if the text can name no place on the
/// board.
struct ReasonNames {
    Player reader = noPlayer;
    std::string feature;
    std::string joined;
    std::vector<std::string> parts;
    std::vector<std::string> targets;
    std::string cell;
    std::string otherMove;
    bool hasLetters = true;
};

/// Returns the text of a reason. It also says if the reason is against the move, or about the other move.
[[nodiscard]] Message messageOf(const Fact& reason, const Names& names, const ReasonNames& places);

} // namespace vozka::wording
