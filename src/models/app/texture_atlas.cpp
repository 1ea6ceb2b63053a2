// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/texture_atlas.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <bit>

namespace vozka {

namespace {

/// Qt reads these variables when it creates the first texture of a window.
void setSide(const char* name, qreal pixels)
{
    constexpr unsigned least = 2048;
    if (!qEnvironmentVariableIsSet(name))
        qputenv(name, QByteArray::number(std::max(least, std::bit_ceil(static_cast<unsigned>(pixels)))));
}

} // namespace

void enlargeTextureAtlas()
{
    const QScreen* const screen = QGuiApplication::primaryScreen();
    if (screen == nullptr)
        return;
    const QSizeF pixels = QSizeF(screen->size()) * screen->devicePixelRatio();
    setSide("QSG_ATLAS_WIDTH", pixels.width());
    setSide("QSG_ATLAS_HEIGHT", pixels.height());
}

} // namespace vozka
