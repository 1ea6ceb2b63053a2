// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Packed values are removed from settings files, so that Qt does not unpack them.
#include "models/app/packed_values.h"

#include "models/app/app_settings.h"
#include "models/app/window_memory.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace vozka {

namespace {

/// A packed list with a false length: two thousand million members.
const QByteArray endless = "@Variant(\\0\\0\\0\\x9\\x7f\\xff\\xff\\xff)";

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be opened");
}

class PackedTexts : public testing::TestWithParam<const char*> {};

TEST_P(PackedTexts, IsRemoved)
{
    const QByteArray before = "[General]\nlanguage=cs\n";
    const QByteArray behind = "textScale=150\n";
    const QByteArray line = QByteArray("theme=") + GetParam() + "Variant(x)\n";
    // Qt unpacks this spelling, too, also inside a list.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.ini"));
    write(path, before + "theme=" + GetParam() + "Variant(\\0\\0\\0\\x1\\x1)\n" + behind);
    const QVariant value = QSettings(path, QSettings::IniFormat).value(QStringLiteral("theme"));
    const QVariant last = value.typeId() == QMetaType::QVariantList ? value.toList().last() : value;
    EXPECT_EQ(last.typeId(), QMetaType::Bool);
    EXPECT_EQ(withoutPackedValues(before + line + behind).toStdString(), (before + behind).toStdString());
}
INSTANTIATE_TEST_SUITE_P(Spellings, PackedTexts,
                         testing::Values("@", " @", "\\x40", "\\x0040", "\\x10040", "\\100", "@\\\n",
                                         "@\\\r\n", "a, @", "\"@\"", "\"a\", @"));

TEST(PackedValues, OtherValuesAreKept)
{
    const QByteArray text = "[General]\nname=joe@home\nnames=\"A, @Variant\", B\nframe=@Rect(1 2 3 4)\n"
                            "folder=file:///home/a\\x40b\nraw=@ByteArray(a)\nodd=\\x5400\n"
                            "czech=\xc5\xbelu\xc5\xa5ou\xc4\x8dk\xc3\xbd\nlast=\\";
    EXPECT_EQ(withoutPackedValues(text).toStdString(), text.toStdString());
    EXPECT_EQ(withoutPackedValues({}).toStdString(), "");
    EXPECT_EQ(withoutPackedValues("a=@DateTime(\\0)").toStdString(), "");
}

TEST(PackedValues, OtherSettingsAreKept)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("vozka.ini"));
    const QByteArray text =
        "[General]\ntheme=" + endless + "\nlanguage=cs\ntextScale=1e9\n[lessons]\na=" + endless;
    write(path, text);
    {
        const AppSettings settings(path, nullptr);
        EXPECT_EQ(settings.language(), QStringLiteral("cs"));
        EXPECT_EQ(settings.theme(), AppSettings::Theme::SystemTheme);
        EXPECT_EQ(settings.textScale(), 100);
        EXPECT_TRUE(settings.problem().contains(QStringLiteral("vozka.ini.broken")));
    }
    EXPECT_EQ(read(path + ".broken").toStdString(), text.toStdString());
    EXPECT_FALSE(QFile::exists(path + ".broken-2"));
    const AppSettings again(path, nullptr);
    EXPECT_EQ(again.problem(), QString());
    EXPECT_EQ(again.language(), QStringLiteral("cs"));
}

TEST(PackedValues, VeryLargeFileIsNotRead)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("vozka.ini"));
    const QByteArray text = "[General]\nlanguage=cs\n" + QByteArray(80'000'000, '#');
    write(path, text);
    {
        AppSettings settings(path, nullptr);
        EXPECT_EQ(settings.language(), QString());
        EXPECT_TRUE(settings.problem().contains(QStringLiteral("cannot be read")));
        settings.setTextScale(150);
        EXPECT_EQ(settings.textScale(), 150);
    }
    EXPECT_EQ(QFile(path).size(), text.size());
}

TEST(PackedValues, AreRemovedFromWindowMemory)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("window.ini"));
    write(path, "[view]\ncell=50\ngame=a\nmiddle=" + endless + "\n");
    WindowMemory memory;
    memory.setFolder(folder.path());
    EXPECT_EQ(memory.cellOf("a"), 50);
    EXPECT_EQ(memory.middleOf("a"), QPointF());
    EXPECT_EQ(read(path).toStdString(), "[view]\ncell=50\ngame=a\n");
}

} // namespace

} // namespace vozka
