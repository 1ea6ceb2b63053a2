// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/river/lake.h"

#include "engine/expansions/river/river.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::river {

namespace {

/// True if the tile of this turn is the lake with the volcano.
bool isLake(const TileCatalogue& catalogue, const StateData& state)
{
    if (state.placed == noTile)
        return false;
    const auto& kind = catalogue.kind(state.board.tiles()[state.placed].kind);
    return kind.stack > 0 && std::ranges::find(kind.marks, "volcano") != kind.marks.end();
}

/// Rule: ri.volcano-lake - nobody is placed on it, and nothing else is done with it either.
class NoChoice final : public ChoiceLimit {
public:
    explicit NoChoice(const TileCatalogue& catalogue) : m_catalogue(catalogue) {}

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state) const override
    {
        if (!isLake(m_catalogue, state))
            return {};
        return Refusal{lakeNoChoice, "ri.volcano-lake", state.board.tiles()[state.placed].cell};
    }

private:
    const TileCatalogue& m_catalogue;
};

} // namespace

void addLake(RuleBook& book)
{
    book.plan().limit(step::deploy, std::make_unique<NoChoice>(book.catalogue()));
    // Rule: ri.volcano-lake - its player goes on with an ordinary tile.
    const auto reason = book.addExtraTurn("volcano-lake");
    for (const auto trigger : {Trigger::TilePlaced, Trigger::PositionLoaded})
        book.on(trigger, [reason](Turn& turn, const Happening&) {
            if (isLake(turn.book().catalogue(), turn.state()))
                turn.requestExtraTurn(reason);
        });
}

} // namespace vozka::river
