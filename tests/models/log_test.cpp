// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The log: messages, headings, places, and scores as sums.
#include "models/text/descriptions.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "table_fixture.h"

#include <QSignalSpy>

namespace vozka {

class Log : public TableTest {};

TEST_F(Log, ListsEveryEventExceptDraws)
{
    play(1000);
    std::size_t events = 0;
    for (const auto& entry : m_controller.table().history)
        events += static_cast<std::size_t>(
            std::ranges::count_if(entry.events, [](const Event& each) { return each.type != event::draw; }));
    ASSERT_EQ(static_cast<std::size_t>(m_controller.log()->rowCount()), events + 1) << "the result is below";
    for (int row = 0; row < m_controller.log()->rowCount(); ++row) {
        const QString text = read(*m_controller.log(), row, "text").toString();
        EXPECT_FALSE(text.isEmpty());
        EXPECT_FALSE(text.contains(u'%')) << text.toStdString();
    }
}

TEST_F(Log, GivesReasonForTilePutAside)
{
    const auto isAside = [&](const LogRow& row) { return row.text.contains("put aside"); };
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(seed)));
        play(40);
        const auto& rows = m_controller.log()->rows();
        const auto row = std::ranges::find_if(rows, isAside);
        if (row == rows.end())
            continue;
        EXPECT_EQ(row->text,
                  "The dragon is not in play: no volcano has been placed. The tile is put aside, and "
                  "another one is drawn.");
        EXPECT_FALSE(row->tileSource.isEmpty());
        return;
    }
    FAIL() << "no tile was put aside";
}

TEST_F(Log, PointsOfRowsMatchScores)
{
    play(1000);
    int points = 0;
    for (int row = 0; row < m_controller.log()->rowCount(); ++row)
        points += read(*m_controller.log(), row, "points").toInt();
    EXPECT_EQ(points, state().scores[0] + state().scores[1]);
}

TEST_F(Log, WritesScoreAsSumThatBreaksAtPlusSigns)
{
    Event scored{.type = event::score};
    scored.line = {0, "city", {}, 14, {}, 0, {{"city.tiles", 5, 10}, {"city.coats-of-arms", 2, 4}}};
    EXPECT_EQ(eventMessage(m_controller.table(), scored),
              QStringLiteral("City: 5 tiles\u00a0×\u00a02 + 2 coats of arms\u00a0×\u00a02\u00a0=\u00a014"));
}

TEST_F(Log, OmitsFactorOneInScores)
{
    Event scored{.type = event::score};
    scored.line = {0, "road.incomplete", {}, 3, {}, 0, {{"road.tiles", 3, 3}}};
    EXPECT_EQ(eventMessage(m_controller.table(), scored),
              QStringLiteral("Incomplete road: 3 tiles\u00a0=\u00a03"));
}

TEST_F(Log, HasHeadingsForTurnsAndFinalScoring)
{
    play(1000);
    QStringList headings;
    for (int row = 0; row < m_controller.log()->rowCount(); ++row)
        if (const QString heading = read(*m_controller.log(), row, "heading").toString(); !heading.isEmpty())
            headings << heading;
    QStringList expected;
    for (int turn = 1; turn <= m_controller.statistics()->turns(); ++turn)
        expected << QStringLiteral("Turn %1").arg(turn);
    expected << QStringLiteral("Final scoring") << QStringLiteral("Result");
    EXPECT_EQ(headings.join(u'\n').toStdString(), expected.join(u'\n').toStdString());
    EXPECT_EQ(read(*m_controller.log(), 0, "heading").toString(), "Turn 1");
}

TEST_F(Log, NamesTileWithoutPlaceAndHasTurnedPicture)
{
    play(1000);
    int row = 0;
    for (const auto& entry : m_controller.table().history) {
        for (const auto& event : entry.events) {
            if (event.type == event::draw)
                continue;
            const QString text =
                read(*m_controller.log(), row, "text").toString().replace(QChar(QChar::Nbsp), u' ');
            const QString tile = read(*m_controller.log(), row, "tileSource").toString();
            if (event.type == event::place) {
                const QString where = cellDescription(event.at.at);
                EXPECT_FALSE(text.contains(where)) << text.toStdString();
                EXPECT_TRUE(
                    text.contains(briefTileDescription(m_controller.table().catalogue().kind(event.kind))));
                EXPECT_TRUE(tile.endsWith(QStringLiteral("/%1").arg(event.turns))) << tile.toStdString();
                EXPECT_TRUE(read(*m_controller.log(), row, "tileLabel").toString().startsWith(where));
                EXPECT_EQ(m_controller.log()->rowOfTile(event.at.at.x, event.at.at.y), row);
            } else {
                EXPECT_EQ(!tile.isEmpty(), event.type == event::discard);
            }
            EXPECT_EQ(read(*m_controller.log(), row, "figureSource").toString().startsWith("image://figure/"),
                      event.type == event::deploy || event.type == event::returned
                          || event.type == event::moved);
            ++row;
        }
    }
    EXPECT_EQ(m_controller.log()->rowOfTile(0, 0), -1) << "the start tile was never placed";
    EXPECT_EQ(m_controller.log()->rowOfTile(99, 99), -1);
}

