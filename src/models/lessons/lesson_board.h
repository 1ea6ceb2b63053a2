// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One board of a lesson: tiles, figures, discs and the texts about them.
#pragma once

#include "models/lessons/lesson_scene.h"
#include "models/overlays/overlay_lists.h"
#include "models/table/board_model.h"
#include "models/table/figure_model.h"

namespace vozka {

class LessonBoard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an OpenLesson")
    Q_PROPERTY(vozka::BoardModel* tiles MEMBER tiles CONSTANT)
    Q_PROPERTY(vozka::FigureModel* figures MEMBER figures CONSTANT)
    Q_PROPERTY(vozka::OverlayLists* lists MEMBER lists CONSTANT)
    Q_PROPERTY(vozka::OverlayCellModel* highlightedCells MEMBER highlightedCells CONSTANT)
    /// Cells to show: the board of the last step in the middle, and all cells around the scored feature. The
    /// same at each step, for each edition and place of the figure.
    Q_PROPERTY(QRectF extent READ extent NOTIFY extentChanged)
    /// Highlighted entry: the hovered entry, otherwise the entry of the step; -1 if none. Writing sets the
    /// hovered entry.
    Q_PROPERTY(int entry READ entry WRITE hover NOTIFY entryChanged)
    /// Text of the step for the screen reader; empty if none.
    Q_PROPERTY(QString entryLabel READ entryLabel NOTIFY entryChanged)
    /// Side of a disc's square, in cells. At least the usual size.
    Q_PROPERTY(qreal markSize READ markSize WRITE setMarkSize NOTIFY markSizeChanged)
    /// Size of a highlighted disc as a multiple of the size of other discs.
    Q_PROPERTY(qreal growth READ highlightGrowth CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] QRectF extent() const { return m_extent; }
    [[nodiscard]] int entry() const { return m_hovered >= 0 ? m_hovered : m_shownEntry; }
    void hover(int entry);
    [[nodiscard]] QString entryLabel() const;
    [[nodiscard]] qreal markSize() const { return m_markSize; }
    void setMarkSize(qreal size);
    [[nodiscard]] static qreal highlightGrowth() { return growth; }

    /// Space for a disc, also when it is highlighted.
    [[nodiscard]] MarkSpace room() const { return {m_markSize * growth, true}; }
    /// Null if nothing is shown.
    [[nodiscard]] const std::shared_ptr<const lessons::PlayedExample>& played() const { return m_played; }
    /// `shownEntry`: entry of the step, -1 if none. Requires: the state exists until the next `show` or
    /// `clear`.
    void show(std::shared_ptr<const lessons::PlayedExample> played, const State& state,
              const OverlayScene& scene, int shownEntry);
    /// Highlights these segments until an entry is hovered.
    void highlight(const std::vector<SegmentRef>& segments);
    /// Marks the figures on that feature as the cause of a refusal.
    void showBlocker(const SegmentRef& at);
    void clear();

    static constexpr qreal growth = 1.12;

    BoardModel* const tiles = new BoardModel(this);
    FigureModel* const figures = new FigureModel(this);
    OverlayLists* const lists = new OverlayLists(this);
    OverlayCellModel* const highlightedCells = new OverlayCellModel(this);

signals:
    void extentChanged();
    void entryChanged();
    void markSizeChanged();

private:
    void highlightEntry();

    std::shared_ptr<const lessons::PlayedExample> m_played;
    Table m_table;
    QRectF m_extent;
    int m_shownEntry = -1;
    int m_hovered = -1;
    std::vector<SegmentRef> m_highlights;
    qreal m_markSize = numberSize;
};

} // namespace vozka
