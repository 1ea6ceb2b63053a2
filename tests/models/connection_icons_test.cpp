// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Icons of connections are on their lines, and overlap numbers and figures only in part.
#include "lesson_reading.h"
#include "models/lessons/lesson_scene.h"
#include "overlay_reading.h"

#include <QLineF>
#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

using lessons::PlayedExample;

QRectF boxOfIcon(const OverlayLine& line, qreal size)
{
    const qreal side = iconShare * size;
    return {line.icon.x() - side / 2, line.icon.y() - side / 2, side, side};
}

/// Returns the part of a box that another box covers, from 0 to 1.
qreal coveredPart(const QRectF& box, const QRectF& by)
{
    const QRectF both = box & by;
    return both.isEmpty() ? 0 : both.width() * both.height() / (box.width() * box.height());
}

qreal distanceFromLine(const OverlayLine& line)
{
    const QLineF way(line.from, line.to);
    qreal least = QLineF(line.icon, line.from).length();
    for (int i = 0; i <= 100; ++i)
        least = std::min(least, QLineF(line.icon, way.pointAt(i / 100.0)).length());
    return least;
}

/// Describes icons that are not on their lines or that overlap too much. Icons are shown above figures and
/// below numbers.
std::string misplacedIcons(const OverlayScene& scene, const PlayedExample& played, const MarkSpace& room,
                           qreal size)
{
    // Boards of small tiles have less space between their numbers.
    const qreal mostByNumbers = size < 0.6 ? 0.35 : 0.65;
    constexpr qreal mostOfFigures = 0.3;
    constexpr qreal mostByIcons = 0.15;
    std::string wrong;
    const Table table = tableOf(played, decidingState(played));
    for (std::size_t i = 0; i < scene.lines.size(); ++i) {
        const auto icon = boxOfIcon(scene.lines[i], size);
        const auto name = "icon " + std::to_string(i);
        if (distanceFromLine(scene.lines[i]) > icon.width() * 0.8)
            wrong += name + " is off its line; ";
        const auto add = [&](const QRectF& box, qreal most, const std::string& what) {
            if (const auto part = coveredPart(icon, box); part > most)
                wrong += std::to_string(part) + " of " + name + " is at " + what + "; ";
        };
        for (const auto& mark : scene.marks)
            add(boxOf(mark, size), mostByNumbers, "number " + mark.text.toStdString());
        for (std::size_t j = 0; j < i; ++j)
            add(boxOfIcon(scene.lines[j], size), mostByIcons, "icon " + std::to_string(j));
        for (const auto& box : room.clear)
            add(box, mostOfFigures, "a faded figure");
        for (const auto& figure : figuresOnBoard(table))
            add(boxOf(figure), mostOfFigures, "a figure");
    }
    return wrong;
}

} // namespace

/// Tests boards with tiles of 160 to 40 pixels. Numbers are larger relative to small tiles.
TEST(ConnectionIcons, AreVisibleNextToNumbersAndFigures)
{
    std::size_t icons = 0;
    for (const auto& entry : library().contents())
        for (const auto edition : {Edition::C1, Edition::C2}) {
            const auto first = PlayedExample::create(*entry.lesson, *entry.example);
            for (const auto& from : first->scoredFeature()) {
                const auto played = PlayedExample::create(*entry.lesson, edition, from);
                if (!played)
                    continue;
                for (const qreal size : {0.42, 0.54, 0.66, 0.78}) {
                    const auto room = roomFor(*played, size);
                    const auto scene = answerScene(*played, room);
                    icons += scene.lines.size();
                    EXPECT_EQ(misplacedIcons(scene, *played, room, size), "")
                        << entry.example->id << " from " << from.at.x << "," << from.at.y << " at " << size;
                }
            }
        }
    EXPECT_GT(icons, 100U);
}

} // namespace vozka
