// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Marks of overlays at every size of the board: none hides another, and allowed targets stay readable.
#include "models/overlays/mark_layout.h"

#include "overlay_reading.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace vozka {

namespace {

/// Sides of a mark's square in cells, from a large board to one with a few pixels per tile.
constexpr std::array sides{0.42, 0.6, 0.85, 1.4};
constexpr qreal dotShare = 1.0 / 3;

/// Returns `count` marks of this look in rows of three, `apart` cells apart.
std::vector<OverlayMark> grid(int count, OverlayLook look, qreal apart)
{
    std::vector<OverlayMark> marks;
    for (int i = 0; i < count; ++i)
        marks.push_back({QPointF(0.5 + apart * (i % 3), 0.5 + apart * (i / 3)), QString::number(i), look, i});
    return marks;
}

QRectF shown(const OverlayMark& mark, const PlacedMark& laid, qreal side)
{
    const qreal dot = side * dotShare;
    return laid.shape == MarkShape::Full
               ? boxOfMark({laid.place, mark.text, mark.look, mark.entry}, side)
               : QRectF(laid.place.x() - dot / 2, laid.place.y() - dot / 2, dot, dot);
}

/// Returns a list of the marks that overlap; empty if none.
std::string hiddenIn(const std::vector<OverlayMark>& marks, qreal side)
{
    std::string found;
    const auto laid = layMarks(marks, side, side * dotShare);
    for (std::size_t i = 0; i < laid.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const bool areSeen = laid[i].shape != MarkShape::Hidden && laid[j].shape != MarkShape::Hidden;
            if (areSeen && overlap(shown(marks[i], laid[i], side), shown(marks[j], laid[j], side)))
                found += marks[j].text.toStdString() + " under " + marks[i].text.toStdString() + "; ";
        }
    return found;
}

} // namespace

TEST(MarkLayout, MarksDoNotOverlapAtAnySize)
{
    for (const qreal side : sides)
        for (const qreal apart : {0.05, 0.2, 0.33, 0.5})
            for (const auto look : {OverlayLook::Reachable, OverlayLook::Name})
                EXPECT_EQ(hiddenIn(grid(12, look, apart), side), "") << side << " " << apart;
}

TEST(MarkLayout, MarkWithEnoughSpaceIsUnchanged)
{
    const auto marks = grid(9, OverlayLook::Name, 1);
    const auto laid = layMarks(marks, 0.42, 0.14);
    for (std::size_t i = 0; i < laid.size(); ++i)
        EXPECT_EQ(laid[i], (PlacedMark{marks[i].place, MarkShape::Full})) << i;
}

/// On a small board a mark is wider than a cell, but must not move to the next cell.
TEST(MarkLayout, MarkOfCellStaysOnCell)
{
    int moved = 0;
    for (const qreal side : {1.4, 2.0, 2.6}) {
        const auto marks = grid(9, OverlayLook::Refused, 1);
        const auto laid = layMarks(marks, side, side * dotShare);
        for (std::size_t i = 0; i < laid.size(); ++i) {
            EXPECT_LT(std::abs(laid[i].place.x() - marks[i].place.x()), 0.5) << side << " " << i;
            EXPECT_LT(std::abs(laid[i].place.y() - marks[i].place.y()), 0.5) << side << " " << i;
            moved += laid[i].place != marks[i].place;
        }
    }
    EXPECT_GT(moved, 0);
}

TEST(MarkLayout, MovedMarkCoversItsPlace)
{
    for (const qreal side : sides) {
        const auto marks = grid(9, OverlayLook::Refused, 0.33);
        const auto laid = layMarks(marks, side, side * dotShare);
        for (std::size_t i = 0; i < laid.size(); ++i) {
            const QRectF box = shown(marks[i], laid[i], side).adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
            EXPECT_TRUE(box.contains(marks[i].place)) << side << " " << i;
        }
    }
}

TEST(MarkLayout, MarkOutsideItsFeatureShrinksToDotOnIt)
{
    auto marks = grid(2, OverlayLook::Refused, 0);
    marks[1].tip = QPointF(2.5, 0.5);
    const auto laid = layMarks(marks, 2, 0.14);
    EXPECT_EQ(laid[0].shape, MarkShape::Full);
    EXPECT_EQ(laid[1], (PlacedMark{QPointF(2.5, 0.5), MarkShape::Dot}));
}

TEST(MarkLayout, AllowedMarksHavePriority)
{
    auto marks = grid(9, OverlayLook::Refused, 0.02);
    marks[7].look = OverlayLook::Reachable;
    const auto laid = layMarks(marks, 1, dotShare);
    EXPECT_EQ(laid[7], (PlacedMark{marks[7].place, MarkShape::Full}));
    EXPECT_NE(laid[8].shape, MarkShape::Full);
}

} // namespace vozka
