// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// For a game on the command line, images are painted before the window opens. They equal the images that the
// board requests.
#include "models/art/tile_level.h"
#include "models/board/board_scene.h"
#include "models/game/game_pictures.h"
#include "models/image_providers.h"
#include "records/files.h"
#include "records/game.h"
#include "support/program.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <algorithm>
#include <future>

namespace vozka {

namespace {

/// Writes the first actions of a recorded game to a file. Returns its path; empty if it cannot be written.
QString gameOf(const QTemporaryDir& folder, std::size_t actions)
{
    const auto* const source = VOZKA_GAMES "/random-2.vozka";
    const auto text = records::readFile(source);
    auto record = text ? records::readGame(*text, source) : text.error();
    if (!record)
        return {};
    record->actions.resize(std::min(actions, record->actions.size()));
    const QString file = folder.filePath(QStringLiteral("%1.vozka").arg(actions));
    return records::writeFile(file.toStdString(), records::writeGame(*record)) ? QString() : file;
}

TEST(PrefetchedImages, MatchesImagesOfBoard)
{
    const QTemporaryDir folder;
    for (const std::size_t actions : {7U, 60U, 150U}) {
        const Program program;
        program.window().resize(1280, 800);
        const QString file = gameOf(folder, actions);
        ASSERT_FALSE(file.isEmpty());
        const auto pictures = picturesOfGame(file, program.window().size(), 1);
        program.open(file);
        const auto* const board = program.item("board");
        const auto* const camera = board->property("camera").value<QObject*>();
        const qreal cell = camera->property("goalSize").toReal();
        const int side = pictureSide(cell);
        const QString level = QLatin1Char('?') + nameOf(tileLevel(cell));
        // The start page was shown before. The board becomes visible only now.
        ASSERT_TRUE(QTest::qWaitFor([&] { return board->property("detail").toInt() == side; })) << actions;
        QSet<PicturePrefetcher::Picture> wanted;
        for (const auto& row : program.table().board()->rows())
            wanted.insert({row.source + level, side});
        for (const auto& row : program.table().figures()->rows())
            wanted.insert({row.source, std::max(24, side / 2)});
        EXPECT_GT(wanted.size(), 1);
        const QSet<PicturePrefetcher::Picture> found(pictures.begin(), pictures.end());
        EXPECT_TRUE(found == wanted) << actions << " actions, tiles of " << cell
                                     << " pixels, the first picture is "
                                     << pictures.front().first.toStdString() << ' '
                                     << pictures.front().second;
    }
}

TEST(PrefetchedImages, IsEmptyForFinishedOrUnreadableGame)
{
    const QTemporaryDir folder;
    EXPECT_TRUE(picturesOfGame(gameOf(folder, 100000), {1280, 800}, 1).isEmpty()) << "the end page is shown";
    EXPECT_TRUE(picturesOfGame(folder.filePath(QStringLiteral("none.vozka")), {1280, 800}, 1).isEmpty());
    EXPECT_TRUE(picturesOfGame(folder.path(), {1280, 800}, 1).isEmpty());
}

TEST(PrefetchedImages, EqualsImagePaintedLater)
{
    const QTemporaryDir folder;
    const auto pictures = picturesOfGame(gameOf(folder, 150), {1280, 800}, 2);
    ASSERT_GT(pictures.size(), 20);
    std::promise<void> onePainted;
    int startedCount = 0;
    PicturePrefetcher ahead;
    ahead.begin([&] { return pictures; },
                [&](const QString& address, int side) {
                    if (++startedCount == 2)
                        onePainted.set_value();
                    return pictureOf(address, side);
                });
    onePainted.get_future().wait();
    int painted = 0;
    // Request the images in reverse order, so that some are requested before and some after they are painted.
    for (auto picture = pictures.rbegin(); picture != pictures.rend(); ++picture) {
        const auto [address, side] = *picture;
        const QImage own = pictureOf(address, side);
        ASSERT_EQ(own.width(), side) << qPrintable(address);
        const auto image = ahead.take(address, side);
        if (!image)
            continue;
        ++painted;
        EXPECT_EQ(*image, own) << qPrintable(address);
        EXPECT_FALSE(ahead.take(address, side)) << "taken only once";
    }
    EXPECT_GT(painted, 0);
    ahead.end();
}

TEST(PrefetchedImages, WaitsOnlyForImageInProgress)
{
    std::promise<void> slowStarted;
    std::promise<void> mayEnd;
    PicturePrefetcher ahead;
    ahead.begin(
        [] {
            return QList<PicturePrefetcher::Picture>{{QStringLiteral("slow"), 8},
                                                     {QStringLiteral("next"), 8}};
        },
        [&](const QString& address, int side) {
            if (address == QLatin1String("slow")) {
                slowStarted.set_value();
                mayEnd.get_future().wait();
            }
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(Qt::red);
            return image;
        });
    slowStarted.get_future().wait();
    EXPECT_FALSE(ahead.take(QStringLiteral("next"), 8)) << "not started: painted by the caller";
    EXPECT_FALSE(ahead.take(QStringLiteral("slow"), 16)) << "another size";
    auto taken = std::async(std::launch::async, [&] { return ahead.take(QStringLiteral("slow"), 8); });
    mayEnd.set_value();
    const auto image = taken.get();
    ASSERT_TRUE(image);
    EXPECT_EQ(image->pixelColor(0, 0), QColor(Qt::red));
    ahead.end();
    EXPECT_FALSE(ahead.take(QStringLiteral("next"), 8));
}

} // namespace

} // namespace vozka
