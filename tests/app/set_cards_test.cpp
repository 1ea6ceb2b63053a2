// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Content of the cards of tile sets, ready choices of sets, the length of a game, and differences of the
// editions for each choice.
#include "engine/expansions/list.h"
#include "lessons/library.h"
#include "models/art/tile_art.h"
#include "models/results/game_length.h"
#include "models/setup/set_covers.h"
#include "records/first_game.h"
#include "records/tile_library.h"
#include "set_up_fixture.h"

#include <QDateTime>
#include <QSet>

#include <algorithm>

namespace vozka {

namespace {

using SetCards = NoStoredSetUps;

std::vector<std::string> namesOfOfferedSets()
{
    std::vector<std::string> names;
    for (const auto& set : records::TileLibrary::builtIn().sets())
        if (set.offered)
            names.push_back(set.name);
    return names;
}

/// Name of the drawing in the URL of a picture.
QString drawingOf(const QString& url)
{
    return url.section(u'/', 3, 3);
}

TEST_F(SetCards, ShowThreeDifferentTiles)
{
    for (const auto& set : namesOfOfferedSets()) {
        SCOPED_TRACE(set);
        const QStringList cover = coverOf(set);
        EXPECT_EQ(cover.size(), 3);
        EXPECT_EQ(QSet<QString>(cover.begin(), cover.end()).size(), 3);
        for (const QString& picture : cover) {
            EXPECT_TRUE(picture.endsWith(QLatin1String("/0?full"))) << picture.toStdString();
            EXPECT_FALSE(TileArt::instance().areas(drawingOf(picture), 0).empty()) << picture.toStdString();
        }
    }
    EXPECT_TRUE(coverOf("unknown").isEmpty());
}

TEST_F(SetCards, ShowTilesOfTheirSet)
{
    const auto& library = records::TileLibrary::builtIn();
    for (const auto& set : namesOfOfferedSets()) {
        const auto& tiles = library.find(set)->tiles;
        if (tiles.empty())
            continue;
        SCOPED_TRACE(set);
        for (const QString& picture : coverOf(set))
            EXPECT_TRUE(std::ranges::any_of(tiles, [&](const TileKind& kind) {
                return QString::fromStdString(kind.id).toLower() == drawingOf(picture);
            })) << picture.toStdString();
    }
}

TEST_F(SetCards, HaveStoryWithTheirSet)
{
    const auto library = lessons::LessonLibrary::shared();
    for (const auto& set : namesOfOfferedSets()) {
        SCOPED_TRACE(set);
        const auto* const story = library.findStory(storyOf(set).toStdString());
        ASSERT_NE(story, nullptr);
        EXPECT_NE(std::ranges::find(story->choice.sets, set), story->choice.sets.end());
    }
}

TEST_F(SetCards, EndTextWithOneFullStop)
{
    SetUpModel setUp;
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("cs"), QStringLiteral("de")}) {
        AppSettings::instance().overrideLanguage(language);
        for (const auto& row : setUp.tileSets()->rows())
            EXPECT_EQ(row.about.count(u'.') - row.about.count(QStringLiteral(". ")), 1)
                << row.about.toStdString();
    }
}

TEST_F(SetCards, ShowFiguresInColourOfFirstPlayer)
{
    SetUpModel setUp;
    const auto figure = [&] { return setUp.tileSets()->at(1).figures.first(); };
    EXPECT_TRUE(figure().endsWith(QLatin1String("/red"))) << figure().toStdString();
    setUp.moveSeat(1, 0);
    EXPECT_TRUE(figure().endsWith(QLatin1String("/blue"))) << figure().toStdString();
    setUp.recolour(0, 2);
    EXPECT_FALSE(figure().endsWith(QLatin1String("/blue"))) << figure().toStdString();
}

using ReadySets = NoStoredSetUps;

TEST_F(ReadySets, ChooseTileSets)
{
    SetUpModel setUp;
    TileSetModel& sets = *setUp.tileSets();
    EXPECT_EQ(sets.ready(), TileSetModel::Classic);
    for (const auto ready : {TileSetModel::Short, TileSetModel::Official, TileSetModel::Everything}) {
        sets.chooseReady(ready);
        EXPECT_EQ(sets.ready(), ready);
        EXPECT_EQ(sets.tileCount(), sets.tilesOf(ready));
    }
    EXPECT_EQ(sets.chosen(), namesOfOfferedSets());
    sets.chooseReady(TileSetModel::Classic);
    EXPECT_EQ(sets.chosen(), std::vector<std::string>{"base"});
    sets.choose(1, true);
    EXPECT_EQ(sets.ready(), TileSetModel::Other);
}

