// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_lists.h"

namespace vozka {

void OverlayLists::show(const OverlayScene& scene)
{
    if (scene == m_scene)
        return;
    m_scene = scene;
    m_cells.show(m_scene.cells);
    m_marks.show(m_scene);
    m_lines.showRows(lineRows(m_scene));
    m_entries.showRows(entryRows(m_scene));
    m_legend.showRows(legendOf(m_scene));
    emit changed();
}

} // namespace vozka
