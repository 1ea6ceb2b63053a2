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

/// Feature next to a placed tile. `owner`: player with a figure there, the mover if possible; `noPlayer` if
/// none.
struct Neighbour {
    Segment root = noSegment;
    Player owner = noPlayer;
    /// Smaller for features that are more important for the text.
    int rank = 0;
    int tiles = 0;
};

Player ownerOf(const State& state, Segment root, Player mover)
{
    Player owner = noPlayer;
    for (const auto& figure : state->figuresOnBoard())
        if (state->board.root(figure.segment) == root && (owner == noPlayer || figure.player == mover))
            owner = figure.player;
    return owner;
}

/// Returns the roots of the features that the tile extends, and of the surrounded features around it.
std::vector<Segment> rootsAround(const Rules& rules, const State& before, const Action& action)
{
    const auto& board = before->board;
    std::vector<Segment> roots;
    const auto add = [&](Segment segment) {
        if (const auto root = board.root(segment); std::ranges::find(roots, root) == roots.end())
            roots.push_back(root);
    };
    State after = before;
    rules.apply(after, action);
    const auto known = static_cast<Segment>(board.segmentCount());
    const Cell cell = action.at.cell();
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

std::optional<Neighbour> mostImportant(const Rules& rules, const State& before, const Action& action)
{
    const Player mover = before->toMove;
    std::optional<Neighbour> best;
    for (const Segment root : rootsAround(rules, before, action)) {
        Neighbour next{root, ownerOf(before, root, mover), 0, before->board.tileCount(root)};
        const bool isField = before->board.segment(root).kind == FeatureKind::Field;
        next.rank =
            next.owner == noPlayer ? (isField ? 5 : 4) : (isField ? 2 : 0) + (next.owner == mover ? 0 : 1);
        if (!best || std::tuple(next.rank, -next.tiles) < std::tuple(best->rank, -best->tiles))
            best = next;
    }
    return best;
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

NamedPlacement namedPlacement(const Table& table, const State& before, const Action& action, bool yours)
{
    const auto found = mostImportant(*table.rules, before, action);
    if (!found)
        return {messageText(wording::word("tile-at", "start")), noSegment, {}};
    const auto kind = before->board.segment(found->root).kind;
    const auto owner = found->owner == noPlayer         ? "free"
                       : found->owner != before->toMove ? "other"
                       : yours                          ? "yours"
                                                        : "own";
    const std::string slot = QString(letterSlot).toStdString();
    const std::string name = table.playerName(found->owner).toStdString();
    return {messageText({&wording::lookUp("tile-at", owner, featureKindName(kind)),
                         {std::string_view(slot), std::string_view(name)},
                         {}}),
            found->root, letterPlace(table, before, found->root, action.at.cell())};
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
