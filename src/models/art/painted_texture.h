// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture that was painted for the scene. Qt keeps the picture beside its texture for as long as anything
// shows it. This one is released once the texture is made, and painted again for a further texture (of
// another window, or after the graphics were lost).
#pragma once

#include <QImage>
#include <QMutex>
#include <QQuickTextureFactory>

#include <functional>

namespace vozka {

class PaintedTexture final : public QQuickTextureFactory {
public:
    using Paint = std::function<QImage()>;

    /// `again` paints the same picture, from any thread.
    PaintedTexture(const QImage& image, Paint again);

    [[nodiscard]] QSGTexture* createTexture(QQuickWindow* window) const override;
    [[nodiscard]] QSize textureSize() const override { return m_size; }
    /// Of the texture.
    [[nodiscard]] int textureByteCount() const override { return m_bytes; }
    /// Null once it is released: for each item that shows the picture Qt 6.4 calls this for the colour space.
    [[nodiscard]] QImage image() const override;

private:
    QSize m_size;
    int m_bytes;
    Paint m_again;
    mutable QMutex m_mutex;
    mutable QImage m_image;
};

} // namespace vozka
