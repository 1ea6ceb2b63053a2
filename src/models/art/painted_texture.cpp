// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/painted_texture.h"

#include <QQuickWindow>

#include <utility>

namespace vozka {

PaintedTexture::PaintedTexture(const QImage& image, Paint paint)
    : m_size(image.size()),
      m_bytes(static_cast<int>(image.sizeInBytes())),
      m_paint(std::move(paint)),
      m_image(image)
{}

QSGTexture* PaintedTexture::createTexture(QQuickWindow* window) const
{
    const QImage kept = image();
    QSGTexture* texture =
        window->createTextureFromImage(kept.isNull() ? m_paint() : kept, QQuickWindow::TextureCanUseAtlas);
    // Without a scene no texture is created, and the picture is still needed.
    if (texture != nullptr) {
        const QMutexLocker lock(&m_mutex);
        m_image = {};
    }
    return texture;
}

QImage PaintedTexture::image() const
{
    const QMutexLocker lock(&m_mutex);
    return m_image;
}

} // namespace vozka