TEST_F(Log, BriefTileListsItsFeatures)
{
    const auto brief = [&](std::string_view id) {
        const auto& tiles = m_controller.table().catalogue();
        return briefTileDescription(tiles.kind(tiles.find(id))).toStdString();
    };
    EXPECT_EQ(brief("A"), "road, monastery");
    EXPECT_EQ(brief("B"), "monastery");
    EXPECT_EQ(brief("D"), "road, city");
    EXPECT_EQ(brief("F"), "city, 1 coat of arms");
    EXPECT_EQ(brief("I"), "2 cities");
    EXPECT_EQ(brief("L"), "junction, city");
    EXPECT_EQ(brief("U"), "road");
    EXPECT_EQ(brief("X"), "junction");
}

TEST_F(Log, NamesFollowerByRoleOnFeature)
{
    const auto messageOf = [&](std::string_view type, FeatureKind on) {
        Event event{.type = type};
        event.player = 0;
        event.featureKind = on;
        return logMessage(m_controller.table(), event).toStdString();
    };
    EXPECT_EQ(messageOf(event::deploy, FeatureKind::City), "places a knight in the city");
    EXPECT_EQ(messageOf(event::deploy, FeatureKind::Field), "places a farmer in the field");
    EXPECT_EQ(messageOf(event::returned, FeatureKind::City), "gets the knight back");
    const auto road = messageOf(event::deploy, FeatureKind::Road);
    const bool classic = m_controller.table().rules->book().options().edition() == Edition::C1;
    EXPECT_EQ(road, classic ? "places a thief on the road" : "places a highwayman on the road");
}

TEST_F(Log, CompletionNamesReasonForNoPoints)
{
    Event event{.type = event::complete, .player = 0, .featureKind = FeatureKind::Road};
    event.segments = {{{0, 0}, 0}, {{1, 0}, 0}};
    event.count = 1;
    const Table table = m_controller.table();
    EXPECT_EQ(logMessage(table, event), "A road of 2 tiles is completed.");
    event.count = 0;
    EXPECT_EQ(logMessage(table, event),
              "A road of 2 tiles is completed. Nobody has a figure there: no points.");
}

TEST_F(Log, NamesFigureOfMovedPiece)
{
    ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(3)));
    const Table table = m_controller.table();
    Event event{.type = event::piece, .player = 0, .featureKind = FeatureKind::City};
    event.token = table.rules->book().findToken("fairy")->kind;
    EXPECT_EQ(logMessage(table, event), "moves the fairy");
    event.owner = 0;
    EXPECT_EQ(logMessage(table, event), "moves the fairy: meeple in the city");
}

TEST_F(Log, NamesReasonsOfForcedAndMissingMoves)
{
    ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(3)));
    const Table table = m_controller.table();
    Event move{.type = event::piece, .player = 0};
    move.token = table.rules->book().findToken("dragon")->kind;
    EXPECT_EQ(logMessage(table, move), "moves the dragon");
    move.isForced = true;
    EXPECT_EQ(logMessage(table, move), "moves the dragon the only possible way");
    EXPECT_EQ(logMessage(table, {.type = event::noEffect, .player = 0, .what = "dragon"}),
              "cannot move the dragon: no tile beside it is open to it");
    EXPECT_EQ(logMessage(table, {.type = event::noEffect, .player = 0, .what = "mayor"}),
              "gets no points for the mayor: it counts only with coats of arms, and the city has none");
    EXPECT_EQ(logMessage(table, {.type = event::released, .player = 0, .what = "exchange", .owner = 0}),
              "gets a prisoner back in exchange: meeple");
}

