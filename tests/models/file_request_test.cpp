// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Requests for files: names with their endings, answers of dialogs, and paths byte by byte.
#include "models/files/file_request.h"

#include "models/app/app_settings.h"
#include "models/files/local_file.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <fstream>

namespace vozka {

namespace {

namespace fs = std::filesystem;

class LocalFile : public testing::TestWithParam<const char*> {};

TEST_P(LocalFile, UrlKeepsEveryByte)
{
    const fs::path path = GetParam();
    const QUrl url = urlOf(path);
    EXPECT_TRUE(url.isLocalFile());
    EXPECT_EQ(pathOf(url), path);
    // The same conversions are used for QML, for settings and for dropped files.
    EXPECT_EQ(pathOf(QUrl(url.toString())), path);
    EXPECT_EQ(pathOf(QUrl::fromEncoded(url.toEncoded())), path);
}

INSTANTIATE_TEST_SUITE_P(Names, LocalFile,
                         testing::Values("/tmp/a.vozka", "/tmp/\xff\xfe.vozka", "/tmp/\xc3.vozka",
                                         "/tmp/hra č. 1.vozka", "/tmp/100%41 %zz.vozka", "/tmp/#?&=;.vozka",
                                         "/tmp/a\nb\\c", "/tmp/[x] {y}.vozka", "/"));

TEST(LocalFile, OtherUrlsHaveNoPath)
{
    EXPECT_TRUE(pathOf(QUrl(QStringLiteral("https://example.org/a.vozka"))).empty());
    EXPECT_TRUE(pathOf(QUrl(QStringLiteral("file://elsewhere.example/a.vozka"))).empty());
    EXPECT_EQ(pathOf(QUrl(QStringLiteral("file://localhost/a.vozka"))), "/a.vozka");
    EXPECT_TRUE(pathOf({}).empty());
    EXPECT_TRUE(urlOf({}).isEmpty());
}

TEST(LocalFile, MakesFileNameFromText)
{
    EXPECT_EQ(asFileName(QStringLiteral("2026-11-22 Ada, Ben")), QStringLiteral("2026-11-22 Ada, Ben"));
    EXPECT_EQ(asFileName(QStringLiteral("../a/b\nc:*")), QStringLiteral("--a-b-c--"));
    EXPECT_EQ(asFileName(shown("a\xff")), QStringLiteral("a-")) << "invalid UTF-8";
    EXPECT_EQ(asFileName(QString(300, QChar(u'ř'))).toUtf8().size(), 200);
    EXPECT_EQ(stemOf(QStringLiteral("a.b.position.json")), QStringLiteral("a.b"));
    EXPECT_EQ(stemOf(QStringLiteral("a.vozka")), QStringLiteral("a"));
    EXPECT_EQ(stemOf(QStringLiteral("a.lesson.json")), QStringLiteral("a"));
}

class Request : public testing::Test {
protected:
    void SetUp() override
    {
        folder = fs::canonical(home.path().toStdString());
        request.saving = true;
        request.filters = QStringList{QStringLiteral("Tables (CSV) and games (*.vozka *.csv)")};
        request.stem = QStringLiteral("game");
        request.folder = urlOf(folder);
        request.remembered = false;
    }
    // Qt does not remove files whose names are not valid text.
    void TearDown() override { fs::remove_all(folder); }
    [[nodiscard]] fs::path file(const std::string& name) const
    {
        std::ofstream(folder / name) << "{}";
        return folder / name;
    }

