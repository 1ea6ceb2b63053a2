// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/image_providers.h"

#include "models/art/pictures.h"
#include "models/overlays/overlay_address.h"
#include "models/overlays/overlay_painting.h"

#include <QCache>
#include <QMutex>
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

    /// `keptPixels` of the pictures made last are kept, which is worth it where they are dear to make and
    /// come and go: Qt keeps few of those that nobody shows.
    PaintingProvider(qsizetype parts, Ground ground, Paint paint, qsizetype keptPixels = 0)
        : QQuickImageProvider(QQuickImageProvider::Image),
          m_parts(parts),
          m_ground(ground),
          m_paint(std::move(paint)),
          m_kept(keptPixels)
    {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override
    {
        constexpr int usual = 128;
        // Where one side is given, the other is the same: so a change of it is one change, not two.
        const int given = qMax(requested.width(), requested.height());
        const int side = given > 0 ? given : usual;
        if (size != nullptr)
            *size = QSize(side, side);
        return m_kept.maxCost() == 0 ? made(id, side) : kept(id, side);
    }

private:
    QImage kept(const QString& id, int side)
    {
        const QString key = id + QLatin1Char('@') + QString::number(side);
        {
            const QMutexLocker lock(&m_mutex);
            if (const auto* image = m_kept.object(key))
                return *image;
        }
        QImage image = made(id, side);
        const QMutexLocker lock(&m_mutex);
        m_kept.insert(key, new QImage(image), static_cast<qsizetype>(side) * side);
        return image;
    }

    [[nodiscard]] QImage made(const QString& id, int side) const
    {
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        const QStringList parts = id.split(QLatin1Char('/'));
        if (parts.size() >= m_parts) {
            QPainter painter(&image);
            m_paint(painter, QRectF(image.rect()), parts);
        }
        return m_ground == Ground::Covered ? image.convertToFormat(QImage::Format_RGB32) : image;
    }

    qsizetype m_parts;
    Ground m_ground;
    Paint m_paint;
    QMutex m_mutex;
    QCache<QString, QImage> m_kept;
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
        paintTile(painter, square, id[0], id[1].toInt(), id.value(2));
    });
    add("back", 1,
        [](QPainter& painter, const QRectF& square, const QStringList&) { paintTileBack(painter, square); });
    add("figure", 2, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintFigure(painter, square, id[0], id[1]);
    });
    add("piece", 1, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintPiece(painter, square, id[0]);
    });
    add("pile", 1, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintPile(painter, square, id[0].toInt());
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
    // A crowded board at a usual size twice over: two overlays that are looked at in turn.
    constexpr qsizetype keptPixels = 400 * 128 * 128;
    engine.addImageProvider(
        QStringLiteral("overlay"),
        new PaintingProvider(
            3, Ground::Clear,
            [](QPainter& painter, const QRectF& square, const QStringList& id) {
                paintPieces(painter, square, {{}, id[0], id[1].toInt(), overlayPieces(id[2])});
            },
            keptPixels));
    add("number", 2, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        paintNumber(painter, square, static_cast<OverlayLook>(id[0].toInt()), id[1]);
    });
    add("via", 1, [](QPainter& painter, const QRectF& square, const QStringList& id) {
        painter.setRenderHint(QPainter::Antialiasing);
        constexpr qreal rim = 0.92;
        paintVia(painter, square.center(), rim * square.width() / 2, id[0]);
    });
}

} // namespace vozka
