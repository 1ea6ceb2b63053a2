// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The way through folders to a file: what is listed, where one gets, and what a choice comes to.
#include "models/files/file_picker.h"

#include "models/app/app_settings.h"
#include "models/files/local_file.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <fstream>

namespace vozka {

namespace {

namespace fs = std::filesystem;

class Picker : public testing::Test {
protected:
    void SetUp() override
    {
        folder = fs::canonical(home.path().toStdString());
        for (const char* sub : {"b-folder", "a-folder", ".hidden"})
            fs::create_directory(folder / sub);
        for (const char* name : {"game 10.vozka", "game 9.vozka", "board.position.json", "notes.txt",
                                 ".secret.vozka", "a-folder/inner.vozka"})
            std::ofstream(folder / name) << "{}";
        question.kinds = QStringList{QStringLiteral("Games"), QStringLiteral("All")};
        question.endings = QStringList{QStringLiteral(".vozka"), QString()};
        question.folder = urlOf(folder);
        question.remembered = false;
    }
    // Qt removes no file whose name is no text.
    void TearDown() override { fs::remove_all(folder); }
    void save()
    {
        question.saving = true;
        question.ending = QStringLiteral(".vozka");
        question.stem = QStringLiteral("game");
        picker.begin(&question);
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList found;
        for (int row = 0; row < picker.rowCount(); ++row)
            found << picker.nameAt(row);
        return found;
    }
    [[nodiscard]] QString here() const { return shown(folder); }
    [[nodiscard]] int row(const char* name) const
    {
        return static_cast<int>(names().indexOf(QString::fromUtf8(name)));
    }

    QTemporaryDir home;
    fs::path folder;
    FileQuestion question;
    FilePicker picker;
    QAbstractItemModelTester tester{&picker, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QSignalSpy chosen{&picker, &FilePicker::chosen};
    QSignalSpy occupied{&picker, &FilePicker::occupied};
};

TEST_F(Picker, FoldersComeFirstAndNumbersCount)
{
    picker.begin(&question);
    EXPECT_EQ(picker.folder(), here());
    EXPECT_EQ(names(), (QStringList{QStringLiteral("a-folder"), QStringLiteral("b-folder"),
                                    QStringLiteral("game 9.vozka"), QStringLiteral("game 10.vozka")}));
    EXPECT_TRUE(picker.isFolderAt(0));
    picker.setKind(1);
    EXPECT_EQ(picker.rowCount(), 6);
    EXPECT_GE(row("notes.txt"), 0);
}

TEST_F(Picker, OneGoesThroughFolders)
{
    picker.begin(&question);
    picker.chooseRow(1);
    EXPECT_EQ(picker.folder(), here() + QStringLiteral("/b-folder"));
    EXPECT_EQ(picker.firstRow(), -1);
    picker.goUp();
    EXPECT_EQ(picker.folder(), here());
    EXPECT_EQ(picker.firstRow(), 1) << "where one came from";
    picker.goTo(QStringLiteral("a-folder/"));
    EXPECT_EQ(picker.folder(), here() + QStringLiteral("/a-folder"));
    picker.goTo(QStringLiteral(".."));
    EXPECT_EQ(picker.folder(), here());
    picker.goTo(QStringLiteral("nowhere"));
    EXPECT_EQ(picker.folder(), here());
    EXPECT_TRUE(picker.problem().startsWith(QStringLiteral("There is no folder")));
    picker.goTo(QStringLiteral("/"));
    EXPECT_FALSE(picker.canGoUp());
    EXPECT_EQ(picker.problem(), QString());
    picker.goUp();
    EXPECT_EQ(picker.folder(), QStringLiteral("/"));
}

TEST_F(Picker, AFileIsOpenedFromTheListByNameOrByPath)
{
    picker.begin(&question);
    picker.chooseRow(row("game 9.vozka"));
    EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "game 9.vozka"));
    picker.goTo(here() + QStringLiteral("/a-folder/inner.vozka"));
    EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "a-folder/inner.vozka"));
    picker.choose(QStringLiteral("game 10"));
    EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "game 10.vozka"));
    picker.chooseRow(99);
    EXPECT_TRUE(chosen.isEmpty());
}

TEST_F(Picker, OpensTypedAddresses)
{
    picker.begin(&question);
    const QString address = QString::fromLatin1(urlOf(folder / "game 9.vozka").toEncoded());
    picker.goTo(address);
    EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "game 9.vozka"));
    picker.choose(address);
    EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "game 9.vozka"));
    picker.goTo(QString::fromLatin1(urlOf(folder / "a-folder").toEncoded()));
    EXPECT_EQ(picker.folder(), here() + QStringLiteral("/a-folder"));
    for (const auto& wrong : {QStringLiteral("https://example.org/game 9.vozka"),
                              QStringLiteral("file://elsewhere.example/game 9.vozka")}) {
        picker.choose(wrong);
        EXPECT_TRUE(picker.problem().contains(wrong)) << picker.problem().toStdString();
        picker.choose(QStringLiteral("inner"));
        EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "a-folder/inner.vozka"));
        picker.goTo(wrong);
        EXPECT_TRUE(picker.problem().contains(wrong)) << picker.problem().toStdString();
    }
}

