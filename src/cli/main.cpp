// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The command line program vozka-cli, without Qt. Data is written to standard output, messages to standard
// error.
#include "cli/commands.h"
#include "cli/common.h"

int main(int argc, char** argv)
{
    using namespace vozka::cli;
    CLI::App app{"Replays, judges and plays tile-laying games."};
    app.name("vozka-cli");
    app.set_version_flag("--version", std::string("vozka-cli " VOZKA_VERSION));
    app.require_subcommand(1);
    int exitCode = exitSuccess;
    addReplay(app, exitCode);
    addReach(app, exitCode);
    addExplain(app, exitCode);
    addPlay(app, exitCode);
    addArena(app, exitCode);
    addBench(app, exitCode);
    addSets(app, exitCode);
    addThink(app, exitCode);
    addAnalyse(app, exitCode);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // CLI11 also reports help and version in this way.
        return error.get_exit_code() == 0 ? app.exit(error) : printUsageError(error);
    }
    return exitCode;
}
