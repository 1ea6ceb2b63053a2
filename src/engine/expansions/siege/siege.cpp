// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/siege/siege.h"

#include "engine/rules/hooks/rule_book.h"

#include <array>

namespace vozka::siege {

namespace {

constexpr OptionSpec escapeFrom{"escapeFrom",    OptionSpec::Type::Choice, {"siegeTile", "anyTile"}, 0, 0,
                                "si.escape.tile"};
constexpr OptionSpec siegePigs{"siegePigs",   OptionSpec::Type::Choice, {"double", "single"}, 0, 0,
                               "si.field.pig"};
constexpr std::array options{escapeFrom, siegePigs};
constexpr std::array marks{MarkSpec{besieged, "city"}};

/// Marks of cities that the points depend on.
struct CityMarks {
    MarkField besieged;
    MarkField coatsOfArms;
};

/// Rule: si.city - 1 point less for each tile and each coat of arms of a completed city. Several marks make
/// no difference. Rule: si.incomplete - nothing at the end.
/// Rule: si.tiny - the points of a city of two tiles are not reduced again. `reducedSize`: number of tiles of
/// completed cities with reduced points, or 0.
void scoreCity(const StateData& state, Segment city, ScoreTime time, const CityMarks& cityMarks,
               int reducedSize, Score& score)
{
    const auto counts = state.board.feature(city).marks;
    if (cityMarks.besieged.in(counts) == 0)
        return;
    if (time == ScoreTime::Final) {
        score.rule = "si.incomplete";
        score.sheet.clear();
        return;
    }
    const int tiles = state.board.tileCount(city);
    score.rule = tiles == reducedSize ? "si.tiny" : "si.city";
    if (tiles != reducedSize)
        score.sheet.add("city.besieged", tiles + cityMarks.coatsOfArms.in(counts), -1);
}

/// Rule: si.field, si.field.pig
FieldCityRule fieldRule(MarkField besieged, bool isBonusDoubled)
{
    constexpr int factor = 2;
    return {.isOfRule =
                [besieged](const StateData& state, Segment root) {
                    const auto& feature = state.board.feature(root);
                    return feature.kind == FeatureKind::City && besieged.in(feature.marks) > 0;
                },
            .term = "field.besieged",
            .factor = factor,
            .bonusFactor = isBonusDoubled ? factor : 1};
}

void addRules(RuleBook& book)
{
    // A game with both sets adds the rules once.
    if (book.plan().has(escapeStep))
        return;
    const CityMarks cityMarks{book.catalogue().mark(FeatureKind::City, besieged),
                              book.catalogue().mark(FeatureKind::City, mark::coatOfArms)};
    constexpr int tinyTiles = 2;
    const int reducedSize = book.options().value(option::tinyCity) == tinyTiles ? tinyTiles : 0;
    book.addScoreRule(FeatureKind::City, [cityMarks, reducedSize](const StateData& state, Segment city,
                                                                  ScoreTime time, Score& score) {
        scoreCity(state, city, time, cityMarks, reducedSize, score);
    });
    book.add(fieldRule(cityMarks.besieged, book.options().value(siegePigs) == 0));
    addEscape(book, static_cast<EscapeFrom>(book.options().value(escapeFrom)));
}

} // namespace

const Expansion besiegers{.name = "siege",
                          .tileSet = "siege",
                          .featureKinds = {},
                          .options = options,
                          .addRules = addRules,
                          .marks = marks};
const Expansion cathars{.name = "cathars",
                        .tileSet = "cathars",
                        .featureKinds = {},
                        .options = options,
                        .addRules = addRules,
                        .marks = marks};

} // namespace vozka::siege
