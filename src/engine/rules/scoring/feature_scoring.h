// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What features of the core are worth, and features of expansions that are scored like them.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// Rule: base.road.complete - 1 point for each tile when both ends are closed; base.final.road - the same
/// for what is left at the end.
[[nodiscard]] FeatureRule roadRule();

/// Rule: base.city.complete - 2 points for each tile and each coat of arms; base.final.city - 1 each at the
/// end; base.city.tiny - a completed city of two tiles is worth 1 each where the set-up says so.
/// `tinyCity`: 4 = as any city, 2 = half.
[[nodiscard]] FeatureRule cityRule(int tinyCity, MarkField coatsOfArms);

/// Words for a kind of feature on one tile that is complete when the eight cells round it are filled.
struct SurroundedWords {
    ScoreWords completed;
    ScoreWords atEnd;
    /// The terms: for its own tile, and for those round it.
    Code tile;
    Code neighbours;
};

/// A kind of feature that scores 1 point for its tile and 1 for each tile round it, completed or at the end.
void addSurroundedFeature(RuleBook& book, FeatureKind kind, const SurroundedWords& words);

/// Keeps count of the tiles round such features of every kind. Once for a book.
void addSurroundedFeatures(RuleBook& book);

/// Completed cities that the field touches, without repetition. Rule: base.field.bounds
[[nodiscard]] int completedCities(const TileCatalogue& catalogue, const StateData& state, Segment field);

/// Adds `each` points for each of these cities under that term. Features that only count as cities have
/// separate terms.
void addCompletedCities(const RuleBook& book, const StateData& state, Segment field, Code term, int each,
                        ScoreSheet& sheet);

/// At the end of the game each feature of that kind with figures is scored.
void scoreAtTheEnd(RuleBook& book, FeatureKind kind);

} // namespace vozka
