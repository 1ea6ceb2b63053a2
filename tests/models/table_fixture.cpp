// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table_fixture.h"

#include "match/match.h"
#include "models/board/area_actions.h"

#include <QStringList>

namespace vozka {

records::GameRecord gameOfTwo(std::uint64_t seed)
{
    records::GameRecord game;
    game.players = {{"Anna", records::Colour::Red, records::PlayerKind::Human},
                    {"Bedřich", records::Colour::Blue, records::PlayerKind::Human}};
    game.seed = seed;
    return game;
}

records::GameRecord gameWithSixExpansions(std::uint64_t seed)
{
    auto game = gameOfTwo(seed);
    game.rules.sets = {"base",  "inns-and-cathedrals", "abbot", "abbey-and-mayor", "traders-and-builders",
                       "tower", "princess-and-dragon"};
    return game;
}

records::GameRecord playedAtRandom(const records::GameRecord& game)
{
    auto match = Match::start(game);
    EXPECT_TRUE(match);
    RandomPlayer player(game.seed);
    ActionList scratch;
    while (!match->state()->over)
        EXPECT_FALSE(match->act(player.choose(match->rules(), match->state(), scratch)));
    return match->record();
}

QString decisionText(GameController& controller)
{
    QStringList parts{QString::number(controller.table().state->hash()), controller.prompt().playerName,
                      controller.prompt().text};
    for (const auto& choice : controller.choices()->rows())
        parts << choice.label;
    for (const auto& row : controller.path()->rows())
        parts << QStringLiteral("%1,%2").arg(row.cell.x).arg(row.cell.y);
    for (const auto& row : controller.candidates()->rows())
        parts << row.label << row.worth;
    return parts.join(QLatin1Char('|')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

TableTest::TableTest()
{
    EXPECT_TRUE(m_controller.startGame(gameOfTwo()));
}

void TableTest::playOne()
{
    ActionList scratch;
    const Table table = m_controller.table();
    const int row = m_controller.choices()->rowOf(m_player.choose(*table.rules, *table.state, scratch));
    ASSERT_GE(row, 0) << "a legal action is missing among the choices";
    m_controller.choose(row);
    m_controller.resolveHeld(true);
}

void TableTest::play(int decisions)
{
    for (int i = 0; i < decisions && !m_controller.over(); ++i) {
        playOne();
        m_controller.discards()->dismiss();
    }
}

void TableTest::playToAreas()
{
    const auto& choices = *m_controller.choices();
    std::vector<int> named;
    for (int choice = 0; choice < choices.rowCount(); ++choice)
        if (namesArea(choices.at(choice).action))
            named.push_back(choice);
    if (named.empty())
        return play(1);
    const int picked = named[static_cast<std::size_t>(state().turn) % named.size()];
    m_controller.choose(leavesArea(choices.at(picked).action) ? m_controller.prompt().passRow : picked);
}

void TableTest::playUntil(Prompt::Kind step)
{
    play(1);
    while (m_controller.prompt().kind != step) {
        ASSERT_FALSE(m_controller.over());
        play(1);
    }
}

QVariant TableTest::read(const QAbstractItemModel& model, int row, const char* role)
{
    const int number = model.roleNames().key(role, -1);
    EXPECT_GE(number, 0) << "no role " << role;
    return model.data(model.index(row, 0), number);
}

} // namespace vozka
