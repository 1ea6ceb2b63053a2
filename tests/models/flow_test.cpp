// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The flow between two decisions: confirmations, returned figures, discarded tiles, final scoring.
#include "models/app/app_settings.h"
#include "records/files.h"
#include "table_fixture.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace vozka {

class Flow : public TableTest {
protected:
    ~Flow() override { AppSettings::instance().setConfirmation(AppSettings::Confirmation::NeverConfirm); }

    [[nodiscard]] int points(int player) { return read(*m_controller.players(), player, "points").toInt(); }
    void confirm(AppSettings::Confirmation when) { AppSettings::instance().setConfirmation(when); }
    /// Returns the row of the first choice of a figure on this kind of feature, -1 if none.
    [[nodiscard]] int figureOn(FeatureKind kind)
    {
        const auto& board = state().board;
        for (int row = 0; row < m_controller.choices()->rowCount(); ++row) {
            const auto& action = m_controller.choices()->rows()[static_cast<std::size_t>(row)].action;
            if (action.type == Action::Type::Deploy
                && board.segment(board.segmentOf(board.tileAt(action.at.cell()), action.at.feature())).kind
                       == kind)
                return row;
        }
        return -1;
    }
    void playUntilFigureOn(FeatureKind kind)
    {
        do
            playUntil(Prompt::Kind::Deploy);
        while (figureOn(kind) < 0);
    }
    /// Plays random games until a tile is discarded and shown.
    void playUntilDiscard()
    {
        for (std::uint64_t seed = 1; seed < 200; ++seed) {
            ASSERT_TRUE(m_controller.startGame(gameOfTwo(seed)));
            while (!m_controller.over() && !m_controller.discards()->active())
                playOne();
            if (m_controller.discards()->active())
                return;
        }
        FAIL() << "no tile was discarded";
    }
};

class FinalCounting : public Flow {
protected:
    FinalCounting() { m_controller.finalCount()->setProperty("stepwise", true); }
    [[nodiscard]] FinalCount& count() { return *m_controller.finalCount(); }
};

TEST_F(FinalCounting, ScoresFeaturesOneByOne)
{
    QSignalSpy over(&m_controller, &GameController::gameOver);
    play(1000);
    ASSERT_TRUE(count().active());
    EXPECT_EQ(over.count(), 0);
    EXPECT_EQ(count().number(), 1);
    const int lines = m_controller.log()->rowCount();
    int steps = 0;
    for (; count().active() && steps < 100; ++steps) {
        EXPECT_FALSE(count().message().isEmpty());
        EXPECT_FALSE(count().extent().isEmpty());
        EXPECT_GT(count().glow()->rowCount(), 0);
        ASSERT_GT(count().earners()->rowCount(), 0);
        int earned = 0;
        for (int row = 0; row < count().earners()->rowCount(); ++row)
            earned += read(*count().earners(), row, "points").toInt();
        const int before = points(0) + points(1);
        const int number = count().number();
        count().next();
        if (!count().active())
            break;
        EXPECT_EQ(count().number(), number + 1);
        EXPECT_GT(earned, 0);
        EXPECT_GT(points(0) + points(1), before);
    }
    EXPECT_GT(steps, 2);
    EXPECT_GT(m_controller.log()->rowCount(), lines);
    EXPECT_EQ(over.count(), 1);
    EXPECT_EQ(points(0), state().scores[0]);
    EXPECT_EQ(points(1), state().scores[1]);
}

TEST_F(FinalCounting, EmitsEveryPointOnce)
{
    QSignalSpy scored(m_controller.events(), &GameEvents::scored);
    play(1000);
    while (count().active())
        count().next();
    int sum = 0;
    for (const auto& signal : scored)
        sum += signal.at(2).toInt();
    EXPECT_EQ(sum, state().scores[0] + state().scores[1]);
}

TEST_F(FinalCounting, ScoresPlayersOfSharedFeatureTogether)
{
    bool shared = false;
    for (std::uint64_t seed = 1; seed < 60 && !shared; ++seed) {
        ASSERT_TRUE(m_controller.startGame(gameOfTwo(seed)));
        play(1000);
        for (; count().active(); count().next())
            shared = shared || count().earners()->rowCount() == 2;
    }
    EXPECT_TRUE(shared);
}

TEST_F(FinalCounting, CanBeSkipped)
{
    QSignalSpy over(&m_controller, &GameController::gameOver);
    play(1000);
    count().skip();
    EXPECT_FALSE(count().active());
    EXPECT_EQ(over.count(), 1);
    EXPECT_EQ(points(0), state().scores[0]);
    count().skip();
    EXPECT_EQ(over.count(), 1);
}

TEST_F(FinalCounting, EndsOnUndo)
{
    QSignalSpy over(&m_controller, &GameController::gameOver);
    play(1000);
    m_controller.undo();
    EXPECT_FALSE(count().active());
    EXPECT_FALSE(m_controller.over());
    EXPECT_EQ(over.count(), 0);
    EXPECT_EQ(points(0), state().scores[0]);
}

TEST_F(FinalCounting, IsNotShownForOpenedGame)
{
    play(1000);
    const QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath("over.vozka"));
    ASSERT_TRUE(m_controller.files()->save(file));
    ASSERT_TRUE(m_controller.files()->open(file));
    EXPECT_TRUE(m_controller.over());
    EXPECT_FALSE(count().active());
    EXPECT_EQ(points(1), state().scores[1]);
}