    QTemporaryDir home;
    fs::path folder;
    FileRequest request;
    QSignalSpy accepted{&request, &FileRequest::accepted};
    QSignalSpy occupied{&request, &FileRequest::occupied};
};

TEST_F(Request, AddsMissingEndings)
{
    const QStringList position{QStringLiteral(".position.json")};
    const QStringList table{QStringLiteral(".csv"), QStringLiteral(".json")};
    EXPECT_EQ(withEnding("/a/b", position), "/a/b.position.json");
    EXPECT_EQ(withEnding("/a/b.json", position), "/a/b.position.json");
    EXPECT_EQ(withEnding("/a/b.Position.JSON", position), "/a/b.Position.JSON");
    EXPECT_EQ(withEnding("/a/b.1", QStringList{QStringLiteral(".vozka")}), "/a/b.1.vozka");
    EXPECT_EQ(withEnding("/a/\xff", QStringList{QStringLiteral(".vozka")}), "/a/\xff.vozka");
    EXPECT_EQ(withEnding("/a/b.json", table), "/a/b.json");
    EXPECT_EQ(withEnding("/a/b", table), "/a/b.csv");
}

TEST_F(Request, ReplacesEndingOfOtherFilterOnlyIfFilterWasChosen)
{
    request.filters = QStringList{QStringLiteral("WebP (*.webp)"), QStringLiteral("GIF (*.gif)"),
                                  QStringLiteral("Folder (*)")};
    const std::vector<std::tuple<QString, int, fs::path>> rows{
        {QStringLiteral("a"), 1, "a.gif"},     {QStringLiteral("a.webp"), 1, "a.gif"},
        {QStringLiteral("a.GIF"), 1, "a.GIF"}, {QStringLiteral("a.gif"), 0, "a.gif"},
        {QStringLiteral("a.webp"), 2, "a"},    {QStringLiteral("a"), 2, "a"},
        {QStringLiteral("a.b"), 2, "a.b"},     {QStringLiteral("a.png"), 0, "a.png.webp"},
        {QStringLiteral("a/"), 0, "a"},
    };
    for (const auto& [name, filter, expected] : rows) {
        accepted.clear();
        request.takeName(urlOf(folder), name, filter);
        ASSERT_EQ(accepted.count(), 1);
        EXPECT_EQ(pathOf(accepted[0][0].toUrl()), folder / expected);
    }
}

TEST_F(Request, ReadsEndingsOfFilters)
{
    EXPECT_EQ(FileRequest::endingsOf(request.filters.first()),
              (QStringList{QStringLiteral(".vozka"), QStringLiteral(".csv")}));
    EXPECT_EQ(FileRequest::endingsOf(QStringLiteral("All files (*)")), QStringList{QString()});
    EXPECT_EQ(request.endingLength(QStringLiteral("a.VOZKA")), 6);
    EXPECT_EQ(request.endingLength(QStringLiteral("a.png")), 0);
}

TEST_F(Request, ProposesFreeName)
{
    EXPECT_EQ(request.freeName(urlOf(folder)), QStringLiteral("game.vozka"));
    (void)file("game.vozka");
    fs::create_symlink("nowhere", folder / "game 2.vozka");
    EXPECT_EQ(request.freeName(urlOf(folder)), QStringLiteral("game 3.vozka"));
}

TEST_F(Request, AcceptsNewFile)
{
    request.takeName(urlOf(folder), QStringLiteral(" hra č. 1 #%41? "));
    request.take(urlOf(folder / "\xff"), true);
    ASSERT_EQ(accepted.count(), 2);
    EXPECT_EQ(pathOf(accepted[0][0].toUrl()), folder / "hra č. 1 #%41?.vozka");
    EXPECT_EQ(pathOf(accepted[1][0].toUrl()), folder / "\xff.vozka");
    EXPECT_EQ(occupied.count(), 0);
}

TEST_F(Request, AcceptsTypedPath)
{
    request.takeName(urlOf(folder / "elsewhere"), shown(folder / "mine"));
    ASSERT_EQ(accepted.count(), 1);
    EXPECT_EQ(pathOf(accepted[0][0].toUrl()), folder / "mine.vozka");
}

TEST_F(Request, AsksBeforeReplacing)
{
    const auto old = file("old.vozka");
    request.takeName(urlOf(folder), QStringLiteral("old.vozka"));
    request.take(urlOf(folder / "old"), true);
    ASSERT_EQ(occupied.count(), 2);
    for (const auto& each : occupied) {
        EXPECT_EQ(pathOf(each[0].toUrl()), old);
        EXPECT_EQ(each[1].toString(), QStringLiteral("old.vozka"));
        EXPECT_EQ(each[2].toString(), QStringLiteral("old.vozka~"));
    }
    EXPECT_EQ(accepted.count(), 0);
    request.take(urlOf(old), true);
    EXPECT_EQ(accepted.count(), 1) << "the dialog confirmed the replacement";
}

TEST_F(Request, OpensFileAsChosen)
{
    request.saving = false;
    request.take(urlOf(folder / "\xff"), false);
    request.take(QUrl(QStringLiteral("sftp://elsewhere.example/c.vozka")), false);
    ASSERT_EQ(accepted.count(), 2);
    EXPECT_EQ(pathOf(accepted[0][0].toUrl()), folder / "\xff");
    EXPECT_EQ(accepted[1][0].toUrl(), QUrl(QStringLiteral("sftp://elsewhere.example/c.vozka")));
}

TEST_F(Request, NextRequestStartsInFolderOfLastFile)
{
    fs::create_directory(folder / "sub");
    request.remembered = true;
    request.accept(urlOf(folder / "sub" / "inner.vozka"));
    FileRequest next;
    EXPECT_EQ(next.startFolder(), urlOf(folder / "sub"));
    next.beside = urlOf(folder / "game 9.vozka");
    EXPECT_EQ(next.startFolder(), urlOf(folder));
    fs::remove_all(folder / "sub");
    EXPECT_TRUE(fs::is_directory(pathOf(FileRequest().startFolder())));
    AppSettings::instance().setFilesFolder({});
}

TEST_F(Request, CreatesFolderToSaveIn)
{
    request.folder = urlOf(folder / "lessons");
    EXPECT_EQ(request.startFolder(), urlOf(folder / "lessons"));
    EXPECT_TRUE(fs::is_directory(folder / "lessons"));
}

} // namespace

} // namespace vozka
