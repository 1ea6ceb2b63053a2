// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/image_providers.h"

#include "models/art/pictures.h"

#include <QPainter>
#include <QQmlEngine>
#include <QQuickImageProvider>

#include <functional>

namespace vozka {

namespace {

using Paint = std::function<void(QPainter&, const QRectF&, const QStringList&)>;

/// Paints square pictures on a clear ground by the parts of their address. Those that cover their square are
/// opaque, which spares the scene what lies behind them.
class PaintingProvider : public QQuickImageProvider {
public:
    enum class Ground { Clear, Covered };

    PaintingProvider(qsizetype parts, Ground ground, Paint paint)
        : QQuickImageProvider(QQuickImageProvider::Image),
          m_parts(parts),
          m_ground(ground),
          m_paint(std::move(paint))
    {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override
    {
        constexpr int usual = 128;
        // Where one side is given, the other is the same: so a change of it is one change, not two.
        const int side = qMax(requested.width(), requested.height());
        QImage image(QSize(1, 1) * (side > 0 ? side : usual), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        const QStringList parts = id.split(QLatin1Char('/'));
        if (parts.size() == m_parts) {
            QPainter painter(&image);
            m_paint(painter, QRectF(image.rect()), parts);
        }
        if (size != nullptr)
            *size = image.size();
        return m_ground == Ground::Covered ? image.convertToFormat(QImage::Format_RGB32) : image;
    }

private:
    qsizetype m_parts;
    Ground m_ground;
    Paint m_paint;
};

QColor colour(const QString& digits)
{
    return QColor(QLatin1Char('#') + digits);
}

} // namespace

void addImageProviders(QQmlEngine& engine)
{
    using Ground = PaintingProvider::Ground;
    const auto addOn = [&](Ground ground, const char* name, qsizetype parts, Paint paint) {
        engine.addImageProvider(QLatin1String(name), new PaintingProvider(parts, ground, std::move(paint)));
    };
    const auto add = [&](const char* name, qsizetype parts, Paint paint) {
        addOn(Ground::Clear, name, parts, std::move(paint));
    };
    addOn(Ground::Covered, "tile", 2, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintTile(painter, square, id[0], id[1].toInt());
    });
    add("back", 1,
        [](QPainter& painter, const QRectF& square, const QStringList&) { paintTileBack(painter, square); });
    add("figure", 2, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintFigure(painter, square, id[0], id[1]);
    });
    add("mark", 1, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintMark(painter, square, id[0]);
    });
    add("icon", 2, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintIcon(painter, square, id[0], colour(id[1]));
    });
    add("sprite", 1, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintSprite(painter, square, id[0]);
    });
    add("area", 4, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintArea(painter, square, id[0], id[1].toInt(), id[2], colour(id[3]));
    });
    add("outline", 4, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintOutline(painter, square, id[0], id[1].toInt(), id[2], colour(id[3]));
    });
}

} // namespace vozka
