// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/tiles_left_model.h"

#include "engine/insight/cell_insight.h"
#include "engine/insight/tiles_left.h"
#include "models/app/app_settings.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"

#include <bit>
#include <utility>

namespace vozka {

TileLeftRow tileLeftRow(const TileCatalogue& catalogue, KindIndex kind, unsigned turns, int left, int all)
{
    const auto& tile = catalogue.kind(kind);
    const auto turn = static_cast<Turns>(turns == 0 ? 0 : std::countr_zero(turns));
    return {kind,
            QStringLiteral("image://tile/%1/%2")
                .arg(QString::fromStdString(tile.drawing.empty() ? tile.id : tile.drawing).toLower())
                .arg(turn),
            left, all,
            //: %1 is what a tile shows, %n how many of them are left in the bag.
            OverlayTexts::tr("%1; %n left", nullptr, left).arg(tileDescription(tile, turn))};
}

void TilesLeftModel::setTitle(const QString& title)
{
    if (std::exchange(m_title, title) != title)
        emit titleChanged();
}

void TilesLeftModel::clear()
{
    showRows({});
    setTitle({});
}

void TilesLeftModel::showBag(const Table& table)
{
    std::vector<TileLeftRow> rows;
    int left = 0;
    for (const auto& kind : tilesLeft(*table.rules, *table.state)) {
        // Tiles of the players are never in the bag.
        if (kind.total == 0 || table.rules->book().ownTileRule(kind.kind) != nullptr)
            continue;
        if (kind.inBag > 0 || !AppSettings::instance().hideUsedUp())
            rows.push_back(tileLeftRow(table.catalogue(), kind.kind, 0, kind.inBag, kind.total));
        left += kind.inBag;
    }
    showRows(std::move(rows));
    setTitle(OverlayTexts::tr("%n tile(s) left in the bag", nullptr, left));
}

void TilesLeftModel::showCell(const Table& table, Cell cell)
{
    const auto insight = cellInsight(*table.rules, *table.state, cell);
    if (!insight) {
        clear();
        return;
    }
    std::vector<TileLeftRow> rows;
    for (const auto& fit : insight->kinds)
        rows.push_back(tileLeftRow(table.catalogue(), fit.kind, fit.turns, fit.copies, fit.copies));
    showRows(std::move(rows));
    setTitle(OverlayTexts::tr("%n tile(s) in the bag fit.", nullptr, insight->copies));
}

} // namespace vozka
