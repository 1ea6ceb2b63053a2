// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Numbers and letters on the board. Marks differ in shape, lightness and symbol, not in colour alone.
#include "models/art/palette.h"
#include "models/overlays/overlay_painting.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

namespace vozka {

namespace {

enum class Sign { None, Tick, Cross, Classic, New, Dot, Ring };

struct MarkStyle {
    QColor ground;
    QColor ink;
    Sign sign = Sign::None;
    /// Roundness of the ends: 1 = half circles.
    qreal roundness = 1;
};

MarkStyle styleFor(OverlayLook look)
{
    const auto& palette = Palette::instance();
    const auto colour = [&](const char* name) { return palette.overlay(name); };
    switch (look) {
    case OverlayLook::Reachable:
    case OverlayLook::Both:
        return {colour("reach"), colour("casing"), Sign::Tick};
    case OverlayLook::OnlyClassic:
        return {colour("classic"), colour("casing"), Sign::Classic, 0.5};
    case OverlayLook::OnlyNew:
        return {colour("modern"), colour("casing"), Sign::New, 0.5};
    case OverlayLook::Refused:
        return {colour("badge"), colour("badge_text"), Sign::Cross, 0.3};
    case OverlayLook::Marked:
        return {colour("source"), colour("casing"), Sign::Dot};
    case OverlayLook::Missed:
        return {colour("badge_text"), colour("badge"), Sign::Ring};
    default:
        return {colour("badge_text"), colour("badge")};
    }
}

QFont boldFont(qreal height)
{
    QFont font = QGuiApplication::font();
    font.setBold(true);
    font.setPixelSize(qMax(1, qRound(height)));
    return font;
}

/// Paints the text as large as the box allows, at most `height` high.
void paintText(QPainter& painter, const QRectF& box, const QString& text, const QColor& ink, qreal height)
{
    QFont font = boldFont(height);
    const qreal wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > box.width())
        font.setPixelSize(qMax(1, qFloor(height * box.width() / wide)));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
}

void paintSign(QPainter& painter, const QRectF& box, Sign sign, const QColor& ink)
{
    if (sign == Sign::Classic || sign == Sign::New) {
        paintText(painter, box, sign == Sign::Classic ? QStringLiteral("C1") : QStringLiteral("C2"), ink,
                  box.height() * 0.62);
        return;
    }
    const auto at = [&](qreal x, qreal y) {
        const qreal side = qMin(box.width(), box.height());
        return box.center() + QPointF(x, y) * side;
    };
    QPainterPath path;
    if (sign == Sign::Dot || sign == Sign::Ring) {
        const qreal radius = 0.25 * qMin(box.width(), box.height());
        path.addEllipse(box.center(), radius, radius);
    } else if (sign == Sign::Tick) {
        path.moveTo(at(-0.3, 0.02));
        path.lineTo(at(-0.08, 0.24));
        path.lineTo(at(0.3, -0.24));
    } else {
        path.moveTo(at(-0.24, -0.24));
        path.lineTo(at(0.24, 0.24));
        path.moveTo(at(0.24, -0.24));
        path.lineTo(at(-0.24, 0.24));
    }
    painter.setBrush(sign == Sign::Dot ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter.setPen(QPen(ink, box.height() * 0.15, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

} // namespace

qreal discWidth(qreal height, const QString& text)
{
    return qMax(height, height * (0.55 + 0.4 * static_cast<qreal>(text.size())));
}

void paintNumber(QPainter& painter, const QRectF& square, OverlayLook look, const QString& text)
{
    const MarkStyle style = styleFor(look);
    const auto& palette = Palette::instance();
    const qreal height = numberHeight * square.width();
    const qreal width = style.sign == Sign::None ? discWidth(height, text) : square.width();
    QRectF box(0, 0, width, height);
    box.moveCenter(square.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    // A light rim around a dark one is visible on any background.
    const qreal unit = height / 20;
    const auto shell = [&](qreal inset, const QColor& colour) {
        const QRectF inner = box.adjusted(inset * unit, inset * unit, -inset * unit, -inset * unit);
        const qreal radius = inner.height() / 2 * style.roundness;
        painter.setBrush(colour);
        painter.drawRoundedRect(inner, radius, radius);
    };
    shell(0, palette.overlay("badge_text"));
    shell(1, palette.overlay("casing"));
    shell(2.4, style.ground);
    const QRectF inside = box.adjusted(3 * unit, 2 * unit, -3 * unit, -2 * unit);
    QRectF number = inside;
    if (style.sign != Sign::None) {
        const qreal signWidth =
            inside.width() * (style.sign == Sign::Classic || style.sign == Sign::New ? 0.5 : 0.44);
        QRectF left = inside;
        left.setWidth(signWidth);
        number.setLeft(left.right());
        paintSign(painter, left, style.sign, style.ink);
    }
    paintText(painter, number, text, style.ink, height * 0.68);
    painter.restore();
}

void paintLeader(QPainter& painter, QPointF from, QPointF tip, qreal unit)
{
    const auto& palette = Palette::instance();
    const qreal line = qMax(2.0, unit * leaderWidth);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.overlay("badge"), line * 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, tip);
    painter.setPen(QPen(palette.overlay("badge_text"), line, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, tip);
    painter.setPen(QPen(palette.overlay("badge"), line / 2));
    painter.setBrush(palette.overlay("badge_text"));
    painter.drawEllipse(tip, line * leaderDot, line * leaderDot);
}

void paintDot(QPainter& painter, const QRectF& square)
{
    const auto& palette = Palette::instance();
    const qreal line = square.width() / 6;
    painter.setPen(QPen(palette.overlay("badge_text"), line));
    painter.setBrush(palette.overlay("badge"));
    painter.drawEllipse(square.adjusted(line / 2, line / 2, -line / 2, -line / 2));
}

} // namespace vozka
