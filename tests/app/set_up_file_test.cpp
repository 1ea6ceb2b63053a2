// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The file of set-ups: the last set-up and the favourites, and damaged files.
#include "models/game/game_controller.h"
#include "set_up_fixture.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <sys/stat.h>

#include <set>

namespace vozka {

namespace {

class SetUpFile : public NoStoredSetUps {
protected:
    static void write(const QByteArray& text)
    {
        // Create the folder.
        ASSERT_FALSE(storeSetUps({}));
        QFile file(setUpFilePath());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    static QByteArray written()
    {
        QFile file(setUpFilePath());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QStringList favouritesOf(SetUpModel& setUp)
    {
        QStringList names;
        for (int row = 0; row < setUp.favourites()->rowCount(); ++row)
            names << setUp.favourites()->index(row).data(FavouriteModel::roleOf("name")).toString();
        return names;
    }
    static QStringList favouritesOf(SetUpModel&& setUp) { return favouritesOf(setUp); }
    /// Sets three players, one of them a computer, a random order, the classic edition and a changed rule.
    static void arrange(SetUpModel& setUp)
    {
        setUp.addSeat();
        setUp.setKind(2, SetUpModel::Person);
        setUp.rename(0, "Ada");
        setUp.setKind(1, SetUpModel::HardComputer);
        setUp.recolour(0, 5);
        setUp.moveSeat(0, 2);
        setUp.setOrder(SetUpModel::Order::Random);
        setUp.rules()->setEdition(Editions::Classic);
        setUp.rules()->choose(0, 0);
    }
};

TEST_F(SetUpFile, StoresLastPlayedSetUp)
{
    GameSetUp played;
    {
        SetUpModel setUp;
        arrange(setUp);
        played = setUp.setUp();
        GameController controller;
        ASSERT_TRUE(controller.startGame(&setUp));
        setUp.rename(0, "Bob");
    }
    SetUpModel next;
    EXPECT_EQ(next.setUp(), played);
    EXPECT_EQ(next.order(), SetUpModel::Order::Random);
    EXPECT_EQ(namesOf(next), QStringList({"Computer", "Player 3", "Ada"}));
    EXPECT_EQ(next.rules()->edition(), Editions::Classic);
    EXPECT_EQ(next.rules()->differences(), 1);
    EXPECT_TRUE(next.notice().isEmpty());
}

/// Earlier versions kept the numbers of the other seats when a seat was removed.
TEST_F(SetUpFile, ClosesGapsBetweenNumbersOfPlayers)
{
    write(R"({"format": "vozka-set-ups", "version": 1, "favourites": [{"name": "Gap", "setUp": {"seats": [
        {"number": 1, "colour": "red", "kind": "human"}, {"number": 3, "colour": "blue", "kind": "human"}]}}]})");
    SetUpModel setUp;
    ASSERT_EQ(favouritesOf(setUp), QStringList{"Gap"});
    EXPECT_EQ(setUp.favourites()->index(0).data(FavouriteModel::roleOf("players")).toString(),
              "Player 1, Player 2");
}

TEST_F(SetUpFile, RestoresLastSetUpAfterChanges)
{
    SetUpModel setUp;
    setUp.restoreLast();
    EXPECT_EQ(setUp.setUp(), defaultSetUp()) << "no game was played";
    arrange(setUp);
    setUp.remember();
    const GameSetUp played = setUp.setUp();
    setUp.removeSeat(0);
    setUp.rules()->resetAll();
    setUp.restoreLast();
    EXPECT_EQ(setUp.setUp(), played);
}

TEST_F(SetUpFile, DoesNotExistBeforeFirstGame)
{
    const SetUpModel setUp;
    EXPECT_EQ(setUp.setUp(), defaultSetUp());
    EXPECT_FALSE(QFile::exists(setUpFilePath()));
    EXPECT_TRUE(setUp.notice().isEmpty());
}

