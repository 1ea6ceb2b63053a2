// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tower/tower.h"

#include "engine/expansions/tower/building.h"
#include "engine/expansions/tower/capture.h"
#include "engine/expansions/tower/prospect.h"
#include "engine/expansions/tower/ransom.h"
#include "engine/expansions/tower/reach.h"

#include <array>

namespace vozka::tower {

namespace {

constexpr OptionSpec prisonerChoice{"prisonerChoice", OptionSpec::Type::Choice, {"owner", "first"}, 0, 0,
                                    "to.exchange"};
constexpr std::array options{prisonerChoice};
constexpr Code word = "tower";
constexpr std::array kinds{FeatureKindSpec{word}};
constexpr std::array roadEnds{RoadEndSpec{.word = word, .namesFeature = true}};

/// Rule: to.pieces
int piecesOfEach(int players)
{
    constexpr std::array<int, maxPlayers + 1> pieces{0, 0, 10, 9, 7, 6, 5};
    return pieces[static_cast<std::size_t>(players)];
}

void plug(RuleBook& book)
{
    const auto tower = featureKind(word);
    // Rule: to.final - a tower is never scored.
    book.add(tower, {.group = FeatureGroup::None,
                     .completed = {"tower", "to.final"},
                     .atEnd = {"tower", "to.final"},
                     .payment = Payment::None,
                     .addTerms = {}});
    // Rule: to.road-end - nobody goes on to a tower.
    book.reserve(tower, {refusal::wrongFeature, "tower", "to.close"});
    book.add(PileSpec{tower, "towers", piecesOfEach(book.playerCount())});
    const auto prisoners = book.add(HoldingKind{.field = "prisoners", .word = "prisoner", .isFigure = true});
    const auto raised = book.reserveSlot<Raised>();
    addBuilding(book, tower, raised);
    addReach(book);
    addCapture(book, {raised, prisoners}, static_cast<PrisonerChoice>(book.options().value(prisonerChoice)));
    addRansom(book, prisoners);
    addProspect(book, prisoners);
}

} // namespace

const Expansion expansion{.name = "tower",
                          .tileSet = "tower",
                          .featureKinds = kinds,
                          .options = options,
                          .plug = plug,
                          .roadEnds = roadEnds};

} // namespace vozka::tower
