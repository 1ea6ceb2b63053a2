// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Randomly corrupted files: readers return a value or an error for any bytes.
#include "records/position.h"
#include "samples.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace vozka::records {
namespace {

using namespace std::string_view_literals;

/// Text that is likely to cause errors in a reader.
constexpr std::array<std::string_view, 24> badText{"null",    "-1",     "1e400",   "99999999999999999999",
                                                   "\"\"",    "{}",     "[]",      "true",
                                                   "[[",      "}",      "\\u0000", "\xC3",
                                                   "\\ud800", "\"at\"", "255",     "-0",
                                                   "0.5",     "NaN",    ",",       ":",
                                                   "\"",      "\\",     "\0"sv,    "\"D\""};

std::string mutate(std::string text, std::mt19937& random)
{
    const int changes = 1 + static_cast<int>(random() % 3);
    for (int i = 0; i < changes; ++i) {
        const auto at = random() % (text.size() + 1);
        const auto length = random() % 12;
        switch (random() % 5) {
        case 0:
            text.erase(at, length);
            break;
        case 1:
            text.insert(at, badText[random() % badText.size()]);
            break;
        case 2:
            text.replace(at, std::min<std::size_t>(length, text.size() - at),
                         badText[random() % badText.size()]);
            break;
        case 3:
            text.insert(at, text.substr(random() % text.size(), 40));
            break;
        default:
            if (at < text.size())
                text[at] = static_cast<char>(random() % 256);
        }
    }
    return text;
}

template<class Read>
void testCorruptedFiles(const std::string& valid, Read read)
{
    std::mt19937 random(20'231); // NOLINT(cert-msc51-cpp): the same files in every run
    ASSERT_EQ(read(valid), "read");
    int refused = 0;
    constexpr int files = 4000;
    for (int i = 0; i < files; ++i) {
        const auto outcome = read(mutate(valid, random));
        EXPECT_FALSE(outcome.empty());
        refused += outcome == "read" ? 0 : 1;
    }
    EXPECT_GT(refused, files / 2);
}

TEST(CorruptedFiles, GamesAreReadOrRefused)
{
    testCorruptedFiles(gameText(), gameFault);
}

TEST(CorruptedFiles, DrawbridgeMovesAreReadOrRefused)
{
    testCorruptedFiles(drawbridgeGameText(), gameFault);
}

TEST(CorruptedFiles, PositionsAreReadOrRefused)
{
    testCorruptedFiles(positionText(), positionFault);
}

TEST(CorruptedFiles, TileSetsAreReadOrRefused)
{
    testCorruptedFiles(tileSetText(), tileSetFault);
}

} // namespace
} // namespace vozka::records
