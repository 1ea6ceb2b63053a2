// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/drawbridges/drawbridges.h"

#include "engine/expansions/drawbridges/crossing.h"
#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"

#include <array>

namespace vozka::drawbridges {

namespace {

constexpr std::array crossingArgs{
    ArgSpec{stepName, ArgType::Cell, ArgField::At}, ArgSpec{"from", ArgType::Feature, ArgField::At},
    ArgSpec{"figure", ArgType::Figure, ArgField::Figure}, ArgSpec{"to", ArgType::Target, ArgField::To},
    ArgSpec{"feature", ArgType::Feature, ArgField::To}};

constexpr std::array roadEnds{RoadEndSpec{.word = stepName, .namesFeature = true, .mayBePassed = true}};

void addRules(RuleBook& book)
{
    book.add(ActionForm{crossingArgs, ActionRole::Other, Action::move(FigureKind::Follower, {}, {})});
    const auto crossing = std::make_shared<const Crossing>(book, book.reserveSlot<ScoredRoads>());
    addCrossingHooks(book, crossing);
    addCrossingStep(book, crossing);
}

} // namespace

const Expansion expansion{.name = "drawbridges",
                          .tileSet = "drawbridges",
                          .featureKinds = {},
                          .options = {},
                          .addRules = addRules,
                          .officialWithBaseOnly = true,
                          .roadEnds = roadEnds};

} // namespace vozka::drawbridges
