// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Analysis of a game in the background, and its file.
#include "models/computer/game_analysis.h"

#include "arena/decisions.h"
#include "models/computer/analysis_file.h"
#include "played_table.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QTemporaryDir>

#include <map>

namespace vozka {

namespace {

class GameAnalysisTest : public PlayedTable {
protected:
    GameAnalysisTest()
    {
        m_table.files()->autosaves()->setFolder(m_folder.filePath(QStringLiteral("games")));
        m_analysis.setProperty("iterations", 10);
        m_analysis.setController(&m_table);
    }
    void play(int decisions, const std::vector<std::string>& sets = {"base"})
    {
        startGame({Kind::Human, Kind::Human}, 2, sets);
        playOn(decisions);
    }
    void analyse()
    {
        m_analysis.start();
        ASSERT_TRUE(waitFor([&] { return !m_analysis.running(); }));
    }

    QTemporaryDir m_folder;
    GameAnalysis m_analysis;
    QAbstractItemModelTester m_tester{m_analysis.moves(),
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(GameAnalysisTest, RatesEveryDecisionAndListsCostliestFirst)
{
    play(14);
    m_analysis.load();
    EXPECT_EQ(m_analysis.done(), 0);
    EXPECT_TRUE(m_analysis.isIncomplete());
    analyse();
    EXPECT_FALSE(m_analysis.isIncomplete());
    EXPECT_EQ(m_analysis.done(), m_analysis.count());
    EXPECT_EQ(m_analysis.moves()->rowCount(), m_analysis.count());
    const auto& costliest = m_analysis.costliest()->rows();
    ASSERT_FALSE(costliest.empty()) << "a game that always makes the first choice loses points";
    EXPECT_LE(costliest.size(), 3U);
    for (std::size_t i = 1; i < costliest.size(); ++i)
        EXPECT_GE(costliest[i - 1].cost, costliest[i].cost);
    // Both players are persons: the list has the costliest decisions of the first, then of the second.
    std::map<QString, std::vector<float>> costs;
    for (const auto& row : m_analysis.moves()->rows())
        if (row.cost > 0)
            costs[row.name].push_back(row.cost);
    std::vector<float> expected;
    for (auto& [name, own] : costs) {
        std::ranges::sort(own, std::ranges::greater());
        own.resize(std::min<std::size_t>(own.size(), 3));
        expected.insert(expected.end(), own.begin(), own.end());
    }
    std::vector<float> ofPersons;
    for (const auto& row : m_analysis.costliestOfPersons()->rows())
        ofPersons.push_back(row.cost);
    EXPECT_EQ(ofPersons, expected);
    for (const auto& row : m_analysis.moves()->rows()) {
        EXPECT_FALSE(row.played.isEmpty());
        EXPECT_GE(row.cost, 0);
        EXPECT_LE(row.cost, costliest[0].cost);
    }
}

TEST(RatedRow, NamesNoBetterMoveIfNothingIsLost)
{
    RatedRow row{.played = QStringLiteral("one"), .best = QStringLiteral("other"), .cost = 0.5F};
    EXPECT_EQ(row.better(), row.best);
    row.cost = 0.01F;
    EXPECT_EQ(row.better(), QString()) << "a cost that is displayed as 0 is no mistake";
    row.cost = 0.5F;
    row.best = row.played;
    EXPECT_EQ(row.better(), QString());
}

TEST_F(GameAnalysisTest, ReasonsNameTheirMove)
{
    play(60);
    analyse();
    auto& settings = AppSettings::instance();
    int better = 0;
    int played = 0;
    for (const auto& language : {"en", "cs", "de"}) {
        settings.overrideLanguage(QString::fromLatin1(language));
        QCoreApplication::processEvents();
        for (const auto& row : m_analysis.moves()->rows()) {
            better += row.betterReasons().isEmpty() ? 0 : 1;
            played += row.playedReasons().isEmpty() ? 0 : 1;
            for (const auto& text : {row.betterReasons(), row.playedReasons()})
                for (const auto* wrong : {"this move", "tento tah", "tomuto tahu", "ieser Zug", "iesen Zug",
                                          "other things", "jiné věci", "Anderes", "%", "()", " ."})
                    EXPECT_FALSE(text.contains(wrong, Qt::CaseInsensitive)) << text.toStdString();
            const bool isSilent = row.betterReasons().isEmpty() && row.playedReasons().isEmpty();
            EXPECT_TRUE(isSilent || !row.better().isEmpty());
        }
    }
    settings.overrideLanguage(QStringLiteral("en"));
    EXPECT_GT(better, 0) << "no such decision found";
    EXPECT_GT(played, 0) << "no such decision found";
}

TEST_F(GameAnalysisTest, ShowsBothMovesInReview)
{
    play(14);
    analyse();
    const int number = m_analysis.costliest()->rows().at(0).number;
    const auto first = m_analysis.rated()[static_cast<std::size_t>(number)].first;
    m_analysis.show(number);
    EXPECT_TRUE(m_table.review()->active());
    EXPECT_EQ(m_table.table().history.size(), first);
    ASSERT_EQ(m_analysis.shown()->rowCount(), 2);
    EXPECT_TRUE(m_analysis.shown()->rows()[0].isPlayed);
    EXPECT_FALSE(m_analysis.shown()->rows()[1].isPlayed);
    EXPECT_EQ(m_analysis.shown()->rows()[0].rank, 1);
    EXPECT_EQ(m_analysis.shown()->rows()[1].rank, 2);
    EXPECT_FALSE(m_analysis.shownTitle().isEmpty());
    m_table.review()->leave();
    EXPECT_EQ(m_analysis.shownNumber(), -1);
    EXPECT_EQ(m_analysis.shown()->rowCount(), 0);
}

/// A stored analysis has no reasons. The decision is shown without them until they are found.
TEST_F(GameAnalysisTest, FindsReasonsOfShownDecisionInBackground)
{
    play(14);
    analyse();
    const int number = m_analysis.costliest()->rows().at(0).number;
    GameAnalysis stored;
    stored.setController(&m_table);
    stored.load();
    const auto& rated = stored.rated();
    ASSERT_TRUE(std::cmp_less(number, rated.size()));
    ASSERT_FALSE(rated[static_cast<std::size_t>(number)].hasReasons);
    stored.show(number);
    EXPECT_EQ(stored.shown()->rowCount(), 2);
    EXPECT_TRUE(stored.reasoning());
    ASSERT_TRUE(waitFor([&] { return !stored.reasoning(); }));
    const auto rows = stored.shown()->rows();
    EXPECT_FALSE(rows[0].reasons.texts.isEmpty() && rows[1].reasons.texts.isEmpty());
    m_analysis.show(number);
    EXPECT_EQ(rows, m_analysis.shown()->rows());
}

TEST_F(GameAnalysisTest, TextsDoNotDependOnBoardInReview)
{
    play(24);
    analyse();
    const auto rows = m_analysis.moves()->rows();
    m_analysis.show(0);
    emit AppSettings::instance().languageChanged();
    EXPECT_EQ(m_analysis.moves()->rows(), rows);
}

TEST_F(GameAnalysisTest, ShowsTurnAndLeadOfDecision)
{
    play(14);
    EXPECT_EQ(m_analysis.turnTextOf(0), QString()) << "nothing is rated yet";
    analyse();
    const int last = m_analysis.count() - 1;
    EXPECT_EQ(m_analysis.turnTextOf(0), u"Turn 1");
    EXPECT_EQ(m_analysis.turnTextOf(last),
              QStringLiteral("Turn %1").arg(m_analysis.rated().back().rated.turn));
    EXPECT_EQ(m_analysis.turnTextOf(last + 1), QString());
    const auto of = [&](int number, int seat) {
        return m_analysis.rated()[static_cast<std::size_t>(number)].rated.expected.at(
            static_cast<std::size_t>(seat));
    };
    for (int number = 0; number <= last; ++number)
        for (const int seat : {0, 1})
            EXPECT_EQ(m_analysis.leadOf(number, seat), leadText(of(number, seat)));
    EXPECT_NE(m_analysis.leadOf(last, 0), m_analysis.leadOf(last, 1)) << "one of the two players leads";
    EXPECT_EQ(m_analysis.leadOf(0, 2), QString());
    EXPECT_EQ(m_analysis.leadOf(0, -1), QString());
}

TEST_F(GameAnalysisTest, ContinuesAfterRatedDecisions)
{
    play(10);
    analyse();
    const int done = m_analysis.done();
    const auto before = m_analysis.rated();
    playOn(4);
    m_analysis.load();
    EXPECT_GE(m_analysis.done(), done - 1) << "the last decision may be incomplete";
    EXPECT_TRUE(m_analysis.isIncomplete());
    m_table.undo();
    m_table.undo();
    m_table.undo();
    m_table.undo();
    m_table.undo();
    m_table.undo();
    m_analysis.load();
    EXPECT_LT(m_analysis.done(), done) << "undone decisions are not rated";
    ASSERT_GT(m_analysis.done(), 0);
    EXPECT_EQ(m_analysis.rated()[0].rated.cost, before[0].rated.cost);
}

TEST_F(GameAnalysisTest, IsSavedWithGameAndReadAgain)
{
    play(12);
    analyse();
    const auto before = m_analysis.rated();
    const QStringList files =
        QDir(m_folder.filePath(QStringLiteral("games"))).entryList({QStringLiteral("*.analysis")});
    ASSERT_EQ(files.size(), 1);
    const QString name = m_table.files()->autosaveName();
    m_table.close();
    EXPECT_EQ(m_analysis.done(), 0);
    m_table.files()->autosaves()->refresh();
    ASSERT_TRUE(m_table.files()->resume(0));
    EXPECT_EQ(m_table.files()->autosaveName(), name);
    m_analysis.load();
    ASSERT_EQ(m_analysis.rated().size(), before.size());
    ASSERT_TRUE(waitFor([&] { return std::ranges::all_of(m_analysis.rated(), &RatedMove::hasReasons); }));
    for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_EQ(m_analysis.rated()[i].rated.cost, before[i].rated.cost);
        EXPECT_EQ(m_analysis.rated()[i].rated.best.actions, before[i].rated.best.actions);
        EXPECT_EQ(m_analysis.rated()[i].rated.reasons, before[i].rated.reasons);
        EXPECT_EQ(m_analysis.rated()[i].rated.expected, before[i].rated.expected);
    }
    EXPECT_FALSE(m_analysis.isIncomplete());
}

/// Returns the decisions of the game with the played actions as the best ones.
std::vector<RatedMove> ratedAsPlayed(const Match& match)
{
    std::vector<RatedMove> moves;
    for (const auto& decision : decisionsOf(match)) {
        RatedMove move;
        move.first = decision.first;
        move.rated.best.actions = decision.played;
        moves.push_back(move);
    }
    return moves;
}

TEST_F(GameAnalysisTest, FileKeepsActionsOfEachType)
{
    for (const char* name :
         {"flying-machines-2", "ferries-2", "count-3", "festival-3", "king-and-robber-3", "phantom-c1-3",
          "princess-and-dragon-2", "drawbridges-4", "traders-abbey-c1-3"}) {
        const QString file = QStringLiteral(VOZKA_GAMES "/%1.vozka").arg(QLatin1String(name));
        ASSERT_TRUE(m_table.files()->open(QUrl::fromLocalFile(file))) << name;
        const auto rated = ratedAsPlayed(*m_table.match());
        EXPECT_GT(rated.size(), 50U) << name;
        EXPECT_EQ(readAnalysis(*m_table.match(), writeAnalysis(*m_table.match(), rated)).size(), rated.size())
            << name;
    }
}

TEST_F(GameAnalysisTest, IgnoresFilesThatAreBrokenOrOfOtherGames)
{
    play(8);
    analyse();
    const QByteArray text = writeAnalysis(*m_table.match(), m_analysis.rated());
    EXPECT_EQ(readAnalysis(*m_table.match(), text).size(), m_analysis.rated().size());
    for (const QByteArray& broken : {QByteArray(), QByteArray("{"), QByteArray("[1,2]"),
                                     QByteArray(text).replace("\"version\":2", "\"version\":1"),
                                     QByteArray(text).replace("\"best\":[[", "\"best\":[[99,"),
                                     QByteArray(text).replace("\"best\":", "\"worst\":")})
        EXPECT_TRUE(readAnalysis(*m_table.match(), broken).empty()) << broken.left(40).toStdString();
    ASSERT_TRUE(m_table.playAgain());
    m_table.choose(m_table.choices()->rowCount() - 1);
    EXPECT_TRUE(readAnalysis(*m_table.match(), text).empty());
}

TEST_F(GameAnalysisTest, CanBeCancelledAndStartedAgain)
{
    m_analysis.setProperty("iterations", 2000000000);
    play(8);
    m_analysis.start();
    EXPECT_TRUE(m_analysis.running());
    m_analysis.cancel();
    EXPECT_FALSE(m_analysis.running());
    EXPECT_EQ(m_analysis.done(), 0);
    m_analysis.setProperty("iterations", 5);
    analyse();
    EXPECT_FALSE(m_analysis.isIncomplete());
}

TEST_F(GameAnalysisTest, WorksWithExpansions)
{
    play(24, {"base", "abbey-and-mayor", "drawbridges"});
    analyse();
    EXPECT_EQ(m_analysis.done(), m_analysis.count());
    for (int number = 0; number < m_analysis.done(); ++number) {
        m_analysis.show(number);
        EXPECT_GE(m_analysis.shown()->rowCount(), 1);
    }
}

} // namespace

} // namespace vozka
