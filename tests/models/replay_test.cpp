// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replay of a game, review from its log, and new games from a reviewed position.
#include "in_review.h"
#include "models/app/app_settings.h"

#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace vozka {

class ReplayTest : public ReviewTest {
protected:
    ReplayTest() { review().setTurnMs(0); }
    /// Plays the replay to its end and returns the turns that were shown.
    std::vector<int> playToEnd()
    {
        std::vector<int> seen{review().turn()};
        const auto connection =
            QObject::connect(&review(), &Review::changed, [&] { seen.push_back(review().turn()); });
        review().play();
        EXPECT_TRUE(review().playing());
        EXPECT_TRUE(QTest::qWaitFor([&] { return !review().playing(); }));
        QObject::disconnect(connection);
        return seen;
    }
};

TEST_F(ReplayTest, ShowsTurnsInOrder)
{
    play(1000);
    m_controller.startReview(0);
    const QSignalSpy scored(m_controller.events(), &GameEvents::scored);
    const auto seen = playToEnd();
    ASSERT_EQ(static_cast<int>(seen.size()), review().turns() + 1);
    for (int turn = 0; turn <= review().turns(); ++turn)
        EXPECT_EQ(seen[static_cast<std::size_t>(turn)], turn);
    EXPECT_TRUE(m_controller.animated());
    // Points of turns are emitted, points of the final scoring are not.
    qsizetype lines = 0;
    bool ended = false;
    for (const auto& entry : m_controller.match()->history()) {
        for (const auto& event : entry.events) {
            ended = ended || event.type == event::end;
            lines += !ended && event.type == event::score && event.line.points != 0 && event.line.hasPlace();
        }
    }
    EXPECT_GT(lines, 0);
    EXPECT_EQ(scored.count(), lines);
    review().goTo(3);
    EXPECT_FALSE(m_controller.animated()) << "a manual step is not animated";
}

TEST_F(ReplayTest, StartsAgainIfAtEnd)
{
    play(20);
    m_controller.startReview(999);
    const auto seen = playToEnd();
    ASSERT_GT(seen.size(), 3U);
    EXPECT_EQ(seen[1], 0);
    EXPECT_EQ(seen[2], 1);
    EXPECT_EQ(review().turn(), review().turns());
}

TEST_F(ReplayTest, StopsOnEveryManualStep)
{
    play(20);
    m_controller.startReview(0);
    for (const int turn : {4, 0, 0}) {
        review().play();
        ASSERT_TRUE(review().playing());
        review().goTo(turn);
        EXPECT_FALSE(review().playing());
        EXPECT_EQ(review().turn(), turn);
    }
    review().play();
    review().pause();
    EXPECT_FALSE(review().playing());
    review().play();
    m_controller.startReview(2);
    EXPECT_FALSE(review().playing());
    review().play();
    review().leave();
    EXPECT_FALSE(review().playing());
    review().play();
    EXPECT_FALSE(review().playing()) << "review is not active";
}

TEST_F(ReplayTest, FollowsPaceOfSettings)
{
    Review other;
    auto& settings = AppSettings::instance();
    std::vector<int> paces;
    for (const auto pace : {AppSettings::ReplayPace::SlowReplay, AppSettings::ReplayPace::NormalReplay,
                            AppSettings::ReplayPace::FastReplay}) {
        settings.setReplayPace(pace);
        paces.push_back(other.turnMs());
    }
    settings.reset();
    EXPECT_GT(paces[0], paces[1]);
    EXPECT_GT(paces[1], paces[2]);
    EXPECT_EQ(other.turnMs(), paces[1]);
}

TEST_F(ReplayTest, UsesChangedPaceForNextTurn)
{
    play(20);
    auto& settings = AppSettings::instance();
    settings.setReplayPace(AppSettings::ReplayPace::SlowReplay);
    Review other;
    other.begin(*m_controller.match(), 0);
    other.play();
    ASSERT_TRUE(QTest::qWaitFor([&] { return other.turn() == 1; }));
    settings.setReplayPace(AppSettings::ReplayPace::FastReplay);
    // Timers expire in the order of their times, even if all of them are late.
    constexpr int lessThanSlowMs = 2000;
    constexpr int longMs = 60000;
    bool wasSlow = false;
    QTimer::singleShot(lessThanSlowMs, &other, [&] { wasSlow = other.turn() < 2; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return other.turn() == 2; }, longMs));
    EXPECT_FALSE(wasSlow);
    settings.reset();
}

TEST_F(ReviewTest, ShowsLastTurnDuringIncompleteTurn)
{
    for (int i = 0; i < 6; ++i) {
        play(3);
        Review other;
        other.beginAfter(*m_controller.match(), m_controller.match()->history().size());
        EXPECT_GT(other.turns(), 0);
        EXPECT_EQ(other.turn(), other.turns());
    }
}

