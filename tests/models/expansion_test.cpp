// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Expansions on the table: figures on corners, changing strength, tiles of players, moves and points.
#include "models/board/board_picture.h"
#include "models/board/board_scene.h"
#include "table_fixture.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <cmath>
#include <functional>
#include <set>

namespace vozka {

namespace {

records::GameRecord withExpansion(std::uint64_t seed)
{
    auto game = gameOfTwo(seed);
    game.rules.sets = {"base", "abbey-and-mayor"};
    return game;
}

/// Returns a position with four monasteries around a corner, and a city with a coat of arms.
QByteArray positionWith(const char* figures)
{
    return QByteArray(R"({"format": "vozka-position", "version": 1,
 "rules": {"edition": "C2", "sets": ["base","abbey-and-mayor"], "options": {}},
 "players": [{"name": "Anna", "colour": "red"}, {"name": "Bela", "colour": "blue"}],
 "toMove": 0,
 "tiles": [
  {"tile": "B", "at": [0,0], "turns": 0},
  {"tile": "B", "at": [1,0], "turns": 0},
  {"tile": "B", "at": [0,1], "turns": 0},
  {"tile": "B", "at": [1,1], "turns": 0},
  {"tile": "E", "at": [0,-1], "turns": 0},
  {"tile": "M", "at": [0,-2], "turns": 2}
 ],
 "figures": [)")
           + figures + "]}";
}

class WithExpansion : public TableTest {
protected:
    void openPosition(const char* figures)
    {
        QFile file(m_folder.filePath("laid.position.json"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(positionWith(figures));
        file.close();
        ASSERT_TRUE(m_controller.files()->open(QUrl::fromLocalFile(file.fileName())));
    }
    /// Plays whole games until an event passes `test`.
    void playUntilEvent(const std::function<bool(const Event&)>& test)
    {
        for (std::uint64_t seed = 1; seed < 300; ++seed) {
            ASSERT_TRUE(m_controller.startGame(withExpansion(seed)));
            play(1000);
            for (const auto& entry : m_controller.table().history)
                for (const auto& event : entry.events)
                    if (test(event))
                        return;
        }
        FAIL() << "no such event";
    }
    /// Returns the first row of the log that contains `text`, -1 if none.
    int logRow(const QString& text)
    {
        for (int row = 0; row < m_controller.log()->rowCount(); ++row)
            if (read(*m_controller.log(), row, "text").toString().contains(text))
                return row;
        return -1;
    }
    QVariant figure(int row, const char* role) { return read(*m_controller.figures(), row, role); }

private:
    QTemporaryDir m_folder;
};

constexpr const char* barn = R"({"player": 0, "kind": "barn", "corner": [1,1]})";

TEST_F(WithExpansion, FigureOnCornerIsAtItsPoint)
{
    openPosition(barn);
    ASSERT_EQ(m_controller.figures()->rowCount(), 1);
    EXPECT_TRUE(figure(0, "onCorner").toBool());
    EXPECT_EQ(QPoint(figure(0, "cellX").toInt(), figure(0, "cellY").toInt()), QPoint(1, 1));
    EXPECT_EQ(QPointF(figure(0, "placeX").toReal(), figure(0, "placeY").toReal()), QPointF(0, 0));
    EXPECT_EQ(figure(0, "label").toString(), "Anna: barn where four tiles meet");
    EXPECT_EQ(figure(0, "where").toString(), "1 east, 1 south; north-west corner");
    EXPECT_EQ(figure(0, "strength").toInt(), -1);
}

TEST_F(WithExpansion, FigureOnCornerIsPaintedAroundItsPoint)
{
    constexpr QSize size(600, 900);
    openPosition("");
    const QImage bare = paintBoard(m_controller.table(), size);
    openPosition(barn);
    const QImage now = paintBoard(m_controller.table(), size);
    QRect changed;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            if (now.pixel(x, y) != bare.pixel(x, y))
                changed |= QRect(x, y, 1, 1);
    // Columns 0 and 1 and rows -2 to 1, with a margin of half a tile.
    const int side = 180;
    const QPoint point(size.width() / 2, size.height() / 2 + side);
    EXPECT_LT(std::abs(changed.center().x() - point.x()), side / 20);
    EXPECT_LT(std::abs(changed.center().y() - point.y()), side / 20);
    EXPECT_GT(changed.width(), side / 3);
}

TEST_F(WithExpansion, LabelShowsChangingStrength)
{
    openPosition(R"({"player": 1, "kind": "mayor", "at": [0,-2], "feature": "city-ne"},
           {"player": 0, "kind": "follower", "at": [0,0], "feature": "monastery"})");
    EXPECT_EQ(figure(0, "strength").toInt(), 1);
    EXPECT_EQ(figure(0, "label").toString(), "Bela: mayor in the city, strength 1");
    EXPECT_EQ(figure(1, "strength").toInt(), -1) << "the strength of a follower is constant";
    EXPECT_FALSE(figure(1, "label").toString().contains("strength"));
}

TEST_F(WithExpansion, StrengthsAlwaysMatchRules)
{
    std::set<int> seen;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        ASSERT_TRUE(m_controller.startGame(withExpansion(seed)));
        while (!m_controller.over()) {
            play(1);
            const auto& rows = m_controller.figures()->rows();
            for (std::size_t row = 0; row < rows.size(); ++row) {
                const auto& rule = m_controller.table().rules->book().figureRule(rows[row].figure.kind);
                if (rule.spec().strengthTerm.empty())
                    continue;
                const int shown = figure(static_cast<int>(row), "strength").toInt();
                EXPECT_EQ(shown, rule.strength(state(), rows[row].figure));
                seen.insert(shown);
            }
        }
    }
    EXPECT_TRUE(seen.contains(0));
    EXPECT_GT(seen.size(), 2U);
}

TEST_F(WithExpansion, ShowsOwnTileUntilItIsPlaced)
{
    auto& players = *m_controller.players();
    EXPECT_TRUE(read(players, 0, "ownTile").toString().isEmpty()) << "the base game has none";
    ASSERT_TRUE(m_controller.startGame(withExpansion(2)));
    std::array<bool, 2> placed{};
    while (!m_controller.over()) {
        play(1);
        placed = {};
        for (const auto& entry : m_controller.table().history)
            for (const auto& event : entry.events)
                if (event.type == event::place && event.kind == m_controller.table().ownKind())
                    placed.at(event.player) = true;
        for (int player = 0; player < 2; ++player) {
            const bool has = !placed.at(static_cast<std::size_t>(player));
            EXPECT_EQ(read(players, player, "ownTile").toString(), has ? "image://tile/ab/0" : "");
            EXPECT_EQ(read(players, player, "ownTileLabel").toString(), has ? "Abbey: 1 left" : "");
        }
    }
    EXPECT_TRUE(placed[0] || placed[1]);
}

TEST_F(WithExpansion, SupplyShowsInitialNumbers)
{
    ASSERT_TRUE(m_controller.startGame(withExpansion(1)));
    const auto& supply = *m_controller.players()->supplyOf(0);
    QStringList shown;
    for (int row = 0; row < supply.rowCount(); ++row)
        shown << read(supply, row, "label").toString() + u' ' + read(supply, row, "most").toString();
    shown.sort();
    EXPECT_EQ(shown,
              QStringList({"Barn: 1 left 1", "Mayor: 1 left 1", "Meeple: 7 left 7", "Wagon: 1 left 1"}));
}

TEST_F(WithExpansion, EverythingThatHappensIsLogged)
{
    std::set<QString> notShown{"places the abbey",
                               "keeps the abbey, places a tile",
                               "places a monk in the abbey",
                               "places the barn where four tiles meet",
                               "places the mayor in the city",
                               "places the wagon on the road",
                               "places the wagon in the city",
                               "places the wagon in the monastery",
                               "wagon moves to a road",
                               "gets the wagon back",
                               "gets the mayor back",
                               "gets the monk back",
                               "Incomplete abbey",
                               "Abbey",
                               "Barn",
                               "Field with a new barn",
                               "Field connected to a barn",
                               "The game is over. Abbeys not placed"};
    for (std::uint64_t seed = 1; seed <= 200 && !notShown.empty(); ++seed) {
        ASSERT_TRUE(m_controller.startGame(playedAtRandom(withExpansion(seed))));
        for (int row = 0; row < m_controller.log()->rowCount(); ++row) {
            const QString text = read(*m_controller.log(), row, "text").toString();
            EXPECT_FALSE(text.contains(u'%')) << text.toStdString();
            // The place in brackets is cut off.
            notShown.erase(text.section(u':', 0, 0).section(QStringLiteral(" ("), 0, 0));
        }
    }
    EXPECT_TRUE(notShown.empty()) << notShown.begin()->toStdString();
}

TEST_F(WithExpansion, LogsKeptTileOncePerTurn)
{
    auto game = withExpansion(3);
    game.rules.options = Options(Edition::C1);
    ASSERT_TRUE(m_controller.startGame(game));
    const auto keep = [&] {
        const auto& rows = m_controller.choices()->rows();
        const auto pass =
            std::ranges::find_if(rows, [](const auto& row) { return row.action.type == Action::Type::Pass; });
        return state().placed == noTile && pass != rows.end() ? static_cast<int>(pass - rows.begin()) : -1;
    };
    while (!m_controller.over()) {
        if (const int row = keep(); row >= 0) {
            m_controller.choose(row);
            m_controller.resolveHeld(true);
            m_controller.discards()->dismiss();
        } else {
            play(1);
        }
    }
    QStringList ofTurn;
    QStringList last;
    for (int row = 0; row < m_controller.log()->rowCount(); ++row) {
        if (!read(*m_controller.log(), row, "heading").toString().isEmpty())
            ofTurn.clear();
        ofTurn << read(*m_controller.log(), row, "text").toString();
        EXPECT_LE(ofTurn.filter("abbey").size(), 1);
        if (ofTurn.last() == "does not place the abbey")
            last << read(*m_controller.log(), row, "name").toString();
    }
    last.sort();
    EXPECT_EQ(last, QStringList({"Anna", "Bedřich"})) << "one extra round, with the bag empty";
    EXPECT_GE(logRow("The game is over. Abbeys not placed: Anna, Bedřich"), 0);
}

TEST_F(WithExpansion, PointsOfLogMatchScores)
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        ASSERT_TRUE(m_controller.startGame(withExpansion(seed)));
        play(1000);
        int log = 0;
        for (int row = 0; row < m_controller.log()->rowCount(); ++row)
            log += read(*m_controller.log(), row, "points").toInt();
        EXPECT_EQ(log, state().scores[0] + state().scores[1]);
        int kinds = 0;
        std::set<QString> labels;
        for (int row = 0; row < m_controller.statistics()->kinds()->rowCount(); ++row) {
            kinds += read(*m_controller.statistics()->kinds(), row, "sum").toInt();
            EXPECT_TRUE(
                labels.insert(read(*m_controller.statistics()->kinds(), row, "label").toString()).second);
        }
        EXPECT_EQ(kinds, log);
        EXPECT_LE(labels.size(), 4U) << "one label for all fields";
    }
}

TEST_F(WithExpansion, BarnInLogHighlightsItsPoint)
{
    playUntilEvent([](const Event& event) { return event.type == event::deploy && event.onCorner; });
    auto& spot = *m_controller.spotlight();
    const int row = logRow("barn where");
    const auto places = m_controller.log()->placesOf(row);
    ASSERT_EQ(places.size(), 1U);
    m_controller.showLogPlace(row);
    EXPECT_TRUE(spot.isCorner());
    EXPECT_FALSE(spot.isTile());
    const Cell at = places[0].cell();
    EXPECT_EQ(spot.cells(), QRectF(at.x - 1, at.y - 1, 2, 2));
    EXPECT_EQ(spot.glow()->rowCount(), 0);
    m_controller.highlightLogLine(logRow("places"));
    EXPECT_FALSE(spot.isCorner());
    EXPECT_TRUE(spot.isTile());
}

TEST_F(WithExpansion, WagonInLogHighlightsOriginAndTarget)
{
    playUntilEvent([](const Event& event) { return event.type == event::moved; });
    auto& spot = *m_controller.spotlight();
    const int row = logRow("moves to");
    const auto places = m_controller.log()->placesOf(row);
    ASSERT_EQ(places.size(), 2U);
    m_controller.highlightLogLine(row);
    std::set<std::pair<int, int>> highlighted;
    for (const auto& piece : spot.glow()->rows())
        highlighted.emplace(piece.cell.x, piece.cell.y);
    for (const auto& place : places) {
        EXPECT_TRUE(spot.cells().contains(place.cell().x, place.cell().y));
        EXPECT_TRUE(highlighted.contains({place.cell().x, place.cell().y}));
    }
}

TEST_F(WithExpansion, FinalCountScoresBarnsSeparately)
{
    m_controller.finalCount()->setProperty("stepwise", true);
    playUntilEvent([](const Event& event) { return event.line.rule == "am.barn.final"; });
    auto& count = *m_controller.finalCount();
    bool barns = false;
    int steps = 0;
    for (; count.active() && steps < 200; ++steps, count.next()) {
        const auto paying = count.paying();
        for (const auto& score : paying)
            EXPECT_EQ(score.line.rule, paying.front().line.rule);
        if (paying.front().line.rule != "am.barn.final")
            continue;
        barns = true;
        EXPECT_TRUE(count.message().startsWith("Barn: ")) << count.message().toStdString();
        EXPECT_TRUE(count.message().contains(QStringLiteral("\u00a0×\u00a04\u00a0=\u00a0")));
        EXPECT_GT(count.glow()->rowCount(), 0);
        const QPointF place = placeOfScore(m_controller.table(), paying.front());
        EXPECT_EQ(place, QPointF(std::round(place.x()), std::round(place.y())))
            << "a point, not a figure's place";
    }
    EXPECT_TRUE(barns);
    EXPECT_EQ(read(*m_controller.players(), 0, "points").toInt(), state().scores[0]);
}

TEST_F(WithExpansion, ReviewShowsFiguresOfEachTurn)
{
    playUntilEvent([](const Event& event) { return event.type == event::moved; });
    std::vector<std::vector<Figure>> then;
    for (int turn = 0; turn <= m_controller.statistics()->turns(); ++turn) {
        m_controller.startReview(turn);
        const auto figures = state().figuresOnBoard();
        then.emplace_back(figures.begin(), figures.end());
        const auto& rows = m_controller.figures()->rows();
        ASSERT_EQ(rows.size(), then.back().size());
        for (std::size_t row = 0; row < rows.size(); ++row)
            EXPECT_EQ(rows[row].figure, then.back()[row]);
    }
    m_controller.review()->leave();
    EXPECT_FALSE(m_controller.review()->active());
}

TEST_F(WithExpansion, LabelOfAbbeyIsItsName)
{
    ASSERT_TRUE(m_controller.startGame(withExpansion(2)));
    play(1000);
    bool found = false;
    for (int row = 0; row < m_controller.board()->rowCount(); ++row)
        found = found || read(*m_controller.board(), row, "label").toString() == "Abbey";
    EXPECT_TRUE(found);
}

} // namespace

} // namespace vozka
