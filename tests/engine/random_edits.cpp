// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "random_edits.h"

#include "engine/board/tile_view.h"

namespace vozka {

void RandomEdits::edit(Turn& turn)
{
    check(turn, "tile");
    linkAndUnlink(turn);
    switch (below(6)) {
    case 0:
        removeRandomLink(turn);
        break;
    case 1:
        for (int i = 0; i < 20; ++i)
            addBridge(turn);
        break;
    case 2:
        declareEnd(turn);
        break;
    default:
        break;
    }
    check(turn, "edit");
}

void RandomEdits::check(Turn& turn, const char* change)
{
    ++m_comparedBoards;
    ASSERT_EQ(differenceOfFeatures(m_catalogue, turn.state(), m_declaredEnds), "") << change;
}

void RandomEdits::linkAndUnlink(Turn& turn)
{
    auto& board = turn.state().board;
    const Segment a = anySegment(board);
    const Segment b = anySegment(board);
    if (board.segment(a).kind != board.segment(b).kind || board.links().size() == maxTestLinks)
        return;
    auto before = segmentsOf(board);
    // A feature that grows is not scored any more.
    if (board.root(a) != board.root(b))
        for (const Segment segment : {a, b})
            before[board.root(segment)].setStatus(FeatureStatus::Open);
    const auto openCells = copyOf(board.openCells());
    board.link(a, b, testLink, m_nextTag);
    check(turn, "link");
    turn.unlink(testLink, m_nextTag);
    ASSERT_EQ(segmentsOf(board), before);
    ASSERT_EQ(copyOf(board.openCells()), openCells);
    board.link(a, b, testLink, m_nextTag++);
}

void RandomEdits::removeRandomLink(Turn& turn)
{
    const auto links = turn.state().board.links();
    if (links.empty())
        return;
    turn.unlink(testLink, links[static_cast<std::size_t>(below(static_cast<int>(links.size())))].tag);
    ++m_removedLinks;
}

void RandomEdits::addBridge(Turn& turn)
{
    auto& board = turn.state().board;
    const auto tile = static_cast<TileIndex>(below(static_cast<int>(board.tiles().size())));
    const auto turns = static_cast<Turns>(below(2));
    const auto isFree = [&](Side side) {
        const Side at = turned(side, turns);
        return terrainAt(board, m_catalogue, tile, at) == Terrain::Field
               && board.tileAt(neighbour(board.tiles()[tile].cell, at)) == noTile;
    };
    if (board.parts().size() == maxTestParts || !isFree(Side::N) || !isFree(Side::S))
        return;
    const Segment bridge = board.addPart(m_catalogue, tile, testBridge, turns);
    ++m_addedBridges;
    for (const Side side : {Side::N, Side::S}) {
        EXPECT_EQ(terrainAt(board, m_catalogue, tile, turned(side, turns)), Terrain::Road);
        EXPECT_EQ(segmentAt(board, m_catalogue, tile, turned(side, turns)), bridge);
    }
}

void RandomEdits::declareEnd(Turn& turn)
{
    auto& board = turn.state().board;
    const Segment segment = anySegment(board);
    if (board.segment(segment).kind != FeatureKind::Road)
        return;
    auto& ends = m_declaredEnds[segment];
    const int change = ends == 0 ? 1 : -1;
    board.changeOpenEnds(segment, change);
    ends += change;
}

} // namespace vozka