TEST_F(Log, NamesOwnFigureInReachOfTower)
{
    ASSERT_TRUE(m_controller.startGame(gameWithSixExpansions(3)));
    const Table table = m_controller.table();
    const auto& forms = table.rules->book().actionForms();
    const auto form = std::ranges::find(forms, "capture", &ActionForm::word);
    ASSERT_NE(form, forms.end());
    Action capture = form->base;
    capture.at = Spot::on({{0, 0}, 0});
    capture.player = (*table.state)->toMove;
    EXPECT_TRUE(choiceLabel(table, capture).startsWith("Take back to the supply"));
    capture.player = static_cast<Player>(1 - capture.player);
    EXPECT_TRUE(choiceLabel(table, capture).startsWith("Take prisoner"));
}

TEST_F(Log, KeepsNameInBracketsTogether)
{
    auto game = gameWithSixExpansions(3);
    game.players[0].name = "Player 1";
    ASSERT_TRUE(m_controller.startGame(game));
    const Table table = m_controller.table();
    const Event event{.type = event::captured, .player = 1, .what = "prisoner", .owner = 0};
    const QString name = table.playerName(0);
    ASSERT_TRUE(name.contains(u' ')) << name.toStdString();
    EXPECT_TRUE(logMessage(table, event).endsWith(QStringLiteral("(%1)").arg(unbroken(name))));
}

TEST_F(Log, EndsWithWinner)
{
    play(1000);
    const int last = m_controller.log()->rowCount() - 1;
    const QString text = read(*m_controller.log(), last, "text").toString();
    const int most = std::max(state().scores[0], state().scores[1]);
    EXPECT_TRUE(text.contains(QString::number(most))) << text.toStdString();
    if (state().scores[0] != state().scores[1]) {
        const int winner = state().scores[0] > state().scores[1] ? 0 : 1;
        EXPECT_TRUE(text.contains(read(*m_controller.players(), winner, "name").toString()));
    }
    m_controller.undo();
    EXPECT_FALSE(m_controller.log()->rowCount() > last) << "no result before the end";
}

TEST_F(Log, RowsHavePlaces)
{
    play(1000);
    int row = 0;
    for (const auto& entry : m_controller.table().history) {
        for (const auto& event : entry.events) {
            if (event.type == event::draw)
                continue;
            const auto places = m_controller.log()->placesOf(row);
            EXPECT_EQ(read(*m_controller.log(), row, "hasPlace").toBool(), !places.empty());
            if (event.type == event::score)
                EXPECT_TRUE((places == std::vector{Spot::on({event.line.at, event.line.feature})}));
            else if (event.type == event::place)
                EXPECT_TRUE((places == std::vector{Spot::tile(event.at.at)}));
            else if (event.type == event::discard || event.type == event::end)
                EXPECT_TRUE(places.empty());
            else
                EXPECT_TRUE((places == std::vector{Spot::on(event.at)}));
            ++row;
        }
    }
    EXPECT_TRUE(m_controller.log()->placesOf(row).empty()) << "the result has none";
    EXPECT_TRUE(m_controller.log()->placesOf(-1).empty());
    EXPECT_TRUE(m_controller.log()->placesOf(9999).empty());
}

TEST_F(Log, HoveredRowsHighlightTheirPlace)
{
    play(1000);
    auto& spot = *m_controller.spotlight();
    QSignalSpy pulses(&spot, &Spotlight::pulsed);
    const auto& board = m_controller.table().board();
    for (int row = 0; row < m_controller.log()->rowCount(); ++row) {
        const auto places = m_controller.log()->placesOf(row);
        m_controller.highlightLogLine(row);
        ASSERT_EQ(spot.active(), !places.empty());
        if (places.empty())
            continue;
        const auto place = places.front().ref();
        EXPECT_TRUE(spot.cells().contains(place.at.x, place.at.y));
        EXPECT_EQ(spot.isTile(), place.feature == noFeature);
        int segments = 0;
        if (place.feature != noFeature)
            board.forEachSegment(board.segmentOf(board.tileAt(place.at), place.feature),
                                 [&](Segment) { ++segments; });
        EXPECT_EQ(spot.glow()->rowCount(), segments);
        EXPECT_FALSE(spot.held());
    }
    EXPECT_EQ(pulses.count(), 0);
    m_controller.showLogPlace(0);
    EXPECT_EQ(pulses.count(), 1);
    EXPECT_TRUE(spot.held());
    m_controller.undo();
    EXPECT_FALSE(spot.active()) << "the board is another one";
}

} // namespace vozka
