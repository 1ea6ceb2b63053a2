// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An animated WebP: pictures, each of which stays for a while, in one file. It needs libwebp; where that was
// not there when the program was built, there are none.
#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

namespace vozka {

class WebpAnimation {
public:
    /// Whether there are any.
    [[nodiscard]] static bool isPossible();

    /// Requires: they are possible.
    explicit WebpAnimation(QSize size);
    ~WebpAnimation();
    WebpAnimation(const WebpAnimation&) = delete;
    WebpAnimation& operator=(const WebpAnimation&) = delete;

    /// False if that cannot be. Requires: the picture has the size of the animation and covers all of it.
    [[nodiscard]] bool add(const QImage& picture, int durationMs);
    /// The file; empty if that cannot be. It can be asked for once.
    [[nodiscard]] QByteArray finish();

private:
    struct Encoder;
    std::unique_ptr<Encoder> m_encoder;
};

} // namespace vozka
