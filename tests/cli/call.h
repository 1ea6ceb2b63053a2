// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Calls vozka-cli as a person would and keeps what it answers.
#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace vozka {

struct Answer {
    int exitCode = -1;
    std::string out;
    std::string err;

    /// Requires: it printed JSON.
    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out, nullptr, false); }
};

[[nodiscard]] Answer call(const std::vector<std::string>& arguments);
/// Calls another program in the same way.
[[nodiscard]] Answer call(const std::string& program, const std::vector<std::string>& arguments);

/// A recorded game of the tests.
[[nodiscard]] std::string recorded(const std::string& name);
[[nodiscard]] std::string textOf(const std::filesystem::path& path);

/// Values of a JSON list, with commas between them.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts);

/// A file with that text, gone with the object.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& text = {});
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_path;
};

} // namespace vozka