TEST_F(ReadySets, OfficialChoiceCannotBeExtended)
{
    SetUpModel setUp;
    TileSetModel& sets = *setUp.tileSets();
    sets.chooseReady(TileSetModel::Official);
    EXPECT_TRUE(sets.unofficial().isEmpty());
    for (const auto& set : namesOfOfferedSets()) {
        auto more = sets.chosen();
        if (std::ranges::find(more, set) != more.end())
            continue;
        more.push_back(set);
        EXPECT_FALSE(unofficialAmong(more).empty()) << set;
    }
}

TEST_F(ReadySets, ShortGameUsesTilesOfFirstGame)
{
    SetUpModel setUp;
    TileSetModel& sets = *setUp.tileSets();
    sets.chooseReady(TileSetModel::Short);
    EXPECT_EQ(sets.tileCount(), 24);
    EXPECT_EQ(sets.at(0).tiles, 24) << "the card of the base game";
    EXPECT_TRUE(records::isFirstGame(setUp.toRecord().rules));
    EXPECT_EQ(setUp.toRecord().rules.sets.size(), 1U);
    setUp.remember();
    EXPECT_EQ(SetUpModel().tileSets()->ready(), TileSetModel::Short);
    // Another set is added to the whole base game.
    sets.choose(1, true);
    EXPECT_EQ(sets.chosen(), (std::vector<std::string>{"base", "abbey-and-mayor"}));
    EXPECT_EQ(sets.at(0).tiles, 72);
}

TEST_F(NoStoredSetUps, IsFirstUntilGameStarts)
{
    SetUpModel setUp;
    EXPECT_TRUE(setUp.isFirst());
    setUp.remember();
    EXPECT_FALSE(setUp.isFirst());
    EXPECT_FALSE(SetUpModel().isFirst());
}

TEST_F(NoStoredSetUps, TimeForTileDependsOnPersons)
{
    SetUpModel setUp;
    EXPECT_EQ(setUp.secondsPerTile(), 20);
    setUp.setKind(1, SetUpModel::Person);
    EXPECT_EQ(setUp.secondsPerTile(), 40);
    setUp.setKind(0, SetUpModel::EasyComputer);
    setUp.setKind(1, SetUpModel::EasyComputer);
    EXPECT_EQ(setUp.secondsPerTile(), 20);
}

/// Returns a game of that length with the base set.
records::FinishedGame gameOf(int minutes, std::vector<records::PlayerEntry> players)
{
    const QDateTime begun(QDate(2026, 11, 21), QTime(14, 22, 33));
    return {.game = "20261121-142233-4711",
            .ended = begun.toSecsSinceEpoch() + minutes * 60,
            .rules = records::RuleChoice(),
            .players = std::move(players)};
}

TEST(GameLength, IsMedianOfEarlierGames)
{
    const records::PlayerEntry person;
    const records::PlayerEntry computer{"", {}, records::PlayerKind::Easy};
    std::vector<records::FinishedGame> games{gameOf(30, {person, computer}), gameOf(50, {person, computer}),
                                             gameOf(35, {person, computer}), gameOf(90, {person, person}),
                                             gameOf(900, {person, computer})};
    const auto sets = games[0].rules.sets;
    EXPECT_EQ(usualMinutes(games, sets, 1), 35);
    EXPECT_EQ(usualMinutes(games, sets, 2), 90);
    EXPECT_EQ(usualMinutes(games, sets, 3), 0);
    EXPECT_EQ(usualMinutes(games, {"base", "river"}, 1), 0);
    games[1].game = "unknown";
    EXPECT_EQ(usualMinutes(games, sets, 1), 35) << "of 30 and 35";
}

TEST_F(NoStoredSetUps, GameLengthIsTimeForTilesWithoutEarlierGames)
{
    SetUpModel setUp;
    GameLength length;
    length.setSetUp(&setUp);
    EXPECT_EQ(length.minutes(), 24);
    setUp.setKind(1, SetUpModel::Person);
    EXPECT_EQ(length.minutes(), 48);
    setUp.tileSets()->chooseReady(TileSetModel::Short);
    EXPECT_EQ(length.minutes(), 16);
}

TEST(Editions, DifferIfPresetsOfTileSetsDiffer)
{
    const auto names = namesOfOfferedSets();
    SetUpModel setUp;
    int different = 0;
    for (unsigned choice = 0; choice < 1U << (names.size() - 1); ++choice) {
        std::vector<std::string> sets{names.front()};
        for (std::size_t i = 1; i < names.size(); ++i)
            if ((choice >> (i - 1) & 1U) != 0)
                sets.push_back(names[i]);
        const auto options = optionsFor(sets);
        const bool differ = std::ranges::any_of(options, [](const OptionSpec* spec) {
            return Options(Edition::C1).value(*spec) != Options(Edition::C2).value(*spec);
        });
        setUp.rules()->setTileSets(sets);
        ASSERT_EQ(setUp.rules()->sameInBoth(), !differ) << choice;
        different += differ ? 1 : 0;
    }
    EXPECT_GT(different, 0);
    EXPECT_LT(different, 1 << (names.size() - 1));
}

} // namespace

} // namespace vozka
