// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hovered items of the board and of the list.
#include "engine/insight/cell_insight.h"
#include "engine/insight/feature_insight.h"
#include "engine/insight/passages.h"
#include "models/art/tile_art.h"
#include "models/overlays/overlay_sentences.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/overlays.h"
#include "models/overlays/pile_scene.h"
#include "models/overlays/range_parts.h"
#include "models/overlays/range_scene.h"
#include "models/overlays/scene_draft.h"
#include "models/rows/utf8.h"
#include "models/scene/board_scene.h"
#include "models/text/sentences.h"
#include "models/text/spoken.h"

#include <QStringList>

#include <algorithm>

namespace vozka {

std::optional<Segment> Overlays::segmentAt(Cell cell, QPointF point) const
{
    const auto tile = m_table ? m_table.tileUnder(cell) : noTile;
    if (tile == noTile)
        return {};
    const auto& placed = m_table.board().tiles()[tile];
    const QString feature = TileArt::instance().featureAt(m_table.picture(placed.kind), placed.turns, point);
    const auto index = m_table.catalogue().kind(placed.kind).find(feature.toStdString());
    if (index >= m_table.catalogue().kind(placed.kind).features.size())
        return {};
    return m_table.board().segmentOf(tile, index);
}

std::optional<Passage> Overlays::passageAt(Cell cell, QPointF point) const
{
    const auto tile = m_table.tileUnder(cell);
    if (tile == noTile)
        return {};
    const auto& placed = m_table.board().tiles()[tile];
    const auto kind = m_table.picture(placed.kind);
    const int index = TileArt::instance().passageAt(kind, placed.turns, point);
    if (index < 0)
        return {};
    const auto& drawn = TileArt::instance().passages(kind, placed.turns)[static_cast<std::size_t>(index)];
    for (const auto& passage : passages(*m_table.rules, *m_table.state))
        if (passage.from.at == cell && m_table.featureId(placed.kind, passage.from.feature) == drawn.road
            && m_table.featureId(placed.kind, passage.to.feature) == drawn.city)
            return passage;
    return {};
}

void Overlays::light(const std::vector<Segment>& segments, const std::vector<Cell>& cells)
{
    if (segments.empty() && cells.empty()) {
        m_lit.show({});
        return;
    }
    SceneDraft draft(m_table);
    for (const auto segment : segments)
        draft.add(segment, style::lit());
    if (segments.size() == 1 && isPileThatReaches(m_table, segments.front()))
        addFrame(draft, cellsReached(m_table, segments.front(), stackOn(m_table, segments.front())));
    for (const auto& cell : cells) {
        auto piece = style::lit();
        constexpr unsigned all = 15;
        piece.closedSides = all;
        draft.addCell(cell, piece);
    }
    if (m_entry >= 0)
        if (const auto culprit = m_main.scene().entries[static_cast<std::size_t>(m_entry)].culprit;
            culprit != noSegment)
            draft.add(culprit, style::culprit());
    m_lit.show(draft.takeCells());
}

void Overlays::setEntry(int entry)
{
    const auto& entries = m_main.scene().entries;
    const int known = entry >= 0 && entry < static_cast<int>(entries.size()) ? entry : -1;
    if (known == m_entry)
        return;
    m_entry = known;
    // The entry is hovered now, not an item of the board.
    m_pointed = noSegment;
    if (m_pointedCell)
        m_tiles.clear();
    m_pointedCell.reset();
    m_pointedTitle.clear();
    m_pointedText.clear();
    if (m_entry < 0)
        light({}, {});
    else
        light(entries[static_cast<std::size_t>(m_entry)].segments,
              entries[static_cast<std::size_t>(m_entry)].cells);
    emit pointedChanged();
}

void Overlays::setPointed(const QString& title, const QString& text)
{
    m_pointedTitle = title;
    m_pointedText = text;
    emit pointedChanged();
}

void Overlays::pointAt(int cellX, int cellY, QPointF point)
{
    if (!m_table || (m_kind == Kind::None && !telling()))
        return;
    const Cell cell = cellOf(cellX, cellY);
    const auto passage = telling() ? passageAt(cell, point) : std::nullopt;
    const auto segment = passage ? m_table.segmentAt(passage->from) : segmentAt(cell, point);
    if (segment)
        pointAtSegment(*segment, passage, cell);
    else
        pointAtCell(cell);
}

bool Overlays::pointAtFigure(int row)
{
    const auto* const standing = telling() ? figureIn(row) : nullptr;
    if (standing != nullptr)
        pointAtSegment(standing->segment, std::nullopt, m_table.board().cellOf(standing->segment));
    return standing != nullptr;
}

void Overlays::pointAtSegment(Segment segment, const std::optional<Passage>& passage, Cell cell)
{
    const auto root = m_table.board().root(segment);
    const QString pieces = telling() ? piecesInWords(m_table, cell) : QString();
    if (m_pointed == root && m_pointedPassage == passage && m_pointedPieces == pieces)
        return;
    // Other features are not highlighted while the result for a figure, or an overlay about cells, is shown.
    const bool beside =
        m_kind == Kind::Dead || m_kind == Kind::Tiles || (asking() && asked() && entryOf(root) < 0);
    if (beside && !telling()) {
        pointAway();
        return;
    }
    pointAtFeature(root, passage, pieces);
}

void Overlays::pointAtFeature(Segment root, const std::optional<Passage>& passage, const QString& pieces)
{
    m_pointed = root;
    m_pointedPassage = passage;
    m_pointedPieces = pieces;
    m_pointedCell.reset();
    m_entry = entryOf(root);
    std::vector<Segment> segments;
    m_table.board().forEachSegment(root, [&](Segment at) { segments.push_back(at); });
    light(segments, {});
    const auto insight = featureInsight(*m_table.rules, *m_table.state, root);
    QStringList lines{featureText(m_table, insight), pieces};
    // A figure on top closes a tower, so it captures no figure.
    if (isPileThatReaches(m_table, root) && insight.figures.empty())
        lines << reachOfPileInWords(m_table, root);
    lines.removeAll(QString());
    setPointed(passage ? passageTitle(*passage) : featureTitle(m_table, root), lines.join(u'\n'));
}

QPointF Overlays::pointAtScored(int by)
{
    if (!m_table || !telling())
        return {};
    const auto& board = m_table.board();
    std::vector<SegmentRef> places;
    std::vector<Segment> roots;
    for (const auto& moment : m_table.moments) {
        for (const auto& event : moment.events) {
            if (event.type != event::score || !event.line.hasPlace())
                continue;
            const auto root = board.root(m_table.segmentAt({event.line.at, event.line.feature}));
            if (std::ranges::find(roots, root) != roots.end())
                continue;
            roots.push_back(root);
            places.push_back({event.line.at, event.line.feature});
        }
    }
    if (places.empty())
        return {};
    std::ranges::sort(places);
    const auto rootOf = [&](const SegmentRef& at) { return board.root(m_table.segmentAt(at)); };
    const auto count = static_cast<int>(places.size());
    const auto now = std::ranges::find(places, m_pointed, rootOf);
    const int from = now == places.end() ? (by > 0 ? -1 : count) : static_cast<int>(now - places.begin());
    const auto& next = places[static_cast<std::size_t>((from + by + count) % count)];
    pointAtFeature(rootOf(next), {}, {});
    return {next.at.x + 0.5, next.at.y + 0.5};
}

/// Returns the first entry about that feature; -1 if none.
int Overlays::entryOf(Segment root) const
{
    const auto& entries = m_main.scene().entries;
    const auto found = std::ranges::find_if(entries, [&](const OverlayEntry& entry) {
        return !entry.text.isEmpty() && !entry.segments.empty()
               && m_table.board().root(entry.segments.front()) == root;
    });
    return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
}

void Overlays::pointAtCell(Cell cell)
{
    // The Tiles overlay lists the tiles of the bag, not of the cell.
    const bool told = m_kind == Kind::Dead || (m_inspecting && m_kind != Kind::Tiles);
    const bool open = told && hasTilesLeft() && cellInsight(*m_table.rules, *m_table.state, cell).has_value();
    if (!open) {
        pointAway();
        return;
    }
    if (m_pointedCell == cell)
        return;
    m_pointed = noSegment;
    m_pointedCell = cell;
    const auto& entries = m_main.scene().entries;
    const auto found = std::ranges::find_if(
        entries, [&](const OverlayEntry& entry) { return entry.cells == std::vector<Cell>{cell}; });
    m_entry = found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
    light({}, {cell});
    m_tiles.showCell(m_table, cell);
    setPointed(cellInWords(cell), cellText(m_table, *cellInsight(*m_table.rules, *m_table.state, cell)));
}

void Overlays::pointAway()
{
    // Keeps a hovered entry of the list.
    if (m_pointed != noSegment || m_pointedCell)
        clearPointed();
}

void Overlays::clearPointed()
{
    const bool nothing = m_pointed == noSegment && !m_pointedCell && m_entry < 0 && m_pointedTitle.isEmpty();
    if (nothing && m_lit.rowCount() == 0)
        return;
    m_pointed = noSegment;
    if (m_pointedCell)
        m_tiles.clear();
    m_pointedCell.reset();
    m_entry = -1;
    light({}, {});
    setPointed({}, {});
}

QString Overlays::featureNameAt(int cellX, int cellY, QPointF point) const
{
    const auto segment = segmentAt(cellOf(cellX, cellY), point);
    return segment ? featureName(m_table.board().segment(*segment).kind) : QString();
}

QString Overlays::ruleAt(int cellX, int cellY, QPointF point) const
{
    const auto segment = segmentAt(cellOf(cellX, cellY), point);
    if (!segment)
        return {};
    const auto& book = m_table.rules->book();
    const auto when = book.isComplete(**m_table.state, *segment) ? ScoreTime::Completed : ScoreTime::Final;
    return utf8(book.featureRule(m_table.board().segment(*segment).kind).words(when).rule);
}

bool Overlays::isOpen(int cellX, int cellY) const
{
    return m_table && cellInsight(*m_table.rules, *m_table.state, cellOf(cellX, cellY)).has_value();
}

} // namespace vozka
