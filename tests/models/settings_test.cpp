// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Settings: saving, defaults, and recovery from damaged files.
#include "models/app/app_settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>
#include <sys/stat.h>

namespace vozka {

namespace {

class Settings : public testing::Test {
protected:
    void write(const QByteArray& content) const
    {
        QFile file(m_file);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be opened");
    }

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("vozka.ini"));
    QString m_aside = m_file + QStringLiteral(".broken");
};

TEST_F(Settings, HaveDefaultsWithoutFile)
{
    const AppSettings settings(m_file, nullptr);
    EXPECT_TRUE(settings.standard());
    EXPECT_EQ(settings.language(), QString());
    EXPECT_EQ(settings.theme(), AppSettings::Theme::SystemTheme);
    EXPECT_EQ(settings.animation(), AppSettings::Animation::SystemAnimation);
    EXPECT_EQ(settings.confirmation(), AppSettings::Confirmation::NeverConfirm);
    EXPECT_FALSE(settings.secondClickPlaces());
    EXPECT_TRUE(settings.viewReturns());
    EXPECT_TRUE(settings.markFits() && settings.markOtherTurns() && settings.markFeatures());
    EXPECT_EQ(settings.lastMarks(), AppSettings::LastMarks::LastTiles);
    EXPECT_TRUE(settings.sounds());
    EXPECT_EQ(settings.volume(), 35);
    EXPECT_TRUE(settings.showStanding());
    EXPECT_FALSE(settings.hideUsedUp());
    EXPECT_EQ(settings.textScale(), 100);
    EXPECT_EQ(settings.problem(), QString());
    EXPECT_FALSE(QFileInfo::exists(m_aside));
}

TEST_F(Settings, CycleMarksOfLastMoves)
{
    AppSettings settings(m_file, nullptr);
    settings.changeLastMarks();
    EXPECT_EQ(settings.lastMarks(), AppSettings::LastMarks::LastMoves);
    settings.changeLastMarks();
    EXPECT_EQ(settings.lastMarks(), AppSettings::LastMarks::NoLastMarks);
    settings.changeLastMarks();
    EXPECT_EQ(settings.lastMarks(), AppSettings::LastMarks::LastTiles);
}

TEST_F(Settings, AreSaved)
{
    {
        AppSettings settings(m_file, nullptr);
        settings.setLanguage(QStringLiteral("cs"));
        settings.setTheme(AppSettings::Theme::Dark);
        settings.setAnimation(AppSettings::Animation::NoAnimation);
        settings.setConfirmation(AppSettings::Confirmation::AlwaysConfirm);
        settings.setSecondClickPlaces(true);
        settings.setViewReturns(false);
        settings.setMarkFits(false);
        settings.setMarkOtherTurns(false);
        settings.setMarkFeatures(false);
        settings.setLastMarks(AppSettings::LastMarks::LastMoves);
        settings.setSounds(true);
        settings.setVolume(3);
        settings.setShowStanding(false);
        settings.setHideUsedUp(true);
        settings.setReplayPace(AppSettings::ReplayPace::FastReplay);
        settings.setTextScale(150);
    }
    const AppSettings settings(m_file, nullptr);
    EXPECT_EQ(settings.language(), QStringLiteral("cs"));
    EXPECT_EQ(settings.theme(), AppSettings::Theme::Dark);
    EXPECT_EQ(settings.animation(), AppSettings::Animation::NoAnimation);
    EXPECT_EQ(settings.confirmation(), AppSettings::Confirmation::AlwaysConfirm);
    EXPECT_TRUE(settings.secondClickPlaces());
    EXPECT_FALSE(settings.viewReturns());
    EXPECT_FALSE(settings.markFits() || settings.markOtherTurns() || settings.markFeatures());
    EXPECT_EQ(settings.lastMarks(), AppSettings::LastMarks::LastMoves);
    EXPECT_TRUE(settings.sounds());
    EXPECT_EQ(settings.volume(), 5) << "nearest possible value";
    EXPECT_FALSE(settings.showStanding());
    EXPECT_TRUE(settings.hideUsedUp());
    EXPECT_EQ(settings.replayPace(), AppSettings::ReplayPace::FastReplay);
    EXPECT_EQ(settings.textScale(), 150);
    EXPECT_EQ(settings.problem(), QString());
}

TEST_F(Settings, EmitOneSignalForEachNewValue)
{
    AppSettings settings(m_file, nullptr);
    const QSignalSpy changed(&settings, &AppSettings::changed);
    for (int twice = 0; twice < 2; ++twice) {
        settings.setTheme(AppSettings::Theme::Dark);
        settings.setAnimation(AppSettings::Animation::FastAnimation);
        settings.setConfirmation(AppSettings::Confirmation::ConfirmFields);
        settings.setMarkFits(false);
        settings.setTextScale(120);
    }
    EXPECT_EQ(changed.count(), 5);
}

TEST_F(Settings, LimitTextScaleFrom100To200)
{
    AppSettings settings(m_file, nullptr);
    settings.setTextScale(400);
    EXPECT_EQ(settings.textScale(), 200);
    settings.setTextScale(-3);
    EXPECT_EQ(settings.textScale(), 100);
    EXPECT_EQ(AppSettings(m_file, nullptr).problem(), QString()) << "the stored file is valid";
}

TEST_F(Settings, DoNotSaveCommandLineOverride)
{
    AppSettings(m_file, nullptr).overrideTheme(AppSettings::Theme::Dark);
    EXPECT_EQ(AppSettings(m_file, nullptr).theme(), AppSettings::Theme::SystemTheme);
}

TEST_F(Settings, ResetCanBeUndone)
{
    AppSettings settings(m_file, nullptr);
    settings.setTheme(AppSettings::Theme::Dark);
    settings.setTextScale(170);
    settings.setLastMarks(AppSettings::LastMarks::NoLastMarks);
    EXPECT_FALSE(settings.standard());
    EXPECT_FALSE(settings.canUndoReset());

    settings.reset();
    EXPECT_TRUE(settings.standard());
    EXPECT_TRUE(settings.canUndoReset());
    EXPECT_TRUE(AppSettings(m_file, nullptr).standard());

    settings.undoReset();
    EXPECT_EQ(settings.theme(), AppSettings::Theme::Dark);
    EXPECT_EQ(settings.textScale(), 170);
    EXPECT_EQ(settings.lastMarks(), AppSettings::LastMarks::NoLastMarks);
    EXPECT_FALSE(settings.canUndoReset());
    EXPECT_EQ(AppSettings(m_file, nullptr).textScale(), 170);
}

TEST_F(Settings, ResetIsFinalAfterNewChoice)
{
    AppSettings settings(m_file, nullptr);
    settings.setTextScale(170);
    settings.reset();
    settings.setTheme(AppSettings::Theme::Light);
    EXPECT_FALSE(settings.canUndoReset());
    settings.undoReset();
    EXPECT_EQ(settings.textScale(), 100);
}

TEST_F(Settings, ResetOnlyDamagedValues)
{
    write(
        "[General]\nlanguage=Czech\ntheme=Purple\ntextScale=150\n[marks]\nfits=false\n[window]\nwidth=900\n");
    {
        const AppSettings settings(m_file, nullptr);
        EXPECT_EQ(settings.language(), QStringLiteral("cs"));
        EXPECT_EQ(settings.theme(), AppSettings::Theme::SystemTheme);
        EXPECT_EQ(settings.textScale(), 150);
        EXPECT_FALSE(settings.markFits());
        EXPECT_TRUE(settings.problem().contains(QDir::toNativeSeparators(m_file)));
        EXPECT_TRUE(settings.problem().contains(QStringLiteral("vozka.ini.broken")));
    }
    EXPECT_TRUE(read(m_aside).contains("Purple"));
    const AppSettings again(m_file, nullptr);
    EXPECT_EQ(again.problem(), QString()) << "reported once";
    EXPECT_EQ(again.language(), QStringLiteral("cs"));
    EXPECT_EQ(again.textScale(), 150);
    EXPECT_EQ(QSettings(m_file, QSettings::IniFormat).value(QStringLiteral("window/width")).toInt(), 900)
        << "entries of other programs stay";
}

TEST_F(Settings, KeepOlderDamagedFile)
{
    QString aside = m_aside;
    for (const QByteArray& theme : {QByteArray("Purple"), QByteArray("Mauve")}) {
        write("theme=" + theme + "\n");
        EXPECT_NE(AppSettings(m_file, nullptr).problem(), QString());
        EXPECT_TRUE(read(aside).contains(theme));
        aside = m_aside + QStringLiteral("-2");
    }
    EXPECT_TRUE(read(m_aside).contains("Purple"));
}

TEST_F(Settings, IgnorePathsThatAreNotFiles)
{
    ASSERT_EQ(::mkfifo(m_file.toLocal8Bit().constData(), 0600), 0);
    for (const QString& file : {QString(), m_file}) {
        AppSettings settings(file, nullptr);
        settings.setTextScale(130);
        settings.saveLessonResult(QStringLiteral("a"), {1, 2});
        EXPECT_EQ(settings.textScale(), 130) << "valid until the program ends";
        EXPECT_EQ(settings.problem(), QString());
    }
}

TEST_F(Settings, SetAsideFolderAtFilePath)
{
    ASSERT_TRUE(QDir().mkpath(m_file + QStringLiteral("/in/the/way")));
    {
        AppSettings settings(m_file, nullptr);
        EXPECT_TRUE(settings.standard());
        EXPECT_NE(settings.problem(), QString());
        settings.setTextScale(130);
    }
    const AppSettings again(m_file, nullptr);
    EXPECT_EQ(again.problem(), QString());
    EXPECT_EQ(again.textScale(), 130);
}

TEST_F(Settings, ReportWriteFailureOnceAndWriteLater)
{
    const QString folder = m_folder.filePath(QStringLiteral("settings"));
    QFile blockingFile(folder);
    ASSERT_TRUE(blockingFile.open(QIODevice::WriteOnly));
    const QString file = folder + QStringLiteral("/vozka.ini");
    AppSettings settings(file, nullptr);
    const QSignalSpy failed(&settings, &AppSettings::failed);
    settings.setTheme(AppSettings::Theme::Dark);
    settings.saveLessonResult(QStringLiteral("roads"), {1, 2});
    ASSERT_TRUE(QTest::qWaitFor([&] { return failed.count() > 0; }));
    EXPECT_TRUE(failed.front().front().toString().contains(file));
    settings.setTextScale(150);
    QTest::qWait(0);
    EXPECT_EQ(failed.count(), 1) << "already reported";
    EXPECT_EQ(settings.theme(), AppSettings::Theme::Dark);
    ASSERT_TRUE(blockingFile.remove());
    settings.setAnimation(AppSettings::Animation::FastAnimation);
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFileInfo::exists(file); }));
    const AppSettings again(file, nullptr);
    EXPECT_EQ(again.theme(), AppSettings::Theme::Dark) << "unsaved values are still used";
    EXPECT_EQ(again.textScale(), 150);
    EXPECT_EQ(again.animation(), AppSettings::Animation::FastAnimation);
    EXPECT_TRUE(again.lessonResult(QStringLiteral("roads")).has_value());
}

