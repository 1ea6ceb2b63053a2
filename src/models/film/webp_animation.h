// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Animated WebP file. Only possible if the program was built with libwebp.
#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

namespace vozka {

class WebpAnimation {
public:
    [[nodiscard]] static bool isPossible();

    /// Requires: isPossible().
    explicit WebpAnimation(QSize size);
    ~WebpAnimation();
    WebpAnimation(const WebpAnimation&) = delete;
    WebpAnimation& operator=(const WebpAnimation&) = delete;

    /// Adds an image; false on failure. Requires: the image has the size of the animation and is opaque.
    [[nodiscard]] bool add(const QImage& picture, int durationMs);
    /// Returns the file; empty on failure. Requires: called once.
    [[nodiscard]] QByteArray finish();

private:
    struct Encoder;
    std::unique_ptr<Encoder> m_encoder;
};

} // namespace vozka
