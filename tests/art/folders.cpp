// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "folders.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace vozka::art {

namespace {

std::filesystem::path folder(const char* variable, const char* fallback)
{
    const char* const replacement = std::getenv(variable);
    return replacement != nullptr ? replacement : fallback;
}

} // namespace

std::filesystem::path drawingFolder()
{
    return folder("VOZKA_ART", VOZKA_ART_FOLDER);
}

std::filesystem::path tileSetFolder()
{
    return folder("VOZKA_TILES", VOZKA_TILE_FOLDER);
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ending)
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string readText(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(stream), {}};
}

nlohmann::json readJson(const std::filesystem::path& file)
{
    return nlohmann::json::parse(readText(file));
}

} // namespace vozka::art
