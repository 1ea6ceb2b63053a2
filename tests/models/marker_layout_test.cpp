// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Markers do not overlap at any size of the tiles, except for two dots. The new tile has no dots.
#include "models/table/marker_layout.h"

#include "table_fixture.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace vozka {

namespace {

class MarkerLayout : public TableTest {
protected:
    /// A choice of a figure, with the place of its marker in pixels.
    struct Marker {
        const Choice* choice;
        QPointF at;
    };
    [[nodiscard]] std::vector<Marker> markersAt(int cell)
    {
        auto& candidates = *m_controller.candidates();
        candidates.setTileSize(cell);
        std::vector<Marker> markers;
        for (const auto& row : candidates.rows())
            if (row.isAllowed() && row.isOnFeature() && row.markerForm != Choice::MarkerForm::Frame
                && row.markerForm != Choice::MarkerForm::Hidden)
                markers.push_back(
                    {&row, (QPointF(row.cellX(), row.cellY()) + row.place) * cell + row.markerOffset});
        return markers;
    }
};

TEST_F(MarkerLayout, MarkersDoNotOverlap)
{
    int moved = 0;
    int inPlace = 0;
    for (const std::uint64_t seed : {1, 2, 3}) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (int i = 0; i < 150 && !m_controller.over(); ++i, play(1))
            for (const int cell : {22, 30, 40, 62, 90, 110, 200, 400}) {
                const auto markers = markersAt(cell);
                for (std::size_t a = 0; a < markers.size(); ++a) {
                    const bool isMoved = markers[a].choice->markerForm == Choice::MarkerForm::Moved;
                    moved += isMoved;
                    inPlace += markers[a].choice->markerForm == Choice::MarkerForm::InPlace;
                    const bool isDot = markers[a].choice->markerForm == Choice::MarkerForm::Dot;
                    EXPECT_TRUE(isDot || markers[a].choice->markerOffset.isNull() == !isMoved);
                    for (std::size_t b = 0; b < a; ++b) {
                        const bool isOtherDot = markers[b].choice->markerForm == Choice::MarkerForm::Dot;
                        if (isDot && isOtherDot)
                            continue;
                        const QPointF way = markers[a].at - markers[b].at;
                        EXPECT_GE(std::hypot(way.x(), way.y()), isDot || isOtherDot
                                                                    ? (markerSide(cell) + dotSide(cell)) / 2
                                                                    : markerSide(cell))
                            << cell << ' ' << markers[a].choice->label.toStdString() << ", "
                            << markers[b].choice->label.toStdString();
                    }
                }
            }
    }
    EXPECT_GT(moved, 100);
    EXPECT_GT(inPlace, 100);
}

TEST_F(MarkerLayout, NewTileHasFullMarkersAndIsNotCovered)
{
    int onTile = 0;
    int others = 0;
    for (const std::uint64_t seed : {1, 2, 3}) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (int i = 0; i < 150 && !m_controller.over(); ++i, play(1)) {
            const auto placed = m_controller.table().placedCell();
            for (const int cell : {17, 22, 30, 45, 62}) {
                const QRectF tile =
                    placed ? QRectF(placed->x * cell, placed->y * cell, cell, cell) : QRectF();
                for (const auto& [choice, at] : markersAt(cell)) {
                    if (!placed || !choice->isAllowed())
                        continue;
                    const bool isDot = choice->markerForm == Choice::MarkerForm::Dot;
                    const bool isOnTile = tile.contains(at - choice->markerOffset);
                    onTile += isOnTile ? 1 : 0;
                    others += isOnTile || isDot ? 0 : 1;
                    EXPECT_FALSE(isOnTile && isDot) << cell << ' ' << choice->label.toStdString();
                    const QPointF way = at
                                        - QPointF(std::clamp(at.x(), tile.left(), tile.right()),
                                                  std::clamp(at.y(), tile.top(), tile.bottom()));
                    EXPECT_TRUE(isOnTile || isDot
                                || std::hypot(way.x(), way.y()) >= markerSide(cell) / 2.0 - 6)
                        << cell << ' ' << choice->label.toStdString();
                }
            }
        }
    }
    EXPECT_GT(onTile, 100);
    EXPECT_GT(others, 100);
}

