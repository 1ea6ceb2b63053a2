// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Common functions of the subcommands: error messages, and options of games.
#pragma once

#include "match/match.h"
#include "wording/messages.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace vozka::cli {

using Json = nlohmann::ordered_json;

/// Returns text for one line of a terminal, of at most 2,000 characters. Line breaks and control characters
/// are escaped.
[[nodiscard]] std::string oneLine(std::string_view text);

/// Writes "file: pointer: reason" to standard error, without an empty pointer. Returns the exit code.
int printError(const std::string& file, const std::string& pointer, const std::string& reason);
/// The same for an error. A refusal is written as its code and its message.
int printError(const records::Error& error);
/// Returns the code and the message.
[[nodiscard]] std::string reasonOf(const Refusal& refusal, const wording::Names& names);
/// Writes the message to standard error. Returns the exit code.
int printUsageError(const std::string& message);
/// The same for an error of the command line library.
int printUsageError(const CLI::ParseError& error);

void print(const Json& json);

/// Adds an option or argument for a file or folder. Converts `file://` addresses to paths.
CLI::Option* addFile(CLI::App& app, const std::string& name, std::string& file,
                     const std::string& description);

/// Returns the game of that file, replayed to its end. On an error it writes the message and returns
/// `std::nullopt`.
[[nodiscard]] std::optional<Match> replayFile(const std::string& file);

/// Options for edition, sets and seed.
struct GameOptions {
    std::string edition = "C2";
    std::vector<std::string> sets{"base"};
    std::uint64_t seed = 1;

    void addTo(CLI::App& app);
    [[nodiscard]] records::RuleChoice rules() const;
};

} // namespace vozka::cli
