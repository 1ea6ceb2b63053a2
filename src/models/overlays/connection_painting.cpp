// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lines from a scored feature to its neighbours, and icons for the kinds of connections.
#include "models/art/palette.h"
#include "models/overlays/overlay_painting.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace vozka {

namespace {

constexpr qreal lineWidth = 0.05;
constexpr qreal casingWidth = 0.085;

/// All icons are in a square from -1 to 1.
QPainterPath arch()
{
    QPainterPath path;
    path.moveTo(-0.5, 0.6);
    path.lineTo(-0.5, -0.1);
    path.arcTo(QRectF(-0.5, -0.6, 1, 1), 180, -180);
    path.lineTo(0.5, 0.6);
    return path;
}

QPainterPath bridge()
{
    QPainterPath path = arch();
    path.moveTo(-0.7, 0.6);
    path.lineTo(0.7, 0.6);
    return path;
}

QPainterPath crossing()
{
    QPainterPath path;
    path.moveTo(-0.65, 0.1);
    path.lineTo(0.65, 0.1);
    path.moveTo(0, 0.1);
    path.lineTo(0, -0.6);
    path.addEllipse(QPointF(0, 0.1), 0.28, 0.28);
    return path;
}

QPainterPath church()
{
    QPainterPath path;
    path.addRect(-0.5, 0, 1, 0.6);
    path.moveTo(-0.6, 0);
    path.lineTo(0, -0.6);
    path.lineTo(0.6, 0);
    return path;
}

QPainterPath inside()
{
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), 0.6, 0.6);
    path.addEllipse(QPointF(0, 0), 0.12, 0.12);
    return path;
}

QPainterPath iconPath(const QString& via)
{
    struct Icon {
        const char* via;
        QPainterPath (*path)();
    };
    static constexpr std::array<Icon, 6> icons{{{"gate", arch},
                                                {"drawbridge", bridge},
                                                {"junction", crossing},
                                                {"monastery", church},
                                                {"abbey", church},
                                                {"within", inside}}};
    for (const auto& icon : icons)
        if (via == QLatin1String(icon.via))
            return icon.path();
    return {};
}

} // namespace

void paintVia(QPainter& painter, QPointF middle, qreal radius, const QString& via)
{
    const QPainterPath icon = iconPath(via);
    if (icon.isEmpty())
        return;
    const auto& palette = Palette::instance();
    painter.setPen(QPen(palette.overlay("casing"), radius / 5));
    painter.setBrush(palette.overlay("badge_text"));
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(QPen(palette.overlay("casing"), radius / 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    constexpr qreal iconScale = 0.8;
    painter.drawPath(QTransform::fromTranslate(middle.x(), middle.y())
                         .scale(iconScale * radius, iconScale * radius)
                         .map(icon));
}

void paintConnection(QPainter& painter, QPointF from, QPointF to, qreal unit, bool refused)
{
    const auto& palette = Palette::instance();
    const QColor colour = palette.overlay(refused ? "badge_text" : "source");
    QPen pen(colour, lineWidth * unit, Qt::SolidLine, Qt::RoundCap);
    if (refused)
        pen.setDashPattern({1.2, 1.8});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.overlay("casing"), casingWidth * unit, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(pen);
    painter.drawLine(from, to);
    // The dot marks the scored feature.
    painter.setPen(QPen(palette.overlay("casing"), (casingWidth - lineWidth) / 2 * unit));
    painter.setBrush(colour);
    painter.drawEllipse(from, 1.3 * lineWidth * unit, 1.3 * lineWidth * unit);
    painter.restore();
}

} // namespace vozka
