// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A film shows every turn of a game and its end, on a board that does not move.
#include "models/art/palette.h"
#include "models/film/film_encoder.h"
#include "models/film/film_files.h"
#include "models/film/film_maker.h"
#include "table_fixture.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#ifdef VOZKA_WEBP_DEMUX
#include <webp/demux.h>
#endif

namespace vozka {

class Films : public TableTest {
protected:
    static constexpr FilmLook look{QSize(480, 300), ColourTheme::Light};

    [[nodiscard]] const Match& match() const { return *m_controller.match(); }
    [[nodiscard]] int turns()
    {
        m_controller.startReview(0);
        const int turns = m_controller.review()->turns();
        m_controller.review()->leave();
        return turns;
    }
};

TEST_F(Films, HavePicturesOfEachTurnAndOfEnd)
{
    for (const int decisions : {0, 21, 1000}) {
        play(decisions);
        Film film(match(), look);
        ASSERT_EQ(film.count(), turns() + 1);
        QImage before;
        for (int i = 0; i < film.count(); ++i) {
            const QImage picture = film.paint(i);
            EXPECT_EQ(picture.size(), look.size);
            EXPECT_NE(picture, before) << i;
            before = picture;
        }
    }
}

TEST_F(Films, DoNotMoveBoard)
{
    play(1000);
    Film film(match(), look);
    const QImage last = film.paint(film.count() - 1);
    const QImage first = film.paint(0);
    // Pixels that are not background in the first picture are not background in the last one.
    const QColor table = last.pixelColor(1, 1);
    int tiles = 0;
    for (int y = 0; y < 270; ++y) {
        for (int x = 0; x < first.width(); ++x) {
            if (first.pixelColor(x, y) == table)
                continue;
            ++tiles;
            ASSERT_NE(last.pixelColor(x, y), table) << x << ',' << y;
        }
    }
    EXPECT_GT(tiles, 200);
}

// Each picture shows the points of its turn. Only the last picture shows the final scoring.
TEST_F(Films, AddUpPointsTurnByTurn)
{
    play(1000);
    const Film film(match(), look);
    int gained = 0;
    for (Player player = 0; player < 2; ++player) {
        int points = 0;
        for (int i = 0; i < film.count(); ++i) {
            const auto standing = film.standing(i, player);
            EXPECT_EQ(standing.points, points + standing.gain) << i;
            points = standing.points;
            gained += i + 1 == film.count() ? standing.gain : 0;
        }
        EXPECT_EQ(points, (*match().state()).scores[player]);
    }
    EXPECT_GT(gained, 0) << "the final scoring adds points";
}

TEST_F(Films, ShowPointsOnBoardOnlyInTheirTurn)
{
    play(1000);
    const Film film(match(), look);
    std::size_t badges = 0;
    std::size_t scored = 0;
    for (int i = 0; i < film.count(); ++i)
        badges += film.badgesOf(i).size();
    bool ended = false;
    for (const auto& entry : match().history())
        for (const auto& event : entry.events) {
            ended = ended || event.type == event::end;
            scored += !ended && event.type == event::score && event.line.points != 0 && event.line.hasPlace();
        }
    EXPECT_GT(badges, 0U);
    EXPECT_EQ(badges, scored);
    EXPECT_TRUE(film.badgesOf(film.count() - 1).empty());
}

TEST_F(Films, PaintPicturesInAnyOrder)
{
    play(30);
    Film film(match(), look);
    const QImage third = film.paint(3);
    for (const int other : {0, 8, 2})
        std::ignore = film.paint(other);
    EXPECT_EQ(film.paint(3), third);
}

TEST_F(Films, ShowEndLonger)
{
    play(20);
    const Film film(match(), look);
    EXPECT_EQ(film.durationMs(0, 500), 500);
    EXPECT_GT(film.durationMs(film.count() - 1, 500), 2000);
    EXPECT_EQ(film.durationMs(film.count() - 1, 2000), 8000);
}

TEST_F(Films, ArePaintedInEveryThemeAndSize)
{
    play(60);
    for (const QSize size : {QSize(64, 64), QSize(320, 200), QSize(1280, 800)}) {
        for (const auto theme : {ColourTheme::Light, ColourTheme::Dark, ColourTheme::Contrast}) {
            Film film(match(), {size, theme});
            const QImage last = film.paint(film.count() - 1);
            EXPECT_EQ(last.size(), size);
            // Small pictures have no strip of text.
            const int middle = size.width() / 2;
            bool hasStrip = false;
            const QRgb line = Palette::instance().ui(theme, "line").rgb();
            for (int y = size.height() / 2; y < size.height(); ++y)
                hasStrip = hasStrip || (last.pixel(0, y) == line && last.pixel(middle, y) == line);
            EXPECT_EQ(hasStrip, size.width() >= 320) << size.width();
        }
    }
    EXPECT_NE(Film(match(), {look.size, ColourTheme::Dark}).paint(2), Film(match(), look).paint(2));
}

TEST_F(Films, AreSavedAsFolderOfPictures)
{
    play(12);
    const QTemporaryDir folder;
    const QString into = folder.filePath("a/b");
    ASSERT_FALSE(filmAsPictures(match(), look, into));
    const auto names = QDir(into).entryList(QDir::Files, QDir::Name);
    ASSERT_EQ(names.size(), turns() + 1);
    EXPECT_EQ(names.first(), "0001.png");
    EXPECT_EQ(QImage(QDir(into).filePath(names.last())).size(), look.size);
    QFile file(folder.filePath("file"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    const auto problem = filmAsPictures(match(), look, file.fileName() + "/in it");
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->contains("in it"));

    int painted = 0;
    const QString part = folder.filePath("part");
    ASSERT_FALSE(filmAsPictures(match(), look, part, [&](int done, int) {
        painted = done;
        return done < 3;
    }));
    EXPECT_EQ(painted, 3);
    EXPECT_EQ(QDir(part).entryList(QDir::Files).size(), 3);
}

/// Returns the mean difference of the brightness of two pictures.
double difference(const QImage& left, const QImage& right)
{
    qint64 sum = 0;
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < left.width(); ++x)
            sum += qAbs(qGray(left.pixel(x, y)) - qGray(right.pixel(x, y)));
    }
    return static_cast<double>(sum) / (left.width() * left.height());
}

