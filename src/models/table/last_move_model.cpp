// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/last_move_model.h"

#include "models/art/palette.h"
#include "models/base/utf8.h"
#include "models/board/board_scene.h"
#include "models/text/contexts.h"

#include <algorithm>

namespace vozka {

namespace {

constexpr int movesMarked = 3;

/// One move: its player, its tile, and the events that placed or moved other pieces.
struct Move {
    Player player = noPlayer;
    Cell tile;
    std::vector<const Event*> others;
};

/// Returns the last `movesMarked` moves, latest first.
std::vector<Move> lastMoves(const Table& table)
{
    std::vector<Move> moves;
    std::vector<const Event*> others;
    for (auto entry = table.history.rbegin(); entry != table.history.rend(); ++entry) {
        for (auto event = entry->events.rbegin(); event != entry->events.rend(); ++event) {
            if (event->type == event::place) {
                moves.push_back({event->player, event->at.at, std::move(others)});
                others.clear();
            } else if (event->type == event::deploy || event->type == event::moved
                       || event->type == event::piece || event->type == event::raised) {
                others.push_back(&*event);
            }
        }
        if (moves.size() >= movesMarked)
            break;
    }
    if (moves.size() > movesMarked)
        moves.resize(movesMarked);
    return moves;
}

QString labelOf(const Table& table, int rank, Player player)
{
    const char* const message = rank == 1   ? QT_TRANSLATE_NOOP("Table", "The last move, by %1")
                                : rank == 2 ? QT_TRANSLATE_NOOP("Table", "The last move but one, by %1")
                                            : QT_TRANSLATE_NOOP("Table", "The last move but two, by %1");
    return TableTexts::tr(message).arg(table.playerName(player));
}

/// True if the event placed or moved this figure.
bool isAbout(const Table& table, const Event& event, const FigureSpot& spot)
{
    const auto& where = event.type == event::moved ? event.to : event.at;
    return (event.type == event::moved || event.type == event::deploy) && spot.figure.player == event.player
           && spot.figure.kind == event.figure && table.board().ref(spot.figure.segment) == where;
}

bool isAbout(const Table& table, const Event& event, const PieceSpot& spot)
{
    if (event.at.at != spot.cell)
        return false;
    if (event.type == event::raised)
        return spot.pieces > 0;
    return event.type == event::piece && table.rules->book().token(event.token).word == spot.word;
}

class LastMoveRows {
public:
    explicit LastMoveRows(const Table& table)
        : m_table(table), m_figures(figuresOnBoard(table)), m_pieces(piecesOnBoard(table))
    {}
    void add(const Move& move, int rank)
    {
        const QPointF tile(move.tile.x, move.tile.y);
        addRow(move, rank, true, tile, 1);
        for (const auto* const event : move.others) {
            for (const auto& spot : m_figures)
                if (spot.cell != move.tile && isAbout(m_table, *event, spot))
                    addRow(move, rank, false, footOf(spot), spot.size);
            for (const auto& spot : m_pieces)
                if (spot.cell != move.tile && isAbout(m_table, *event, spot))
                    addRow(move, rank, false, QPointF(spot.cell.x, spot.cell.y) + spot.place, spot.size);
        }
    }
    [[nodiscard]] std::vector<LastMoveRow> take() { return std::move(m_rows); }

private:
    static QPointF footOf(const FigureSpot& spot)
    {
        return QPointF(spot.cell.x, spot.cell.y) + spot.place - QPointF(0, spot.raised);
    }
    /// Returns the corner of the tile that is farthest from the figures and pieces on it.
    [[nodiscard]] int freeCorner(Cell tile) const
    {
        constexpr qreal near = 0.2;
        constexpr qreal figureHeight = 0.15;
        int best = 0;
        qreal widest = -1;
        for (int corner = 0; corner < 4; ++corner) {
            const QPointF at(corner % 2 == 0 ? near : 1 - near, corner < 2 ? near : 1 - near);
            qreal distance = 2;
            const auto measure = [&](const auto& spot) {
                if (spot.cell == tile)
                    distance =
                        std::min(distance, (spot.place - QPointF(0, figureHeight) - at).manhattanLength());
            };
            std::ranges::for_each(m_figures, measure);
            std::ranges::for_each(m_pieces, measure);
            if (distance > widest) {
                widest = distance;
                best = corner;
            }
        }
        return best;
    }
    /// Adds a row, unless a later move has changed the same place.
    void addRow(const Move& move, int rank, bool isTile, QPointF place, qreal size)
    {
        LastMoveRow row{rank,
                        isTile,
                        place,
                        size,
                        Palette::instance().player(m_table.playerColour(move.player)),
                        m_table.playerColour(move.player),
                        labelOf(m_table, rank, move.player),
                        isTile ? freeCorner(move.tile) : 0};
        if (std::ranges::none_of(m_rows, [&](const LastMoveRow& each) { return each.isSame(row); }))
            m_rows.push_back(std::move(row));
    }

    const Table& m_table;
    std::vector<FigureSpot> m_figures;
    std::vector<PieceSpot> m_pieces;
    std::vector<LastMoveRow> m_rows;
};

} // namespace

std::vector<LastMoveRow> lastMoveRows(const Table& table)
{
    if (!table)
        return {};
    LastMoveRows rows(table);
    int rank = 0;
    for (const auto& move : lastMoves(table))
        rows.add(move, ++rank);
    return rows.take();
}

} // namespace vozka
