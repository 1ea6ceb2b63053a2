// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hints for the player, and reasons for moves of computer players.
#include "models/computer/hints.h"

#include "models/computer/move_reasons.h"
#include "models/overlays/standing_scenes.h"
#include "models/text/descriptions.h"
#include "played_table.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>

namespace vozka {

namespace {

class HintsTest : public PlayedTable {
protected:
    HintsTest()
    {
        m_hints.setProperty("iterations", 100);
        m_hints.setController(&m_table);
    }
    void ask()
    {
        m_hints.toggle();
        ASSERT_TRUE(m_hints.active());
        ASSERT_TRUE(waitFor([&] { return !m_hints.thinking(); }));
    }
    [[nodiscard]] const std::vector<MoveRow>& rows() { return m_hints.moves()->rows(); }

    Hints m_hints;
    QAbstractItemModelTester m_tester{m_hints.moves(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(HintsTest, ShowBestMovesWithReasons)
{
    startGame({Kind::Human, Kind::Human}, 3);
    playOn(10);
    while (m_table.prompt().kind != Prompt::Kind::Place)
        playOn(1);
    const State before = state();
    ask();
    ASSERT_GE(rows().size(), 2U);
    ASSERT_LE(rows().size(), 3U);
    for (const auto& row : rows()) {
        EXPECT_TRUE(row.move.tile);
        EXPECT_FALSE(row.move.words.isEmpty());
        EXPECT_FALSE(row.lead.isEmpty());
        const auto action = Action::place(state()->drawn, *row.move.tile, 0);
        EXPECT_TRUE(m_table.candidates()->rowCount() > 0) << action.at.cell().x;
    }
    EXPECT_EQ(state(), before);
    EXPECT_FALSE(m_hints.extent().isEmpty());
}

/// With several other players, the lead is over their average.
TEST_F(HintsTest, FirstMoveHasResultAndOthersHaveDistance)
{
    EXPECT_EQ(expectedResult(4.6F, 2), "You would be about 5 points ahead at the end.");
    EXPECT_EQ(expectedResult(-1.2F, 2), "You would be about 1 point behind at the end.");
    EXPECT_EQ(expectedResult(0.2F, 2), "You would be level with the other player at the end.");
    EXPECT_EQ(expectedResult(29, 4),
              "You would be about 29 points ahead of the average of the others at the end.");
    EXPECT_EQ(distanceText(4.84F), "4.8 points less than move 1.");
    EXPECT_EQ(distanceText(0.44F), "About as good as move 1.");
    EXPECT_EQ(distanceText(-1), "About as good as move 1.");

    startGame({Kind::Human, Kind::Human, Kind::Human}, 3);
    while (m_table.prompt().kind != Prompt::Kind::Place)
        playOn(1);
    ask();
    ASSERT_GE(rows().size(), 2U);
    EXPECT_TRUE(rows()[0].lead.contains("average of the others")) << rows()[0].lead.toStdString();
    for (std::size_t row = 1; row < rows().size(); ++row) {
        EXPECT_TRUE(rows()[row].lead.contains("move 1")) << rows()[row].lead.toStdString();
        // The distance says it already.
        EXPECT_FALSE(rows()[row].reasons.texts.join(u' ').contains("About as good as"));
    }
}

TEST_F(HintsTest, DistinguishMovesWithSameDescription)
{
    startGame({Kind::Human, Kind::Human}, 3);
    // Two rotations of a tile on the same cell.
    std::vector<std::vector<Action>> moves;
    while (moves.empty()) {
        while (m_table.prompt().kind != Prompt::Kind::Place)
            playOn(1);
        const Table now = m_table.table();
        ActionList legal;
        now.rules->legal(*now.state, legal);
        for (const auto& one : legal)
            for (const auto& other : legal)
                if (moves.empty() && one.type == Action::Type::Place && other.type == Action::Type::Place
                    && one.at == other.at && one.turns != other.turns)
                    moves = {{one, Action::pass()}, {other, Action::pass()}};
        if (moves.empty())
            playOn(1);
    }
    const Table now = m_table.table();
    const auto wordsOf = [&](const std::vector<std::vector<Action>>& all) {
        std::vector<MoveRow> shown;
        for (const auto& each : all) {
            shown.push_back({});
            shown.back().rank = static_cast<int>(shown.size());
            shown.back().move = shownMove(now, *now.state, each);
        }
        QStringList words;
        for (const auto& row : shownTogether(std::move(shown)).rows)
            words << row.words();
        return words;
    };
    auto& settings = AppSettings::instance();
    for (const auto& language : {QStringLiteral("en"), QStringLiteral("cs")}) {
        settings.overrideLanguage(language);
        QCoreApplication::processEvents();
        const auto words = wordsOf(moves);
        EXPECT_NE(words[0], words[1]) << words[0].toStdString();
        EXPECT_TRUE(words[0].startsWith(wordsOf({moves[0]})[0].section(QChar(QChar::Nbsp), 0, 0)));
    }
    settings.overrideLanguage(QStringLiteral("en"));
}

/// Returns a pattern of all descriptions of cells in the current language.
QRegularExpression cellPattern()
{
    QStringList patterns;
    for (const auto& [x, y] : {std::pair{7, 8}, {7, -8}, {-7, 8}, {-7, -8}, {7, 0}, {-7, 0}, {0, 8}, {0, -8}})
        patterns << QRegularExpression::escape(cellDescription(cellOf(x, y)))
                        .replace(u'7', QStringLiteral("\\d+"))
                        .replace(u'8', QStringLiteral("\\d+"));
    return QRegularExpression(patterns.join(u'|').replace(QChar(QChar::Nbsp), u' '));
}

/// Texts on the table do not name cells, because a player cannot see where "3 east, 1 north" is.
TEST_F(HintsTest, TextsOfTableNameNoCellsAndMovesDiffer)
{
    constexpr int decisions = 240;
    // Late positions, because these have most features and figures.
    constexpr int hintsEach = 60;
    auto& settings = AppSettings::instance();
    const std::vector<std::string> sets{
        "base",  "inns-and-cathedrals", "abbot", "abbey-and-mayor", "traders-and-builders",
        "tower", "princess-and-dragon"};
    const QStringList languages{QStringLiteral("en"), QStringLiteral("cs"), QStringLiteral("de")};
    QRegularExpression pattern;
    const auto speak = [&](const QString& language) {
        settings.overrideLanguage(language);
        QCoreApplication::processEvents();
        pattern = cellPattern();
        ASSERT_TRUE(pattern.match(cellDescription({-3, 12})).hasMatch());
    };
    const auto check = [&](QString text) {
        text.replace(QChar(QChar::Nbsp), u' ');
        EXPECT_FALSE(pattern.match(text).hasMatch()) << text.toStdString();
        EXPECT_FALSE(text.contains(letterSlot)) << text.toStdString();
        EXPECT_FALSE(text.contains(slotOf(0)) || text.contains(u'%')) << text.toStdString();
    };
    m_hints.setProperty("iterations", 30);
    int moves = 0;
    int lettered = 0;
    std::uint64_t seed = 5;
    for (const auto& language : languages) {
        speak(language);
        startGame({Kind::Human, Kind::Human, Kind::Human}, ++seed, sets);
        for (int i = 1; i <= decisions && !m_table.over(); ++i) {
            m_table.discards()->dismiss();
            check(m_table.prompt().text);
            if (i % hintsEach == 0) {
                ask();
                // The moves are shown again in each language.
                for (const auto& shown : languages) {
                    speak(shown);
                    QStringList texts;
                    for (const auto& row : rows()) {
                        check(row.words());
                        for (const auto& reason : row.reasons.texts)
                            check(reason);
                        EXPECT_EQ(QSet<QString>(row.reasons.texts.begin(), row.reasons.texts.end()).size(),
                                  row.reasons.texts.size())
                            << row.allReasons().toStdString();
                        EXPECT_FALSE(texts.contains(row.words())) << row.words().toStdString();
                        texts << row.words();
                    }
                    moves += static_cast<int>(rows().size());
                    lettered += m_hints.letters()->count();
                }
                speak(language);
                m_hints.hide();
            }
            m_table.choose(i % m_table.choices()->rowCount());
        }
        for (const auto& row : m_table.log()->rows())
            check(row.text);
        for (const auto& entry : deadScene(m_table.table()).entries)
            check(entry.title + entry.message);
    }
    settings.overrideLanguage(QStringLiteral("en"));
    EXPECT_GT(moves, 60);
    EXPECT_GT(lettered, moves / 3);
}

/// The letters are on tiles of the board, on proposed tiles, and on spaces that a reason names.
TEST_F(HintsTest, LettersAreOnNamedPlaces)
{
    startGame({Kind::Human, Kind::Human}, 3);
    playOn(12);
    while (m_table.prompt().kind != Prompt::Kind::Place)
        playOn(1);
    ask();
    ASSERT_GT(m_hints.letters()->count(), 0);
    QChar next = u'A';
    for (const auto& row : m_hints.letters()->rows()) {
        EXPECT_EQ(row.letter, next);
        next = QChar(static_cast<char16_t>(next.unicode() + 1));
        const bool isNamed = std::ranges::any_of(rows(), [&](const MoveRow& move) {
            return (move.words() + move.allReasons())
                .contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(row.letter)));
        });
        EXPECT_TRUE(isNamed) << row.letter.toStdString();
        const auto& board = m_table.table().board();
        EXPECT_TRUE(board.tileAt(row.at.cell) != noTile || row.at.place == spaceLetter
                    || std::ranges::any_of(
                        rows(), [&](const MoveRow& move) { return move.move.tile == row.at.cell; }));
    }
    m_hints.hide();
    EXPECT_EQ(m_hints.letters()->count(), 0);
}

TEST_F(HintsTest, CloseWhenGameContinuesOrWhenToggled)
{
    startGame({Kind::Human, Kind::Human});
    ask();
    m_hints.setChosen(1);
    EXPECT_EQ(m_hints.chosen(), 1);
    m_hints.setChosen(7);
    EXPECT_EQ(m_hints.chosen(), -1);
    m_hints.toggle();
    EXPECT_FALSE(m_hints.active());
    EXPECT_TRUE(rows().empty());
    ask();
    m_table.choose(0);
    EXPECT_FALSE(m_hints.active());
    EXPECT_TRUE(rows().empty());
}

TEST_F(HintsTest, AppearOnceInFirstGame)
{
    startGame({Kind::Human, Kind::Easy}, 3, {"first-game"});
    EXPECT_TRUE(m_hints.firstGame());
    // No hint for the first tile: the story explains it.
    EXPECT_TRUE(m_hints.recommended());
    EXPECT_FALSE(m_hints.active());
    playOwnTurn();
    ASSERT_TRUE(waitFor([&] { return personDecides(); }));
    EXPECT_TRUE(m_hints.active());
    m_hints.toggle();
    EXPECT_FALSE(m_hints.active());
    EXPECT_TRUE(m_hints.recommended());
    // The hint appears once. After a few turns, hints are no longer recommended.
    for (int turn = 0; turn < 4; ++turn) {
        playOwnTurn();
        ASSERT_TRUE(waitFor([&] { return personDecides() || m_table.over(); }));
        EXPECT_FALSE(m_hints.active());
    }
    EXPECT_FALSE(m_hints.recommended());
}

TEST_F(HintsTest, DoNotAppearAutomaticallyInOtherGames)
{
    startGame({Kind::Human, Kind::Easy}, 3);
    EXPECT_FALSE(m_hints.firstGame());
    playOwnTurn();
    ASSERT_TRUE(waitFor([&] { return personDecides(); }));
    EXPECT_FALSE(m_hints.recommended());
    EXPECT_FALSE(m_hints.active());
}

TEST_F(HintsTest, StopImmediatelyOnDecision)
{
    m_hints.setProperty("iterations", 2000000000);
    startGame({Kind::Human, Kind::Human});
    m_hints.toggle();
    EXPECT_TRUE(m_hints.thinking());
    m_table.choose(0);
    EXPECT_FALSE(m_hints.active());
    EXPECT_FALSE(m_hints.thinking());
}

TEST_F(HintsTest, AreNotOfferedToComputers)
{
    AppSettings::instance().setComputerPace(Pace::StepByStep);
    startGame({Kind::Easy, Kind::Human});
    EXPECT_FALSE(m_hints.offered());
    m_hints.toggle();
    EXPECT_FALSE(m_hints.active());
}

TEST_F(HintsTest, FollowChangeOfLanguage)
{
    startGame({Kind::Human, Kind::Human});
    ask();
    const auto before = rows();
    auto& settings = AppSettings::instance();
    settings.overrideLanguage(QStringLiteral("cs"));
    QCoreApplication::processEvents();
    ASSERT_EQ(rows().size(), before.size());
    EXPECT_NE(rows()[0].lead, before[0].lead);
    EXPECT_NE(rows()[0].move.words, before[0].move.words);
    settings.overrideLanguage(QStringLiteral("en"));
}

class MoveReasonsTest : public PlayedTable {
protected:
    MoveReasonsTest() { m_why.setComputers(&m_computers); }
    /// Returns the first row of the log with a tile placed by a computer player, -1 if none.
    [[nodiscard]] int rowOfComputer()
    {
        const auto& rows = m_table.log()->rows();
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (rows[row].isComputers && rows[row].laid)
                return static_cast<int>(row);
        return -1;
    }
    [[nodiscard]] QString answer(int row)
    {
        m_why.explain(row);
        EXPECT_TRUE(m_why.active());
        EXPECT_TRUE(waitFor([&] { return !m_why.thinking(); }));
        return m_why.messages();
    }

