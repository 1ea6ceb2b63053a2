// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Models of one overlay scene: images, marks, lines, entries and legend.
#pragma once

#include "models/overlays/overlay_legend.h"
#include "models/overlays/overlay_models.h"
#include "models/overlays/overlay_painting.h"

#include <QObject>

namespace vozka {

class OverlayLists : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an Overlays")
    /// Title of the overlay; empty without a scene.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(vozka::OverlayCellModel* cells READ cells CONSTANT)
    Q_PROPERTY(vozka::OverlayMarkModel* marks READ marks CONSTANT)
    Q_PROPERTY(vozka::RowList* lines READ lines CONSTANT)
    Q_PROPERTY(vozka::RowList* entries READ entries CONSTANT)
    Q_PROPERTY(vozka::RowList* legend READ legend CONSTANT)
    /// Side of a mark on the board in cells, and the smallest side in pixels.
    Q_PROPERTY(qreal markSize READ markSize CONSTANT)
    Q_PROPERTY(qreal smallestMark READ smallestMark CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] const QString& title() const { return m_scene.title; }
    [[nodiscard]] int count() const { return m_entries.rowCount(); }
    [[nodiscard]] OverlayCellModel* cells() { return &m_cells; }
    [[nodiscard]] OverlayMarkModel* marks() { return &m_marks; }
    [[nodiscard]] RowModel<OverlayLineRow>* lines() { return &m_lines; }
    [[nodiscard]] RowModel<OverlayEntryRow>* entries() { return &m_entries; }
    [[nodiscard]] const RowModel<OverlayEntryRow>& entries() const { return m_entries; }
    [[nodiscard]] RowModel<OverlayLegendRow>* legend() { return &m_legend; }
    [[nodiscard]] static qreal markSize() { return numberSize; }
    [[nodiscard]] static qreal smallestMark() { return smallestNumber; }

    [[nodiscard]] const OverlayScene& scene() const { return m_scene; }
    void show(const OverlayScene& scene);

signals:
    void changed();

private:
    OverlayScene m_scene;
    OverlayCellModel m_cells{this};
    OverlayMarkModel m_marks{this};
    RowModel<OverlayLineRow> m_lines{this};
    RowModel<OverlayEntryRow> m_entries{this};
    RowModel<OverlayLegendRow> m_legend{this};
};

} // namespace vozka