TEST_F(Films, AreSavedAsGif)
{
    if (!filmEndings().contains(QStringLiteral(".gif")))
        GTEST_SKIP() << "built without giflib";
    constexpr int turnMs = 100;
    constexpr double closeColours = 6;
    play(1000);
    auto file = filmAsFile(match(), look, turnMs, QStringLiteral(".gif"));
    EXPECT_TRUE(file.startsWith("GIF89a"));
    QBuffer buffer(&file);
    ASSERT_TRUE(buffer.open(QIODevice::ReadOnly));
    QImageReader reader(&buffer, "gif");
    if (!QImageReader::supportedImageFormats().contains("gif"))
        GTEST_SKIP() << "this Qt reads no GIF";
    Film film(match(), look);
    for (int i = 0; i < film.count(); ++i) {
        const QImage shown = reader.read();
        ASSERT_EQ(shown.size(), look.size) << i;
        EXPECT_EQ(reader.nextImageDelay(), i + 1 < film.count() ? turnMs : 3000) << i;
        EXPECT_LT(difference(shown, film.paint(i)), closeColours) << i;
    }
    EXPECT_TRUE(reader.read().isNull());
    EXPECT_EQ(reader.loopCount(), -1) << "repeats without end";
}

#ifdef VOZKA_WEBP_DEMUX
TEST_F(Films, AreSavedAsWebP)
{
    play(1000);
    const auto webp = filmAsFile(match(), look, 100, QStringLiteral(".webp"));
    const WebPData data{reinterpret_cast<const std::uint8_t*>(webp.constData()),
                        static_cast<std::size_t>(webp.size())};
    WebPAnimDecoderOptions options;
    ASSERT_TRUE(WebPAnimDecoderOptionsInit(&options));
    auto* const decoder = WebPAnimDecoderNew(&data, &options);
    ASSERT_NE(decoder, nullptr);
    WebPAnimInfo info;
    ASSERT_TRUE(WebPAnimDecoderGetInfo(decoder, &info));
    EXPECT_EQ(QSize(static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height)), look.size);
    const int all = turns() + 1;
    EXPECT_EQ(static_cast<int>(info.frame_count), all);
    Film film(match(), look);
    int frames = 0;
    int at = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder)) {
        std::uint8_t* rgba = nullptr;
        ASSERT_TRUE(WebPAnimDecoderGetNext(decoder, &rgba, &at));
        EXPECT_EQ(at, ++frames < all ? frames * 100 : (frames - 1) * 100 + 3000);
        const QImage shown(rgba, look.size.width(), look.size.height(), QImage::Format_RGBA8888);
        // The shown picture equals the painted picture, except for compression losses.
        const QImage painted = film.paint(frames - 1);
        qint64 off = 0;
        for (int y = 0; y < shown.height(); y += 5) {
            for (int x = 0; x < shown.width(); x += 5)
                off += qAbs(qGray(shown.pixel(x, y)) - qGray(painted.pixel(x, y)));
        }
        EXPECT_LT(off, 6 * (shown.height() / 5) * (shown.width() / 5)) << frames;
    }
    EXPECT_EQ(frames, all);
    WebPAnimDecoderDelete(decoder);
}

