// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/reach.h"

#include "cli/commands.h"
#include "records/files.h"
#include "records/position.h"

#include <charconv>
#include <iostream>

namespace vozka::cli {

namespace {

constexpr Code wagonName = "wagon";

struct ReachCall {
    std::string position;
    std::string wagon;
    std::optional<int> player;
    std::string edition;
    bool json = false;
};

/// Reads "X,Y".
std::optional<Cell> readCell(std::string_view text)
{
    const auto comma = text.find(',');
    if (comma == std::string_view::npos)
        return {};
    const auto number = [](std::string_view digits) -> std::optional<std::int16_t> {
        int value = 0;
        const auto* const end = digits.data() + digits.size();
        const auto parsed = std::from_chars(digits.data(), end, value);
        if (parsed.ec != std::errc() || parsed.ptr != end || std::abs(value) > farthestCell)
            return {};
        return static_cast<std::int16_t>(value);
    };
    const auto x = number(text.substr(0, comma));
    const auto y = number(text.substr(comma + 1));
    return x && y ? std::optional(Cell{*x, *y}) : std::nullopt;
}

/// Returns the wagons on that cell, of one player or of all players.
std::vector<Figure> wagonsOn(const records::LoadedPosition& table, Cell cell, std::optional<int> player)
{
    const auto* wagon = table.rules.book().findFigure(wagonName);
    std::vector<Figure> found;
    for (const auto& figure : table.state->figuresOnBoard())
        if (wagon != nullptr && figure.kind == wagon->kind() && (!player || figure.player == *player)
            && table.state->board.cellOf(figure.segment) == cell)
            found.push_back(figure);
    return found;
}

std::optional<Edition> readEdition(const std::string& word)
{
    if (word.empty())
        return {};
    return word == "C1" ? Edition::C1 : Edition::C2;
}

int printReachOf(const records::LoadedPosition& table, const records::PositionRecord& record,
                 const Figure& wagon, const ReachCall& call)
{
    const auto& book = table.rules.book();
    auto reach = book.figureRule(wagon.kind)
                     .reach(book, *table.state, {wagon.player, wagon.segment, readEdition(call.edition)});
    const ReachAnswer answer{table.rules, table.state, wagon.player, table.state->board.ref(wagon.segment),
                             reach ? std::move(*reach) : Reach()};
    if (call.json)
        print(reachJson(answer));
    else
        printReach(std::cout, answer, {&book, record.players});
    return exitSuccess;
}

int reach(const ReachCall& call)
{
    const auto cell = readCell(call.wagon);
    if (!cell)
        return printUsageError("--wagon: two whole numbers with a comma between them were expected");
    const auto text = records::readFile(call.position);
    if (!text)
        return printError(text.error());
    const auto record = records::readPosition(*text, call.position);
    if (!record)
        return printError(record.error());
    const auto table = records::layOut(*record, call.position);
    if (!table)
        return printError(table.error());
    if (call.player && static_cast<std::size_t>(*call.player) >= record->players.size())
        return printUsageError("--player: there is no such player in this position");
    const auto wagons = wagonsOn(*table, *cell, call.player);
    if (wagons.empty())
        return printError(call.position, "/figures", "no wagon stands on " + call.wagon);
    if (wagons.size() > 1)
        return printUsageError("several wagons stand on " + call.wagon + "; --player says whose is meant");
    return printReachOf(*table, *record, wagons.front(), call);
}

} // namespace

void addReach(CLI::App& app, int& exitCode)
{
    auto* command =
        app.add_subcommand("reach", "Prints where a wagon could move if its feature were scored now");
    auto call = std::make_shared<ReachCall>();
    addFile(*command, "POSITION", call->position, "A position file")->required();
    command->add_option("--wagon", call->wagon, "The space of the wagon, X,Y")->required();
    command
        ->add_option("--player", call->player,
                     "Owner of the wagon if there are several; 0 is the first player")
        ->check(CLI::Range(0, maxPlayers - 1));
    command
        ->add_option("--edition", call->edition,
                     "The edition whose rule applies, if not that of the position")
        ->check(CLI::IsMember({"C1", "C2"}));
    command->add_flag("--json", call->json, "Print JSON");
    command->callback([call, &exitCode] { exitCode = reach(*call); });
}

} // namespace vozka::cli
