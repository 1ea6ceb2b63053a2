// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/marker_fan.h"

#include <algorithm>
#include <map>

namespace vozka {

void fanOut(std::vector<CandidateRow>& rows)
{
    std::vector<Cell> taken;
    std::map<Segment, std::vector<CandidateRow*>> places;
    for (auto& row : rows) {
        if (row.choice < 0 || !row.isForFigure())
            continue;
        taken.push_back(row.cell);
        // A ring stays around its figure.
        if (row.segment != noSegment && !row.onCorner && row.round == 0)
            places[row.segment].push_back(&row);
    }
    for (const auto& [segment, together] : places) {
        if (together.size() < 2)
            continue;
        const Cell cell = together.front()->cell;
        const auto isFree = [&](Side side) {
            return std::ranges::find(taken, neighbour(cell, side)) == taken.end();
        };
        const auto free = std::ranges::find_if(allSides, isFree);
        const Side side = free == allSides.end() ? Side::N : *free;
        taken.push_back(neighbour(cell, side));
        int index = 0;
        for (auto* row : together) {
            row->fanIndex = index++;
            row->fanCount = static_cast<int>(together.size());
            row->fanSide = side;
            row->fanFrom = together.front()->place;
        }
    }
}

} // namespace vozka
