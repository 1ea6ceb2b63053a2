// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/core_steps.h"

namespace vozka::princess_and_dragon {

namespace {

constexpr std::array asideArgs{ArgSpec{"aside", ArgType::TileKind, ArgField::Number}};

/// Adds a pool for the dragon tiles, which is empty at the start.
Pool addPool(RuleBook& book, const KindSet& dragonTiles)
{
    PoolSpec pool;
    for (int i = 0; i < book.catalogue().kindCount(); ++i)
        if (dragonTiles.contains(static_cast<std::size_t>(i)))
            pool.tiles.push_back(static_cast<KindIndex>(i));
    pool.counts.resize(pool.tiles.size());
    return book.addPool(std::move(pool));
}

/// Rule: pd.aside - a dragon tile that is drawn before the dragon is in play is set aside.
class SetAside final : public DrawRule {
public:
    SetAside(const Aside& aside, TokenKind dragon) : DrawRule(aside), m_dragon(dragon) {}

    [[nodiscard]] bool setsAside(const StateData& state) const override
    {
        return state.token(m_dragon) == nullptr;
    }

private:
    TokenKind m_dragon;
};

/// Rule: pd.volcano - the dragon moves to the volcano immediately. Rule: pd.aside - tiles that were set aside
/// return to the bag.
void placeDragon(Turn& turn, TokenKind dragon, const Pool& aside)
{
    const auto& state = turn.state();
    turn.putToken(Token::onTile(dragon, state.placed));
    turn.returnTiles(aside);
}

/// Rule: pd.volcano - no figure is deployed on the volcano that has just got the dragon. For other tiles with
/// the dragon, the refusal names the rule of portals.
Refusal refusalAtDragon(const StateData& state, TileIndex tile)
{
    const Cell cell = state.board.tiles()[tile].cell;
    return tile == state.placed ? Refusal{volcanoNoFigure, "pd.volcano", cell}
                                : Refusal{dragonOnTile, "pd.portal", cell};
}

} // namespace

void addVolcanoes(RuleBook& book, TokenKind dragon)
{
    const auto tiles = kindsMarked(book.catalogue(), "dragon");
    const DrawRule::Aside aside{book.addAction(asideArgs, ActionRole::Chance),
                                addPool(book, tiles),
                                tiles,
                                {dragonNotInPlay, "pd.aside"},
                                {asideNotNow, "pd.aside"}};
    addAsideRule(book, std::make_unique<SetAside>(aside, dragon));
    book.on(Trigger::TilePlaced, kindsMarked(book.catalogue(), "volcano"),
            [dragon, pool = aside.pool](Turn& turn, const TriggerArgs&) { placeDragon(turn, dragon, pool); });
    book.limits().addForTileOf(dragon, refusalAtDragon);
}

} // namespace vozka::princess_and_dragon
