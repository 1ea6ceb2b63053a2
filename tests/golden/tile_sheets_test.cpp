// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the drawings of all kinds of tiles below 96 pixels with checked pictures. Larger drawings are
// painted from their files without changes.
#include "golden.h"
#include "models/art/pictures.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <gtest/gtest.h>

namespace vozka {

class TileSheet : public testing::TestWithParam<int> {};

TEST_P(TileSheet, MatchesStoredImage)
{
    constexpr int columns = 16;
    const int side = GetParam();
    QFile file(QStringLiteral(":/art/svg/tiles/tiles.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto kinds = QJsonDocument::fromJson(file.readAll()).array();
    ASSERT_GT(kinds.size(), 200);
    const int rows = (static_cast<int>(kinds.size()) + columns - 1) / columns;
    QImage sheet(columns * side, rows * side, QImage::Format_RGB32);
    sheet.fill(Qt::black);
    QPainter painter(&sheet);
    for (int i = 0; i < kinds.size(); ++i) {
        const QString kind = kinds[i].toObject()[QLatin1String("stem")].toString();
        // Each tile is a separate picture, as in the program.
        QImage tile(side, side, QImage::Format_RGB32);
        QPainter tilePainter(&tile);
        paintTile(tilePainter, tile.rect(), kind, 0);
        tilePainter.end();
        painter.drawImage(i % columns * side, i / columns * side, tile);
    }
    painter.end();
    expectPicture(sheet, QStringLiteral("tiles-%1.png").arg(side));
}

INSTANTIATE_TEST_SUITE_P(Sizes, TileSheet, testing::Values(24, 40, 72),
                         [](const auto& of) { return std::to_string(of.param); });

} // namespace vozka
