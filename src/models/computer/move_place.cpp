// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/move_place.h"

#include "engine/expansions/list.h"
#include "models/board/board_scene.h"
#include "models/text/message_text.h"
#include "wording/messages.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace vozka {

namespace {

/// Feature next to a placed tile.
struct Neighbour {
    Segment root = noSegment;
    /// Smaller for features that are more important for the text.
    int rank = 0;
    int tiles = 0;
};

/// Returns a player with a figure on the feature, the mover if possible; `noPlayer` if none.
Player ownerOf(const State& state, Segment root, Player mover)
{
    Player owner = noPlayer;
    for (const auto& figure : state->figuresOnBoard())
        if (state->board.root(figure.segment) == root && (owner == noPlayer || figure.player == mover))
            owner = figure.player;
    return owner;
}

/// Returns the roots of the features that the tile extends, and of the surrounded features around it.
std::vector<Segment> rootsAround(const Rules& rules, const MoveStates& states, Cell cell)
{
    const auto& before = states.before;
    const auto& after = states.after;
    const auto& board = before->board;
    std::vector<Segment> roots;
    const auto add = [&](Segment segment) {
        if (const auto root = board.root(segment); std::ranges::find(roots, root) == roots.end())
            roots.push_back(root);
    };
    const auto known = static_cast<Segment>(board.segmentCount());
    after->board.forEachOn(after->board.tileAt(cell), [&](Segment own) {
        after->board.forEachSegment(own, [&](Segment each) {
            if (each < known)
                add(each);
        });
    });
    for (int y = cell.y - 1; y <= cell.y + 1; ++y)
        for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
            const Cell near = cellOf(x, y);
            const auto tile = isOnTable(near) ? board.tileAt(near) : noTile;
            if (tile == noTile)
                continue;
            board.forEachOn(tile, [&](Segment each) {
                if (rules.book().isSurrounded(board.segment(each).kind)
                    && ownerOf(before, board.root(each), noPlayer) != noPlayer)
                    add(each);
            });
        }
    return roots;
}

/// Returns the root of the most important feature; noSegment if none.
Segment mostImportant(const Rules& rules, const MoveStates& states, Cell cell)
{
    const auto& before = states.before;
    const Player mover = before->toMove;
    std::optional<Neighbour> best;
    for (const Segment root : rootsAround(rules, states, cell)) {
        const Player owner = ownerOf(before, root, mover);
        Neighbour next{root, 0, before->board.tileCount(root)};
        const bool isField = before->board.segment(root).kind == FeatureKind::Field;
        next.rank = owner == noPlayer ? (isField ? 5 : 4) : (isField ? 2 : 0) + (owner == mover ? 0 : 1);
        if (!best || std::tuple(next.rank, -next.tiles) < std::tuple(best->rank, -best->tiles))
            best = next;
    }
    return best ? best->root : noSegment;
}

} // namespace

PlaceOnCell letterPlace(const Table& table, const State& before, Segment root, Cell cell)
{
    const auto& board = before->board;
    const auto costOf = [&](Segment segment) {
        const Cell at = board.cellOf(segment);
        const bool hasFigure = std::ranges::any_of(before->figuresOnBoard(), [&](const Figure& figure) {
            return board.cellOf(figure.segment) == at;
        });
        return (hasFigure ? maxTiles : 0) + std::abs(at.x - cell.x) + std::abs(at.y - cell.y);
    };
    Segment best = root;
    board.forEachSegment(root, [&](Segment each) {
        if (costOf(each) < costOf(best))
            best = each;
    });
    return {board.cellOf(best), footOfFigureOn(table, best), board.featureIndex(best)};
}

Table tableAt(const Table& table, const State& state)
{
    Table at = table;
    at.state = &state;
    at.viewOnly = true;
    return at;
}

NamedPlace placeOf(const Table& table, const State& before, const State& now, Segment segment)
{
    Segment known = segment;
    const auto count = static_cast<Segment>(before->board.segmentCount());
    if (segment >= count)
        now->board.forEachSegment(segment, [&](Segment each) { known = std::min(known, each); });
    const auto ref = now->board.ref(segment);
    if (known >= count)
        return {noSegment, {ref.at, footOfFigureOn(tableAt(table, now), segment)}};
    const Segment root = before->board.root(known);
    return {root, letterPlace(tableAt(table, before), before, root, ref.at)};
}

NamedPlacement namedPlacement(const Table& table, const MoveStates& states, Cell cell, bool yours)
{
    const auto& before = states.before;
    const Segment ofFigure =
        states.figure == noSegment ? noSegment : placeOf(table, before, states.after, states.figure).feature;
    const Segment root = ofFigure != noSegment ? ofFigure : mostImportant(*table.rules, states, cell);
    if (root == noSegment)
        return {messageText(wording::word("tile-at", "start")), std::nullopt};
    const auto kind = before->board.segment(root).kind;
    const Player player = ownerOf(before, root, before->toMove);
    const auto owner = player == noPlayer         ? "free"
                       : player != before->toMove ? "other"
                       : yours                    ? "yours"
                                                  : "own";
    const std::string slot = QString(letterSlot).toStdString();
    const std::string name = table.playerName(player).toStdString();
    return {messageText({&wording::lookUp("tile-at", owner, featureKindName(kind)),
                         {std::string_view(slot), std::string_view(name)},
                         {}}),
            NamedPlace{root, letterPlace(tableAt(table, before), before, root, cell)}};
}

QString withLetter(QString text, const QString& letter)
{
    if (!letter.isEmpty())
        return text.replace(letterSlot, letter);
    for (const QChar space : {QChar(u' '), QChar(QChar::Nbsp)})
        text.remove(QString(space) + letterSlot);
    return text.remove(letterSlot);
}

} // namespace vozka
