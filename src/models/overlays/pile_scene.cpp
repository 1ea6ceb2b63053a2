// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/pile_scene.h"

#include "models/base/utf8.h"
#include "models/board/board_scene.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/range_parts.h"
#include "models/text/contexts.h"
#include "models/text/messages.h"

#include <algorithm>
#include <array>

namespace vozka {

namespace {

class PilePainter {
public:
    PilePainter(const Table& table, Segment pile, const MarkSpace& room)
        : m_table(table),
          m_draft(table, room),
          m_pile(pile),
          m_pieces(stackOn(table, pile)),
          m_near(cellsReached(table, pile, m_pieces))
    {}

    OverlayScene paint()
    {
        const auto name = featureName(m_table.board().segment(m_pile).kind);
        //: %1: feature with the pile ("Tower").
        m_scene.title =
            OverlayTexts::tr("%1 of %n piece(s): figures that may be taken", nullptr, m_pieces).arg(name);
        dimAround(m_draft, style::strongly(), m_near);
        addFrame(m_draft, m_near);
        addFigures(false);
        if (m_scene.entries.empty())
            addNoFigureEntry();
        addFigures(true);
        addFar();
        return m_draft.finish(std::move(m_scene));
    }

private:
    [[nodiscard]] bool isNear(const Figure& figure) const
    {
        return std::ranges::find(m_near, m_table.board().cellOf(figure.segment)) != m_near.end();
    }
    [[nodiscard]] std::optional<Refusal> refusalFor(const Figure& figure) const
    {
        const auto& book = m_table.rules->book();
        return book.pileReach()->refusal(book, **m_table.state, m_pile, m_pieces, figure);
    }

    void addFigures(bool withRefusal)
    {
        for (const auto& figure : (*m_table.state)->figuresOnBoard())
            if (isNear(figure) && !figure.onCorner && refusalFor(figure).has_value() == withRefusal)
                addFigure(figure, refusalFor(figure));
    }

    void addFigure(const Figure& figure, const std::optional<Refusal>& why)
    {
        OverlayEntry entry;
        const int index = static_cast<int>(m_scene.entries.size());
        entry.text = QString::number(index + 1);
        entry.look = why ? OverlayLook::Refused : OverlayLook::Reachable;
        entry.title = figureLabel(m_table, figure);
        const auto at = m_table.board().ref(figure.segment);
        entry.message = why ? refusalMessage(m_table, *why) : OverlayTexts::tr("May be taken.");
        entry.rule = why ? utf8(why->rule) : QString();
        entry.segments.push_back(figure.segment);
        m_draft.add(figure.segment, why ? style::refused() : style::reachable());
        entry.place = m_draft.addMark(std::array{at}, entry.text, entry.look, index);
        m_scene.entries.push_back(std::move(entry));
    }

    void addNoFigureEntry()
    {
        m_scene.entries.push_back(summaryEntry(OverlayTexts::tr("No figure may be taken"),
                                               m_pieces == 0 ? OverlayTexts::tr("No piece is there yet.")
                                                             : OverlayTexts::tr("No figure is in its reach."),
                                               m_draft.placeOf(m_table.board().ref(m_pile))));
    }

    void addFar()
    {
        OverlayEntry entry;
        for (const auto& figure : (*m_table.state)->figuresOnBoard()) {
            const auto why = refusalFor(figure);
            if (isNear(figure) || !why || figure.onCorner)
                continue;
            entry.segments.push_back(figure.segment);
            // Prefer the reason of a figure that a higher pile could capture.
            if (entry.message.isEmpty() || why->pieces) {
                entry.message = refusalMessage(m_table, *why);
                entry.rule = utf8(why->rule);
            }
        }
        const int count = static_cast<int>(entry.segments.size());
        if (count == 0)
            return;
        entry.look = OverlayLook::Summary;
        entry.title = OverlayTexts::tr("%n more figure(s)", nullptr, count);
        entry.place = m_draft.placeOf(m_table.board().ref(entry.segments.front()));
        m_scene.entries.push_back(std::move(entry));
    }

    const Table& m_table;
    SceneDraft m_draft;
    Segment m_pile;
    int m_pieces;
    std::vector<Cell> m_near;
    OverlayScene m_scene;
};

} // namespace

bool isPileThatReaches(const Table& table, Segment segment)
{
    const auto piles = pilesThatReach(table);
    return std::ranges::find(piles, segment) != piles.end();
}

std::vector<Segment> pilesThatReach(const Table& table)
{
    std::vector<Segment> segments;
    if (const auto* const reach = table ? table.rules->book().pileReach() : nullptr)
        for (const auto& token : (*table.state)->tokensOf(reach->tokens))
            if (token.spot == SpotKind::Feature)
                segments.push_back(token.where);
    return segments;
}

std::vector<Cell> cellsReached(const Table& table, Segment pile, int pieces)
{
    const auto tiles = table.board().tiles();
    const auto [west, east] = std::ranges::minmax(tiles, {}, [](const auto& tile) { return tile.cell.x; });
    const auto [north, south] = std::ranges::minmax(tiles, {}, [](const auto& tile) { return tile.cell.y; });
    std::vector<Cell> cells;
    for (int y = north.cell.y; y <= south.cell.y; ++y)
        for (int x = west.cell.x; x <= east.cell.x; ++x) {
            const Cell cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
            if (table.rules->book().pileReach()->reaches(**table.state, pile, pieces, cell))
                cells.push_back(cell);
        }
    return cells;
}

QStringList figuresReached(const Table& table, Segment pile, int pieces)
{
    const auto& book = table.rules->book();
    QStringList names;
    for (const auto& figure : (*table.state)->figuresOnBoard())
        if (!book.pileReach()->refusal(book, **table.state, pile, pieces, figure))
            names << figureLabel(table, figure);
    return names;
}

QString pileReachText(const Table& table, Segment pile)
{
    const auto names = figuresReached(table, pile, stackOn(table, pile));
    if (names.isEmpty())
        return OverlayTexts::tr("No figure is in its reach.");
    //: %1 are the figures that a tower can take prisoner.
    return OverlayTexts::tr("In its reach: %1").arg(names.join(QStringLiteral("; ")));
}

OverlayScene pileScene(const Table& table, Segment pile, const MarkSpace& room)
{
    return PilePainter(table, pile, room).paint();
}

} // namespace vozka
