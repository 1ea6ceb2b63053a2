// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/drawbridges/drawbridges.h"

#include "engine/expansions/drawbridges/crossing_hook.h"
#include "engine/expansions/drawbridges/crossing_step.h"
#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"

#include <array>

namespace vozka::drawbridges {

namespace {

constexpr std::array crossingFields{
    ActionField{"from", ActionPart::Leaves}, ActionField{"figure", ActionPart::Figure},
    ActionField{"to", ActionPart::To}, ActionField{"feature", ActionPart::Feature}};

void plug(RuleBook& book)
{
    book.add(ActionForm{stepName, ActionPart::At, crossingFields,
                        Action::move(FigureKind::Follower, {}, {}, noFeature)});
    const auto crossing = std::make_shared<const Crossing>(book, book.reserveSlot<Scored>());
    book.add(makeForgetter(crossing));
    book.add(makeScoredRoads(crossing));
    addCrossingHooks(book, crossing);
    book.plan().insertAfter(step::score, makeCrossingStep(crossing), expansion.name);
}

} // namespace

const Expansion expansion{.name = "drawbridges",
                          .tileSet = "drawbridges",
                          .featureKinds = {},
                          .options = {},
                          .plug = plug,
                          .officialWithBaseOnly = true};

} // namespace vozka::drawbridges
