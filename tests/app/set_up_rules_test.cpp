// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules, order of play and tile sets of a set-up, and the game record made from it.
#include "engine/expansions/list.h"
#include "models/game/game_controller.h"
#include "records/game.h"
#include "records/tile_library.h"
#include "set_up_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <algorithm>
#include <map>

namespace vozka {

namespace {

class SetUpRules : public NoStoredSetUps {
protected:
    RuleSetModel& rules() { return *m_setUp.rules(); }
    /// Returns the row of the rule of that name; -1 if none.
    int row(Code name)
    {
        const auto found = std::ranges::find_if(rules().rows(),
                                                [&](const RuleRow& each) { return each.spec->name == name; });
        return found == rules().rows().end() ? -1 : static_cast<int>(found - rules().rows().begin());
    }
    QVariant at(Code name, int role) { return rules().index(row(name)).data(role); }

    SetUpModel m_setUp;
    QAbstractItemModelTester m_tester{m_setUp.rules(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(SetUpRules, ListRulesOfChosenTileSets)
{
    QStringList titles;
    for (int i = 0; i < rules().rowCount(); ++i)
        titles << rules().index(i).data(RuleSetModel::roleOf("title")).toString();
    EXPECT_EQ(titles, QStringList({"City of two tiles", "Undo", "Tiles left", "Clock", "Fields"}));
    EXPECT_EQ(row("wagonMove"), -1);
}

TEST_F(SetUpRules, HaveDescriptionAndSource)
{
    EXPECT_EQ(at("tinyCity", RuleSetModel::roleOf("source")),
              "Base game, C1 first and second version: Scoring a city");
    EXPECT_EQ(at("undo", RuleSetModel::roleOf("source")),
              "An agreement of the players, not in any rule book");
    EXPECT_EQ(at("tinyCity", RuleSetModel::roleOf("values")).toStringList(),
              QStringList({"2 points", "4 points"}));
    for (int i = 0; i < rules().rowCount(); ++i)
        EXPECT_TRUE(rules().index(i).data(RuleSetModel::roleOf("about")).toString().endsWith('.'));
}

TEST_F(SetUpRules, MarkAndResetDifferencesFromPreset)
{
    const QSignalSpy changed(&rules(), &RuleSetModel::changed);
    EXPECT_EQ(rules().differences(), 0);
    EXPECT_FALSE(at("tinyCity", RuleSetModel::roleOf("differs")).toBool());
    EXPECT_EQ(at("tinyCity", RuleSetModel::roleOf("chosen")), 1);

    rules().choose(row("tinyCity"), 0);
    EXPECT_TRUE(at("tinyCity", RuleSetModel::roleOf("differs")).toBool());
    EXPECT_EQ(at("tinyCity", RuleSetModel::roleOf("presetValue")), "4 points");
    EXPECT_EQ(rules().differences(), 1);
    EXPECT_EQ(changed.count(), 1);

    rules().choose(row("undo"), 1);
    EXPECT_TRUE(at("undo", RuleSetModel::roleOf("differs")).toBool());
    EXPECT_EQ(rules().differences(), 1) << "an agreement of the players does not count";
    rules().reset(row("tinyCity"));
    EXPECT_FALSE(at("tinyCity", RuleSetModel::roleOf("differs")).toBool());
    EXPECT_EQ(rules().differences(), 0);
    rules().choose(row("tinyCity"), 0);
    rules().resetAll();
    EXPECT_FALSE(at("undo", RuleSetModel::roleOf("differs")).toBool());
    EXPECT_EQ(rules().differences(), 0);
}

TEST_F(SetUpRules, KeepChangesInOtherEdition)
{
    EXPECT_EQ(rules().edition(), Editions::New);
    rules().choose(row("tinyCity"), 0);
    rules().setEdition(Editions::Classic);
    EXPECT_EQ(rules().edition(), Editions::Classic);
    EXPECT_EQ(at("tinyCity", RuleSetModel::roleOf("chosen")), 0);
    EXPECT_EQ(rules().differences(), 1);
}

TEST_F(SetUpRules, AreSameInBothEditionsForBaseGame)
{
    EXPECT_TRUE(rules().sameInBoth());
}

TEST_F(SetUpRules, IncludeRulesOfChosenTileSets)
{
    m_setUp.tileSets()->choose(1, true);
    ASSERT_GE(row("wagonMove"), 0);
    ASSERT_GE(row("leftoverAbbeys"), 0);
    EXPECT_FALSE(rules().sameInBoth());
    EXPECT_EQ(rules().presetAbouts(),
              QStringList({"Abbeys left at the end: one extra round.\nMove of the wagon: by connection.",
                           "Abbeys left at the end: until the first player places none.\n"
                           "Move of the wagon: by distance."}));
    rules().choose(row("leftoverAbbeys"), 3);
    EXPECT_EQ(m_setUp.toRecord().rules.options.changed().size(), 1U);

    m_setUp.tileSets()->choose(1, false);
    EXPECT_EQ(row("wagonMove"), -1);
    EXPECT_TRUE(rules().sameInBoth());
    EXPECT_EQ(rules().presetAbouts(), QStringList({"", ""}));
    EXPECT_TRUE(m_setUp.toRecord().rules.options.changed().empty());
}

TEST_F(SetUpRules, ExplainEveryValueOfExpansionRules)
{
    m_setUp.tileSets()->choose(1, true);
    EXPECT_TRUE(at("tinyCity", RuleSetModel::roleOf("valueAbouts")).toStringList().isEmpty());
    for (const auto& language : {QStringLiteral("en"), QStringLiteral("cs")}) {
        AppSettings::instance().overrideLanguage(language);
        for (const auto* name : {"wagonMove", "leftoverAbbeys"}) {
            const auto abouts = at(name, RuleSetModel::roleOf("valueAbouts")).toStringList();
            EXPECT_EQ(abouts.size(), at(name, RuleSetModel::roleOf("values")).toStringList().size());
            for (const QString& about : abouts)
                EXPECT_TRUE(about.endsWith('.')) << about.toStdString();
        }
    }
}

TEST_F(SetUpRules, AreRememberedWithTileSet)
{
    m_setUp.tileSets()->choose(1, true);
    rules().setEdition(Editions::Classic);
    rules().choose(row("wagonMove"), 1);
    m_setUp.remember();
    m_setUp.saveFavourite("Wagons");
    const auto chosen = m_setUp.setUp();
    EXPECT_EQ(chosen.rules.sets, (std::vector<std::string>{"base", "abbey-and-mayor"}));

    SetUpModel next;
    EXPECT_EQ(next.setUp(), chosen);
    next.tileSets()->choose(1, false);
    EXPECT_FALSE(next.setUp() == chosen);
    next.useFavourite(0);
    EXPECT_EQ(next.setUp(), chosen);
}

TEST_F(SetUpRules, IgnoreInvalidRowsAndValues)
{
    rules().choose(-1, 0);
    rules().choose(99, 0);
    rules().choose(row("tinyCity"), 2);
    rules().choose(row("tinyCity"), -1);
    rules().reset(99);
    EXPECT_EQ(rules().differences(), 0);
}

TEST_F(SetUpRules, UseCurrentLanguage)
{
    AppSettings::instance().overrideLanguage(QStringLiteral("cs"));
    EXPECT_EQ(at("tinyCity", RuleSetModel::roleOf("title")), "Město ze dvou kartiček");
    EXPECT_EQ(at("tinyCity", RuleSetModel::roleOf("values")).toStringList(),
              QStringList({"2\u00a0body", "4\u00a0body"}));
}

TEST_F(SetUpRules, RecordHoldsOnlyDifferencesFromPreset)
{
    rules().setEdition(Editions::Classic);
    rules().choose(row("undo"), 1);
    rules().choose(row("undo"), 0);
    rules().choose(row("tilesLeft"), 1);
    const auto record = m_setUp.toRecord();
    EXPECT_EQ(record.rules.options.edition(), Edition::C1);
    EXPECT_EQ(record.rules.options.changed(), (std::vector<Options::Changed>{{"tilesLeft", 0}}));
    EXPECT_EQ(record.rules.sets, std::vector<std::string>{"base"});

    const auto read = records::readGame(records::writeGame(record), "game");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, record);
}

TEST_F(SetUpRules, ClockOffersFixedTimesAndTimeOfFile)
{
    const auto times = [this] { return at("clock", RuleSetModel::roleOf("values")).toStringList(); };
    EXPECT_EQ(times(),
              QStringList({"none", "5 min", "10 min", "15 min", "20 min", "30 min", "45 min", "60 min"}));
    EXPECT_EQ(at("clock", RuleSetModel::roleOf("chosen")), 0);
    rules().choose(row("clock"), 2);
    EXPECT_EQ(m_setUp.toRecord().rules.options.value(option::clock), 600);
    // A file can contain any number of seconds.
    Options options;
    options.set(option::clock, 90);
    rules().setOptions(options);
    EXPECT_EQ(times().size(), 9);
    EXPECT_EQ(times().at(1), "90 s");
    EXPECT_EQ(at("clock", RuleSetModel::roleOf("chosen")), 1);
    m_setUp.remember();
    EXPECT_EQ(SetUpModel().toRecord().rules.options.value(option::clock), 90);
}

TEST_F(SetUpRules, ControlWhetherTableShowsTilesLeft)
{
    GameController controller;
    ASSERT_TRUE(controller.startGame(&m_setUp));
    EXPECT_TRUE(controller.showsTilesLeft());
    rules().choose(row("tilesLeft"), 1);
    ASSERT_TRUE(controller.startGame(&m_setUp));
    EXPECT_FALSE(controller.showsTilesLeft());
}

using Order = NoStoredSetUps;

TEST_F(Order, FollowsSeatsByDefault)
{
    SetUpModel setUp;
    setUp.addSeat();
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(setUp.toRecord().players[0].name, "Player 1");
    EXPECT_EQ(setUp.order(), SetUpModel::Order::Fixed);
}

TEST_F(Order, UsesSeedOfGameIfRandom)
{
    SetUpModel setUp;
    setUp.setKind(1, SetUpModel::Person);
    setUp.addSeat();
    setUp.setOrder(SetUpModel::Order::Random);
    setUp.setChance([] { return 0U; });
    const auto record = setUp.toRecord();
    EXPECT_EQ(record.seed, 0U);
    // The last player swaps with the first, then the second with the first.
    ASSERT_EQ(record.players.size(), 3U);
    EXPECT_EQ(record.players[0].name, "Player 2");
    EXPECT_EQ(record.players[1].name, "Player 3");
    EXPECT_EQ(record.players[2].name, "Player 1");
    EXPECT_EQ(record.players[2].colour, records::Colour::Red) << "colours stay with their names";
    EXPECT_EQ(namesOf(setUp), QStringList({"Player 1", "Player 2", "Player 3"}))
        << "the seats stay as they are";

    setUp.setChance([] { return ~0U; });
    EXPECT_EQ(setUp.toRecord().players[0].name, "Player 1");
}

TEST_F(Order, MakesRandomOrdersEquallyLikely)
{
    SetUpModel setUp;
    setUp.addSeat();
    setUp.setKind(1, SetUpModel::Person);
    setUp.setOrder(SetUpModel::Order::Random);
    // Combine one value of each third of the range with one of each half, so that each order occurs once.
    std::map<std::string, int> times;
    for (const std::uint32_t first : {0U, 0x60000000U, 0xC0000000U})
        for (const std::uint32_t second : {0U, 0x90000000U}) {
            int calls = 0;
            setUp.setChance([&] { return calls++ == 0 ? first : second; });
            std::string order;
            for (const auto& player : setUp.toRecord().players)
                order += player.name.back();
            ++times[order];
        }
    EXPECT_EQ(times.size(), 6U);
}

using TileSets = NoStoredSetUps;

/// Returns the row of the set of that name; -1 if none.
int rowOf(const TileSetModel& sets, const QString& name)
{
    for (int row = 0; row < sets.rowCount(); ++row)
        if (sets.index(row).data(TileSetModel::roleOf("name")).toString() == name)
            return row;
    return -1;
}

TEST_F(TileSets, OmitTwoTilesIfBothRiversAreChosen)
{
    SetUpModel setUp;
    TileSetModel& sets = *setUp.tileSets();
    sets.choose(rowOf(sets, "The River"), true);
    EXPECT_EQ(sets.tileCount(), 84);
    sets.choose(rowOf(sets, "The River II"), true);
    EXPECT_EQ(sets.tileCount(), 94);
}

TEST_F(TileSets, AlwaysIncludeBaseSet)
{
    SetUpModel setUp;
    TileSetModel& sets = *setUp.tileSets();
    const QAbstractItemModelTester tester(&sets, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const auto isOffered = [](Code set) { return records::TileLibrary::builtIn().find(set)->offered; };
    ASSERT_EQ(sets.rowCount(), std::ranges::count_if(playableTileSets(), isOffered));
    EXPECT_EQ(sets.index(0).data(TileSetModel::roleOf("name")), "Base game");
    EXPECT_EQ(sets.index(0).data(TileSetModel::roleOf("tiles")), 72);
    EXPECT_TRUE(sets.index(0).data(TileSetModel::roleOf("isAlwaysIn")).toBool());
    sets.choose(0, false);
    sets.choose(sets.rowCount(), true);
    EXPECT_TRUE(sets.index(0).data(TileSetModel::roleOf("isChosen")).toBool());
    EXPECT_EQ(sets.tileCount(), 72);
    EXPECT_FALSE(sets.without().isEmpty());
}

TEST_F(TileSets, MarkUnofficialCombinations)
{
    SetUpModel setUp;
    TileSetModel& sets = *setUp.tileSets();
    const int drawbridges = rowOf(sets, "The Drawbridges");
    const auto isMarked = [&] {
        return sets.index(drawbridges)
            .data(TileSetModel::roleOf("unofficial"))
            .toString()
            .contains("official only");
    };
    sets.choose(drawbridges, true);
    EXPECT_FALSE(isMarked()) << "base game only";
    sets.choose(1, true);
    EXPECT_TRUE(isMarked());
    sets.choose(1, false);
    EXPECT_FALSE(isMarked());
}

TEST_F(TileSets, ShowImagesOfFiguresAndFeatures)
{
    SetUpModel setUp;
    TileSetModel& sets = *setUp.tileSets();
    const auto figures = [&](const QString& name) {
        return sets.index(rowOf(sets, name)).data(TileSetModel::roleOf("figures")).toStringList();
    };
    EXPECT_EQ(figures("Base game"), QStringList());
    EXPECT_EQ(figures("The River"), QStringList());
    EXPECT_EQ(figures("Inns & Cathedrals"), QStringList("image://figure/large-follower/red"));
    EXPECT_EQ(figures("The Abbot"), QStringList({"image://figure/abbot/red", "image://sprite/garden"}));
    EXPECT_EQ(figures("Abbey & Mayor").size(), 4) << "mayor, wagon, barn, abbey";
    EXPECT_EQ(figures("The Flying Machines"), QStringList("image://sprite/flying-machine"));
}

TEST_F(TileSets, ShowNumberOfEachTileKind)
{
    SetUpModel setUp;
    auto* const kinds = setUp.tileSets()->index(0).data(TileSetModel::roleOf("kinds")).value<RowList*>();
    ASSERT_NE(kinds, nullptr);
    const QAbstractItemModelTester tester(kinds, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(kinds->rowCount(), 24);
    EXPECT_EQ(kinds->index(3).data(RowModel<TileKindRow>::roleOf("source")), "image://tile/d/0");
    EXPECT_EQ(kinds->index(3).data(RowModel<TileKindRow>::roleOf("count")), 4);
    EXPECT_EQ(kinds->index(3).data(RowModel<TileKindRow>::roleOf("amount")), QStringLiteral("×4"));
    EXPECT_EQ(kinds->index(3).data(RowModel<TileKindRow>::roleOf("label")), "City: north. Road: east, west");
}

TEST_F(TileSets, CountTilesInBagAndShowTilesOfPlayers)
{
    SetUpModel setUp;
    TileSetModel& sets = *setUp.tileSets();
    EXPECT_EQ(sets.index(1).data(TileSetModel::roleOf("name")), "Abbey & Mayor");
    EXPECT_EQ(sets.index(1).data(TileSetModel::roleOf("tiles")), 12);
    EXPECT_FALSE(sets.index(1).data(TileSetModel::roleOf("isChosen")).toBool());
    sets.choose(1, true);
    EXPECT_EQ(sets.tileCount(), 84) << "abbeys are not in the bag";
    EXPECT_EQ(setUp.toRecord().rules.sets, (std::vector<std::string>{"base", "abbey-and-mayor"}));

    const auto* const kinds = sets.index(1).data(TileSetModel::roleOf("kinds")).value<RowList*>();
    ASSERT_EQ(kinds->rowCount(), 13);
    EXPECT_EQ(kinds->index(12).data(RowModel<TileKindRow>::roleOf("amount")), "1 each");
    EXPECT_EQ(kinds->index(12).data(RowModel<TileKindRow>::roleOf("label")), "Abbey");
    for (int row = 0; row < 12; ++row)
        EXPECT_EQ(kinds->index(row).data(RowModel<TileKindRow>::roleOf("amount")), QStringLiteral("×1"));
}

} // namespace

} // namespace vozka
