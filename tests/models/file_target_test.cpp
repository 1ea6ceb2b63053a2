// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names and paths of files: byte by byte, with their endings, and what is wrong with them in words.
#include "models/files/file_target.h"

#include "models/files/local_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

namespace vozka {

namespace {

namespace fs = std::filesystem;
using Found = FileTarget::State;

class LocalFile : public testing::TestWithParam<const char*> {};

TEST_P(LocalFile, ItsAddressKeepsEveryByte)
{
    const fs::path path = GetParam();
    const QUrl url = urlOf(path);
    EXPECT_TRUE(url.isLocalFile());
    EXPECT_EQ(pathOf(url), path);
    // As it goes through scripts, settings and the mime data of a drop.
    EXPECT_EQ(pathOf(QUrl(url.toString())), path);
    EXPECT_EQ(pathOf(QUrl::fromEncoded(url.toEncoded())), path);
}

INSTANTIATE_TEST_SUITE_P(Names, LocalFile,
                         testing::Values("/tmp/a.vozka", "/tmp/\xff\xfe.vozka", "/tmp/\xc3.vozka",
                                         "/tmp/hra č. 1.vozka", "/tmp/100%41 %zz.vozka", "/tmp/#?&=;.vozka",
                                         "/tmp/a\nb\\c", "/tmp/[x] {y}.vozka", "/"));

TEST(LocalFile, WhatIsNoFileHasNoPath)
{
    EXPECT_TRUE(pathOf(QUrl(QStringLiteral("https://example.org/a.vozka"))).empty());
    EXPECT_TRUE(pathOf(QUrl(QStringLiteral("file://elsewhere.example/a.vozka"))).empty());
    EXPECT_EQ(pathOf(QUrl(QStringLiteral("file://localhost/a.vozka"))), "/a.vozka");
    EXPECT_TRUE(pathOf({}).empty());
    EXPECT_TRUE(urlOf({}).isEmpty());
}

TEST(LocalFile, TextBecomesTheBeginningOfAName)
{
    EXPECT_EQ(asFileName(QStringLiteral("2026-11-22 Ada, Ben")), QStringLiteral("2026-11-22 Ada, Ben"));
    EXPECT_EQ(asFileName(QStringLiteral("../a/b\nc:*")), QStringLiteral("--a-b-c--"));
    EXPECT_EQ(asFileName(shown("a\xff")), QStringLiteral("a-")) << "what is no text";
    EXPECT_EQ(asFileName(QString(300, QChar(u'ř'))).toUtf8().size(), 200);
    EXPECT_EQ(stemOf(QStringLiteral("a.b.position.json")), QStringLiteral("a.b"));
    EXPECT_EQ(stemOf(QStringLiteral("a.vozka")), QStringLiteral("a"));
    EXPECT_EQ(stemOf(QStringLiteral("a.lesson.json")), QStringLiteral("a"));
}

class Target : public testing::Test {
protected:
    void SetUp() override { folder = home.path().toStdString(); }
    [[nodiscard]] fs::path file(const std::string& name) const
    {
        std::ofstream(folder / name) << "{}";
        return folder / name;
    }
    static constexpr auto ending = ".vozka";

