// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/cell_insight.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/scene_draft.h"
#include "models/overlays/standing_scenes.h"
#include "models/text/spoken.h"

#include <QCoreApplication>

namespace vozka {

OverlayScene deadScene(const Table& table)
{
    OverlayScene scene;
    // At the end all cells are dead: one message instead of a mark on each.
    if ((*table.state)->over && (*table.state)->bagTotal == 0) {
        scene.title =
            QCoreApplication::translate("Overlays", "The tiles are used up: every space stays open.");
        return scene;
    }
    SceneDraft draft(table);
    for (const auto& outlook : deadCells(*table.rules, *table.state)) {
        if (outlook.verdict == CellVerdict::Fillable)
            continue;
        OverlayEntry entry;
        const int index = static_cast<int>(scene.entries.size());
        entry.text = QString::number(index + 1);
        entry.look = OverlayLook::Refused;
        entry.title = cellInWords(outlook.cell);
        if (const auto insight = cellInsight(*table.rules, *table.state, outlook.cell))
            entry.sentence = cellText(table, *insight);
        entry.rule = QStringLiteral("base.place.match");
        entry.cells.push_back(outlook.cell);
        draft.addCell(outlook.cell, style::dead(outlook.verdict == CellVerdict::OwnTileOnly));
        entry.place = draft.addMarkOnCell(outlook.cell, entry.text, entry.look, index);
        scene.entries.push_back(std::move(entry));
    }
    const int count = static_cast<int>(scene.entries.size());
    scene.title = count == 0 ? QCoreApplication::translate("Overlays", "Every space can still be filled.")
                             : QCoreApplication::translate("Overlays",
                                                           "%n space(s) that none of the tiles left can fill",
                                                           nullptr, count);
    scene.cells = draft.takeCells();
    scene.marks = draft.takeMarks();
    return scene;
}

} // namespace vozka
