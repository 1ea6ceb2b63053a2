// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the subcommands share: how a refusal is told, and the options that set a game up.
#pragma once

#include "match/match.h"
#include "wording/messages.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace vozka::cli {

using Json = nlohmann::ordered_json;

/// Text for one line of a terminal: what would break the line or steer the terminal is written out.
[[nodiscard]] std::string oneLine(std::string_view text);

/// Writes "file: pointer: reason" to standard error; answers the exit code for it.
int refuse(const std::string& file, const std::string& pointer, const std::string& reason);
/// Of a refusal the code comes first, then the sentence.
int refuse(const records::Error& error);
/// Its code, then the sentence.
[[nodiscard]] std::string reasonOf(const Refusal& refusal, const wording::Names& names);
/// Writes the message to standard error; answers the exit code for it.
int misused(const std::string& message);
/// What the library says of a call that it could not read.
int misused(const CLI::ParseError& error);

void print(const Json& json);

/// Adds an option or argument that names a file or folder; `file://` addresses become paths.
CLI::Option* addFile(CLI::App& app, const std::string& name, std::string& file, const std::string& about);

/// The game of that file, replayed to its end; nothing if it was refused, which is told then.
[[nodiscard]] std::optional<Match> replayed(const std::string& file);

/// Edition, sets and seed as options, with their defaults.
struct GameOptions {
    std::string edition = "C2";
    std::vector<std::string> sets{"base"};
    std::uint64_t seed = 1;

    void addTo(CLI::App& app);
    [[nodiscard]] records::RuleChoice rules() const;
};

} // namespace vozka::cli
