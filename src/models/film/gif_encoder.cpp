// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/film_encoder.h"

#ifdef VOZKA_GIF

#include <gif_lib.h>

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace vozka {

namespace {

/// Colours of a frame. The last one is transparent: the pixel of the frame before stays.
constexpr int colours = 256;
constexpr int transparent = colours - 1;

int append(GifFileType* gif, const GifByteType* bytes, int size)
{
    static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), size);
    return size;
}

struct ColourMapDeleter {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using ColourMap = std::unique_ptr<ColorMapObject, ColourMapDeleter>;

/// Rectangle of a frame. `numbers`: index of the colour of each pixel, line by line.
struct Pixels {
    QRect area;
    std::vector<GifByteType> numbers;
    ColourMap map{GifMakeMapObject(colours, nullptr)};
};

/// Returns the smallest rectangle with all changes; one pixel if nothing changed.
QRect changesOf(const QImage& picture, const QImage& before)
{
    if (before.isNull())
        return picture.rect();
    QRect area;
    for (int y = 0; y < picture.height(); ++y) {
        const auto* const now = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        const auto* const then = reinterpret_cast<const QRgb*>(before.constScanLine(y));
        int first = 0;
        int last = picture.width() - 1;
        while (first <= last && now[first] == then[first])
            ++first;
        while (last > first && now[last] == then[last])
            --last;
        if (first <= last)
            area |= QRect(first, y, last - first + 1, 1);
    }
    return area.isEmpty() ? QRect(0, 0, 1, 1) : area;
}

class GifEncoder : public FilmEncoder {
public:
    explicit GifEncoder(QSize size);
    ~GifEncoder() override { std::ignore = close(); }

    bool add(const QImage& picture, int durationMs) override;
    QByteArray finish() override { return close() && m_isGood ? m_file : QByteArray(); }

private:
    [[nodiscard]] bool close();
    [[nodiscard]] bool begin(QSize size);
    /// Chooses the best colours for the pixels that differ from the frame before. Returns false on failure.
    [[nodiscard]] bool quantize(Pixels& pixels, const QImage& picture) const;
    [[nodiscard]] bool write(Pixels& pixels, int durationMs);

    QByteArray m_file;
    GifFileType* m_gif;
    QImage m_before;
    bool m_isGood;
};

GifEncoder::GifEncoder(QSize size)
    : m_gif(EGifOpen(&m_file, append, nullptr)), m_isGood(m_gif != nullptr && begin(size))
{}

bool GifEncoder::close()
{
    auto* const gif = std::exchange(m_gif, nullptr);
    return gif != nullptr && EGifCloseFile(gif, nullptr) == GIF_OK;
}

bool GifEncoder::begin(QSize size)
{
    constexpr int bits = 8;
    // Repeats the film without end.
    constexpr std::array<GifByteType, 3> endless{1, 0, 0};
    constexpr std::string_view looping = "NETSCAPE2.0";
    EGifSetGifVersion(m_gif, true);
    return EGifPutScreenDesc(m_gif, size.width(), size.height(), bits, 0, nullptr) == GIF_OK
           && EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK
           && EGifPutExtensionBlock(m_gif, static_cast<int>(looping.size()), looping.data()) == GIF_OK
           && EGifPutExtensionBlock(m_gif, static_cast<int>(endless.size()), endless.data()) == GIF_OK
           && EGifPutExtensionTrailer(m_gif) == GIF_OK;
}

bool GifEncoder::quantize(Pixels& pixels, const QImage& picture) const
{
    const QRect& area = pixels.area;
    std::vector<std::size_t> changed;
    std::vector<GifByteType> red;
    std::vector<GifByteType> green;
    std::vector<GifByteType> blue;
    std::size_t at = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x, ++at) {
            const QRgb colour = picture.pixel(x, y);
            if (!m_before.isNull() && m_before.pixel(x, y) == colour)
                continue;
            changed.push_back(at);
            red.push_back(static_cast<GifByteType>(qRed(colour)));
            green.push_back(static_cast<GifByteType>(qGreen(colour)));
            blue.push_back(static_cast<GifByteType>(qBlue(colour)));
        }
    }
    pixels.numbers.assign(at, transparent);
    if (changed.empty())
        return true;
    int used = transparent;
    std::vector<GifByteType> numbers(changed.size());
    if (GifQuantizeBuffer(static_cast<unsigned>(changed.size()), 1, &used, red.data(), green.data(),
                          blue.data(), numbers.data(), pixels.map->Colors)
        != GIF_OK)
        return false;
    for (std::size_t i = 0; i < changed.size(); ++i)
        pixels.numbers[changed[i]] = numbers[i];
    return true;
}

bool GifEncoder::write(Pixels& pixels, int durationMs)
{
    constexpr int msPerUnit = 10;
    std::array<GifByteType, 4> control{};
    const GraphicsControlBlock block{DISPOSE_DO_NOT, false, durationMs / msPerUnit, transparent};
    EGifGCBToExtension(&block, control.data());
    const QRect& area = pixels.area;
    if (EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(control.size()), control.data())
            != GIF_OK
        || EGifPutImageDesc(m_gif, area.left(), area.top(), area.width(), area.height(), false,
                            pixels.map.get())
               != GIF_OK)
        return false;
    return EGifPutLine(m_gif, pixels.numbers.data(), static_cast<int>(pixels.numbers.size())) == GIF_OK;
}

bool GifEncoder::add(const QImage& picture, int durationMs)
{
    const QImage rgb = picture.convertToFormat(QImage::Format_RGB32);
    Pixels pixels{changesOf(rgb, m_before), {}};
    m_isGood = m_isGood && pixels.map != nullptr && quantize(pixels, rgb) && write(pixels, durationMs);
    m_before = rgb;
    return m_isGood;
}

} // namespace

std::unique_ptr<FilmEncoder> newGifEncoder(QSize size)
{
    return std::make_unique<GifEncoder>(size);
}

} // namespace vozka

#endif