TEST_F(ReviewTest, ShowsEntryOfLogRow)
{
    play(1000);
    const auto rows = m_controller.log()->rows();
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        const auto& wanted = rows[static_cast<std::size_t>(row)];
        m_controller.reviewLogLine(row);
        ASSERT_TRUE(review().active());
        const auto& shown = m_controller.log()->rows();
        ASSERT_GT(static_cast<int>(shown.size()), row) << "the action of the line is applied";
        EXPECT_EQ(shown[static_cast<std::size_t>(row)].text, wanted.text);
        // No later entry is shown. A discarded tile belongs to the turn before it.
        if (wanted.entry + 1 < rows.back().entry) {
            EXPECT_EQ(m_controller.table().history.size(), wanted.entry + 1);
        }
        review().leave();
    }
    m_controller.reviewLogLine(static_cast<int>(rows.size()));
    EXPECT_FALSE(review().active()) << "no such line";
    m_controller.reviewLogLine(7);
    m_controller.reviewLogLine(3);
    EXPECT_GE(m_controller.log()->rowCount(), 4) << "too few lines";
    EXPECT_LT(m_controller.log()->rowCount(), 8);
}

class Branch : public ReviewTest {
protected:
    [[nodiscard]] std::vector<Action> actions() const { return m_controller.match()->record().actions; }
};

TEST_F(Branch, FromTurnsOfFinishedGame)
{
    for (const auto& played : {playedAtRandom(gameOfTwo(3)), playedAtRandom(gameWithSixExpansions(3))}) {
        ASSERT_TRUE(m_controller.startGame(played));
        ASSERT_TRUE(m_controller.over());
        m_controller.startReview(0);
        const int turns = review().turns();
        EXPECT_TRUE(m_controller.canPlayOnFromHere());
        review().leave();
        EXPECT_FALSE(m_controller.canPlayOnFromHere());
        for (const int turn : {0, turns / 2, turns - 1}) {
            ASSERT_TRUE(m_controller.startGame(played));
            m_controller.startReview(turn);
            const auto shown = m_controller.table().history.size();
            const Picture then = picture();
            ASSERT_TRUE(m_controller.playOnFromHere());
            EXPECT_FALSE(review().active());
            EXPECT_FALSE(m_controller.over());
            EXPECT_NE(m_controller.prompt().kind, Prompt::Kind::None);
            EXPECT_EQ(m_controller.match()->header().rules, played.rules);
            EXPECT_EQ(m_controller.match()->header().players, played.players);
            const auto now = actions();
            ASSERT_GE(now.size(), shown);
            EXPECT_TRUE(std::equal(now.begin(), now.begin() + static_cast<std::ptrdiff_t>(shown),
                                   played.actions.begin()));
            Picture after = picture();
            after.log = then.log;
            EXPECT_TRUE(after == then) << "turn " << turn;
            // Actions before the branch can be undone, too.
            while (m_controller.canUndo())
                m_controller.undo();
            EXPECT_EQ(m_controller.board()->rowCount(), 1);
            while (m_controller.canRedo())
                m_controller.redo();
            EXPECT_EQ(actions(), now);
            play(1000);
            EXPECT_TRUE(m_controller.over());
        }
    }
}

TEST_F(Branch, UsesNewRandomSeed)
{
    play(20);
    const auto played = m_controller.match()->record();
    QSet<QString> drawn;
    for (int i = 0; i < 20; ++i) {
        ASSERT_TRUE(m_controller.startGame(played));
        m_controller.startReview(4);
        ASSERT_TRUE(m_controller.playOnFromHere());
        drawn.insert(m_controller.hand().picture);
    }
    EXPECT_GT(drawn.size(), 1);
}

TEST_F(Branch, KeepsDrawnTileWithinTurn)
{
    play(20);
    playUntil(Prompt::Kind::Place);
    const auto& history = m_controller.match()->history();
    // The tile has just been drawn.
    const auto drawn = history.size();
    const auto hand = m_controller.hand().picture;
    play(4);
    m_controller.reviewBefore(drawn);
    ASSERT_TRUE(m_controller.playOnFromHere());
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Place);
    EXPECT_EQ(m_controller.hand().picture, hand);
}

TEST_F(Branch, KeepsOriginalGame)
{
    const QTemporaryDir folder;
    m_controller.files()->autosaves()->setFolder(folder.path());
    ASSERT_TRUE(m_controller.startGame(gameOfTwo(3)));
    play(30);
    const auto played = actions();
    m_controller.startReview(5);
    ASSERT_TRUE(m_controller.playOnFromHere());
    auto* const kept = m_controller.files()->autosaves();
    kept->refresh();
    // The game on the table is not in the list.
    ASSERT_EQ(kept->rowCount(), 1);
    ASSERT_TRUE(m_controller.files()->resume(0));
    EXPECT_EQ(actions(), played);
}

TEST_F(Branch, IsUnavailableAtEndOfGame)
{
    EXPECT_FALSE(m_controller.playOnFromHere()) << "review is not active";
    play(1000);
    m_controller.startReview(999);
    EXPECT_FALSE(m_controller.canPlayOnFromHere());
    EXPECT_FALSE(m_controller.playOnFromHere()) << "the game is over";
    review().goTo(review().turns() - 1);
    EXPECT_TRUE(m_controller.canPlayOnFromHere());
}

} // namespace vozka
