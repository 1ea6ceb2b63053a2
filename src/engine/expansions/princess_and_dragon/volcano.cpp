// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/princess_and_dragon/volcano.h"

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/core_steps.h"

#include <algorithm>
#include <span>

namespace vozka::princess_and_dragon {

namespace {

constexpr std::array asideArgs{ArgSpec{"aside", ArgType::TileKind, ArgField::Number}};

/// The kinds of dragon tiles. A slot has the number of tiles of each kind that were put aside.
struct DragonTiles {
    KindSet kinds;
    std::vector<KindIndex> list;
    std::size_t slot = 0;

    explicit DragonTiles(RuleBook& book) : kinds(kindsMarked(book.catalogue(), "dragon"))
    {
        for (int i = 0; i < book.catalogue().kindCount(); ++i)
            if (kinds.contains(static_cast<std::size_t>(i)))
                list.push_back(static_cast<KindIndex>(i));
        slot = book.reserveSlots<std::uint8_t>(list.size());
    }

    /// In the order of `list`.
    [[nodiscard]] std::span<std::uint8_t> putAside(StateData& state) const
    {
        return state.ofExpansions.all<std::uint8_t>(slot, list.size());
    }
};

/// Rule: pd.aside - a dragon tile that is drawn before the dragon is in play is put aside.
class PutAside final : public AsideHook {
public:
    PutAside(Action::Type type, TokenKind dragon, std::shared_ptr<const DragonTiles> tiles)
        : m_type(type), m_dragon(dragon), m_tiles(std::move(tiles))
    {}

    [[nodiscard]] bool takes(const Action& action) const override { return action.type == m_type; }

    [[nodiscard]] std::optional<Action> due(const StateData& state, KindIndex kind) const override
    {
        if (!m_tiles->kinds.contains(kind) || state.token(m_dragon) != nullptr)
            return {};
        Action action;
        action.type = m_type;
        action.setTileKind(kind);
        return action;
    }

    [[nodiscard]] Refusal whyNotPlayed(const StateData&) const override
    {
        return {dragonNotInPlay, "pd.aside"};
    }

    [[nodiscard]] Refusal whyNotAside(const StateData&) const override { return {asideNotNow, "pd.aside"}; }

    void putAside(StateData& state, KindIndex kind) const override
    {
        const auto place = std::ranges::find(m_tiles->list, kind) - m_tiles->list.begin();
        ++m_tiles->putAside(state)[static_cast<std::size_t>(place)];
    }

private:
    Action::Type m_type;
    TokenKind m_dragon;
    std::shared_ptr<const DragonTiles> m_tiles;
};

/// Rule: pd.volcano - the dragon comes to the volcano at once. Rule: pd.aside - what was put aside goes back
/// into the bag.
void erupt(Turn& turn, TokenKind dragon, const DragonTiles& tiles)
{
    auto& state = turn.state();
    turn.putToken(Token::onTile(dragon, state.placed));
    const auto waiting = tiles.putAside(state);
    for (std::size_t i = 0; i < tiles.list.size(); ++i) {
        auto& inBag = state.bag[tiles.list[i]];
        inBag = static_cast<std::uint8_t>(inBag + waiting[i]);
        state.bagTotal = static_cast<std::uint16_t>(state.bagTotal + waiting[i]);
    }
    std::ranges::fill(waiting, std::uint8_t{0});
}

/// Rule: pd.volcano - no figure is deployed on the volcano to which the dragon has just come, and none comes
/// to the dragon's tile from elsewhere.
std::optional<Refusal> refusalAtDragon(const StateData& state, TokenKind dragon, TileIndex tile)
{
    const auto* const token = state.token(dragon);
    if (token == nullptr || state.tileOf(*token) != tile)
        return {};
    const Cell cell = state.board.tiles()[tile].cell;
    return tile == state.placed ? Refusal{volcanoNoFigure, "pd.volcano", cell}
                                : Refusal{dragonOnTile, "pd.portal", cell};
}

} // namespace

void addVolcanoes(RuleBook& book, TokenKind dragon)
{
    const auto tiles = std::make_shared<const DragonTiles>(book);
    const auto type = book.addAction(asideArgs, ActionRole::Chance);
    offerAside(book, type, std::make_unique<PutAside>(type, dragon, tiles));
    book.on(Trigger::TilePlaced, [volcanoes = kindsMarked(book.catalogue(), "volcano"), dragon,
                                  tiles](Turn& turn, const Happening&) {
        if (isPlaced(turn.state(), volcanoes))
            erupt(turn, dragon, *tiles);
    });
    book.limit(Limit::OnTile, [dragon](const RuleBook&, const StateData& state, const LimitSubject& subject) {
        return refusalAtDragon(state, dragon, subject.onTile);
    });
}

} // namespace vozka::princess_and_dragon
