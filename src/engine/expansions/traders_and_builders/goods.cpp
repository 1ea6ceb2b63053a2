// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/traders_and_builders/goods.h"

#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::traders_and_builders {

namespace {

constexpr Code field = "goods";
constexpr int pointsForMost = 10;

/// A kind of goods: its mark in the cities, the players' tokens, and the term of its points.
struct Goods {
    MarkField mark;
    HoldingIndex holding;
    Code term;
};

/// Rule: tb.goods.take - to whoever placed the tile, for every mark in the city, whoever owns it.
class TakeGoods final : public ScoredHook {
public:
    explicit TakeGoods(std::vector<Goods> goods) : m_goods(std::move(goods)) {}

    void featureScored(Turn& turn, Segment root) const override
    {
        const auto& state = turn.state();
        if (state.board.segment(root).kind != FeatureKind::City)
            return;
        for (const auto& goods : m_goods)
            turn.hold(state.active, goods.holding, goods.mark.in(state.board.feature(root).marks));
    }

private:
    std::vector<Goods> m_goods;
};

/// True for each of several who tie; nobody has most of what nobody has.
bool hasMost(const StateData& state, Player player, HoldingIndex kind)
{
    const int his = state.held(player, kind);
    int most = 0;
    for (Player other = 0; other < state.playerCount; ++other)
        most = std::max(most, state.held(other, kind));
    return his > 0 && his == most;
}

/// Rule: tb.goods.final - 10 points for most of each kind, to each of those who tie.
class ScoreGoods final : public FinalHook {
public:
    explicit ScoreGoods(std::vector<Goods> goods) : m_goods(std::move(goods)) {}

    void scoreFinally(Turn& turn) const override
    {
        const auto& state = turn.state();
        for (const auto& goods : m_goods) {
            Reward reward{field, "tb.goods.final", {}};
            reward.sheet.add(goods.term, 1, pointsForMost);
            for (Player player = 0; player < state.playerCount; ++player)
                if (hasMost(state, player, goods.holding))
                    turn.give(player, reward);
        }
    }

private:
    std::vector<Goods> m_goods;
};

/// How many marks of a kind the tiles of the game show.
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
        const auto holding = book.add(HoldingKind{.field = field,
                                                  .word = word.mark,
                                                  .most = marksOn(book.catalogue(), mark),
                                                  .pointsForMost = pointsForMost});
        goods.push_back({mark, holding, word.term});
    }
    book.add(std::make_unique<TakeGoods>(goods));
    book.add(std::make_unique<ScoreGoods>(std::move(goods)));
}

} // namespace vozka::traders_and_builders