struct Damage {
    const char* name;
    QByteArray content;
};

class DamagedSettings : public Settings, public testing::WithParamInterface<Damage> {};

TEST_P(DamagedSettings, AreReportedOnceAndReset)
{
    write(GetParam().content);
    {
        AppSettings settings(m_file, nullptr);
        EXPECT_TRUE(settings.standard());
        EXPECT_NE(settings.problem(), QString());
        EXPECT_EQ(read(m_aside), GetParam().content) << "the damaged file is complete";
    }
    {
        AppSettings settings(m_file, nullptr);
        EXPECT_EQ(settings.problem(), QString());
        EXPECT_TRUE(settings.standard());
        settings.setTheme(AppSettings::Theme::Dark);
    }
    EXPECT_EQ(AppSettings(m_file, nullptr).theme(), AppSettings::Theme::Dark);
}

QByteArray noise()
{
    QByteArray bytes;
    for (unsigned i = 0, value = 12345; i < 4000; ++i, value = value * 1103515245 + 12345)
        bytes += static_cast<char>(value >> 16U);
    return bytes;
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, DamagedSettings,
    testing::Values(Damage{"words", "this is no settings file\nat all\n"}, Damage{"noise", noise()},
                    Damage{"zeros", QByteArray(300, '\0')}, Damage{"unknownWord", "theme=Purple\n"},
                    Damage{"empty", "language=\n"}, Damage{"wrongCase", "theme=dark\n"},
                    Damage{"notANumber", "textScale=big\n"}, Damage{"tooSmall", "textScale=99\n"},
                    Damage{"tooLarge", "textScale=201\n"}, Damage{"overflow", "textScale=99999999999999\n"},
                    Damage{"fraction", "textScale=150.5\n"}, Damage{"notAFlag", "[marks]\nfits=perhaps\n"},
                    Damage{"aList", "[General]\nanimation=FastAnimation, SlowAnimation\n"},
                    Damage{"packed", "confirmation=@Variant(\\0\\0\\0\\x7f)\n"},
                    Damage{"halfALine", "[General]\ntheme=Purple\nlangu"}),
    [](const auto& damage) { return damage.param.name; });

} // namespace

} // namespace vozka
