// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The built-in lessons for tests, and the areas (in cells) that marks and figures cover on their boards.
#pragma once

#include "lessons/library.h"
#include "models/board/board_scene.h"
#include "models/lessons/example_table.h"
#include "models/lessons/lesson_board.h"
#include "models/overlays/overlay_painting.h"
#include "models/overlays/scene_draft.h"

#include <QRectF>

#include <array>

namespace vozka {

inline const lessons::LessonLibrary& library()
{
    static const auto builtIn = lessons::LessonLibrary::builtIn();
    return builtIn;
}

/// Returns the box of a mark. `size`: width of a disc with a tick or cross. A disc without them is a circle.
inline QRectF boxOf(const OverlayMark& mark, qreal size)
{
    const qreal height = size * numberHeight;
    const qreal width = mark.look == OverlayLook::Name ? height : size;
    return {mark.place.x() - width / 2, mark.place.y() - height / 2, width, height};
}

inline QRectF boxOf(const FigureSpot& figure)
{
    const QPointF foot = QPointF(figure.cell.x, figure.cell.y) + figure.place;
    const qreal width = 0.9 * figure.size;
    const qreal height = 0.88 * figure.size;
    return {foot.x() - width / 2, foot.y() - height, width, height};
}

/// Sides of discs in cells: on boards of usual windows, and where texts are twice as large.
inline constexpr std::array sizes{0.42, 0.46, 0.5, 0.54, 0.66};

/// Returns the space that discs of a lesson must leave free: for the faded figures on the other segments of
/// the scored feature.
inline MarkSpace roomFor(const lessons::PlayedExample& played, qreal size)
{
    MarkSpace room{size * LessonBoard::growth, true};
    const Table table = tableOf(played, played.withTile());
    const SceneDraft draft(table);
    constexpr qreal side = 0.25;
    for (const auto& at : played.scoredFeature())
        if (at != played.from()) {
            const QPointF foot = draft.placeOf(at);
            room.clear.emplace_back(foot.x() - side / 2, foot.y() - side, side, side);
        }
    return room;
}

} // namespace vozka
