// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the drawings and the tile sets lie. Both may be pointed elsewhere by the environment (VOZKA_ART,
// VOZKA_TILES), so that a damaged copy can be held against the tests.
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

/// The files of a folder with this ending (".svg"), in the order of their names.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending);

/// Throws std::runtime_error if the file cannot be read; a test then fails with its name.
std::string readText(const std::filesystem::path& file);
nlohmann::json readJson(const std::filesystem::path& file);

} // namespace vozka::art
