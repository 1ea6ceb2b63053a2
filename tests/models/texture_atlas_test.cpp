// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texture atlas of Qt Quick is large enough for a long game and an overlay.
#include "models/app/texture_atlas.h"

#include <QByteArray>
#include <QGuiApplication>
#include <QScreen>
#include <QtGlobal>
#include <gtest/gtest.h>

namespace vozka {

namespace {

class TextureAtlas : public testing::Test {
protected:
    TextureAtlas() { forget(); }
    ~TextureAtlas() override { forget(); }
    TextureAtlas(const TextureAtlas&) = delete;
    TextureAtlas& operator=(const TextureAtlas&) = delete;
    TextureAtlas(TextureAtlas&&) = delete;
    TextureAtlas& operator=(TextureAtlas&&) = delete;

private:
    static void forget()
    {
        qunsetenv("QSG_ATLAS_WIDTH");
        qunsetenv("QSG_ATLAS_HEIGHT");
    }
};

TEST_F(TextureAtlas, IsLargeEnoughForScreenAndLongGame)
{
    enlargeTextureAtlas();
    const QSize screen = QGuiApplication::primaryScreen()->size();
    const QSize atlas(qEnvironmentVariableIntValue("QSG_ATLAS_WIDTH"),
                      qEnvironmentVariableIntValue("QSG_ATLAS_HEIGHT"));
    EXPECT_GE(atlas.width(), screen.width());
    EXPECT_GE(atlas.height(), screen.height());
    // Space for 200 tiles and 200 overlay pictures, each 64 pixels wide, and the same number in another size.
    EXPECT_GE(atlas.width() * atlas.height(), 2 * 400 * 64 * 64);
}

TEST_F(TextureAtlas, KeepsSizeSetByUser)
{
    qputenv("QSG_ATLAS_WIDTH", "512");
    enlargeTextureAtlas();
    EXPECT_EQ(qgetenv("QSG_ATLAS_WIDTH"), "512");
    EXPECT_GE(qEnvironmentVariableIntValue("QSG_ATLAS_HEIGHT"), 2048);
}

} // namespace

} // namespace vozka
