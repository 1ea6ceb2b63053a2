// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture that was painted for the scene. Qt keeps the picture beside its texture for as long as anything
// shows it; this one is let go once the texture is made, and painted again should it be asked for once more
// (for another window, or after the graphics were lost).
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
    [[nodiscard]] QImage image() const override;
    /// Whether the picture itself is still kept.
    [[nodiscard]] bool isKept() const;

private:
    QSize m_size;
    int m_bytes;
    Paint m_again;
    mutable QMutex m_mutex;
    mutable QImage m_image;
};

} // namespace vozka
