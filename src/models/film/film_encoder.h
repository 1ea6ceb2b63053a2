// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Encoders of animated pictures. WebP and GIF are possible if the program was built with their libraries.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QStringList>

#include <memory>

namespace vozka {

class FilmEncoder {
public:
    FilmEncoder() = default;
    virtual ~FilmEncoder() = default;
    FilmEncoder(const FilmEncoder&) = delete;
    FilmEncoder& operator=(const FilmEncoder&) = delete;

    /// Adds an image; false on failure. Requires: the image has the size of the animation and is opaque.
    [[nodiscard]] virtual bool add(const QImage& picture, int durationMs) = 0;
    /// Returns the file; empty on failure. Requires: called once.
    [[nodiscard]] virtual QByteArray finish() = 0;
};

/// Returns the endings of the files that this build can write: ".webp", ".gif".
[[nodiscard]] QStringList filmEndings();
/// Returns an encoder for files with one of these endings, in upper or lower case; null for other endings.
[[nodiscard]] std::unique_ptr<FilmEncoder> newFilmEncoder(const QString& ending, QSize size);

/// Defined if the program was built with the library.
[[nodiscard]] std::unique_ptr<FilmEncoder> newWebpEncoder(QSize size);
[[nodiscard]] std::unique_ptr<FilmEncoder> newGifEncoder(QSize size);

} // namespace vozka
