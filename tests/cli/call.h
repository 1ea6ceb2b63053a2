// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Calls vozka-cli through a shell and captures its output.
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

    /// Requires: the output is JSON.
    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out, nullptr, false); }
};

[[nodiscard]] Answer call(const std::vector<std::string>& arguments);
/// Calls another program in the same way.
[[nodiscard]] Answer call(const std::string& program, const std::vector<std::string>& arguments);

/// Returns the path of a recorded game of the tests.
[[nodiscard]] std::string gamePath(const std::string& name);
[[nodiscard]] std::string textOf(const std::filesystem::path& path);

/// Joins the parts with commas, for example as values of a JSON list.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts);

/// A file with that text. The destructor removes it.
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
