// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/flying_machines/flying_machines.h"

#include "engine/expansions/flying_machines/flight.h"
#include "engine/expansions/flying_machines/landing.h"

#include <array>

namespace vozka::flying_machines {

namespace {

constexpr Code word = "flying-machine";

/// Rule: fm.once - a machine takes off once in a turn. `roll`: type of the action of the die.
std::optional<Refusal> usedMachineRefusal(const StateData& state, Segment machine, Action::Type roll)
{
    if ((state.turnActions & setOf(roll)) == 0)
        return {};
    const auto at = state.board.ref(machine);
    return Refusal{machineUsed, "fm.once", at.at, at.feature};
}

constexpr std::array kinds{FeatureKindSpec{.word = word, .hasDirection = true}};
/// Only the tile set under-the-big-top, which the program does not have, has spaces for acrobats.
constexpr std::array options{
    OptionSpec{"flierAcrobats", OptionSpec::Type::Switch, {}, 1, 1, "fm.acrobats", "under-the-big-top"}};

void addRules(RuleBook& book)
{
    const auto machine = featureKind(word);
    // Rule: fm.choice - figures do not stay on a machine, and machines are never scored.
    book.add(machine, {.group = FeatureGroup::None,
                       .completed = {word, "fm.choice"},
                       .atEnd = {word, "fm.choice"},
                       .payment = Payment::None,
                       .addTerms = {}});
    // Rule: fm.kinds - any meeple, but no other figure.
    book.reserve(machine, {refusal::wrongFeature, word, "fm.kinds", book.figureSets().meeples});
    // Rule: fm.land - fliers can land also on features and segments with figures.
    for (int i = 0; i < maxFeatureKinds; ++i)
        if (const auto kind = static_cast<FeatureKind>(i);
            book.has(kind) && book.featureRule(kind).payment == Payment::Majority
            && book.featureRule(kind).group != FeatureGroup::Field)
            book.allowSharing(kind, Sharing::AllFigures);
    const Flights flights(book, machine);
    const auto roll = addRoll(book, flights);
    addLanding(book, flights, roll);
    book.limits().addForFeatures(machine, [roll](const StateData& state, const LimitSubject& subject) {
        return usedMachineRefusal(state, subject.feature, roll);
    });
}

} // namespace

const Expansion expansion{.name = "flying-machines",
                          .tileSet = "flying-machines",
                          .featureKinds = kinds,
                          .options = options,
                          .addRules = addRules};

} // namespace vozka::flying_machines
