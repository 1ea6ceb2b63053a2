// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The subcommands. Each adds itself to the program with its options and sets the exit code when it is called.
#pragma once

#include <CLI/CLI.hpp>

namespace vozka::cli {

// Exit codes.
inline constexpr int exitSuccess = 0;
inline constexpr int exitRefused = 1;
inline constexpr int exitWrongUsage = 2;

void addReplay(CLI::App& app, int& exitCode);
void addReach(CLI::App& app, int& exitCode);
void addExplain(CLI::App& app, int& exitCode);
void addPlay(CLI::App& app, int& exitCode);
void addArena(CLI::App& app, int& exitCode);
void addBench(CLI::App& app, int& exitCode);
void addSets(CLI::App& app, int& exitCode);
void addThink(CLI::App& app, int& exitCode);
void addAnalyse(CLI::App& app, int& exitCode);

} // namespace vozka::cli