TEST_F(Picker, SavesUnderTypedAddresses)
{
    save();
    picker.choose(QString::fromLatin1(urlOf(folder / "a-folder" / "mine").toEncoded()));
    EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "a-folder/mine.vozka"));
}

TEST_F(Picker, TheProposedNameIsFree)
{
    save();
    EXPECT_EQ(picker.proposal(), QStringLiteral("game.vozka"));
    for (const char* name : {"game.vozka", "game 2.vozka"})
        std::ofstream(folder / name) << "{}";
    EXPECT_EQ(picker.proposal(), QStringLiteral("game 3.vozka"));
    EXPECT_EQ(picker.stemLength(picker.proposal()), 6);
    EXPECT_EQ(picker.stemLength(QStringLiteral("game")), 4);
}

TEST_F(Picker, AnyNameCanBeSavedAndNothingIsReplacedUnasked)
{
    save();
    picker.choose(QStringLiteral("  mine "));
    EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "mine.vozka"));
    picker.choose(QStringLiteral("a-folder/mine.vozka"));
    EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "a-folder/mine.vozka"));
    picker.choose(QStringLiteral("game 9"));
    EXPECT_TRUE(chosen.isEmpty());
    ASSERT_EQ(occupied.count(), 1);
    EXPECT_EQ(occupied[0][0].toUrl(), urlOf(folder / "game 9.vozka"));
    EXPECT_EQ(occupied[0][1].toString(), QStringLiteral("game 9.vozka"));
    EXPECT_EQ(occupied[0][2].toString(), QStringLiteral("game 9.vozka~"));
    picker.choose(QString());
    EXPECT_EQ(picker.problem(), QStringLiteral("Give the file a name."));
    picker.choose(QStringLiteral("a-folder"));
    EXPECT_EQ(picker.folder(), here() + QStringLiteral("/a-folder"));
}

TEST_F(Picker, NamesThatAreNoTextAreChosenAndReplaced)
{
    std::ofstream(folder / "\xff.vozka") << "{}";
    picker.begin(&question);
    const int odd = row("\xff.vozka");
    ASSERT_GE(odd, 0);
    picker.chooseRow(odd);
    EXPECT_EQ(chosen.takeFirst().at(0).toUrl(), urlOf(folder / "\xff.vozka"));
    save();
    picker.choose(picker.nameAt(odd));
    ASSERT_EQ(occupied.count(), 1);
    EXPECT_EQ(pathOf(occupied[0][0].toUrl()), folder / "\xff.vozka");
    fs::create_directory(folder / "\xfe");
    fs::create_directory(folder / "\xfe" / "deeper");
    picker.goTo(QStringLiteral("."));
    picker.chooseRow(row("\xfe"));
    picker.chooseRow(row("deeper"));
    picker.goTo(picker.folder());
    EXPECT_EQ(picker.problem(), QString());
    picker.choose(QStringLiteral("mine"));
    EXPECT_EQ(pathOf(chosen.takeFirst().at(0).toUrl()), folder / "\xfe" / "deeper" / "mine.vozka");
}

TEST_F(Picker, AFolderIsMade)
{
    save();
    EXPECT_FALSE(picker.makeFolder(QStringLiteral(" ")));
    EXPECT_FALSE(picker.makeFolder(QStringLiteral("x/y")));
    EXPECT_FALSE(picker.makeFolder(QStringLiteral("a-folder")));
    EXPECT_EQ(picker.problem(), QStringLiteral("“a-folder” already exists."));
    EXPECT_TRUE(picker.makeFolder(QStringLiteral("new one")));
    EXPECT_EQ(picker.folder(), here() + QStringLiteral("/new one"));
    EXPECT_EQ(picker.problem(), QString());
}

TEST_F(Picker, LettersLeadToNames)
{
    picker.begin(&question);
    EXPECT_EQ(picker.rowThatBegins(QStringLiteral("G"), 0), 2);
    EXPECT_EQ(picker.rowThatBegins(QStringLiteral("g"), 2), 3);
    EXPECT_EQ(picker.rowThatBegins(QStringLiteral("g"), 3), 2);
    EXPECT_EQ(picker.rowThatBegins(QStringLiteral("x"), 0), -1);
}

TEST_F(Picker, TheNextQuestionBeginsWhereTheLastOneEnded)
{
    question.remembered = true;
    question.answer(urlOf(folder / "a-folder" / "inner.vozka"));
    FileQuestion next;
    EXPECT_EQ(next.startFolder(), folder / "a-folder");
    next.beside = urlOf(folder / "game 9.vozka");
    EXPECT_EQ(next.startFolder(), folder);
    // What is gone is no place to begin.
    fs::remove_all(folder / "a-folder");
    EXPECT_TRUE(fs::is_directory(FileQuestion().startFolder()));
    AppSettings::instance().setFilesFolder({});
}

} // namespace

} // namespace vozka
