// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages for codes of the engine and of files, in the current language.
#pragma once

#include "models/board/table.h"
#include "records/error.h"
#include "wording/messages.h"

#include <QString>
#include <QStringList>

namespace vozka {

/// Returns the task of the player to move, without their name; empty if no player decides.
[[nodiscard]] QString instruction(const Table& table);
/// Returns instructions of all steps of a game with these rules, with all alternatives, unsorted. No
/// instruction of the game is longer than the longest of them.
[[nodiscard]] QStringList longestInstructions(const RuleBook& book);
/// Returns whether the declined actions will be offered again to the player to move; Yes if no player
/// decides.
[[nodiscard]] LaterOffer laterOfferOfPass(const Table& table);
/// Returns a warning if passing loses an opportunity permanently; empty if not.
[[nodiscard]] QString lastChanceWarning(const Table& table);
/// Reason why the player to move cannot place an own tile instead of the drawn one.
struct NotYet {
    QString message;
    /// Two or three words, for the space below the tile.
    QString brief;
    QString rule;
};
/// Returns `std::nullopt` if the player has no such tile or can place it.
[[nodiscard]] std::optional<NotYet> notYet(const Table& table);
/// Returns a message with the number of corners where this figure can be placed (`corners`).
[[nodiscard]] QString cornersDescription(const Table& table, FigureKind figure, int corners);
/// Returns the reason why an action of an earlier step is too late.
[[nodiscard]] QString tooLateMessage(const Table& table, const Action& action);
/// Returns the id of the rule for that reason; empty if none.
[[nodiscard]] QString tooLateRule(const Table& table, const Action& action);
[[nodiscard]] QString refusalMessage(const Table& table, const Refusal& refusal);
/// Returns the name of the action. It does not contain the place, because the board shows it.
[[nodiscard]] QString choiceLabel(const Table& table, const Action& action);
/// True if the action is named by the ends of the features of its tile: a link of two features, or a token
/// for one of several ends.
[[nodiscard]] bool isAtEndsOfFeatures(const ActionForm& form, const Action& action);
/// Returns the place of the action for screen readers: the cell of a direction ("1 east") or the sides of its
/// features; empty for other actions.
[[nodiscard]] QString choicePlace(const Table& table, const Action& action);
/// Returns the label with the place in brackets, or only the label if the place is empty: "Move the dragon (1
/// east)".
[[nodiscard]] QString withPlace(const QString& label, const QString& place);
/// Returns a message about an event, without the player's name. A score is a sum: "City: 5 tiles × 2 + 2
/// coats of arms × 2 = 14".
[[nodiscard]] QString eventMessage(const Table& table, const Event& event);
/// Returns a message for the log, with places and features. `keeps`: the player drew a tile instead of
/// placing an own one.
[[nodiscard]] QString logMessage(const Table& table, const Event& event, bool keeps = false);
/// Returns the reason why chance puts the drawn tile aside.
[[nodiscard]] QString asideMessage(const Table& table, const Action& action);
/// Returns a message with the winners and their points.
[[nodiscard]] QString resultMessage(const Table& table);
/// Returns a message that a player did not place an own tile.
[[nodiscard]] QString keepMessage(const Table& table);
[[nodiscard]] QString featureName(FeatureKind kind);
/// Returns the name of all score lines of a kind of feature: "Cities", ...
[[nodiscard]] QString scoreKindsName(Code kind);
/// Returns "Anna: meeple on the road", "Anna: meeple in the city, strength 2". Requires: the figure is on the
/// board.
[[nodiscard]] QString figureLabel(const Table& table, const Figure& figure);
[[nodiscard]] QString figureName(const Table& table, FigureKind figure);
[[nodiscard]] QString pieceName(Code piece);
/// Returns the name of a token of a pair, with its owner.
[[nodiscard]] QString pairTokenName(const Table& table, Code word, Player owner, int number);
[[nodiscard]] QString pileName(Code pile, int pieces);
[[nodiscard]] QString errorMessage(const records::Error& error, const wording::Names& names = {});

} // namespace vozka