TEST_F(Flow, ShowsDiscardedTileBeforeNextTile)
{
    playUntilDiscard();
    EXPECT_FALSE(read(*m_controller.discards(), 0, "source").toString().isEmpty());
    EXPECT_EQ(m_controller.choices()->rowCount(), 0);
    EXPECT_TRUE(m_controller.hand().picture.isEmpty());
    m_controller.discards()->dismiss();
    EXPECT_FALSE(m_controller.discards()->active());
    EXPECT_TRUE(m_controller.over() || m_controller.choices()->rowCount() > 0);
}

TEST_F(Flow, UndoIsPossibleWhileDiscardedTileIsShown)
{
    playUntilDiscard();
    ASSERT_TRUE(m_controller.canUndo());
    m_controller.undo();
    EXPECT_FALSE(m_controller.discards()->active());
    EXPECT_GT(m_controller.choices()->rowCount(), 0);
}

TEST_F(Flow, EmitsReturnOfFigures)
{
    QSignalSpy returnedSpy(m_controller.events(), &GameEvents::figureReturned);
    play(1000);
    int returned = 0;
    for (const auto& entry : m_controller.table().history)
        returned += static_cast<int>(std::ranges::count(entry.events, event::returned, &Event::type));
    EXPECT_GT(returned, 0);
    EXPECT_EQ(returnedSpy.count(), returned);
}

TEST_F(Flow, AnimatesOnlyMoves)
{
    EXPECT_FALSE(m_controller.animated());
    play(2);
    EXPECT_TRUE(m_controller.animated());
    m_controller.undo();
    EXPECT_FALSE(m_controller.animated());
    m_controller.redo();
    EXPECT_TRUE(m_controller.animated());
}

TEST_F(Flow, HidesNumberOfTilesByOption)
{
    EXPECT_TRUE(m_controller.showsTilesLeft());
    auto game = gameOfTwo();
    game.rules.options.set(option::tilesLeft, 0);
    ASSERT_TRUE(m_controller.startGame(game));
    EXPECT_FALSE(m_controller.showsTilesLeft());
}

TEST_F(Flow, FarmerNeedsConfirmation)
{
    confirm(AppSettings::Confirmation::ConfirmFields);
    playUntilFigureOn(FeatureKind::Field);
    const QString player = m_controller.prompt().playerName;
    m_controller.choose(figureOn(FeatureKind::Field));
    EXPECT_TRUE(m_controller.prompt().confirms);
    EXPECT_TRUE(m_controller.held().isOnFeature());
    EXPECT_FALSE(m_controller.held().source.isEmpty());
    EXPECT_FALSE(m_controller.prompt().text.isEmpty());
    EXPECT_EQ(m_controller.prompt().playerName, player);
    const int figures = m_controller.figures()->rowCount();
    m_controller.resolveHeld(true);
    EXPECT_FALSE(m_controller.prompt().confirms);
    EXPECT_EQ(m_controller.figures()->rowCount(), figures + 1);
    EXPECT_NE(m_controller.prompt().playerName, player);
}

TEST_F(Flow, UndoCancelsUnconfirmedChoice)
{
    confirm(AppSettings::Confirmation::ConfirmFields);
    playUntilFigureOn(FeatureKind::Field);
    const auto history = m_controller.table().history.size();
    m_controller.choose(figureOn(FeatureKind::Field));
    m_controller.undo();
    EXPECT_FALSE(m_controller.prompt().confirms);
    EXPECT_EQ(m_controller.prompt().kind, Prompt::Kind::Deploy);
    EXPECT_EQ(m_controller.table().history.size(), history);
    EXPECT_GT(m_controller.glow()->rowCount(), 0);
}

TEST_F(Flow, OtherFiguresNeedNoConfirmationIfOnlyFieldsDo)
{
    confirm(AppSettings::Confirmation::ConfirmFields);
    playUntilFigureOn(FeatureKind::Road);
    m_controller.choose(figureOn(FeatureKind::Road));
    EXPECT_FALSE(m_controller.prompt().confirms);
}

TEST_F(Flow, EveryTurnNeedsConfirmationIfSet)
{
    confirm(AppSettings::Confirmation::AlwaysConfirm);
    playUntil(Prompt::Kind::Deploy);
    const QString player = m_controller.prompt().playerName;
    m_controller.choose(m_controller.prompt().passRow);
    EXPECT_TRUE(m_controller.prompt().confirms);
    EXPECT_FALSE(m_controller.held().isOnFeature());
    m_controller.choose(0);
    EXPECT_TRUE(m_controller.held().isOnFeature()) << "replaced by another choice";
    m_controller.resolveHeld(true);
    EXPECT_NE(m_controller.prompt().playerName, player);
}

TEST_F(Flow, TileNeedsConfirmationIfSupplyIsEmpty)
{
    // If the supply is empty, placing the tile ends the turn.
    const auto noneLeft = [this] { return state().supply[state().active][0] == 0; };
    for (std::uint64_t seed = 1; seed < 60 && !noneLeft(); ++seed) {
        ASSERT_TRUE(m_controller.startGame(gameOfTwo(seed)));
        while (!m_controller.over() && !noneLeft())
            playOne();
    }
    ASSERT_TRUE(noneLeft());
    confirm(AppSettings::Confirmation::AlwaysConfirm);
    const int tiles = m_controller.board()->rowCount();
    m_controller.choose(0);
    ASSERT_TRUE(m_controller.prompt().confirms);
    EXPECT_TRUE(m_controller.preview()->active());
    EXPECT_EQ(m_controller.board()->rowCount(), tiles);
    m_controller.preview()->clear();
    EXPECT_FALSE(m_controller.prompt().confirms) << "not chosen after removal";
    m_controller.choose(0);
    m_controller.resolveHeld(true);
    EXPECT_EQ(m_controller.board()->rowCount(), tiles + 1);
}

} // namespace vozka