TEST_F(MarkerLayout, HiddenMarkersShareFrameOfTheirTile)
{
    int frames = 0;
    auto& candidates = *m_controller.candidates();
    for (const std::uint64_t seed : {1, 2, 3}) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (int i = 0; i < 150 && !m_controller.over(); ++i, play(1))
            for (const int cell : {17, 30, 62, 110}) {
                candidates.setTileSize(cell);
                std::map<Cell, int> hidden;
                for (const auto& row : candidates.rows())
                    if (row.markerForm == Choice::MarkerForm::Hidden)
                        ++hidden[row.cell()];
                int pictures = 0;
                for (const auto& row : candidates.rows()) {
                    if (row.markerForm == Choice::MarkerForm::Frame) {
                        ++frames;
                        EXPECT_EQ(row.sharing, hidden[row.cell()] + 1);
                        hidden.erase(row.cell());
                    } else if (row.isAllowed() && row.target() == Choice::Target::Feature
                               && row.markerForm != Choice::MarkerForm::Hidden
                               && row.cell() != m_controller.table().placedCell()) {
                        ++pictures;
                    }
                }
                EXPECT_TRUE(hidden.empty()) << cell;
                EXPECT_LE(pictures, 24) << cell;
            }
    }
    EXPECT_GT(frames, 100);
}

TEST_F(MarkerLayout, UsesDotsOnlyForManyPlaces)
{
    ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(2)));
    for (int i = 0; i < 150 && !m_controller.over(); ++i, play(1))
        for (const int cell : {22, 62, 110}) {
            int dots = 0;
            std::set<std::pair<int, int>> cells;
            for (const auto& marker : markersAt(cell))
                if (marker.choice->markerForm == Choice::MarkerForm::Dot) {
                    ++dots;
                    cells.insert({marker.choice->cellX(), marker.choice->cellY()});
                }
            EXPECT_TRUE(dots == 0 || dots > 12 || cells.size() > 1) << dots;
        }
}

TEST_F(MarkerLayout, MarkersOfOnePileHaveOneObject)
{
    int pairs = 0;
    for (const std::uint64_t seed : {1, 2, 3}) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        for (int i = 0; i < 150 && !m_controller.over(); ++i, play(1)) {
            const auto markers = markersAt(30);
            for (const auto& one : markers)
                for (const auto& other : markers)
                    if (one.choice->raises && &one != &other && one.choice->round == 0
                        && other.choice->round == 0 && one.choice->segment == other.choice->segment) {
                        ++pairs;
                        EXPECT_EQ(one.choice->object, other.choice->object);
                        EXPECT_NE(one.at, other.at);
                        EXPECT_NE(one.choice->place, other.choice->place);
                    }
        }
    }
    EXPECT_GT(pairs, 0);
}

TEST_F(MarkerLayout, FiguresInCitiesAndOnRoadsHaveSigns)
{
    std::map<QString, int> signs;
    ASSERT_TRUE(m_controller.startGame(gameOfTwo()));
    for (int i = 0; i < 150 && !m_controller.over(); ++i, play(1))
        for (const auto& marker : markersAt(62)) {
            if (marker.choice->kind != Choice::Kind::PlaceFigure)
                continue;
            const auto kind = m_controller.table().board().segment(marker.choice->segment).kind;
            EXPECT_EQ(marker.choice->sign, kind == FeatureKind::City   ? "city"
                                           : kind == FeatureKind::Road ? "road"
                                                                       : "");
            ++signs[marker.choice->sign];
        }
    EXPECT_EQ(signs.size(), 3);
}

TEST_F(MarkerLayout, KeepsPlacesOnLargeTiles)
{
    ASSERT_TRUE(m_controller.startGame(gameOfTwo()));
    playUntil(Prompt::Kind::Deploy);
    const auto markers = markersAt(200);
    ASSERT_FALSE(markers.empty());
    for (const auto& marker : markers)
        EXPECT_EQ(marker.choice->markerForm, Choice::MarkerForm::InPlace);
}

} // namespace

} // namespace vozka
