// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of players that were typed in the set-up are stored when the game starts, and offered again later.
#include "set_up_fixture.h"

#include <QAbstractItemModelTester>

namespace vozka {

namespace {

class KnownNames : public NoStoredSetUps {
protected:
    static QStringList offered(SetUpModel& setUp, int row, const QString& beginning = {})
    {
        setUp.offerNames(row, beginning);
        QStringList names;
        for (const KnownName& known : setUp.knownNames()->rows())
            names << known.name;
        return names;
    }
    static void play(const QStringList& names)
    {
        SetUpModel setUp;
        setUp.show(defaultSetUp());
        while (setUp.count() < names.size())
            setUp.addSeat();
        for (int row = 0; row < names.size(); ++row) {
            setUp.setKind(row, SetUpModel::Person);
            setUp.rename(row, names[row]);
        }
        setUp.remember();
    }
    static SetUpModel& fresh(SetUpModel& setUp)
    {
        setUp.show(defaultSetUp());
        return setUp;
    }
};

TEST_F(KnownNames, ListTypedNamesLatestFirst)
{
    play({"Ada", "Бронислава"});
    play({"山田", "ada "});
    SetUpModel setUp;
    EXPECT_EQ(offered(fresh(setUp), 0), QStringList({"山田", "ada", "Бронислава"}));
}

TEST_F(KnownNames, ExcludeComputersAndDefaultNames)
{
    SetUpModel setUp;
    setUp.rename(1, "Robot");
    setUp.remember();
    EXPECT_FALSE(setUp.hasKnownNames());
    setUp.rename(0, "Ada");
    setUp.remember();
    EXPECT_TRUE(setUp.hasKnownNames());
    EXPECT_EQ(offered(fresh(setUp), 0), QStringList("Ada"));
}

TEST_F(KnownNames, MatchPrefixWithoutCaseAndAccents)
{
    play({"Žofie", "Éva", "Zdeněk", "Ольга"});
    SetUpModel setUp;
    EXPECT_EQ(offered(fresh(setUp), 0, "z"), QStringList({"Žofie", "Zdeněk"}));
    EXPECT_EQ(offered(setUp, 0, "zo"), QStringList("Žofie"));
    EXPECT_EQ(offered(setUp, 0, "Ž"), QStringList({"Žofie", "Zdeněk"}));
    EXPECT_EQ(offered(setUp, 0, "EV"), QStringList("Éva"));
    EXPECT_EQ(offered(setUp, 0, "ол"), QStringList("Ольга"));
    EXPECT_EQ(offered(setUp, 0, "f"), QStringList());
}

TEST_F(KnownNames, ExcludeNamesOfOtherSeats)
{
    play({"Ada", "Bob"});
    SetUpModel setUp;
    fresh(setUp).rename(1, "ADA");
    EXPECT_EQ(offered(setUp, 0), QStringList("Bob"));
    EXPECT_EQ(offered(setUp, 1), QStringList({"Ada", "Bob"})) << "a player can keep the name";
}

TEST_F(KnownNames, RestoreColourUnlessChosenByOthers)
{
    SetUpModel setUp;
    setUp.rename(0, "Ada");
    setUp.recolour(0, 4);
    setUp.remember();
    fresh(setUp).setKind(1, SetUpModel::Person);
    setUp.recolour(0, 4);
    ASSERT_EQ(offered(setUp, 1), QStringList("Ada"));
    setUp.useName(1, 0);
    EXPECT_EQ(setUp.index(1).data(SetUpModel::ColourIndexRole), 4) << "the colour was not chosen by a player";
    EXPECT_EQ(namesOf(setUp), QStringList({"Player 1", "Ada"}));
    fresh(setUp).rename(1, "Bob");
    setUp.recolour(1, 4);
    ASSERT_EQ(offered(setUp, 0), QStringList("Ada"));
    setUp.useName(0, 0);
    EXPECT_EQ(setUp.index(1).data(SetUpModel::ColourIndexRole), 4) << "Bob keeps the colour";
}

TEST_F(KnownNames, CanBeForgotten)
{
    play({"Ada", "Bob"});
    {
        SetUpModel setUp;
        const QAbstractItemModelTester tester(setUp.knownNames(),
                                              QAbstractItemModelTester::FailureReportingMode::Fatal);
        ASSERT_EQ(offered(fresh(setUp), 0, "a"), QStringList("Ada"));
        setUp.removeName(0);
        EXPECT_EQ(setUp.knownNames()->rowCount(), 0);
    }
    SetUpModel setUp;
    EXPECT_EQ(offered(fresh(setUp), 0), QStringList("Bob"));
    setUp.removeName(0);
    EXPECT_FALSE(SetUpModel().hasKnownNames()) << "not read from the last game again";
}

TEST_F(KnownNames, AreAtMostTwelveOfLegalLength)
{
    for (char letter = 'a'; letter < 'q'; ++letter)
        play({QString(QLatin1Char(letter)), QString(65, QLatin1Char(letter))});
    SetUpModel setUp;
    const auto names = offered(fresh(setUp), 0);
    EXPECT_EQ(names.size(), 12);
    EXPECT_EQ(names.front(), "p");
    EXPECT_EQ(names.back(), "e");
}

TEST_F(KnownNames, ComeFromLastGameInOldFiles)
{
    const auto read = readSetUps(
        R"({"format": "vozka-set-ups", "version": 1, "last": {"seats": [{"name": "Žofie", "colour": "white"}]}})");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->names, std::vector<KnownName>({{"Žofie", records::Colour::White}}));
}

} // namespace

} // namespace vozka
