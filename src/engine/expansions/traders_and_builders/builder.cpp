// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/traders_and_builders/builder.h"

#include "engine/expansions/traders_and_builders/companion.h"
#include "engine/expansions/traders_and_builders/traders_and_builders.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::traders_and_builders {

namespace {

constexpr Code ruleOfTurn = "tb.builder.extra-turn";

/// Rule: tb.builder.place
class BuilderRule final : public CompanionRule {
public:
    BuilderRule() : CompanionRule("builder", {builderNeedsFollower, "tb.builder.place"}) {}
    [[nodiscard]] bool givesTurns() const override { return true; }
};

struct DoubleTurn {
    /// The tile of this turn extended a feature with a builder of its player.
    bool isDue;
    /// This turn is the second one.
    bool isSecond;
};

/// Rule: tb.builder.extra-turn - a tile that continues the feature, also if it completes it. An abbey is no
/// part of what it closes.
bool extendsBuilders(const StateData& state, TileIndex tile, FigureKind builder)
{
    const auto& board = state.board;
    return std::ranges::any_of(state.figuresOnBoard(), [&](const Figure& figure) {
        if (figure.kind != builder || figure.player != state.active)
            return false;
        bool extended = false;
        board.forEachOn(tile, [&](Segment at) { extended |= board.root(at) == board.root(figure.segment); });
        return extended;
    });
}

/// Notes whether the tile extended a builder's feature: the builder may be gone when the turn is over.
/// Rule: tb.builder.stays, tb.builder.once - what is extended in an extra turn gives nothing more.
void noteExtended(StateData& state, std::size_t slot, FigureKind builder)
{
    if (!state.extraTurn)
        state.ofExpansions.get<DoubleTurn>(slot).isDue = extendsBuilders(state, state.placed, builder);
}

/// True if the player has a tile of his own that fits somewhere.
bool canPlaceOwn(const RuleBook& book, const StateData& state)
{
    for (int i = 0; i < book.catalogue().kindCount(); ++i) {
        const auto kind = static_cast<KindIndex>(i);
        const auto* rule = book.ownTileRule(kind);
        if (rule != nullptr && std::ranges::any_of(state.board.openCells(), [&](const OpenCell& open) {
                return !rule->refusal(state, {.cell = open.cell, .kind = kind, .owner = state.active});
            }))
            return true;
    }
    return false;
}

/// Rule: tb.builder.extra-turn - left out if there is no tile to be had.
class SecondTurn final : public ExtraTurnHook {
public:
    SecondTurn(const RuleBook& book, std::size_t slot, bool ownTiles)
        : m_book(book), m_slot(slot), m_ownTiles(ownTiles)
    {}

    [[nodiscard]] Code word() const override { return "builder"; }

    [[nodiscard]] bool isDue(const StateData& state) const override
    {
        return state.ofExpansions.get<DoubleTurn>(m_slot).isDue
               && (state.bagTotal > 0 || (m_ownTiles && canPlaceOwn(m_book, state)));
    }

    [[nodiscard]] bool playsAgain(StateData& state) const override
    {
        auto& turn = state.ofExpansions.get<DoubleTurn>(m_slot);
        turn.isSecond = isDue(state);
        turn.isDue = false;
        return turn.isSecond;
    }

private:
    const RuleBook& m_book;
    std::size_t m_slot;
    bool m_ownTiles;
};

/// By the option: a drawn tile only.
class NoOwnTileSecond final : public OwnTileBar {
public:
    explicit NoOwnTileSecond(std::size_t slot) : m_slot(slot) {}

    [[nodiscard]] std::optional<Refusal> refusal(const StateData& state) const override
    {
        if (!state.ofExpansions.get<DoubleTurn>(m_slot).isSecond)
            return {};
        return Refusal{refusal::notThisStep, ruleOfTurn};
    }

private:
    std::size_t m_slot;
};

} // namespace

void addBuilder(RuleBook& book, bool beforeAbbey)
{
    const auto builder = book.add(std::make_unique<BuilderRule>());
    book.allow(builder, FeatureKind::Road);
    book.allow(builder, FeatureKind::City);
    const auto slot = book.reserveSlot<DoubleTurn>();
    for (const auto trigger : {Trigger::TilePlaced, Trigger::PositionLoaded})
        book.on(trigger,
                [slot, builder](Turn& turn, const Happening&) { noteExtended(turn.state(), slot, builder); });
    book.add(std::make_unique<SecondTurn>(book, slot, beforeAbbey));
    if (!beforeAbbey)
        book.add(std::make_unique<NoOwnTileSecond>(slot));
}

} // namespace vozka::traders_and_builders
