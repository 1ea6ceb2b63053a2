// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the fuzz targets on the files of the corpus: files that made the fuzzer find errors, and its start
// files.
#include "records/files.h"
#include "targets.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace vozka::fuzz {
namespace {

namespace fs = std::filesystem;

class Corpus : public testing::TestWithParam<Target> {};

TEST_P(Corpus, IsReadOrRefused)
{
    int files = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(VOZKA_CORPUS) / GetParam().name)) {
        SCOPED_TRACE(entry.path());
        const auto bytes = records::readFile(entry.path());
        ASSERT_TRUE(bytes);
        GetParam().feed(*bytes);
        ++files;
    }
    EXPECT_GT(files, 0);
}

INSTANTIATE_TEST_SUITE_P(Targets, Corpus, testing::ValuesIn(targets()), [](const auto& info) {
    std::string name(info.param.name);
    std::erase(name, '-');
    return name;
});

TEST(CorpusDeathTest, FalseDemandAborts)
{
    EXPECT_DEATH(demand(false, "This is false."), "This is false");
}

} // namespace
} // namespace vozka::fuzz
