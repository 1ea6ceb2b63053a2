// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render.h"

#include <QPainter>
#include <QSvgRenderer>

namespace vozka::art {

namespace {

/// Receives the warnings; null if none are recorded. Global because message handlers of Qt are plain
/// functions.
QStringList* warnings = nullptr;

void addWarning(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& message)
{
    warnings->append(message);
}

} // namespace

Rendering render(const QByteArray& svg, int size, int margin)
{
    Rendering result;
    warnings = &result.warnings;
    const QtMessageHandler previousHandler = qInstallMessageHandler(addWarning);

    QSvgRenderer renderer(svg);
    result.valid = renderer.isValid();
    result.image = QImage(size + 2 * margin, size + 2 * margin, QImage::Format_ARGB32_Premultiplied);
    result.image.fill(Qt::transparent);
    QPainter painter(&result.image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(margin, margin, size, size));
    painter.end();

    qInstallMessageHandler(previousHandler);
    return result;
}

QImage renderElement(const QByteArray& svg, const QString& id, int size)
{
    QSvgRenderer renderer(svg);
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / renderer.viewBoxF().width(), size / renderer.viewBoxF().height());
    renderer.render(&painter, id, renderer.boundsOnElement(id));
    return image;
}

} // namespace vozka::art
