// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "picture.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace vozka {

namespace {

constexpr int tileWidth = 5;
constexpr int tileHeight = 3;

using TilePicture = std::array<std::string, tileHeight>;

struct Spot {
    int row;
    int column;
};

constexpr std::array<Spot, sideCount> middleOf{Spot{0, 2}, Spot{1, 4}, Spot{2, 2}, Spot{1, 0}};
constexpr std::array<Spot, sideCount> inwardOf{Spot{0, 2}, Spot{1, 3}, Spot{2, 2}, Spot{1, 1}};
constexpr std::array<Spot, halfEdgeCount> halfOf{Spot{0, 0}, Spot{0, 4}, Spot{0, 4}, Spot{2, 4},
                                                 Spot{2, 4}, Spot{2, 0}, Spot{2, 0}, Spot{0, 0}};
constexpr Spot centre{1, 2};

char& at(TilePicture& picture, Spot spot)
{
    return picture[static_cast<std::size_t>(spot.row)][static_cast<std::size_t>(spot.column)];
}

void paintCity(TilePicture& picture, unsigned sides)
{
    for (const Side side : allSides) {
        if ((sides >> index(side) & 1U) == 0)
            continue;
        if (side == Side::N || side == Side::S)
            for (int column = 1; column < tileWidth - 1; ++column)
                at(picture, {middleOf[static_cast<std::size_t>(index(side))].row, column}) = 'C';
        else
            at(picture, middleOf[static_cast<std::size_t>(index(side))]) = 'C';
    }
    if (std::popcount(sides) < 2)
        return;
    at(picture, centre) = 'C';
    for (const Side side : allSides)
        if ((sides >> index(side) & 1U) != 0)
            at(picture, inwardOf[static_cast<std::size_t>(index(side))]) = 'C';
}

void paintRoad(TilePicture& picture, unsigned sides)
{
    for (const Side side : allSides)
        if ((sides >> index(side) & 1U) != 0) {
            at(picture, middleOf[static_cast<std::size_t>(index(side))]) = 'r';
            at(picture, inwardOf[static_cast<std::size_t>(index(side))]) = 'r';
        }
    if (at(picture, centre) == '.')
        at(picture, centre) = std::popcount(sides) > 1 ? 'r' : '+';
}

unsigned turnedSides(const TileFeature& feature, Turns turns)
{
    unsigned sides = 0;
    for (const Side side : allSides)
        if ((feature.sides >> index(side) & 1) != 0)
            sides |= 1U << index(turned(side, turns));
    return sides;
}

Spot spotOf(const TileFeature& feature, Turns turns)
{
    for (int half = 0; half < halfEdgeCount; ++half)
        if ((feature.halfEdges >> half & 1) != 0)
            return halfOf[static_cast<std::size_t>(index(turned(static_cast<HalfEdge>(half), turns)))];
    const unsigned sides = turnedSides(feature, turns);
    return sides == 0 ? centre : middleOf[static_cast<std::size_t>(std::countr_zero(sides))];
}

TilePicture paint(const TileKind& kind, Turns turns)
{
    TilePicture picture;
    picture.fill(std::string(tileWidth, '.'));
    for (const auto& feature : kind.features)
        if (isOfExpansion(feature.kind))
            at(picture, centre) = 'm';
    for (const auto& feature : kind.features) {
        if (feature.kind == FeatureKind::City)
            paintCity(picture, turnedSides(feature, turns));
        if (feature.kind == FeatureKind::Road)
            paintRoad(picture, turnedSides(feature, turns));
    }
    return picture;
}

void paintFigures(TilePicture& picture, const TileCatalogue& catalogue, const StateData& state,
                  TileIndex tile)
{
    const auto& placed = state.board.tiles()[tile];
    for (const auto& figure : state.figuresOnBoard()) {
        if (state.board.segment(figure.segment).tile != tile)
            continue;
        const auto& feature = catalogue.kind(placed.kind).features[state.board.featureIndex(figure.segment)];
        at(picture, spotOf(feature, placed.turns)) = initialOf(figure.player);
    }
}

} // namespace

std::string picture(const TileCatalogue& catalogue, const StateData& state)
{
    const auto tiles = state.board.tiles();
    const auto [left, right] =
        std::ranges::minmax(tiles, {}, [](const PlacedTile& tile) { return tile.cell.x; });
    const auto [top, bottom] =
        std::ranges::minmax(tiles, {}, [](const PlacedTile& tile) { return tile.cell.y; });
    std::string text = "\n";
    for (int y = top.cell.y; y <= bottom.cell.y; ++y) {
        std::array<std::string, tileHeight> rows;
        for (int x = left.cell.x; x <= right.cell.x; ++x) {
            const auto tile =
                state.board.tileAt({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
            TilePicture tilePicture;
            tilePicture.fill(std::string(tileWidth, ' '));
            if (tile != noTile) {
                tilePicture = paint(catalogue.kind(tiles[tile].kind), tiles[tile].turns);
                paintFigures(tilePicture, catalogue, state, tile);
            }
            for (std::size_t row = 0; row < rows.size(); ++row)
                rows[row] += (rows[row].empty() ? "" : " ") + tilePicture[row];
        }
        for (const auto& row : rows)
            text += row + '\n';
    }
    return text;
}

} // namespace vozka
