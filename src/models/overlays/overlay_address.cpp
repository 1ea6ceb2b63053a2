// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/overlay_address.h"

#include <QStringList>

namespace vozka {

namespace {

/// Parts: feature.fill.second.hatching.ink.line.weight.sides
constexpr qsizetype pieceParts = 8;
const QLatin1Char between('.');
const QLatin1Char nothing('-');

QString digits(const QColor& colour)
{
    return colour.isValid() ? colour.name(QColor::HexArgb).mid(1) : QString(nothing);
}

QColor colourOf(const QString& part)
{
    return part == nothing ? QColor() : QColor(QLatin1Char('#') + part);
}

QString pieceAddress(const OverlayPiece& piece)
{
    const QStringList parts{piece.feature.isEmpty() ? QString(nothing) : piece.feature,
                            digits(piece.fill),
                            digits(piece.second),
                            QString::number(static_cast<int>(piece.hatching)),
                            digits(piece.ink),
                            digits(piece.line),
                            QString::number(static_cast<int>(piece.weight)),
                            QString::number(piece.closedSides)};
    return parts.join(between);
}

} // namespace

QString overlayAddress(const OverlayCell& cell)
{
    QStringList pieces;
    for (const auto& piece : cell.pieces)
        pieces << pieceAddress(piece);
    return QStringLiteral("image://overlay/%1/%2/%3")
        .arg(cell.kind.isEmpty() ? QString(nothing) : cell.kind)
        .arg(cell.turns)
        .arg(pieces.join(QLatin1Char(',')));
}

std::vector<OverlayPiece> overlayPieces(const QString& part)
{
    std::vector<OverlayPiece> pieces;
    const auto texts = part.split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const auto& text : texts) {
        const auto parts = text.split(between);
        if (parts.size() != pieceParts)
            continue;
        pieces.push_back({parts[0] == nothing ? QString() : parts[0], colourOf(parts[1]), colourOf(parts[2]),
                          static_cast<Hatching>(parts[3].toInt()), colourOf(parts[4]), colourOf(parts[5]),
                          static_cast<LineWeight>(parts[6].toInt()), parts[7].toUInt()});
    }
    return pieces;
}

QString numberAddress(OverlayLook look, const QString& text)
{
    return QStringLiteral("image://number/%1/%2").arg(static_cast<int>(look)).arg(text);
}

} // namespace vozka