    QTemporaryDir home;
    fs::path folder;
};

TEST_F(Target, TypedPathsLeadFromTheFolderFromHomeOrFromTheRoot)
{
    const auto users = fs::path(QDir::homePath().toStdString());
    EXPECT_EQ(*typedPath("/a", QStringLiteral("b")), "/a/b");
    EXPECT_EQ(*typedPath("/a", QStringLiteral("b/č")), "/a/b/č");
    EXPECT_EQ(*typedPath("/a", QStringLiteral("/c")), "/c");
    EXPECT_EQ(*typedPath("/a", QStringLiteral("~")), users);
    EXPECT_EQ(*typedPath("/a", QStringLiteral("~/c")), users / "c");
}

TEST_F(Target, TypedAddressesBecomePaths)
{
    EXPECT_EQ(*typedPath("/a", QStringLiteral("file:///c/%C4%8D 1")), "/c/č 1");
    EXPECT_FALSE(typedPath("/a", QStringLiteral("file://elsewhere.example/c")));
    EXPECT_FALSE(typedPath("/a", QStringLiteral("sftp://elsewhere.example/c")));
}

TEST_F(Target, TheEndingIsAddedWhereItIsMissing)
{
    const QString position = QStringLiteral(".position.json");
    EXPECT_EQ(withEnding("/a/b", position), "/a/b.position.json");
    EXPECT_EQ(withEnding("/a/b.json", position), "/a/b.position.json");
    EXPECT_EQ(withEnding("/a/b.Position.JSON", position), "/a/b.Position.JSON");
    EXPECT_EQ(withEnding("/a/b.1", QStringLiteral(".vozka")), "/a/b.1.vozka");
    EXPECT_EQ(withEnding("/a/\xff", QStringLiteral(".vozka")), "/a/\xff.vozka");
}

TEST_F(Target, AFreeNameIsReadyAndATakenOneOccupied)
{
    const auto fresh = targetToSave(folder / "mine", ending);
    EXPECT_EQ(fresh.state, Found::Ready);
    EXPECT_EQ(fresh.path, folder / "mine.vozka");
    EXPECT_EQ(fresh.problem, QString());
    (void)file("mine.vozka");
    EXPECT_EQ(targetToSave(folder / "mine", ending).state, Found::Occupied);
    EXPECT_EQ(targetToSave(folder / "mine.VOZKA", ending).state, Found::Ready);
}

TEST_F(Target, WhatCannotBeSavedIsToldInWords)
{
    const auto problem = [&](const fs::path& path) {
        const auto target = targetToSave(path, ending);
        EXPECT_EQ(target.state, Found::Wrong);
        return target.problem;
    };
    EXPECT_TRUE(problem(folder / "none" / "mine").startsWith(QStringLiteral("There is no folder “/")));
    EXPECT_EQ(problem(folder / std::string(250, 'a')), QStringLiteral("This name is too long."));
    EXPECT_EQ(problem(folder / std::string(300, 'a')), QStringLiteral("This name is too long."));
    EXPECT_EQ(targetToSave(folder / std::string(249, 'a'), ending).state, Found::Ready);
    fs::create_directory(folder / "sub.vozka");
    EXPECT_EQ(problem(folder / "sub"), QStringLiteral("“sub.vozka” is a folder."));
    ASSERT_EQ(::mkfifo((folder / "pipe.vozka").c_str(), 0600), 0);
    EXPECT_EQ(problem(folder / "pipe"), QStringLiteral("“pipe.vozka” is not an ordinary file."));
    EXPECT_EQ(targetToSave(folder / "sub.vozka", ending).state, Found::Folder);
    EXPECT_EQ(targetToSave(folder / "..", ending).state, Found::Folder);
}

TEST_F(Target, FilesAreOpenedWithAndWithoutTheirEnding)
{
    const auto path = file("mine.vozka");
    const QStringList endings{QStringLiteral(".position.json"), QStringLiteral(".vozka")};
    EXPECT_EQ(targetToOpen(path, endings).state, Found::Ready);
    EXPECT_EQ(targetToOpen(folder / "mine", endings).path, path);
    EXPECT_EQ(targetToOpen(folder / "yours", endings).problem, QStringLiteral("There is no file “yours”."));
    EXPECT_EQ(targetToOpen(folder, endings).state, Found::Folder);
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    EXPECT_EQ(targetToOpen(folder / "pipe", endings).state, Found::Wrong);
}

TEST_F(Target, FoldersThatAreNoneAreToldInWords)
{
    EXPECT_EQ(folderProblem(folder), QString());
    EXPECT_TRUE(folderProblem(folder / "none").startsWith(QStringLiteral("There is no folder")));
    EXPECT_TRUE(folderProblem(file("file")).startsWith(QStringLiteral("There is no folder")));
}

} // namespace

} // namespace vozka
