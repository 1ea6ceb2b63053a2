// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/window_place.h"

#include <algorithm>

namespace vozka {

namespace {

QSize sizeOf(const QRect& area, const QMargins& frame)
{
    return area.marginsRemoved(frame).size().expandedTo(QSize(1, 1));
}

qint64 commonPixels(const QRect& a, const QRect& b)
{
    const QRect common = a & b;
    return common.isEmpty() ? 0 : qint64{common.width()} * common.height();
}

} // namespace

bool canBeReached(const QRect& frame, const QList<QRect>& screens)
{
    constexpr QSize enough(120, 20);
    const QRect upperEdge(frame.topLeft(), QSize(frame.width(), enough.height()));
    return std::any_of(screens.begin(), screens.end(), [&](const QRect& screen) {
        const QRect seen = screen & upperEdge;
        return seen.width() >= enough.width() && seen.height() >= enough.height();
    });
}

QSize minimumOn(const QRect& area, const QMargins& frame)
{
    return area.isEmpty() ? smallestWindow : smallestWindow.boundedTo(sizeOf(area, frame));
}

QRect movedInto(const QRect& area, const QRect& frame)
{
    const QSize size = frame.size().boundedTo(area.size());
    return {std::clamp(frame.x(), area.x(), area.x() + area.width() - size.width()),
            std::clamp(frame.y(), area.y(), area.y() + area.height() - size.height()), size.width(),
            size.height()};
}

WindowPlace placeWindow(const RememberedWindow& remembered, const QList<QRect>& screens,
                        const QMargins& frame)
{
    const bool isRemembered = remembered.place.isValid();
    const QSize wanted = isRemembered ? remembered.place.size() : usualWindow;
    const QRect outer(remembered.place.topLeft(), wanted.grownBy(frame));
    const bool staysThere = isRemembered && canBeReached(outer, screens);
    int screen = 0;
    for (int i = 1; staysThere && i < screens.size(); ++i)
        if (commonPixels(screens[i], outer) > commonPixels(screens[screen], outer))
            screen = i;
    const QRect area = screens.value(screen);
    WindowPlace place{{}, wanted, minimumOn(area, frame), remembered.isMaximised, screen};
    if (!area.isEmpty()) {
        const QSize most = sizeOf(area, frame);
        place.size = wanted.boundedTo(most);
        const bool isTooSmall =
            most.width() < smallestUnmaximised.width() || most.height() < smallestUnmaximised.height();
        place.isMaximised |= isTooSmall && (!isRemembered || place.size != wanted);
    }
    place.size = place.size.expandedTo(place.minimum);
    if (staysThere)
        place.corner = movedInto(area, QRect(outer.topLeft(), place.size.grownBy(frame))).topLeft();
    return place;
}

} // namespace vozka