TEST_F(SetUpFile, StoresRenamesAndRemovesFavourites)
{
    SetUpModel setUp;
    const QAbstractItemModelTester tester(setUp.favourites(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    setUp.saveFavourite(" Two of us ");
    setUp.saveFavourite("  ");
    arrange(setUp);
    setUp.saveFavourite("Family");
    EXPECT_EQ(favouritesOf(setUp), QStringList({"Two of us", "Family"}));
    EXPECT_EQ(setUp.favourites()->index(1).data(FavouriteModel::roleOf("players")),
              "Computer, Player 3, Ada");

    const auto current = [&](int row) {
        return setUp.favourites()->index(row).data(FavouriteModel::roleOf("isCurrent")).toBool();
    };
    EXPECT_FALSE(current(0));
    EXPECT_TRUE(current(1));
    setUp.useFavourite(0);
    EXPECT_TRUE(current(0));
    EXPECT_EQ(setUp.setUp(), defaultSetUp());
    setUp.setOrder(SetUpModel::Order::Random);
    EXPECT_FALSE(current(0));

    EXPECT_FALSE(setUp.renameFavourite(0, "Family"));
    EXPECT_FALSE(setUp.renameFavourite(0, " "));
    EXPECT_TRUE(setUp.renameFavourite(0, "Couple"));
    EXPECT_TRUE(setUp.renameFavourite(0, "Couple"));
    EXPECT_EQ(favouritesOf(setUp), QStringList({"Couple", "Family"}));

    SetUpModel next;
    EXPECT_EQ(favouritesOf(next), QStringList({"Couple", "Family"}));
    next.removeFavourite(0);
    EXPECT_EQ(next.restorableFavourite(), "Couple");
    EXPECT_EQ(favouritesOf(next), QStringList({"Family"}));
    EXPECT_EQ(readSetUps(written())->favourites.size(), 1U);
    next.restoreFavourite();
    EXPECT_EQ(favouritesOf(next), QStringList({"Couple", "Family"}));
    EXPECT_TRUE(next.restorableFavourite().isEmpty());
    EXPECT_EQ(readSetUps(written())->favourites.size(), 2U);
}

TEST_F(SetUpFile, ReplacesFavouriteOfSameName)
{
    SetUpModel setUp;
    setUp.saveFavourite("Family");
    arrange(setUp);
    EXPECT_TRUE(setUp.favourites()->holds(" Family"));
    setUp.saveFavourite("Family");
    EXPECT_EQ(favouritesOf(setUp), QStringList({"Family"}));
    const GameSetUp saved = setUp.setUp();
    setUp.show(defaultSetUp());
    setUp.useFavourite(0);
    EXPECT_EQ(setUp.setUp(), saved);
}

TEST_F(SetUpFile, RestoresReplacedFavourite)
{
    SetUpModel setUp;
    setUp.saveFavourite("Other");
    setUp.saveFavourite("Family");
    setUp.saveFavourite("Family");
    EXPECT_TRUE(setUp.restorableFavourite().isEmpty()) << "unchanged";
    arrange(setUp);
    setUp.saveFavourite("Family");
    EXPECT_EQ(setUp.restorableFavourite(), "Family");
    EXPECT_TRUE(setUp.favouriteWasReplaced());
    setUp.restoreFavourite();
    EXPECT_TRUE(setUp.restorableFavourite().isEmpty());
    EXPECT_EQ(favouritesOf(setUp), QStringList({"Other", "Family"}));
    setUp.useFavourite(1);
    EXPECT_EQ(setUp.setUp(), defaultSetUp());
}

TEST_F(SetUpFile, IgnoresInvalidRows)
{
    SetUpModel setUp;
    setUp.useFavourite(0);
    setUp.removeFavourite(-1);
    setUp.restoreFavourite();
    EXPECT_FALSE(setUp.renameFavourite(3, "Family"));
    EXPECT_EQ(setUp.setUp(), defaultSetUp());
}

TEST_F(SetUpFile, ReportsBrokenFileOnceAndSetsItAside)
{
    qsizetype times = 0;
    for (const char* broken :
         {"", "{", "[]", "{}", R"({"format": "vozka-game", "version": 1})", "\xff\xfe\x00"}) {
        write(broken);
        SetUpModel setUp;
        EXPECT_EQ(setUp.setUp(), defaultSetUp()) << broken;
        EXPECT_TRUE(setUp.notice().contains(".broken")) << broken;
        EXPECT_FALSE(QFile::exists(setUpFilePath())) << broken;
        EXPECT_EQ(brokenFiles().size(), ++times) << "renamed files are not overwritten";
        const SetUpModel next;
        EXPECT_TRUE(next.notice().isEmpty()) << broken;
        setUp.dismissNotice();
        EXPECT_TRUE(setUp.notice().isEmpty());
    }
}

TEST_F(SetUpFile, KeepsFileOfNewerVersion)
{
    const QByteArray newer = R"({"format": "vozka-set-ups", "version": 2, "favourites": 3})";
    write(newer);
    SetUpModel setUp;
    EXPECT_TRUE(setUp.notice().contains("newer version")) << setUp.notice().toStdString();
    setUp.remember();
    setUp.saveFavourite("Family");
    EXPECT_EQ(written(), newer);
    EXPECT_TRUE(brokenFiles().isEmpty());
    EXPECT_EQ(favouritesOf(setUp), QStringList({"Family"})) << "as long as the program runs";
}

TEST_F(SetUpFile, KeepsChangesOfOtherWindow)
{
    SetUpModel one;
    SetUpModel other;
    one.saveFavourite("One");
    other.saveFavourite("Other");
    one.remember();
    EXPECT_EQ(favouritesOf(SetUpModel()), QStringList({"One", "Other"}));
    EXPECT_EQ(favouritesOf(one), QStringList({"One", "Other"}));
    other.removeFavourite(0);
    EXPECT_EQ(favouritesOf(SetUpModel()), QStringList({"Other"}));
    EXPECT_TRUE(one.renameFavourite(1, "Another"));
    EXPECT_EQ(favouritesOf(SetUpModel()), QStringList({"Another"}));
}

TEST_F(SetUpFile, SetsAsidePipesAndFilesOfTooManyValues)
{
    QByteArray many = R"({"format": "vozka-set-ups", "version": 1, "favourites": [{})";
    for (int i = 0; i < 60'000; ++i)
        many += ",{}";
    write(many + "]}");
    EXPECT_FALSE(SetUpModel().notice().isEmpty());
    ASSERT_EQ(::mkfifo(setUpFilePath().toLocal8Bit().constData(), 0600), 0);
    EXPECT_FALSE(SetUpModel().notice().isEmpty());
    EXPECT_FALSE(QFile::exists(setUpFilePath()));
}

TEST_F(SetUpFile, IgnoresUnknownValues)
{
    write(R"({"format": "vozka-set-ups", "version": 1, "colour": "mauve", "favourites": [7, {"name": ""},
        {"name": "A"}, {"name": "A"}, {"name": "line\nbreak"}],
        "last": {"seats": [{"name": "Ada", "colour": "pink"}, {"name": 7, "colour": "pink", "number": 99},
                           "nobody", {"name": "\u2028", "number": -1}, {}, {}, {}, {}],
                 "order": "clockwise", "mood": "good",
                 "rules": {"edition": "C9", "sets": ["volcano", "wiki-examples"],
                           "options": {"tinyCity": 3, "undo": "no", "tilesLeft": false, "volcano": true}}}})");
    SetUpModel setUp;
    EXPECT_TRUE(setUp.notice().isEmpty());
    EXPECT_EQ(namesOf(setUp),
              QStringList({"Ada", "Player 2", "Player 3", "Player 4", "Player 5", "Player 6"}));
    std::set<QString> colours;
    for (int row = 0; row < setUp.count(); ++row)
        colours.insert(setUp.index(row).data(SetUpModel::ColourRole).toString());
    EXPECT_EQ(colours.size(), 6U);
    EXPECT_EQ(setUp.order(), SetUpModel::Order::Fixed);
    EXPECT_EQ(favouritesOf(setUp), QStringList({"A"}));
    EXPECT_EQ(setUp.setUp().rules.sets, std::vector<std::string>{"base"});
    EXPECT_EQ(setUp.setUp().rules.options.changed(), (std::vector<Options::Changed>{{"tilesLeft", 0}}));
    EXPECT_TRUE(setUp.valid());
}

TEST_F(SetUpFile, ReadsTruncatedAndChangedFilesSafely)
{
    SetUpModel setUp;
    arrange(setUp);
    setUp.remember();
    setUp.saveFavourite("Family");
    const QByteArray whole = written();
    ASSERT_TRUE(readSetUps(whole));
    for (qsizetype length = 0; length < whole.size(); ++length) {
        (void)readSetUps(whole.left(length));
        QByteArray changed = whole;
        for (const char other : {'0', '"', '[', 'x'}) {
            changed[length] = other;
            const auto read = readSetUps(changed);
            if (read && read->last) {
                EXPECT_GE(read->last->seats.size(), 2U);
                EXPECT_LE(read->last->seats.size(), 6U);
            }
        }
    }
}

TEST_F(SetUpFile, ReportsFolderAtFilePath)
{
    SetUpModel setUp;
    ASSERT_TRUE(QDir().mkpath(setUpFilePath() + "/in the way"));
    const QSignalSpy changes(&setUp, &SetUpModel::noticeChanged);
    setUp.remember();
    EXPECT_EQ(changes.count(), 1);
    EXPECT_FALSE(setUp.notice().isEmpty());
    QDir(setUpFilePath()).removeRecursively();
}

TEST_F(SetUpFile, RejectsNameOfTwoLines)
{
    SetUpModel setUp;
    setUp.rename(0, QStringLiteral("A\u2028B"));
    EXPECT_EQ(setUp.problem(), "A name has only one line.");
}

} // namespace

} // namespace vozka
