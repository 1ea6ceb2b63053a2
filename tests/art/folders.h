// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of the drawings and the tile sets. The variables VOZKA_ART and VOZKA_TILES name other folders, to
// run the tests on a damaged copy.
#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace vozka::art {

/// resources/art/svg
std::filesystem::path drawingFolder();
/// resources/tiles
std::filesystem::path tileSetFolder();

/// Returns the files of a folder whose names end with `ending` (".svg"), in the order of their names.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending);

/// Throws std::runtime_error with the name of the file if it cannot be read.
std::string readText(const std::filesystem::path& file);
nlohmann::json readJson(const std::filesystem::path& file);

} // namespace vozka::art
