// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Codes of the engine and of files become sentences in the player's language.
#pragma once

#include "models/scene/table.h"
#include "records/error.h"
#include "wording/messages.h"

#include <QString>
#include <QStringList>

namespace vozka {

/// What the player to move is asked to do, without his name; empty if nobody is asked.
[[nodiscard]] QString instruction(const Table& table);
/// Instructions of the steps of a game by these rules, in no order. No instruction of the game needs more
/// room than the longest of them: each names all alternatives of its step.
[[nodiscard]] QStringList longestInstructions(const RuleBook& book);
/// Whether what the player to move may decline will be offered to him again; Yes if nobody is asked.
[[nodiscard]] LaterOffer laterOfferOfPass(const Table& table);
/// Warning to a player who may give something away permanently; empty if there is no such danger.
[[nodiscard]] QString lastChanceWarning(const Table& table);
/// Why the player to move may not place a tile of their own now, while the drawn one is to be placed.
struct NotYet {
    QString sentence;
    /// Two or three words, for the space below the tile.
    QString brief;
    /// Id of the rule, empty if none says so.
    QString rule;
};
/// `std::nullopt` if the player has no such tile or may place it.
[[nodiscard]] std::optional<NotYet> notYet(const Table& table);
/// On what corners a figure of that kind may be set, of which there are so many.
[[nodiscard]] QString cornersInWords(const Table& table, FigureKind figure, int corners);
/// Why it is too late for an action of a step that is over.
[[nodiscard]] QString tooLateSentence(const Table& table, const Action& action);
/// The id of the rule that says so.
[[nodiscard]] QString tooLateRule(const Table& table, const Action& action);
/// Why an action is not allowed.
[[nodiscard]] QString refusalSentence(const Table& table, const Refusal& refusal);
/// What an action is, as the name of its handle.
[[nodiscard]] QString choiceLabel(const Table& table, const Action& action);
/// What happened, without the player's name, which stands beside it; a score as a sum:
/// "City: 5 tiles × 2 + 2 coats of arms × 2 = 14".
[[nodiscard]] QString eventSentence(const Table& table, const Event& event);
/// The same for the log: what was placed and where, what was set on what. `keeps`: instead of a tile of his
/// own.
[[nodiscard]] QString logSentence(const Table& table, const Event& event, bool keeps = false);
/// Why that action of the dealer puts the drawn tile aside.
[[nodiscard]] QString asideSentence(const Table& table, const Action& action);
/// Who has won, with how many points.
[[nodiscard]] QString resultSentence(const Table& table);
/// That somebody could have placed a tile of his own and places none.
[[nodiscard]] QString keepSentence(const Table& table);
/// "City", "Road", ...
[[nodiscard]] QString featureName(FeatureKind kind);
/// "Cities", ... for all score lines of a kind of feature.
[[nodiscard]] QString scoreKindsName(Code kind);
/// "Anna: meeple on the road", "Anna: meeple in the city, strength 2". Requires: it stands on the board.
[[nodiscard]] QString figureLabel(const Table& table, const Figure& figure);
/// "Meeple"
[[nodiscard]] QString figureName(const Table& table, FigureKind figure);
/// "Dragon", name of an unowned piece.
[[nodiscard]] QString pieceName(Code piece);
/// "Tower of 3 pieces".
[[nodiscard]] QString pileName(Code pile, int pieces);
/// What is wrong with a file.
[[nodiscard]] QString errorSentence(const records::Error& error, const wording::Names& names = {});

} // namespace vozka
