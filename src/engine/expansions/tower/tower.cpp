// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tower/tower.h"

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
int piecesPerPlayer(int players)
{
    constexpr std::array<int, maxPlayers + 1> pieces{0, 0, 10, 9, 7, 6, 5};
    return pieces[static_cast<std::size_t>(players)];
}

void addRules(RuleBook& book)
{
    const auto tower = featureKind(word);
    // Rule: to.final - a tower is never scored.
    book.add(tower, {.group = FeatureGroup::None,
                     .completed = {"tower", "to.final"},
                     .atEnd = {"tower", "to.final"},
                     .payment = Payment::None,
                     .addTerms = {}});
    // Rule: to.road-end - figures cannot move to a tower.
    book.reserve(tower, {refusal::wrongFeature, "tower", "to.close"});
    const int supply = piecesPerPlayer(book.playerCount());
    const auto hand = setOf(SpotKind::Hand);
    const auto pieces = book.add(TokenSpec{.word = "towers",
                                           .spots = static_cast<SpotSet>(hand | setOf(SpotKind::Feature)),
                                           .most = supply * book.playerCount(),
                                           .each = supply,
                                           .isStack = true,
                                           .feature = tower});
    const auto prisoners = book.add(TokenSpec{
        .word = "prisoner", .listedAs = "prisoners", .spots = hand, .most = 0, .arg = TokenArg::Figure});
    const TowerKeys keys{book.reserveSlot<TowerTurn>(), pieces, prisoners};
    addBuilding(book, tower, keys);
    book.add(PileReach{pieces, isInRange, captureRefusal});
    addCapture(book, keys, static_cast<PrisonerChoice>(book.options().value(prisonerChoice)));
    addRansom(book, prisoners);
    addEstimate(book, keys);
}

} // namespace

const Expansion expansion{.name = "tower",
                          .tileSet = "tower",
                          .featureKinds = kinds,
                          .options = options,
                          .addRules = addRules,
                          .roadEnds = roadEnds};

} // namespace vozka::tower
