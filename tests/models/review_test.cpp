// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Review of a game: it shows earlier positions, changes nothing and disables actions. Also the next game with
// the same players, and saved and copied pictures of the board.
#include "in_review.h"
#include "models/overlays/overlays.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace vozka {

TEST_F(ReviewTest, ShowsPositionAfterEachTurn)
{
    std::vector<Picture> seen{picture()};
    while (!m_controller.over()) {
        const int turn = m_controller.turnNumber();
        while (!m_controller.over() && m_controller.turnNumber() == turn)
            play(1);
        seen.push_back(picture());
    }
    m_controller.startReview(m_controller.turnNumber());
    EXPECT_TRUE(review().active());
    ASSERT_EQ(review().turns(), static_cast<int>(seen.size()) - 1);
    EXPECT_EQ(review().turn(), review().turns());
    for (int turn = review().turns(); turn >= 0; --turn) {
        review().goTo(turn);
        EXPECT_EQ(review().turn(), turn);
        // A discarded tile is logged in the turn that starts with it. So one row of the log can be missing.
        Picture shown = picture();
        Picture then = seen[static_cast<std::size_t>(turn)];
        EXPECT_LE(shown.log, then.log);
        EXPECT_GE(shown.log, then.log - 1);
        shown.log = then.log = 0;
        EXPECT_TRUE(shown == then) << "turn " << turn;
    }
}

TEST_F(ReviewTest, DisablesActions)
{
    play(31);
    const State before = *m_controller.table().state;
    const auto history = m_controller.table().history.size();
    m_controller.startReview(3);
    EXPECT_EQ(m_controller.choices()->rowCount(), 0);
    EXPECT_EQ(m_controller.candidates()->rowCount(), 0);
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::None);
    EXPECT_TRUE(m_controller.hand().picture.isEmpty());
    EXPECT_FALSE(m_controller.canUndo());
    EXPECT_FALSE(m_controller.canRedo());
    m_controller.choose(0);
    m_controller.undo();
    m_controller.redo();
    m_controller.turnHand(1);
    EXPECT_EQ(m_controller.hand().turns, 0);
    review().leave();
    EXPECT_EQ(m_controller.table().history.size(), history);
    EXPECT_TRUE(*m_controller.table().state == before);
}

TEST_F(ReviewTest, RestoresGameWhenLeft)
{
    play(20);
    playUntil(Prompt::Kind::Deploy);
    const Picture before = picture();
    const int choices = m_controller.choices()->rowCount();
    m_controller.startReview(1);
    EXPECT_FALSE(picture() == before);
    review().leave();
    EXPECT_FALSE(review().active());
    EXPECT_TRUE(picture() == before);
    EXPECT_EQ(m_controller.choices()->rowCount(), choices);
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Deploy);
    EXPECT_TRUE(m_controller.canUndo());
    play(1000);
    EXPECT_TRUE(m_controller.over());
}

TEST_F(ReviewTest, ClampsTurn)
{
    play(20);
    m_controller.startReview(999);
    EXPECT_EQ(review().turn(), review().turns());
    EXPECT_EQ(review().turns(), 10);
    EXPECT_EQ(review().playerName(), "Bedřich");
    review().goTo(-7);
    EXPECT_EQ(review().turn(), 0);
    EXPECT_TRUE(review().playerName().isEmpty());
    EXPECT_EQ(m_controller.board()->rowCount(), 1);
    review().goTo(1);
    EXPECT_EQ(review().playerName(), "Anna");
    EXPECT_EQ(m_controller.board()->rowCount(), 2);
}

TEST_F(ReviewTest, EndsWhenAnotherGameStarts)
{
    play(20);
    m_controller.startReview(2);
    ASSERT_TRUE(m_controller.startGame(gameOfTwo(5)));
    EXPECT_FALSE(review().active());
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Place);
    play(20);
    m_controller.startReview(2);
    m_controller.close();
    EXPECT_FALSE(review().active());
    m_controller.startReview(2);
    EXPECT_FALSE(review().active()) << "there is no game";
}

