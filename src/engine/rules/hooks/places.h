// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the features where figures may be deployed. All functions require that a tile was placed.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// True if one of these kinds of figures can be deployed on a feature of the tile just placed that is free
/// and not barred. Rule: base.deploy.tile, base.deploy.free
[[nodiscard]] bool isAnyDeployableHere(const RuleBook& book, const StateData& state, FigureSet figures);
/// Adds the features of the tile just placed that are free and not barred, with the kinds of figures that are
/// allowed there.
void addPlacesHere(const RuleBook& book, const StateData& state, PlaceList& places);
/// Adds the features of other tiles that ReachRules add and that are free, not completed and not
/// barred. In ascending order of segments.
void addPlacesElsewhere(const RuleBook& book, const StateData& state, PlaceList& places);

/// The features of other tiles that ReachRules add, with the kinds of figures. It is not checked
/// whether such a figure is allowed there. In ascending order of segments.
[[nodiscard]] PlaceList reachedPlaces(const RuleBook& book, const StateData& state);
/// The same for the rules that are not limited by `Limit::OnTile`.
[[nodiscard]] PlaceList reachedPastBars(const RuleBook& book, const StateData& state);
/// The same for one rule.
[[nodiscard]] PlaceList reachedPlaces(const ReachRule& rule, const RuleBook& book, const StateData& state);
/// The kinds of figures for which the segment is in the list.
[[nodiscard]] FigureSet figuresAt(const PlaceList& places, Segment segment);

} // namespace vozka
