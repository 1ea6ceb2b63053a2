// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/replay.h"

#include "cli/commands.h"

#include <iostream>

namespace vozka::cli {

namespace {

struct ReplayOptions {
    std::string file;
    bool json = false;
    bool legal = false;
};

int replay(const ReplayOptions& options)
{
    const auto match = replayFile(options.file);
    if (!match)
        return exitRefused;
    if (options.json)
        print(replayJson(*match, options.legal));
    else
        printReplay(std::cout, *match);
    return exitSuccess;
}

} // namespace

void addReplay(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand("replay", "Replays a recorded game and prints its events");
    auto options = std::make_shared<ReplayOptions>();
    addFile(*command, "GAME", options->file, "A game file")->required();
    command->add_flag("--json", options->json, "Print JSON");
    command->add_flag("--legal", options->legal, "Also print the legal actions (with --json)");
    command->callback([options, &exitCode] { exitCode = replay(*options); });
}

} // namespace vozka::cli
