// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/common.h"

#include "cli/commands.h"
#include "records/file_address.h"
#include "records/files.h"
#include "records/quote.h"

#include <iostream>

namespace vozka::cli {

namespace {

constexpr std::uint64_t maxSeed = (std::uint64_t{1} << 53U) - 1;

} // namespace

std::string oneLine(std::string_view text)
{
    constexpr std::size_t maxLineLength = 2000;
    return records::quote(text, maxLineLength);
}

int printError(const std::string& file, const std::string& pointer, const std::string& reason)
{
    std::cerr << records::quote(file) << ": ";
    // The pointer to a whole document is empty.
    if (!pointer.empty())
        std::cerr << records::quote(pointer) << ": ";
    std::cerr << oneLine(reason) << '\n';
    return exitRefused;
}

std::string reasonOf(const Refusal& refusal, const wording::Names& names)
{
    return std::string(refusal.code).append(": ").append(english(messageOf(refusal, names)));
}

int printError(const records::Error& error)
{
    const auto message = wording::english(wording::messageOf(error));
    return printError(error.file, error.pointer,
                      error.refusal ? std::string(error.refusal->code).append(": ").append(message)
                                    : message);
}

int printUsageError(const std::string& message)
{
    std::cerr << "vozka-cli: " << oneLine(message) << '\n';
    return exitWrongUsage;
}

int printUsageError(const CLI::ParseError& error)
{
    std::cerr << records::quoteMessage(error.what()) << "\nRun with --help for more information.\n";
    return exitWrongUsage;
}

void print(const Json& json)
{
    std::cout << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

CLI::Option* addFile(CLI::App& app, const std::string& name, std::string& file,
                     const std::string& description)
{
    const auto toPath = [](std::string& nameOrAddress) {
        const auto path = records::pathNamed(nameOrAddress);
        if (!path)
            return wording::english(wording::messageOf(path.error()));
        nameOrAddress = path->string();
        return std::string();
    };
    return app.add_option(name, file, description)->transform(CLI::Validator(toPath, ""));
}

std::optional<Match> replayFile(const std::string& file)
{
    const auto text = records::readFile(file);
    if (!text) {
        printError(text.error());
        return {};
    }
    const auto record = records::readGame(*text, file);
    if (!record) {
        printError(record.error());
        return {};
    }
    auto replayed = Match::replay(*record);
    if (!replayed) {
        auto error = replayed.error();
        error.file = file;
        printError(error);
        return {};
    }
    auto& match = replayed->match;
    if (const auto& fault = replayed->fault) {
        printError(file, "/actions/" + std::to_string(fault->action),
                   reasonOf(fault->refusal, {&match.rules().book(), match.players()}));
        return {};
    }
    return std::move(match);
}

void GameOptions::addTo(CLI::App& app)
{
    app.add_option("--edition", edition, "Edition of the rules: classic (C1) or new (C2)")
        ->check(CLI::IsMember({"C1", "C2"}))
        ->capture_default_str();
    app.add_option("--sets", sets, "Tile sets, separated by commas")->delimiter(',')->capture_default_str();
    app.add_option("--seed", seed, "Seed of the random numbers")
        ->check(CLI::Range(std::uint64_t{0}, maxSeed))
        ->capture_default_str();
}

records::RuleChoice GameOptions::rules() const
{
    return {Options(edition == "C1" ? Edition::C1 : Edition::C2), sets};
}

} // namespace vozka::cli
