// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/abbey/abbey.h"

#include "engine/expansions/abbey/abbeys.h"
#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/feature_scoring.h"

namespace vozka::abbey {

namespace {

constexpr Code word = "abbey";

KindIndex kindWithAbbey(const TileCatalogue& catalogue, FeatureKind abbey)
{
    for (int i = 0; i < catalogue.kindCount(); ++i)
        if (const auto kind = static_cast<KindIndex>(i); catalogue.kind(kind).features.front().kind == abbey)
            return kind;
    return noKind;
}

/// Rule: am.abbey.monk, am.abbey.score - figures can be placed on it; it is completed and scored like a
/// monastery, also at the end.
/// Rule: am.abbey.closes, am.abbey.apart, am.abbey.field - its tile has no road, city or field at its sides,
/// so the features of its neighbours end there and are not joined.
void addRules(RuleBook& book)
{
    const auto abbey = featureKind(word);
    addSurroundedFeature(book, abbey,
                         {{"monastery", "am.abbey.score"},
                          {"monastery.incomplete", "am.abbey.score"},
                          "monastery.tile",
                          "monastery.neighbours"});
    book.allow(FigureKind::Follower, abbey);
    const AbbeyKeys keys{book.reserveSlot<Abbeys>(), kindWithAbbey(book.catalogue(), abbey), abbey};
    if (keys.kind == noKind)
        return;
    book.add(keys.kind, OwnTileRule{[keys](const StateData& state, const PlacedTile& tile) {
                                        return placementRefusal(keys, state, tile);
                                    },
                                    [keys](const StateData& state, Player player) {
                                        return abbeysLeft(keys.abbeysIn(state), state, player);
                                    }});
    book.on(Trigger::TilePlaced,
            kindsWith(book.catalogue(), [&](KindIndex kind) { return kind == keys.kind; }),
            [keys](Turn& turn, const TriggerArgs&) { countPlaced(keys, turn.state()); });
    const auto leftover = static_cast<Leftover>(book.options().value(leftoverAbbeys));
    addAbbeyStep(book, keys, leftover);
}

constexpr std::array kinds{FeatureKindSpec{word}};
constexpr std::array options{leftoverAbbeys};

} // namespace

const Expansion expansion{"abbey", "abbey-and-mayor", kinds, options, addRules};

} // namespace vozka::abbey
