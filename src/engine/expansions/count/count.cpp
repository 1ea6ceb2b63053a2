// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/count/count.h"

#include "engine/expansions/count/estimate.h"
#include "engine/expansions/count/leaving.h"
#include "engine/expansions/count/move_in.h"

#include <algorithm>
#include <array>

namespace vozka::count {

namespace {

constexpr Code carcassonne = "carcassonne";
constexpr Code quarter = "quarter";
constexpr std::array kinds{FeatureKindSpec{carcassonne}, FeatureKindSpec{quarter}};

constexpr OptionSpec quartersAtEnd{"quartersAtEnd", OptionSpec::Type::Choice, {"any", "market"}, 0, 1,
                                   "co.end"};
constexpr OptionSpec quarterTargets{"quarterTargets", OptionSpec::Type::Choice, {"scored", "completed"}, 0, 0,
                                    "co.leave.empty"};
constexpr OptionSpec countMove{"countMove", OptionSpec::Type::Choice, {"player", "clockwise", "follow"}, 0,
                               0,           "co.count.move"};
constexpr std::array options{quartersAtEnd, quarterTargets, countMove};

/// Rule: co.start - the tiles of the city have fixed cells. The spring of a river is moved to a cell east of
/// them.
void moveSpring(RuleBook& book)
{
    for (auto& tile : book.startTiles())
        if (!tile.isFixed)
            tile.at = {2, -1};
}

/// Rule: co.city - no figure can be on the features of the city and its quarters, and they are never scored.
/// Rule: co.outside - all other features of these tiles are ordinary. Rule: co.field - for fields, the city
/// is one completed city.
void addCity(RuleBook& book)
{
    for (const auto word : {carcassonne, quarter}) {
        const auto kind = featureKind(word);
        book.add(kind, {.group = FeatureGroup::None,
                        .completed = {word, "co.city"},
                        .atEnd = {word, "co.city"},
                        .payment = Payment::None,
                        .addTerms = {}});
        book.reserve(kind, {nothingInCarcassonne, nothingInCarcassonne, "co.city"});
    }
    book.add(FieldCityRule{.isOfRule =
                               [kind = featureKind(carcassonne)](const StateData& state, Segment segment) {
                                   return state.board.segment(segment).kind == kind;
                               },
                           .term = "field.carcassonne"});
}

/// Neutral pieces cannot move to tiles that show only the city.
void forbidPiecesInCity(RuleBook& book)
{
    KindSet forbidden(static_cast<std::size_t>(book.catalogue().kindCount()));
    for (int i = 0; i < book.catalogue().kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        const auto& features = book.catalogue().kind(kind).features;
        if (std::ranges::all_of(features, [](const TileFeature& feature) {
                return feature.kind == featureKind(carcassonne) || feature.kind == featureKind(quarter);
            }))
            forbidden.insert(kind);
    }
    book.limits().add(
        Limit::PieceOnTile,
        [forbidden](const StateData& state, const LimitSubject& subject) -> std::optional<Refusal> {
            const auto& tile = state.board.tiles()[subject.onTile];
            if (!forbidden.contains(tile.kind))
                return {};
            return Refusal{nothingInCarcassonne, "co.city", tile.cell};
        });
}

void addRules(RuleBook& book)
{
    moveSpring(book);
    addCity(book);
    forbidPiecesInCity(book);
    const Quarters quarters(book);
    addLeaving(book, quarters,
               {.toEmpty = book.options().value(quarterTargets) != 0,
                .fromAllAtEnd = book.options().value(quartersAtEnd) == 0});
    addMovingIn(book, quarters, static_cast<CountMove>(book.options().value(countMove)));
    addEstimate(book, quarters);
}

} // namespace

const Expansion expansion{
    .name = "count", .tileSet = "count", .featureKinds = kinds, .options = options, .addRules = addRules};

} // namespace vozka::count
