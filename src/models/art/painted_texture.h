// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Picture that was painted for the scene. Qt keeps the picture next to its texture while it is visible. This
// class releases it after its upload, and repaints it for another texture (of another window, or after the
// loss of the graphics device).
#pragma once

#include <QImage>
#include <QMutex>
#include <QQuickTextureFactory>

#include <functional>

namespace vozka {

class PaintedTexture final : public QQuickTextureFactory {
public:
    using Paint = std::function<QImage()>;

    /// `paint` repaints the picture, in any thread.
    PaintedTexture(const QImage& image, Paint paint);

    [[nodiscard]] QSGTexture* createTexture(QQuickWindow* window) const override;
    [[nodiscard]] QSize textureSize() const override { return m_size; }
    /// Size of the texture.
    [[nodiscard]] int textureByteCount() const override { return m_bytes; }
    /// Null after its release. Qt 6.4 calls this for the colour space, for each item that shows the picture.
    [[nodiscard]] QImage image() const override;

private:
    QSize m_size;
    int m_bytes;
    Paint m_paint;
    mutable QMutex m_mutex;
    mutable QImage m_image;
};

} // namespace vozka