    MoveReasons m_why;
};

TEST_F(MoveReasonsTest, RepeatedSearchGivesSameReasons)
{
    startGame({Kind::Human, Kind::Medium}, 4);
    for (int i = 0; i < 3; ++i) {
        playOwnTurn();
        ASSERT_TRUE(waitFor([&] { return personDecides(); }));
    }
    const int row = rowOfComputer();
    ASSERT_GE(row, 0);
    const QString remembered = answer(row);
    EXPECT_FALSE(remembered.isEmpty());
    EXPECT_EQ(m_why.playerName(), QStringLiteral("B"));
    EXPECT_FALSE(m_why.words().isEmpty());
    // Computer players that have not stored a search for this move.
    ComputerPlayers others;
    others.setProperty("iterations", 20);
    others.setController(&m_table);
    m_why.setComputers(&others);
    EXPECT_EQ(answer(row), remembered);
    m_table.undo();
    m_table.undo();
    m_table.undo();
    m_table.undo();
    m_table.undo();
    m_table.undo();
    EXPECT_FALSE(m_why.active()) << "no reasons after undo";
}

TEST_F(MoveReasonsTest, CloseWhenAnotherPositionIsShown)
{
    startGame({Kind::Human, Kind::Medium}, 4);
    playOwnTurn();
    ASSERT_TRUE(waitFor([&] { return personDecides(); }));
    const int row = rowOfComputer();
    m_why.explain(row);
    playOwnTurn();
    EXPECT_FALSE(m_why.active()) << "next action";
    ASSERT_TRUE(waitFor([&] { return personDecides(); }));
    m_why.explain(row);
    m_table.startReview(1);
    EXPECT_FALSE(m_why.active()) << "review";
}

TEST_F(MoveReasonsTest, IgnoresMovesOfPersons)
{
    startGame({Kind::Human, Kind::Medium});
    playOwnTurn();
    EXPECT_FALSE(m_table.log()->rows()[0].isComputers);
    m_why.explain(0);
    m_why.explain(99);
    EXPECT_FALSE(m_why.active());
}

} // namespace

} // namespace vozka
