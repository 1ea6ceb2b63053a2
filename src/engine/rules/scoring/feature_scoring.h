// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points of features of the core, and of surrounded features of expansions.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// Rule: base.road.complete - 1 point for each tile when all ends are closed; base.final.road - the same for
/// incomplete roads at the end.
[[nodiscard]] FeatureRule roadRule();

/// Rule: base.city.complete - 2 points for each tile and each coat of arms; base.final.city - 1 each at the
/// end; base.city.tiny - 1 each for a completed city of two tiles if the option is set. `tinyCity`: points of
/// a city of two tiles, 4 as for any city, or 2.
[[nodiscard]] FeatureRule cityRule(int tinyCity, MarkField coatsOfArms);

/// Words for a kind of feature on one tile that is complete when the eight cells around it are filled.
struct SurroundedWords {
    ScoreWords completed;
    ScoreWords atEnd;
    /// Terms for its own tile and for the tiles around it.
    Code tile;
    Code neighbours;
};

/// Adds a kind of feature that scores 1 point for its tile and for each tile around it, completed or at the
/// end.
void addSurroundedFeature(RuleBook& book, FeatureKind kind, const SurroundedWords& words);

/// Adds the rule that counts the tiles around all surrounded features. Call it once for a book.
void addSurroundedFeatures(RuleBook& book);

/// Rule for a city or another feature that touches a field; null if it counts as a usual city.
[[nodiscard]] inline const FieldCityRule* fieldCityRule(const RuleBook& book, const StateData& state,
                                                        Segment root)
{
    for (const auto& rule : book.fieldCityRules())
        if (rule.isOfRule(state, root))
            return &rule;
    return nullptr;
}

/// Adds `each` points for each completed city that the field touches, under that term. Features with a
/// `FieldCityRule` have separate terms. Rule: base.field.bounds - each city once.
void addCompletedCities(const RuleBook& book, const StateData& state, Segment field, Code term, int each,
                        ScoreSheet& sheet);

/// Adds 1 point for each completed city that the field touches, `times` times. See
/// `FieldCityRule::bonusFactor`.
void addCityBonus(const RuleBook& book, const StateData& state, Segment field, Code term, int times,
                  ScoreSheet& sheet);

/// Scores each feature of that kind with figures at the end of the game.
void scoreAtTheEnd(RuleBook& book, FeatureKind kind);

} // namespace vozka
