// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/farmers/farmers.h"

#include "engine/rules/scoring/feature_scoring.h"

#include <array>

namespace vozka::farmers {

namespace {

/// Fields where figures can be deployed, in the order of the option's words.
enum class UsedFields : std::uint8_t { All, None };

constexpr OptionSpec usedFields{"fields", OptionSpec::Type::Choice, {"all", "none"}, 0,
                                0,        "base.deploy.no-fields"};
constexpr std::array options{usedFields};

/// Rule: base.final.field - 3 points for each completed city that touches the field; each field separately.
void addFarmers(RuleBook& book)
{
    const auto addTerms = [&book](const StateData& state, Segment segment, ScoreTime, ScoreSheet& sheet) {
        constexpr int pointsOfCity = 3;
        addCompletedCities(book, state, segment, "field.cities", pointsOfCity, sheet);
    };
    book.add(FeatureKind::Field, {.group = FeatureGroup::Field,
                                  .completed = {"field", "base.final.field"},
                                  .atEnd = {"field", "base.final.field"},
                                  .addTerms = addTerms});
    scoreAtTheEnd(book, FeatureKind::Field);
}

/// Rule: base.deploy.no-fields - no figure can be on a field, and fields are not scored.
void forbidFields(RuleBook& book)
{
    book.add(FeatureKind::Field, {.group = FeatureGroup::Field,
                                  .completed = {"field", "base.deploy.no-fields"},
                                  .atEnd = {"field", "base.deploy.no-fields"},
                                  .payment = Payment::None,
                                  .addTerms = {}});
    book.limits().addForFeatures(FeatureKind::Field, [](const StateData& state, const LimitSubject& subject) {
        const auto at = state.board.ref(subject.feature);
        return Refusal{noFields, "base.deploy.no-fields", at.at, at.feature};
    });
}

void addRules(RuleBook& book)
{
    // Followers are allowed on fields even if a limit forbids all figures there, because other figures copy
    // the places of followers.
    book.allow(FigureKind::Follower, FeatureKind::Field);
    if (static_cast<UsedFields>(book.options().value(usedFields)) == UsedFields::None)
        forbidFields(book);
    else
        addFarmers(book);
}

} // namespace

const Expansion expansion{"farmers", baseTileSet, {}, options, addRules};

} // namespace vozka::farmers
