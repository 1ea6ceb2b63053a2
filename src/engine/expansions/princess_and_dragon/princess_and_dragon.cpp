// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"

#include <array>

namespace vozka::princess_and_dragon {

namespace {

constexpr OptionSpec fairyFor{"fairyFor", OptionSpec::Type::Choice, {"figure", "tile"}, 0,
                              0,          "pd.fairy.move"};
constexpr OptionSpec princessMayRemoveNobody{
    "princessMayRemoveNobody", OptionSpec::Type::Choice, {"may", "must"}, 0, 0, "pd.princess"};
constexpr OptionSpec dragonMoves{
    "dragonMoves", OptionSpec::Type::Choice, {"beforeScoring", "afterScoring"}, 0, 0, "pd.dragon.when"};
constexpr std::array options{fairyFor, princessMayRemoveNobody, dragonMoves};

constexpr std::array marks{MarkSpec{"princess", "city"}, MarkSpec{"volcano", {}}, MarkSpec{"dragon", {}},
                           MarkSpec{"portal", {}}};

void addRules(RuleBook& book)
{
    const auto scope = static_cast<FairyFor>(book.options().value(fairyFor));
    const auto onTile = setOf(SpotKind::Tile);
    TokenSpec fairy{.word = "fairy", .spots = onTile};
    if (scope == FairyFor::Figure) {
        fairy.spots |= setOf(SpotKind::Feature);
        fairy.arg = TokenArg::FigureBeside;
    }
    const Pieces pieces{.dragon = book.add(TokenSpec{.word = "dragon", .spots = onTile}),
                        .fairy = book.add(fairy)};
    addVolcanoes(book, pieces.dragon);
    addDragon(book, pieces, static_cast<DragonMoves>(book.options().value(dragonMoves)));
    addFairy(book, pieces.fairy, scope);
    addPrincess(book, static_cast<KnightReturn>(book.options().value(princessMayRemoveNobody)));
    addPortals(book);
    addEstimate(book, pieces);
}

} // namespace

const Expansion expansion{.name = "princess-and-dragon",
                          .tileSet = "princess-and-dragon",
                          .featureKinds = {},
                          .options = options,
                          .addRules = addRules,
                          .marks = marks};

} // namespace vozka::princess_and_dragon
