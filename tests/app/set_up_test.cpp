// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/setup/colour_model.h"
#include "set_up_fixture.h"

#include <QAbstractItemModelTester>
#include <QColor>
#include <QSignalSpy>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

namespace vozka {

namespace {

class Seats : public NoStoredSetUps {
protected:
    Seats() { m_seats.setKind(1, SetUpModel::Person); }
    QString at(int row, int role) const { return m_seats.index(row).data(role).toString(); }
    QStringList names() const { return namesOf(m_seats); }

    SetUpModel m_seats;
    QAbstractItemModelTester m_tester{&m_seats, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(Seats, StartsWithTwoSeatsOfDifferentColours)
{
    EXPECT_EQ(names(), QStringList({"Player 1", "Player 2"}));
    EXPECT_NE(at(0, SetUpModel::ColourRole), at(1, SetUpModel::ColourRole));
    EXPECT_TRUE(m_seats.valid());
}

TEST_F(NoStoredSetUps, FirstSetUpHasPersonAndComputer)
{
    const SetUpModel seats;
    EXPECT_EQ(namesOf(seats), QStringList({"Player 1", "Computer"}));
    const auto players = seats.toRecord().players;
    EXPECT_EQ(players[0].kind, records::PlayerKind::Human);
    EXPECT_EQ(players[1].kind, records::PlayerKind::Medium);
    EXPECT_EQ(players[1].name, "Computer");
}

/// Returns the kinds of these seats and of a seat that is added to them.
std::vector<records::PlayerKind> kindsAfterAdding(const std::vector<records::PlayerKind>& kinds)
{
    std::vector<Seat> seats;
    for (const auto kind : kinds) {
        seats.push_back(newSeat(seats));
        seats.back().kind = kind;
    }
    seats.push_back(seatToAdd(seats));
    std::vector<records::PlayerKind> all;
    std::ranges::transform(seats, std::back_inserter(all), &Seat::kind);
    return all;
}

TEST(NewSeat, KindDependsOnOtherSeats)
{
    using enum records::PlayerKind;
    EXPECT_EQ(kindsAfterAdding({Human, Medium}).back(), Medium);
    EXPECT_EQ(kindsAfterAdding({Human, Easy, Hard}).back(), Hard) << "the level of the last computer";
    EXPECT_EQ(kindsAfterAdding({Hard, Human}).back(), Hard);
    EXPECT_EQ(kindsAfterAdding({Easy, Medium}).back(), Medium);
    EXPECT_EQ(kindsAfterAdding({Human, Human}).back(), Human);
    EXPECT_EQ(kindsAfterAdding({Human, Medium, Human}).back(), Human);
    EXPECT_EQ(kindsAfterAdding({Human}).back(), Human);
    EXPECT_EQ(kindsAfterAdding({}).back(), Human);
}

TEST_F(NoStoredSetUps, AddedComputersHaveDistinctNames)
{
    SetUpModel seats;
    while (seats.canAdd())
        seats.addSeat();
    EXPECT_EQ(namesOf(seats), QStringList({"Player 1", "Blanche", "Simon", "Agnes", "Roland", "Clara"}));
    EXPECT_TRUE(seats.valid());
    // Default names change if one of them is typed at another seat.
    seats.rename(0, "blanche ");
    EXPECT_EQ(namesOf(seats), QStringList({"blanche ", "Simon", "Agnes", "Roland", "Clara", "Odo"}));
    EXPECT_TRUE(seats.valid());
    const auto players = seats.toRecord().players;
    EXPECT_EQ(players[5].kind, records::PlayerKind::Medium);
    EXPECT_EQ(players[5].name, "Odo");
    // The name belongs to the computer, not to a person in its seat.
    seats.setKind(5, SetUpModel::Person);
    EXPECT_EQ(namesOf(seats).last(), QStringLiteral("Player 6"));
}

TEST_F(Seats, HoldPersonsOrComputers)
{
    m_seats.addSeat();
    m_seats.setKind(0, SetUpModel::HardComputer);
    m_seats.setKind(2, SetUpModel::EasyComputer);
    EXPECT_EQ(names(), QStringList({"Hugo", "Player 2", "Simon"}));
    m_seats.rename(0, QStringLiteral("Deep"));
    EXPECT_EQ(names(), QStringList({"Deep", "Player 2", "Computer"})) << "one computer has a default name";
    m_seats.setKind(9, SetUpModel::HardComputer);
    const auto players = m_seats.toRecord().players;
    EXPECT_EQ(players[0].kind, records::PlayerKind::Hard);
    EXPECT_EQ(players[1].kind, records::PlayerKind::Human);
    EXPECT_EQ(players[2].kind, records::PlayerKind::Easy);
}

TEST_F(Seats, HasTwoToSixSeats)
{
    m_seats.removeSeat(0);
    EXPECT_EQ(m_seats.count(), 2);
    for (int i = 0; i < 10; ++i)
        m_seats.addSeat();
    EXPECT_EQ(m_seats.count(), 6);
    EXPECT_FALSE(m_seats.canAdd());
    std::set<QString> colours;
    for (int row = 0; row < 6; ++row)
        colours.insert(at(row, SetUpModel::ColourRole));
    EXPECT_EQ(colours.size(), 6U);
}

TEST_F(Seats, NewSeatUsesFreeNameAndColour)
{
    m_seats.addSeat();
    const QString colour = at(1, SetUpModel::ColourRole);
    m_seats.removeSeat(1);
    m_seats.addSeat();
    EXPECT_EQ(names(), QStringList({"Player 1", "Player 2", "Player 3"}));
    EXPECT_EQ(at(2, SetUpModel::ColourRole), colour);
}

TEST_F(Seats, DefaultNumbersHaveNoGaps)
{
    m_seats.addSeat();
    m_seats.removeSeat(0);
    EXPECT_EQ(names(), QStringList({"Player 1", "Player 2"}));
    m_seats.addSeat();
    EXPECT_EQ(names(), QStringList({"Player 1", "Player 2", "Player 3"}));
}

TEST_F(Seats, MoveWithNameAndColour)
{
    m_seats.addSeat();
    const QString colour = at(0, SetUpModel::ColourRole);
    m_seats.moveSeat(0, 2);
    EXPECT_EQ(names(), QStringList({"Player 2", "Player 3", "Player 1"}));
    EXPECT_EQ(at(2, SetUpModel::ColourRole), colour);
    m_seats.moveSeat(2, 1);
    EXPECT_EQ(names(), QStringList({"Player 2", "Player 1", "Player 3"}));
}

TEST_F(Seats, SwapTakenColour)
{
    m_seats.recolour(0, 1);
    EXPECT_EQ(at(0, SetUpModel::ColourRole), "blue");
    EXPECT_EQ(at(1, SetUpModel::ColourRole), "red");
    m_seats.recolour(0, 5);
    EXPECT_EQ(at(0, SetUpModel::ColourRole), "pink");
    EXPECT_EQ(at(1, SetUpModel::ColourRole), "red");
}

TEST_F(Seats, IgnoreInvalidRowsAndColours)
{
    m_seats.removeSeat(7);
    m_seats.moveSeat(0, 9);
    m_seats.moveSeat(-1, 0);
    m_seats.rename(-1, "Ada");
    m_seats.recolour(0, 6);
    m_seats.recolour(2, 0);
    EXPECT_EQ(names(), QStringList({"Player 1", "Player 2"}));
}

TEST_F(Seats, ReportInvalidNames)
{
    const QSignalSpy changes(&m_seats, &SetUpModel::problemChanged);
    m_seats.rename(0, "  ");
    EXPECT_EQ(m_seats.problem(), "Every player needs a name.");
    m_seats.rename(0, "PLAYER 2");
    EXPECT_EQ(m_seats.problem(), "Two players are called “Player 2”.");
    m_seats.rename(0, QString(65, 'a'));
    EXPECT_EQ(m_seats.problem(), "A name has at most 64 letters.");
    m_seats.rename(0, QString(64, 'a'));
    EXPECT_TRUE(m_seats.valid());
    EXPECT_EQ(changes.count(), 4);
}

TEST_F(Seats, UseCurrentLanguage)
{
    m_seats.rename(1, "Ada");
    const QSignalSpy changed(&m_seats, &QAbstractItemModel::dataChanged);
    AppSettings::instance().overrideLanguage(QStringLiteral("cs"));
    EXPECT_EQ(names(), QStringList({"Hráč 1", "Ada"}));
    EXPECT_EQ(changed.count(), 1);
    m_seats.rename(1, "");
    EXPECT_EQ(m_seats.problem(), "Každý hráč potřebuje jméno.");
}

TEST_F(Seats, RecordHoldsPlayersInOrder)
{
    m_seats.rename(1, " Ada ");
    m_seats.moveSeat(1, 0);
    const auto record = m_seats.toRecord();
    ASSERT_EQ(record.players.size(), 2U);
    EXPECT_EQ(record.players[0], (records::PlayerEntry{"Ada", records::Colour::Blue, {}}));
    EXPECT_EQ(record.players[1], (records::PlayerEntry{"Player 1", records::Colour::Red, {}}));
    EXPECT_EQ(record.rules.sets, std::vector<std::string>{"base"});
    EXPECT_TRUE(record.actions.empty());
}

TEST_F(Seats, ColourNamesUseCurrentLanguage)
{
    ColourModel colours;
    const QAbstractItemModelTester tester(&colours, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(colours.rowCount(), 6);
    EXPECT_EQ(colours.index(0).data(ColourModel::roleOf("label")), "red, square");
    AppSettings::instance().overrideLanguage(QStringLiteral("cs"));
    EXPECT_EQ(colours.index(0).data(ColourModel::roleOf("label")), "červená, čtverec");
    for (int row = 0; row < 6; ++row)
        EXPECT_TRUE(colours.index(row).data(ColourModel::roleOf("colourValue")).value<QColor>().isValid());
}

} // namespace

} // namespace vozka
