// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Settings and set-ups of format version 1 can always be read. Set-ups of other versions are refused.
#include "models/app/app_settings.h"
#include "models/setup/set_up_file.h"
#include "samples.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace vozka {

namespace {

void writeFile(const QString& path, const std::string& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(text));
}

TEST(SettingsOfFirstVersion, AreRead)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("vozka.ini"));
    writeFile(file, sample("vozka.ini"));
    const AppSettings settings(file, nullptr);
    EXPECT_EQ(settings.problem(), QString());
    EXPECT_EQ(settings.language(), QStringLiteral("cs"));
    EXPECT_EQ(settings.theme(), AppSettings::Theme::Dark);
    EXPECT_EQ(settings.animation(), AppSettings::Animation::NoAnimation);
    EXPECT_EQ(settings.confirmation(), AppSettings::Confirmation::AlwaysConfirm);
    EXPECT_FALSE(settings.markFits() || settings.markOtherTurns() || settings.markFeatures()
                 || settings.showStanding());
    EXPECT_EQ(settings.lastMarks(), AppSettings::LastMarks::NoLastMarks);
    EXPECT_TRUE(settings.hideUsedUp());
    EXPECT_EQ(settings.textScale(), 150);
    EXPECT_EQ(settings.computerPace(), AppSettings::ComputerPace::SlowComputer);
    EXPECT_EQ(settings.thinkMs(), 2000);
}

TEST(SetUpsOfFirstVersion, AreRead)
{
    const auto setUps = readSetUps(QByteArray::fromStdString(sample("set-ups.json")));
    ASSERT_TRUE(setUps && setUps->last);
    ASSERT_EQ(setUps->last->seats.size(), 3U);
    EXPECT_EQ(setUps->last->seats[2].name, QStringLiteral("Žofie"));
    EXPECT_TRUE(setUps->last->orderDrawn);
    EXPECT_EQ(setUps->last->rules.sets, (std::vector<std::string>{"base", "abbey-and-mayor", "river"}));
    ASSERT_EQ(setUps->favourites.size(), 1U);
    EXPECT_EQ(setUps->favourites.front().name, QStringLiteral("Sunday"));
}

TEST(SetUpsOfNewerVersion, StayUnchangedAndAreReported)
{
    AppSettings::instance().overrideLanguage(QStringLiteral("en"));
    const auto newer = withVersion(sample("set-ups.json"), "2");
    writeFile(setUpFilePath(), newer);
    QString problem;
    EXPECT_EQ(loadSetUps(problem), StoredSetUps());
    EXPECT_TRUE(problem.startsWith("A newer version of Vozka wrote the saved set-ups."))
        << problem.toStdString();
    EXPECT_FALSE(storeSetUps({}));
    EXPECT_EQ(textIn(setUpFilePath().toStdString()), newer);
    QFile::remove(setUpFilePath());
}

} // namespace

} // namespace vozka