TEST_F(Films, StopOnRequest)
{
    play(30);
    int painted = 0;
    const auto webp = filmAsFile(match(), look, 100, QStringLiteral(".webp"), [&](int done, int all) {
        painted = done;
        EXPECT_EQ(all, turns() + 1);
        return done < 3;
    });
    EXPECT_EQ(painted, 3);
    EXPECT_TRUE(webp.isEmpty());
}

TEST_F(Films, AreMadeInBackground)
{
    constexpr int longMs = 300000;
    play(8);
    const QTemporaryDir folder;
    const QString path = folder.filePath("film.webp");
    FilmMaker maker;
    maker.setProperty("controller", QVariant::fromValue<GameController*>(&m_controller));
    const QSignalSpy saved(&maker, &FilmMaker::saved);
    const QSignalSpy failed(&maker, &FilmMaker::failed);
    maker.save(QUrl::fromLocalFile(path), ColourTheme::Light);
    EXPECT_TRUE(maker.busy());
    // The game can continue while the film is made.
    play(4);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !maker.busy(); }, longMs));
    ASSERT_EQ(saved.count(), 1);
    EXPECT_TRUE(saved.at(0).at(0).toString().contains("film.webp"));
    QFile film(path);
    ASSERT_TRUE(film.open(QIODevice::ReadOnly));
    EXPECT_TRUE(film.readAll().startsWith("RIFF"));

    const QString other = folder.filePath("other.webp");
    maker.save(QUrl::fromLocalFile(other), ColourTheme::Light);
    maker.cancel();
    EXPECT_FALSE(maker.busy());
    maker.save(QUrl::fromLocalFile(QStringLiteral("/nowhere/at/all.webp")), ColourTheme::Light);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !maker.busy(); }, longMs));
    ASSERT_EQ(failed.count(), 1);
    EXPECT_TRUE(failed.at(0).at(0).toString().contains("/nowhere/at/all.webp"));
    EXPECT_EQ(saved.count(), 1);
    EXPECT_FALSE(QFile::exists(other)) << "cancelled";
}
#endif

} // namespace vozka
