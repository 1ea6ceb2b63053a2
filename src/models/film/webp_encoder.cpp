// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/film_encoder.h"

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

class WebpEncoder : public FilmEncoder {
public:
    explicit WebpEncoder(QSize size) : m_webp(newEncoder(size)) {}
    ~WebpEncoder() override { WebPAnimEncoderDelete(m_webp); }

    bool add(const QImage& picture, int durationMs) override;
    QByteArray finish() override;

private:
    WebPAnimEncoder* m_webp;
    int m_atMs = 0;
};

bool WebpEncoder::add(const QImage& picture, int durationMs)
{
    Picture frame;
    WebPConfig config;
    frame.webp.use_argb = 1;
    frame.webp.width = picture.width();
    frame.webp.height = picture.height();
    if (m_webp == nullptr || WebPConfigPreset(&config, WEBP_PRESET_DRAWING, quality) == 0
        || WebPPictureAlloc(&frame.webp) == 0)
        return false;
    const QImage argb = picture.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < argb.height(); ++y)
        std::memcpy(frame.webp.argb + static_cast<std::ptrdiff_t>(y) * frame.webp.argb_stride,
                    argb.constScanLine(y), static_cast<std::size_t>(argb.width()) * sizeof(std::uint32_t));
    const bool isAdded = WebPAnimEncoderAdd(m_webp, &frame.webp, m_atMs, &config) != 0;
    m_atMs += durationMs;
    return isAdded;
}

QByteArray WebpEncoder::finish()
{
    QByteArray file;
    WebPData data;
    WebPDataInit(&data);
    // Marks the end of the last image.
    if (WebPAnimEncoderAdd(m_webp, nullptr, m_atMs, nullptr) != 0
        && WebPAnimEncoderAssemble(m_webp, &data) != 0)
        file = QByteArray(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
    WebPDataClear(&data);
    return file;
}

} // namespace

std::unique_ptr<FilmEncoder> newWebpEncoder(QSize size)
{
    return std::make_unique<WebpEncoder>(size);
}

} // namespace vozka

#endif
