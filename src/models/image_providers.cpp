// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/image_providers.h"

#include "models/art/painted_texture.h"
#include "models/art/picture_prefetcher.h"
#include "models/art/pictures.h"
#include "models/art/tile_level.h"
#include "models/overlays/overlay_address.h"
#include "models/overlays/overlay_painting.h"

#include <QCache>
#include <QMutex>
#include <QPainter>
#include <QQmlEngine>
#include <QQuickImageProvider>

#include <functional>
#include <utility>
#include <vector>

namespace vozka {

namespace {

using Paint = std::function<void(QPainter&, const QRectF&, const QStringList&)>;

enum class Ground { Clear, Covered };

/// Square pictures of one provider, painted from the parts of their URLs.
struct Look {
    const char* provider;
    /// Smallest number of parts of a URL.
    qsizetype parts;
    Paint paint;
    /// Pictures that cover their square are opaque, so the scene does not draw items behind them.
    Ground ground = Ground::Clear;
    /// Number of pixels in the cache. Used for slow pictures that are hidden and shown again, because Qt
    /// keeps few hidden ones.
    qsizetype cachedPixels = 0;

    [[nodiscard]] QImage made(const QString& id, int side) const
    {
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        const QStringList all = id.split(QLatin1Char('/'));
        if (all.size() >= parts) {
            QPainter painter(&image);
            paint(painter, QRectF(image.rect()), all);
        }
        return ground == Ground::Covered ? image.convertToFormat(QImage::Format_RGB32) : image;
    }
};

QString addressOf(const Look& look, const QString& id)
{
    return QStringLiteral("image://%1/%2").arg(QLatin1String(look.provider), id);
}

class PaintingProvider : public QQuickImageProvider {
public:
    /// `prefetcher`: null if none.
    PaintingProvider(const Look& look, PicturePrefetcher* prefetcher)
        : QQuickImageProvider(QQuickImageProvider::Texture),
          m_look(look),
          m_prefetcher(prefetcher),
          m_kept(look.cachedPixels)
    {}

    QQuickTextureFactory* requestTexture(const QString& id, QSize* size, const QSize& requested) override
    {
        const QImage image = requestImage(id, size, requested);
        return new PaintedTexture(image,
                                  [&look = m_look, id, side = image.width()] { return look.made(id, side); });
    }

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override
    {
        constexpr int usual = 128;
        // Pictures are square. QML sets width and height one after the other: using the larger avoids a
        // second picture.
        const int given = qMax(requested.width(), requested.height());
        const int side = given > 0 ? given : usual;
        if (size != nullptr)
            *size = QSize(side, side);
        if (m_prefetcher != nullptr)
            if (const auto image = m_prefetcher->take(addressOf(m_look, id), side))
                return *image;
        return m_kept.maxCost() == 0 ? m_look.made(id, side) : kept(id, side);
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
        QImage image = m_look.made(id, side);
        const QMutexLocker lock(&m_mutex);
        m_kept.insert(key, new QImage(image), static_cast<qsizetype>(side) * side);
        return image;
    }

    const Look& m_look;
    PicturePrefetcher* m_prefetcher;
    QMutex m_mutex;
    QCache<QString, QImage> m_kept;
};

QColor colour(const QString& digits)
{
    return QColor(QLatin1Char('#') + digits);
}

/// Separates the level (tile_level.h) from the parts of a URL.
std::pair<QStringList, QString> splitLevel(QStringList parts)
{
    constexpr QLatin1Char mark('?');
    const QString level = parts.last().section(mark, 1);
    parts.last() = parts.last().section(mark, 0, 0);
    return {parts, level};
}

/// Number of pixels of two overlays of a large board, at a usual size of cells.
constexpr qsizetype twoOverlays = 400 * 128 * 128;

const std::vector<Look>& looks()
{
    static const std::vector<Look> all{
        {"tile", 2,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             const auto [parts, level] = splitLevel(id);
             paintTile(painter, square, parts[0], parts[1].toInt(), parts.value(2), level);
         },
         Ground::Covered},
        {"back", 1,
         [](QPainter& painter, const QRectF& square, const QStringList&) { paintTileBack(painter, square); }},
        {"figure", 2,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             const auto [parts, level] = splitLevel(id);
             paintFigure(painter, square, parts[0], parts[1], level == outlinedLevel);
         }},
        {"pin", 2,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             paintPin(painter, square, id[0], id[1]);
         }},
        {"piece", 1,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             const auto [parts, level] = splitLevel(id);
             paintPiece(painter, square, parts[0], level == outlinedLevel);
         }},
        {"pile", 1,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             paintPile(painter, square, id[0].toInt());
         }},
        {"mark", 1,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             paintMark(painter, square, id[0]);
         }},
        {"icon", 2,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             paintIcon(painter, square, id[0], colour(id[1]));
         }},
        {"sprite", 1,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             paintSprite(painter, square, id[0]);
         }},
        {"space", 4,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             const qreal line = qRound(square.width() * id[1].toInt() / 1000);
             SpaceLook look{id[0], line, colour(id[3]), colour(id[3])};
             look.ground.setAlphaF(id[2].toFloat() / 100);
             paintSpace(painter, square, look);
         }},
        {"area", 4,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             paintArea(painter, square, id[0], id[1].toInt(), id[2], colour(id[3]));
         }},
        {"outline", 4,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             paintOutline(painter, square, id[0], id[1].toInt(), id[2], colour(id[3]));
         }},
        {"overlay", 3,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             paintPieces(painter, square, {{}, id[0], id[1].toInt(), overlayPieces(id[2])});
         },
         Ground::Clear, twoOverlays},
        {"number", 2,
         [](QPainter& painter, const QRectF& square, const QStringList& id) {
             paintNumber(painter, square, static_cast<OverlayLook>(id[0].toInt()), id[1]);
         }},
        {"via", 1, [](QPainter& painter, const QRectF& square, const QStringList& id) {
             painter.setRenderHint(QPainter::Antialiasing);
             constexpr qreal rim = 0.92;
             paintVia(painter, square.center(), rim * square.width() / 2, id[0]);
         }}};
    return all;
}

} // namespace

QImage pictureOf(const QString& address, int side)
{
    for (const auto& look : looks())
        if (const QString start = addressOf(look, {}); address.startsWith(start))
            return look.made(address.mid(start.size()), side);
    return {};
}

void addImageProviders(QQmlEngine& engine, PicturePrefetcher* prefetcher)
{
    for (const auto& look : looks())
        engine.addImageProvider(QLatin1String(look.provider), new PaintingProvider(look, prefetcher));
}

} // namespace vozka
