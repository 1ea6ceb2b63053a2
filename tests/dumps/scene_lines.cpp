// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dumps/scene_lines.h"

#include "models/overlays/overlay_address.h"

#include <array>

namespace vozka {

namespace {

QString lookText(OverlayLook look)
{
    static constexpr std::array names{"allowed", "refused", "both",   "classic", "new",
                                      "name",    "summary", "marked", "missed"};
    return QString::fromLatin1(names.at(static_cast<std::size_t>(look)));
}

QString cellText(Cell cell)
{
    return QStringLiteral("%1,%2").arg(cell.x).arg(cell.y);
}

QString styleText(const OverlayPiece& piece)
{
    const auto colour = [](const QColor& each) {
        return each.isValid() ? each.name(QColor::HexArgb) : QStringLiteral("-");
    };
    return QStringLiteral("fill %1 %2 hatching %3 %4 line %5 %6")
        .arg(colour(piece.fill), colour(piece.second))
        .arg(static_cast<int>(piece.hatching))
        .arg(colour(piece.ink), colour(piece.line))
        .arg(static_cast<int>(piece.weight));
}

QStringList pieceLines(Dump& dump, const QString& word, Cell cell, const std::vector<OverlayPiece>& pieces)
{
    QStringList lines;
    for (const auto& piece : pieces) {
        const QString sides =
            piece.closedSides == 0 ? QString() : QStringLiteral("|%1").arg(piece.closedSides);
        lines << QStringLiteral("%1 %2: %3%4@%5")
                     .arg(word, dump.cite(styleText(piece)), piece.feature, sides, cellText(cell));
    }
    return lines;
}

} // namespace

QStringList sceneLines(Dump& dump, const OverlayScene& scene)
{
    QStringList lines;
    for (const auto& cell : scene.cells)
        lines << pieceLines(dump, QStringLiteral("paint"), cell.cell, cell.pieces);
    lines.sort();
    if (!scene.title.isEmpty())
        lines << QStringLiteral("title ") + dump.cite(scene.title);
    for (const auto& mark : scene.marks)
        lines << QStringLiteral("disc %1 at %2 %3 entry %4%5")
                     .arg(mark.text, pointText(mark.place), lookText(mark.look))
                     .arg(mark.entry)
                     .arg(mark.tip ? QStringLiteral(" tip ") + pointText(*mark.tip) : QString());
    for (const auto& line : scene.lines)
        lines << QStringLiteral("line %1 to %2 icon %3 %4%5 entry %6")
                     .arg(pointText(line.from), pointText(line.to), pointText(line.icon), line.via,
                          line.refused ? QStringLiteral(" refused") : QString())
                     .arg(line.entry);
    for (const auto& entry : scene.entries)
        if (!entry.title.isEmpty() || !entry.message.isEmpty())
            lines << QStringLiteral("entry [%1] %2 %3 %4 %5 at %6")
                         .arg(entry.text, lookText(entry.look), dump.cite(entry.title),
                              dump.cite(entry.message), entry.rule, pointText(entry.place));
    return lines;
}

QStringList highlightLines(Dump& dump, const OverlayCellModel& cells)
{
    QStringList lines;
    for (const auto& row : cells.rows())
        lines << pieceLines(dump, QStringLiteral("lit"), row.cell,
                            overlayPieces(row.source.section(u'/', -1)));
    lines.sort();
    return lines;
}

QStringList figureLines(const FigureModel& figures)
{
    QStringList lines;
    for (const auto& row : figures.rows())
        lines << QStringLiteral("figure at %1 size %2 %3 \"%4\"%5")
                     .arg(pointText(QPointF(row.cell.x, row.cell.y) + row.place))
                     .arg(row.size, 0, 'g', 3)
                     .arg(row.source.section(u'/', 3), row.label,
                          row.isBlocker ? QStringLiteral(" in the way") : QString());
    return lines;
}

} // namespace vozka
