// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/webp_animation.h"

#ifdef VOZKA_WEBP

#include <webp/encode.h>
#include <webp/mux.h>

#include <cstring>
#include <limits>

namespace vozka {

namespace {

/// Compression artefacts of drawn boards are not visible at this quality.
constexpr float quality = 80;

struct Picture {
    WebPPicture webp;
    Picture() { WebPPictureInit(&webp); }
    ~Picture() { WebPPictureFree(&webp); }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
};

WebPAnimEncoder* newEncoder(QSize size)
{
    WebPAnimEncoderOptions options;
    if (WebPAnimEncoderOptionsInit(&options) == 0)
        return nullptr;
    // No key frames: films are played from the start.
    options.kmin = std::numeric_limits<int>::max() - 1;
    options.kmax = std::numeric_limits<int>::max();
    return WebPAnimEncoderNew(size.width(), size.height(), &options);
}

} // namespace

struct WebpAnimation::Encoder {
    explicit Encoder(QSize size) : webp(newEncoder(size)) {}
    ~Encoder() { WebPAnimEncoderDelete(webp); }
    Encoder(const Encoder&) = delete;
    Encoder& operator=(const Encoder&) = delete;

    WebPAnimEncoder* webp;
    int atMs = 0;
};

bool WebpAnimation::isPossible()
{
    return true;
}

WebpAnimation::WebpAnimation(QSize size) : m_encoder(std::make_unique<Encoder>(size)) {}
WebpAnimation::~WebpAnimation() = default;

bool WebpAnimation::add(const QImage& picture, int durationMs)
{
    Picture frame;
    WebPConfig config;
    frame.webp.use_argb = 1;
    frame.webp.width = picture.width();
    frame.webp.height = picture.height();
    if (m_encoder->webp == nullptr || WebPConfigPreset(&config, WEBP_PRESET_DRAWING, quality) == 0
        || WebPPictureAlloc(&frame.webp) == 0)
        return false;
    const QImage argb = picture.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < argb.height(); ++y)
        std::memcpy(frame.webp.argb + static_cast<std::ptrdiff_t>(y) * frame.webp.argb_stride,
                    argb.constScanLine(y), static_cast<std::size_t>(argb.width()) * sizeof(std::uint32_t));
    const bool isAdded = WebPAnimEncoderAdd(m_encoder->webp, &frame.webp, m_encoder->atMs, &config) != 0;
    m_encoder->atMs += durationMs;
    return isAdded;
}

QByteArray WebpAnimation::finish()
{
    QByteArray file;
    WebPData data;
    WebPDataInit(&data);
    // Marks the end of the last image.
    if (WebPAnimEncoderAdd(m_encoder->webp, nullptr, m_encoder->atMs, nullptr) != 0
        && WebPAnimEncoderAssemble(m_encoder->webp, &data) != 0)
        file = QByteArray(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
    WebPDataClear(&data);
    return file;
}

} // namespace vozka

#else

namespace vozka {

struct WebpAnimation::Encoder {};

bool WebpAnimation::isPossible()
{
    return false;
}

WebpAnimation::WebpAnimation(QSize) {}
WebpAnimation::~WebpAnimation() = default;

bool WebpAnimation::add(const QImage&, int)
{
    return false;
}

QByteArray WebpAnimation::finish()
{
    return {};
}

} // namespace vozka

#endif
