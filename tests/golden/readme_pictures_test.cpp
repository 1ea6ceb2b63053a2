// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the pictures of the README and of the package metainfo with the pages of the program. The target
// readme_pictures draws the pictures again.
#include "at_rest.h"
#include "golden.h"
#include "models/app/app_settings.h"
#include "models/lessons/open_lesson.h"
#include "models/overlays/overlays.h"
#include "support/program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <gtest/gtest.h>

#include <map>

namespace vozka {

namespace {

QDir pictureFolder()
{
    return {QStringLiteral(VOZKA_SOURCES "/resources/screenshots")};
}

/// Shows the table with the range of a wagon.
void showTablePicture(const Program& program)
{
    program.open(QStringLiteral(VOZKA_GOLDEN "/../quick/wagon.vozka"));
    (void)pictureAtRest(program.window());
    program.press(Qt::Key_O);
    EXPECT_EQ(program.pageType(), "TablePage");
    EXPECT_EQ(program.table().overlays()->kind(), Overlays::Kind::Range);
}

/// Shows the first example of the wagon with all its captions.
void showLessonPicture(const Program& program)
{
    program.perform("showLesson");
    (void)pictureAtRest(program.window());
    program.press(Qt::Key_End);
    const auto& lesson = *program.window().findChild<OpenLesson*>();
    EXPECT_EQ(program.pageType(), "LessonPage");
    EXPECT_EQ(lesson.step().id, "C1-1");
    EXPECT_EQ(lesson.step().index + 1, lesson.step().count);
}

struct ReadmePicture {
    const char* file;
    void (*show)(const Program& program);
};

constexpr std::array pictures{ReadmePicture{"table.png", showTablePicture},
                              ReadmePicture{"lesson.png", showLessonPicture}};

void PrintTo(const ReadmePicture& picture, std::ostream* out)
{
    *out << picture.file;
}

class Readme : public testing::TestWithParam<ReadmePicture> {};

TEST_P(Readme, ScreenshotsMatchProgram)
{
    // Small changes of the look are not worth a new picture each time.
    constexpr double allowedShare = 0.1;
    constexpr QSize size(1280, 800);
    auto& settings = AppSettings::instance();
    settings.overrideLanguage(QStringLiteral("en"));
    settings.overrideTheme(AppSettings::Theme::Light);
    settings.setAnimation(AppSettings::Animation::NoAnimation);
    const Program program;
    program.window().resize(size);
    GetParam().show(program);
    SCOPED_TRACE(
        "if the change is intended: cmake --build BUILD --target readme_pictures, and look at the pictures");
    expectPicture(pictureAtRest(program.window()), pictureFolder().filePath(QLatin1String(GetParam().file)),
                  allowedShare);
}

INSTANTIATE_TEST_SUITE_P(Pictures, Readme, testing::ValuesIn(pictures),
                         [](const auto& info) { return QString(info.param.file).chopped(4).toStdString(); });

/// Returns the pictures that a text of the project shows: file names with their captions.
std::map<QString, QString> picturesIn(const QString& path, const QRegularExpression& form)
{
    QFile file(QStringLiteral(VOZKA_SOURCES "/") + path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    const QString text = QString::fromUtf8(file.readAll());
    std::map<QString, QString> found;
    for (auto all = form.globalMatch(text); all.hasNext();) {
        const auto match = all.next();
        found[match.captured("file")] = match.captured("caption");
    }
    return found;
}

TEST(ReadmePictures, MatchFolderAndMetainfo)
{
    const auto readme = picturesIn(QStringLiteral("README.md"),
                                   QRegularExpression(QStringLiteral(
                                       R"(!\[(?<caption>[^]]+)\]\(resources/screenshots/(?<file>[^)]+)\))")));
    const auto metainfo = picturesIn(
        QStringLiteral("packaging/desktop/vozka.metainfo.xml.in"),
        QRegularExpression(
            QStringLiteral(
                R"(<screenshot[^>]*>\s*<caption>(?<caption>[^<]+)</caption>.*?/screenshots/(?<file>[^<]+)<)"),
            QRegularExpression::DotMatchesEverythingOption));
    EXPECT_EQ(readme, metainfo);
    QStringList expected;
    for (const auto& picture : pictures)
        expected << QLatin1String(picture.file);
    expected.sort();
    EXPECT_EQ(pictureFolder().entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name), expected);
    QStringList shown;
    for (const auto& [file, caption] : readme)
        shown << file;
    EXPECT_EQ(shown, expected);
}

} // namespace

} // namespace vozka
