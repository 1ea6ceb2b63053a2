// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Painted pictures are deleted when their texture exists. Textures that are created later have the same
// content.
#include "models/art/painted_texture.h"

#include "models/image_providers.h"

#include <QColorSpace>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QQuickWindow>
#include <QSGTexture>
#include <gtest/gtest.h>

#include <memory>

namespace vozka {

namespace {

constexpr int side = 48;

class PaintedTextureMemory : public testing::TestWithParam<const char*> {
protected:
    PaintedTextureMemory() { addImageProviders(m_engine); }

    std::unique_ptr<QQuickTextureFactory> textureOf(const QString& address)
    {
        const QString known = address.mid(QStringLiteral("image://").size());
        auto* const provider =
            dynamic_cast<QQuickImageProvider*>(m_engine.imageProvider(known.section(u'/', 0, 0)));
        EXPECT_EQ(provider->imageType(), QQuickImageProvider::Texture);
        QSize size;
        std::unique_ptr<QQuickTextureFactory> texture(
            provider->requestTexture(known.section(u'/', 1), &size, QSize(side, 0)));
        EXPECT_EQ(size, QSize(side, side));
        return texture;
    }

    QQmlEngine m_engine;
};

TEST_P(PaintedTextureMemory, ReleasesPictureOnceTextureIsMade)
{
    const QString address = QLatin1String(GetParam());
    const auto painted = textureOf(address);
    EXPECT_EQ(painted->textureSize(), QSize(side, side));
    EXPECT_EQ(painted->textureByteCount(), side * side * 4);
    const QImage before = painted->image();
    EXPECT_EQ(before, pictureOf(address, side));

    // The software renderer needs no graphics hardware and creates textures before the window is shown.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QQuickWindow window;
    for (const bool first : {true, false}) {
        const std::unique_ptr<QSGTexture> made(painted->createTexture(&window));
        ASSERT_NE(made, nullptr) << (first ? "at first" : "again");
        EXPECT_EQ(made->textureSize(), QSize(side, side));
        EXPECT_EQ(made->hasAlphaChannel(), before.hasAlphaChannel());
        EXPECT_TRUE(painted->image().isNull());
    }
}

INSTANTIATE_TEST_SUITE_P(OfEachKind, PaintedTextureMemory,
                         testing::Values("image://tile/d/1", "image://figure/follower/red",
                                         "image://icon/undo/ff8800", "image://area/d/0/city-n/80ff0000"));

TEST(PaintedTexture, PaintsAgainForFurtherTexturesOnly)
{
    int paintings = 0;
    const PaintedTexture painted(QImage(side, side, QImage::Format_RGB32), [&paintings] {
        ++paintings;
        return QImage(side, side, QImage::Format_RGB32);
    });
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QQuickWindow window;
    const std::unique_ptr<QSGTexture> first(painted.createTexture(&window));
    EXPECT_EQ(painted.image().colorSpace(), QColorSpace());
    EXPECT_EQ(paintings, 0);
    const std::unique_ptr<QSGTexture> second(painted.createTexture(&window));
    EXPECT_EQ(paintings, 1);
}

} // namespace

} // namespace vozka
