// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Fuzz tests of settings and set-ups. libFuzzer cannot see the code of Qt, so these tests cut, join and
// change files of the corpus at random. VOZKA_FUZZ_RUNS is the number of runs.
#include "models/app/app_settings.h"
#include "models/setup/set_up_file.h"
#include "players/random.h"
#include "records/files.h"
#include "records/players.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <filesystem>

namespace vozka {

namespace {

constexpr int defaultRuns = 2000;

std::vector<std::string> corpus(const char* folder)
{
    std::vector<std::string> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(VOZKA_CORPUS) / folder))
        files.push_back(*records::readFile(entry.path()));
    std::ranges::sort(files);
    return files;
}

/// Returns one of the files with some random changes.
std::string corrupted(const std::vector<std::string>& files, Random& random)
{
    const auto below = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    const std::vector<std::string> words{"\"",           "{",     "}",       "[",    "]",   "@Variant(",
                                         "@Invalid()",   "\\x0",  "\\ud800", "=",    ";",   "-1",
                                         "999999999999", "1e999", "null",    "true", "%00", "\xff\xfe",
                                         "\n",           ","};
    std::string text = files[below(files.size())];
    for (auto changes = 1 + below(6); changes > 0; --changes) {
        const auto at = below(text.size() + 1);
        switch (below(4)) {
        case 0:
            text.resize(at);
            break;
        case 1:
            text.insert(at, words[below(words.size())]);
            break;
        case 2: {
            const auto& other = files[below(files.size())];
            text.insert(at, other, below(other.size()), below(60));
            break;
        }
        default:
            if (at < text.size())
                text[at] = static_cast<char>(below(256));
        }
    }
    return text;
}

template<class Feed>
void feedCorpusAndCorruptedFiles(const char* folder, Feed feed)
{
    const auto files = corpus(folder);
    for (const auto& file : files)
        feed(file);
    const int requested = qEnvironmentVariableIntValue("VOZKA_FUZZ_RUNS");
    for (int run = 0; run < (requested > 0 ? requested : defaultRuns); ++run) {
        Random random(static_cast<std::uint64_t>(run));
        SCOPED_TRACE("run " + std::to_string(run));
        const auto text = corrupted(files, random);
        SCOPED_TRACE(text);
        feed(text);
        if (testing::Test::HasFailure())
            return;
    }
}

} // namespace

TEST(SettingsFuzz, SetUpsAreReadAsWrittenOrRefused)
{
    feedCorpusAndCorruptedFiles("set-ups", [](const std::string& text) {
        const auto setUps = readSetUps(QByteArray::fromStdString(text));
        if (!setUps)
            return;
        if (setUps->last) {
            EXPECT_GE(setUps->last->seats.size(), static_cast<std::size_t>(minPlayers));
            EXPECT_LE(setUps->last->seats.size(), static_cast<std::size_t>(maxPlayers));
        }
        const auto written = writeSetUps(*setUps);
        const auto again = readSetUps(written);
        ASSERT_TRUE(again);
        EXPECT_EQ(writeSetUps(*again).toStdString(), written.toStdString());
    });
}

TEST(SettingsFuzz, SettingsAreReadOrRenamed)
{
    feedCorpusAndCorruptedFiles("settings", [](const std::string& text) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("vozka.ini"));
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        file.close();
        bool wasDamaged = false;
        {
            const AppSettings settings(path, nullptr);
            wasDamaged = !settings.problem().isEmpty();
            EXPECT_GE(settings.textScale(), AppSettings::smallestTextScale);
            EXPECT_LE(settings.textScale(), AppSettings::largestTextScale);
            EXPECT_GE(settings.thinkMs(), AppSettings::shortestThinkMs);
            EXPECT_LE(settings.thinkMs(), AppSettings::longestThinkMs);
        }
        EXPECT_EQ(QFile::exists(path + QStringLiteral(".broken")), wasDamaged);
        const AppSettings again(path, nullptr);
        EXPECT_EQ(again.problem().toStdString(), "");
    });
}

} // namespace vozka
