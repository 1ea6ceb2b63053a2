// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hovered items of the board and of the list.
#include "engine/insight/cell_insight.h"
#include "engine/insight/feature_insight.h"
#include "engine/insight/passages.h"
#include "models/art/tile_art.h"
#include "models/base/utf8.h"
#include "models/board/board_scene.h"
#include "models/overlays/overlay_style.h"
#include "models/overlays/overlay_texts.h"
#include "models/overlays/overlays.h"
#include "models/overlays/pile_scene.h"
#include "models/overlays/range_parts.h"
#include "models/overlays/scene_draft.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

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

void Overlays::highlight(const std::vector<Segment>& segments, const std::vector<Cell>& cells)
{
    if (segments.empty() && cells.empty()) {
        m_highlightedCells.show({});
        return;
    }
    SceneDraft draft(m_table);
    for (const auto segment : segments)
        draft.add(segment, style::highlighted());
    if (segments.size() == 1 && isPileThatReaches(m_table, segments.front()))
        addFrame(draft, cellsReached(m_table, segments.front(), stackOn(m_table, segments.front())));
    for (const auto& cell : cells) {
        auto piece = style::highlighted();
        constexpr unsigned all = 15;
        piece.closedSides = all;
        draft.addCell(cell, piece);
    }
    if (m_entry >= 0)
        if (const auto blocker = m_main.scene().entries[static_cast<std::size_t>(m_entry)].blocker;
            blocker != noSegment)
            draft.add(blocker, style::blocker());
    m_highlightedCells.show(draft.takeCells());
}

void Overlays::setEntry(int entry)
{
    const auto& entries = m_main.scene().entries;
    const int known = entry >= 0 && entry < static_cast<int>(entries.size()) ? entry : -1;
    if (known == m_entry)
        return;
    m_entry = known;
    // The entry is hovered now, not an item of the board.
    m_hovered = noSegment;
    if (m_hoveredCell)
        m_tiles.clear();
    m_hoveredCell.reset();
    m_hoveredTitle.clear();
    m_hoveredText.clear();
    if (m_entry < 0)
        highlight({}, {});
    else
        highlight(entries[static_cast<std::size_t>(m_entry)].segments,
                  entries[static_cast<std::size_t>(m_entry)].cells);
    emit hoveredChanged();
}

void Overlays::setHovered(const QString& title, const QString& text)
{
    m_hoveredTitle = title;
    m_hoveredText = text;
    emit hoveredChanged();
}

void Overlays::hoverAt(int cellX, int cellY, QPointF point)
{
    if (!m_table || (m_kind == Kind::None && !explaining()))
        return;
    const Cell cell = cellOf(cellX, cellY);
    const auto passage = explaining() ? passageAt(cell, point) : std::nullopt;
    const auto segment = passage ? m_table.segmentAt(passage->from) : segmentAt(cell, point);
    if (segment)
        hoverSegment(*segment, passage, cell);
    else
        hoverCell(cell);
}

bool Overlays::hoverFigure(int row)
{
    const auto* const standing = explaining() ? figureIn(row) : nullptr;
    if (standing != nullptr)
        hoverSegment(standing->segment, std::nullopt, m_table.board().cellOf(standing->segment));
    return standing != nullptr;
}

void Overlays::hoverSegment(Segment segment, const std::optional<Passage>& passage, Cell cell)
{
    const auto root = m_table.board().root(segment);
    const QString pieces = explaining() ? piecesDescription(m_table, cell) : QString();
    if (m_hovered == root && m_hoveredPassage == passage && m_hoveredPieces == pieces)
        return;
    // Other features are not highlighted while the result for a figure, or an overlay about cells, is shown.
    const bool isUnrelated =
        m_kind == Kind::Dead || m_kind == Kind::Tiles || (needsFigure() && hasChosen() && entryOf(root) < 0);
    if (isUnrelated && !explaining()) {
        clearHover();
        return;
    }
    hoverFeature(root, passage, pieces);
}

void Overlays::hoverFeature(Segment root, const std::optional<Passage>& passage, const QString& pieces)
{
    m_hovered = root;
    m_hoveredPassage = passage;
    m_hoveredPieces = pieces;
    if (m_hoveredCell)
        m_tiles.clear();
    m_hoveredCell.reset();
    m_entry = entryOf(root);
    std::vector<Segment> segments;
    m_table.board().forEachSegment(root, [&](Segment at) { segments.push_back(at); });
    highlight(segments, {});
    const auto insight = featureInsight(*m_table.rules, *m_table.state, root);
    QStringList lines{featureText(m_table, insight), pieces};
    // A figure on top closes a tower. Then the tower captures no figure.
    if (isPileThatReaches(m_table, root) && insight.figures.empty())
        lines << pileReachText(m_table, root);
    lines.removeAll(QString());
    setHovered(passage ? passageTitle(*passage) : featureTitle(m_table, root), lines.join(u'\n'));
}

QPointF Overlays::hoverScored(int by)
{
    if (!m_table || !explaining())
        return {};
    const auto& board = m_table.board();
    std::vector<SegmentRef> places;
    std::vector<Segment> roots;
    for (const auto& entry : m_table.history) {
        for (const auto& event : entry.events) {
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
    const auto now = std::ranges::find(places, m_hovered, rootOf);
    const int from = now == places.end() ? (by > 0 ? -1 : count) : static_cast<int>(now - places.begin());
    const auto& next = places[static_cast<std::size_t>((from + by + count) % count)];
    hoverFeature(rootOf(next), {}, {});
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

void Overlays::hoverCell(Cell cell)
{
    // The Tiles overlay lists the tiles of the bag, not of the cell.
    const bool isExplained = m_kind == Kind::Dead || (m_inspecting && m_kind != Kind::Tiles);
    const bool open =
        isExplained && hasTilesLeft() && cellInsight(*m_table.rules, *m_table.state, cell).has_value();
    if (!open) {
        clearHover();
        return;
    }
    if (m_hoveredCell == cell)
        return;
    m_hovered = noSegment;
    m_hoveredCell = cell;
    const auto& entries = m_main.scene().entries;
    const auto found = std::ranges::find_if(
        entries, [&](const OverlayEntry& entry) { return entry.cells == std::vector<Cell>{cell}; });
    m_entry = found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
    highlight({}, {cell});
    m_tiles.showCell(m_table, cell);
    setHovered(OverlayTexts::tr("Open space"),
               cellText(m_table, *cellInsight(*m_table.rules, *m_table.state, cell)));
}

void Overlays::clearHover()
{
    // If an entry of the list is hovered, it stays hovered.
    if (m_hovered != noSegment || m_hoveredCell)
        clearHovered();
}

void Overlays::clearHovered()
{
    const bool nothing = m_hovered == noSegment && !m_hoveredCell && m_entry < 0 && m_hoveredTitle.isEmpty();
    if (nothing && m_highlightedCells.rowCount() == 0)
        return;
    m_hovered = noSegment;
    if (m_hoveredCell)
        m_tiles.clear();
    m_hoveredCell.reset();
    m_entry = -1;
    highlight({}, {});
    setHovered({}, {});
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
