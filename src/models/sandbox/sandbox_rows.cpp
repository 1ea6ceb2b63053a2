// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sandbox/sandbox_rows.h"

#include "engine/expansions/list.h"
#include "engine/insight/tiles_left.h"
#include "models/text/descriptions.h"
#include "models/text/message_text.h"
#include "records/first_game.h"
#include "records/tile_library.h"

#include <QCoreApplication>

namespace vozka {

std::vector<SetChoiceRow> setChoiceRows(const std::vector<std::string>& used)
{
    const auto playable = playableTileSets();
    std::vector<SetChoiceRow> rows;
    for (const auto& set : records::TileLibrary::builtIn().sets()) {
        const bool isUsed = std::ranges::find(used, set.name) != used.end();
        // Skips the set whose tiles are all in another set, and playable sets without drawings.
        const bool lacksDrawings = !set.offered && std::ranges::count(playable, set.name) > 0;
        if (isUsed || (!lacksDrawings && set.name != records::firstGameSet))
            rows.push_back({set.name, messageText(wording::word("set", set.name)), isUsed});
    }
    return rows;
}

std::vector<std::string> withToggled(const std::vector<SetChoiceRow>& rows, int row)
{
    std::vector<std::string> sets;
    for (const auto& each : rows)
        if (each.used != (&each == &rows[static_cast<std::size_t>(row)]))
            sets.push_back(each.name);
    return sets;
}

std::vector<TileLeftRow> paletteRows(const sandbox::Sandbox& box, std::optional<Cell> cell, Player owner)
{
    std::vector<TileLeftRow> rows;
    for (const auto& kind : tilesLeft(box.rules(), box.state())) {
        const unsigned turns = cell ? box.turnsThatFit(kind.kind, *cell, owner) : 1U;
        if (kind.total > 0 && turns != 0)
            rows.push_back(
                tileLeftRow(box.rules().catalogue(), kind.kind, turns, kind.inBag + kind.held, kind.total));
    }
    return rows;
}

std::vector<Choice> openCells(const sandbox::Sandbox& box, KindIndex kind, int turns, Player owner)
{
    std::vector<Choice> cells;
    const auto add = [&](Cell cell, Choice::Fit fit, const QString& label) {
        Choice choice;
        choice.kind = Choice::Kind::PlaceTile;
        choice.spot = Spot::tile(cell);
        choice.fit = fit;
        choice.label = label;
        cells.push_back(choice);
    };
    if (box.isEmpty()) {
        add({0, 0}, Choice::Fit::Now, QCoreApplication::translate("Sandbox", "The first tile goes here"));
    } else if (kind != noKind) {
        for (const auto& open : box.state()->board.openCells()) {
            const unsigned fitting = box.turnsThatFit(kind, open.cell, owner);
            const bool now = (fitting >> static_cast<unsigned>(turns) & 1U) != 0;
            if (fitting != 0)
                add(open.cell, now ? Choice::Fit::Now : Choice::Fit::Turned, fitDescription(open.cell, now));
        }
    }
    return cells;
}

} // namespace vozka