TEST_F(ReviewTest, SavesWholeGame)
{
    play(20);
    m_controller.startReview(2);
    const QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath("game.vozka"));
    ASSERT_TRUE(m_controller.files()->save(file));
    review().leave();
    GameController other;
    ASSERT_TRUE(other.files()->open(file));
    EXPECT_EQ(other.board()->rowCount(), m_controller.board()->rowCount());
    EXPECT_FALSE(m_controller.files()->modified());
}

class NextGame : public ReviewTest {};

TEST_F(NextGame, HasSamePlayersAndAnotherSeed)
{
    play(1000);
    m_controller.startReview(3);
    const auto seed = m_controller.match()->header().seed;
    ASSERT_TRUE(m_controller.playAgain());
    EXPECT_NE(m_controller.match()->header().seed, seed);
    EXPECT_FALSE(m_controller.over());
    EXPECT_FALSE(m_controller.review()->active());
    EXPECT_EQ(m_controller.board()->rowCount(), 1);
    ASSERT_EQ(m_controller.players()->rowCount(), 2);
    EXPECT_EQ(read(*m_controller.players(), 1, "name").toString(), "Bedřich");
    EXPECT_EQ(read(*m_controller.players(), 1, "colour").toString(), "blue");
    EXPECT_FALSE(m_controller.files()->modified());
}

class SavedPicture : public TableTest {};

TEST_F(SavedPicture, IsPngOfWholeBoard)
{
    play(40);
    const QTemporaryDir folder;
    const QString path = folder.filePath("plán.png");
    ASSERT_TRUE(m_controller.files()->savePicture(QUrl::fromLocalFile(path)));
    const QImage image(path, "png");
    ASSERT_FALSE(image.isNull());
    const QRectF extent = m_controller.board()->extent();
    const int side = image.width() / (extent.width() + 1);
    EXPECT_GT(side, 100);
    EXPECT_EQ(image.height(), side * (extent.height() + 1));
    // A margin of half a tile around the board, and tiles on the cells of the model.
    const QColor table = image.pixelColor(2, 2);
    for (const auto& row : m_controller.board()->rows()) {
        const QPoint corner((row.cell.x - extent.x()) * side + side / 2,
                            (row.cell.y - extent.y()) * side + side / 2);
        EXPECT_NE(image.pixelColor(corner + QPoint(side / 8, side / 8)), table);
    }
}

TEST_F(SavedPicture, IsCopiedAsShown)
{
    const auto copied = [&] {
        QGuiApplication::clipboard()->clear();
        EXPECT_TRUE(m_controller.files()->copyPicture(ColourTheme::Light));
        return QGuiApplication::clipboard()->image();
    };
    play(40);
    const QImage whole = copied();
    ASSERT_FALSE(whole.isNull());
    const QSizeF extent = m_controller.board()->extent().size();
    EXPECT_EQ(whole.width() % static_cast<int>(extent.width() + 1), 0);
    EXPECT_EQ(whole.width() / static_cast<int>(extent.width() + 1),
              whole.height() / static_cast<int>(extent.height() + 1));
    m_controller.startReview(1);
    const QImage before = copied();
    EXPECT_LT(before.width() * before.height(), whole.width() * whole.height());
    m_controller.review()->leave();
    m_controller.overlays()->setKind(Overlays::Kind::Owners);
    const QImage explained = copied();
    EXPECT_GT(explained.width(), 1500) << "with the list";
    m_controller.overlays()->setKind(Overlays::Kind::None);
    EXPECT_EQ(copied(), whole);
    m_controller.close();
    EXPECT_FALSE(m_controller.files()->copyPicture(ColourTheme::Light));
}

TEST_F(SavedPicture, ReportsWriteFailure)
{
    QSignalSpy failed(&m_controller, &GameController::failed);
    EXPECT_FALSE(
        m_controller.files()->savePicture(QUrl::fromLocalFile(QStringLiteral("/nowhere/at/all.png"))));
    ASSERT_EQ(failed.count(), 1);
    EXPECT_TRUE(failed.at(0).at(0).toString().contains(QStringLiteral("/nowhere/at/all.png")));
    m_controller.close();
    EXPECT_FALSE(
        m_controller.files()->savePicture(QUrl::fromLocalFile(QStringLiteral("/nowhere/at/all.png"))));
}

} // namespace vozka
