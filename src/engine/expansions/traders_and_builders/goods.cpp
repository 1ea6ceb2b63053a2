// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/traders_and_builders/traders_and_builders.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::traders_and_builders {

namespace {

constexpr Code goodsWord = "goods";
constexpr int pointsForMost = 10;

/// Kind of goods: its mark in cities, its token, and the term of its points.
struct Goods {
    MarkField mark;
    TokenKind token;
    Code term;
};

/// Rule: tb.goods.take - the player who placed the tile gets one token for every mark in the city, also
/// without a figure there.
void giveGoods(Turn& turn, Segment city, const std::vector<Goods>& goods)
{
    const auto& state = turn.state();
    if (state.board.segment(city).kind != FeatureKind::City)
        return;
    for (const auto& each : goods)
        turn.giveTokens(state.active, each.token, each.mark.in(state.board.feature(city).marks));
}

/// True if the player has most tokens of the kind, alone or tied. False for all players if no player has one.
bool hasMost(const StateData& state, Player player, TokenKind kind)
{
    const int ownCount = state.held(player, kind);
    int highest = 0;
    for (Player other = 0; other < state.playerCount; ++other)
        highest = std::max(highest, state.held(other, kind));
    return ownCount > 0 && ownCount == highest;
}

/// Rule: tb.goods.final - 10 points for most of each kind, to each tied player.
void scoreGoods(Turn& turn, const std::vector<Goods>& goods)
{
    const auto& state = turn.state();
    for (const auto& each : goods) {
        Score score{goodsWord, "tb.goods.final", {}};
        score.sheet.add(each.term, 1, pointsForMost);
        for (Player player = 0; player < state.playerCount; ++player)
            if (hasMost(state, player, each.token))
                turn.give(player, score);
    }
}

/// Number of marks of that kind on the tiles of the game.
int marksOn(const TileCatalogue& tiles, MarkField mark)
{
    int marks = 0;
    for (int i = 0; i < tiles.kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        const auto& compiled = tiles.compiled(kind);
        for (int feature = 0; feature < compiled.featureCount; ++feature)
            if (compiled.features[feature].kind == FeatureKind::City)
                marks += tiles.kind(kind).count * mark.in(compiled.features[feature].marks);
    }
    return marks;
}

} // namespace

void addGoods(RuleBook& book)
{
    struct Words {
        Code mark;
        Code term;
    };
    constexpr std::array words{Words{"wine", "goods.wine"}, Words{"grain", "goods.grain"},
                               Words{"cloth", "goods.cloth"}};
    std::vector<Goods> goods;
    for (const auto& word : words) {
        const auto mark = book.catalogue().mark(FeatureKind::City, word.mark);
        const auto token = book.add(TokenSpec{.word = word.mark,
                                              .listedAs = goodsWord,
                                              .spots = setOf(SpotKind::Hand),
                                              .most = marksOn(book.catalogue(), mark),
                                              .isStack = true,
                                              .pointsForMost = pointsForMost});
        goods.push_back({mark, token, word.term});
    }
    book.on(Trigger::FeatureScored,
            [goods](Turn& turn, const TriggerArgs& args) { giveGoods(turn, args.feature, goods); });
    book.on(Trigger::GameEnds,
            [goods = std::move(goods)](Turn& turn, const TriggerArgs&) { scoreGoods(turn, goods); });
}

} // namespace vozka::traders_and_builders
