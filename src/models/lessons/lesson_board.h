// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One board of a lesson with what is said about it: tiles, figures, discs and sentences.
#pragma once

#include "models/lessons/lesson_scene.h"
#include "models/overlays/overlay_lists.h"
#include "models/table/board_model.h"
#include "models/table/figure_model.h"

namespace vozka {

class LessonBoard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a OpenLesson")
    Q_PROPERTY(vozka::BoardModel* tiles READ tiles CONSTANT)
    Q_PROPERTY(vozka::FigureModel* figures READ figures CONSTANT)
    Q_PROPERTY(vozka::OverlayLists* lists READ lists CONSTANT)
    /// What the entry at hand is about.
    Q_PROPERTY(vozka::OverlayCellModel* lit READ lit CONSTANT)
    /// The cells to be shown: the board of the last step in the middle, and all cells around the figure. The
    /// same at each step, for each edition and place of the figure.
    Q_PROPERTY(QRectF extent READ extent NOTIFY extentChanged)
    /// The entry that is pointed at, else the one that is told now; -1 for none. Writing points.
    Q_PROPERTY(int entry READ entry WRITE point NOTIFY entryChanged)
    /// All that is told now, to be read out; empty for nothing.
    Q_PROPERTY(QString told READ told NOTIFY entryChanged)
    /// Side of a disc's square, in cells. At least the usual size.
    Q_PROPERTY(qreal markSize READ markSize WRITE setMarkSize NOTIFY markSizeChanged)
    /// How much larger a disc is that is lit up.
    Q_PROPERTY(qreal growth READ litGrowth CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] BoardModel* tiles() { return &m_tiles; }
    [[nodiscard]] FigureModel* figures() { return &m_figures; }
    [[nodiscard]] OverlayLists* lists() { return &m_lists; }
    [[nodiscard]] OverlayCellModel* lit() { return &m_lit; }
    [[nodiscard]] QRectF extent() const { return m_extent; }
    [[nodiscard]] int entry() const { return m_pointed >= 0 ? m_pointed : m_told; }
    void point(int entry);
    [[nodiscard]] QString told() const;
    [[nodiscard]] qreal markSize() const { return m_markSize; }
    void setMarkSize(qreal size);
    [[nodiscard]] static qreal litGrowth() { return growth; }

    /// With room for discs that are lit up.
    [[nodiscard]] MarkRoom room() const;
    /// The board of that state with that scene; `told` is the entry that is told now, -1 for none. The stage
    /// and the state must stay until something else is shown, or `clear`.
    void show(const lessons::Stage& stage, const State& state, const OverlayScene& scene, int told);
    /// Lights up what is pointed at elsewhere: these segments, until an entry is pointed at.
    void light(const std::vector<SegmentRef>& segments);
    /// Whoever stands on that feature stands in the way; noSegment: nobody does.
    void showCulprit(Segment segment);
    void clear();

    /// How much larger a disc is when it is lit up.
    static constexpr qreal growth = 1.12;

signals:
    void extentChanged();
    void entryChanged();
    void markSizeChanged();

private:
    void lightEntry();

    const lessons::Stage* m_stage = nullptr;
    Table m_table;
    BoardModel m_tiles{this};
    FigureModel m_figures{this};
    OverlayLists m_lists{this};
    OverlayCellModel m_lit{this};
    QRectF m_extent;
    int m_told = -1;
    int m_pointed = -1;
    std::vector<SegmentRef> m_lights;
    qreal m_markSize = numberSize;
};

} // namespace vozka
