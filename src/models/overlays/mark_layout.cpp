// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/mark_layout.h"

#include "models/overlays/overlay_painting.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace vozka {

namespace {

/// Ranks marks for space: allowed places first, then names, then refused places.
int rankOf(OverlayLook look)
{
    switch (look) {
    case OverlayLook::Refused:
        return 2;
    case OverlayLook::Name:
        return 1;
    default:
        return 0;
    }
}

std::vector<std::size_t> byImportance(const std::vector<OverlayMark>& marks)
{
    std::vector<std::size_t> order(marks.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return rankOf(marks[i].look); });
    return order;
}

bool isFree(const QRectF& box, const std::vector<QRectF>& taken)
{
    constexpr qreal touching = 1e-6;
    return std::ranges::none_of(taken, [&](const QRectF& other) {
        const QRectF both = box & other;
        return both.width() > touching && both.height() > touching;
    });
}

/// Shifts of a mark to try, in sizes of the mark. A mark that is moved by at most half its size still covers
/// its original place. A mark that is moved by less than half a cell stays on its cell.
constexpr std::array shifts{QPointF(0, 0),     QPointF(0, -0.5),    QPointF(0, 0.5),
                            QPointF(0.5, 0),   QPointF(-0.5, 0),    QPointF(0.5, -0.5),
                            QPointF(0.5, 0.5), QPointF(-0.5, -0.5), QPointF(-0.5, 0.5)};

QPointF shifted(QPointF by, QSizeF size)
{
    constexpr qreal most = 0.4;
    return {std::clamp(by.x() * size.width(), -most, most), std::clamp(by.y() * size.height(), -most, most)};
}

} // namespace

QRectF boxOfMark(QPointF place, OverlayLook look, qreal side)
{
    const qreal height = side * numberHeight;
    const qreal width = look == OverlayLook::Name ? height : side;
    return {place.x() - width / 2, place.y() - height / 2, width, height};
}

QRectF boxOfMark(const OverlayMark& mark, qreal side)
{
    const QRectF box = boxOfMark(mark.place, mark.look, side);
    const qreal more = discWidth(box.height(), mark.text) - box.height();
    return mark.look == OverlayLook::Name ? box.adjusted(-more / 2, 0, more / 2, 0) : box;
}

std::vector<PlacedMark> layMarks(const std::vector<OverlayMark>& marks, qreal side, qreal dot)
{
    std::vector<PlacedMark> laid;
    laid.reserve(marks.size());
    for (const auto& mark : marks)
        laid.push_back({mark.place, MarkShape::Hidden});
    std::vector<QRectF> taken;
    const auto order = byImportance(marks);
    for (const auto i : order) {
        const auto own = boxOfMark(marks[i], side);
        for (const QPointF& shift : shifts) {
            const QRectF box = own.translated(shifted(shift, own.size()));
            if (!isFree(box, taken))
                continue;
            laid[i] = {box.center(), MarkShape::Full};
            taken.push_back(box);
            break;
        }
    }
    for (const auto i : order) {
        const QPointF place = marks[i].tip.value_or(marks[i].place);
        const QRectF box(place.x() - dot / 2, place.y() - dot / 2, dot, dot);
        if (laid[i].shape == MarkShape::Full || !isFree(box, taken))
            continue;
        laid[i] = {place, MarkShape::Dot};
        taken.push_back(box);
    }
    return laid;
}

} // namespace vozka
