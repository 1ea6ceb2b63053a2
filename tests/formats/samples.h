// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The files of format version 1 in the folder v1.
#pragma once

#include "records/files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace vozka {

inline std::string textIn(const std::filesystem::path& file)
{
    const auto text = records::readFile(file);
    if (!text)
        throw std::runtime_error("no sample " + file.string());
    return *text;
}

inline std::string sample(const std::string& name)
{
    return textIn(std::filesystem::path(VOZKA_SAMPLES) / name);
}

/// Returns the files with that ending, at least one.
inline std::vector<std::filesystem::path> samplesOf(const std::string& ending)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(VOZKA_SAMPLES))
        if (entry.path().string().ends_with(ending))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    EXPECT_FALSE(files.empty()) << ending;
    return files;
}

/// Returns the text with another version number.
inline std::string withVersion(std::string text, const std::string& version)
{
    static const std::string first = "\"version\": 1";
    const auto at = text.find(first);
    if (at == std::string::npos)
        throw std::runtime_error("the sample has no version");
    return text.replace(at, first.size(), "\"version\": " + version);
}

} // namespace vozka
