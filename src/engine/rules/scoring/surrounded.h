// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Features on one tile that are complete when the eight cells round it are filled.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// Words for one kind of such a feature.
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

} // namespace vozka
