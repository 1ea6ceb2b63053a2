// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Painted picture as the source of a texture. Qt keeps such a picture in memory as long as an item shows it.
// This class releases the picture after a texture was created. It repaints the picture for another texture
// (of another window, or after the loss of the graphics device).
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
    [[nodiscard]] int textureByteCount() const override { return m_bytes; }
    /// Null after the picture was released. Qt 6.4 calls this function for each item that shows the picture,
    /// to read the colour space.
    [[nodiscard]] QImage image() const override;

private:
    QSize m_size;
    int m_bytes;
    Paint m_paint;
    mutable QMutex m_mutex;
    mutable QImage m_image;
};

} // namespace vozka
