// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board/spotlight.h"

#include "models/art/palette.h"

#include <QColor>

#include <algorithm>

namespace vozka {

namespace {

QString digits(QColor colour, qreal opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour.name(QColor::HexArgb).mid(1);
}

struct Colours {
    QString area;
    QString line;
};

/// Low, so that the drawing of the tiles stays visible.
constexpr qreal offeredOpacity = 0.14;
/// High, because the rest of the board is dimmed.
constexpr qreal payingOpacity = 0.7;

Colours coloursOf(GlowingFeature::Look look)
{
    const auto& palette = Palette::instance();
    const auto colours = [&](const char* area, const char* opacity, const char* line) {
        return Colours{digits(palette.overlay(area), palette.opacity(opacity)),
                       digits(palette.overlay(line), 1)};
    };
    switch (look) {
    case GlowingFeature::Look::Offered:
        return {digits(palette.overlay("reach_line"), offeredOpacity),
                digits(palette.overlay("reach_line"), 1)};
    case GlowingFeature::Look::Refused:
        return colours("refused", "refused_opacity", "refused");
    case GlowingFeature::Look::Paying:
        return {digits(palette.overlay("source"), payingOpacity), digits(palette.overlay("reach_line"), 1)};
    case GlowingFeature::Look::Hovered:
        return colours("source", "reach_opacity", "source");
    case GlowingFeature::Look::Blocking:
        break;
    }
    return colours("dead_cell", "refused_opacity", "source");
}

} // namespace

void Spotlight::highlight(const Table& table, const std::vector<Spot>& places, bool held)
{
    std::vector<GlowingFeature> features;
    QRectF cells;
    bool corner = false;
    for (const Spot& place : places) {
        const Cell at = place.cell();
        const auto tile = table ? table.board().tileAt(at) : noTile;
        if (tile == noTile)
            continue;
        cells |= place.isCorner() ? QRectF(at.x - 1, at.y - 1, 2, 2) : QRectF(at.x, at.y, 1, 1);
        corner = corner || place.isCorner();
        if (!place.isFeature())
            continue;
        const Segment root = table.board().root(table.board().segmentOf(tile, place.feature()));
        // Skip segments of a feature that is in the list already.
        if (std::ranges::any_of(features, [&](const auto& each) { return each.segment == root; }))
            continue;
        features.push_back({root, GlowingFeature::Look::Hovered});
        table.board().forEachSegment(root, [&](Segment each) {
            const Cell cell = table.board().cellOf(each);
            cells |= QRectF(cell.x, cell.y, 1, 1);
        });
    }
    if (cells.isEmpty() && m_cells.isEmpty())
        return;
    m_glow.showRows(glowRows(table, features));
    m_cells = cells;
    m_corner = corner;
    m_held = held && active();
    emit changed();
}

void Spotlight::show(const Table& table, const std::vector<Spot>& places)
{
    highlight(table, places, false);
}

void Spotlight::pulse(const Table& table, const std::vector<Spot>& places)
{
    highlight(table, places, true);
    if (active())
        emit pulsed();
}

std::vector<GlowRow> glowRows(const Table& table, const std::vector<GlowingFeature>& features)
{
    std::vector<GlowRow> rows;
    for (const auto& feature : features) {
        const Colours colours = coloursOf(feature.look);
        const auto add = [&](Segment at) {
            const auto& tile = table.board().tiles()[table.board().segment(at).tile];
            const QString address = QStringLiteral("image://%4/%1/%2/%3")
                                        .arg(table.picture(tile.kind))
                                        .arg(tile.turns)
                                        .arg(table.featureId(tile.kind, table.board().featureIndex(at)));
            rows.push_back({tile.cell, address.arg(QLatin1String("area")) + QLatin1Char('/') + colours.area,
                            address.arg(QLatin1String("outline")) + QLatin1Char('/') + colours.line,
                            feature.candidate, feature.isLinked});
        };
        if (feature.isLinked)
            add(feature.segment);
        else
            table.board().forEachSegment(feature.segment, add);
    }
    return rows;
}

} // namespace vozka
