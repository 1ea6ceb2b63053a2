// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands.h"
#include "cli/values_json.h"
#include "records/files.h"
#include "records/position.h"

namespace vozka::cli {

namespace {

struct ExplainCall {
    std::string position;
    std::string action;
};

/// Returns the state as if the turn had reached the step of such actions.
State stateForAction(const records::LoadedPosition& table, const Action& action)
{
    if (action.type == Action::Type::Place)
        return table.rules.asIfDrawn(table.state, action.tileKind());
    // Several steps allow passing. For a position, passing means to deploy no figure.
    return action.type == Action::Type::Pass ? table.rules.asIfPlaced(table.state)
                                             : table.rules.asIfInStep(table.state, action);
}

int explain(const ExplainCall& call)
{
    const auto text = records::readFile(call.position);
    if (!text)
        return printError(text.error());
    const auto record = records::readPosition(*text, call.position);
    if (!record)
        return printError(record.error());
    const auto table = records::layOut(*record, call.position);
    if (!table)
        return printError(table.error());
    const auto action = records::readAction(call.action, "ACTION", *record, table->rules);
    if (!action)
        return printError(action.error());
    const auto state = stateForAction(*table, *action);
    const auto refusal = table->rules.refusal(state, *action);
    if (!refusal)
        print({{"legal", true}});
    else {
        Json json{{"legal", false}, {"refusal", refusal->code}};
        if (!refusal->detail.empty())
            json["detail"] = refusal->detail;
        json["by"] = toJson(*refusal, table->rules.book(), state->board);
        print(json);
    }
    return exitSuccess;
}

} // namespace

void addExplain(CLI::App& app, int& exitCode)
{
    auto* command = app.add_subcommand(
        "explain", "Prints whether an action is allowed in a position, and if not, why not");
    auto call = std::make_shared<ExplainCall>();
    addFile(*command, "POSITION", call->position, "A position file")->required();
    command->add_option("ACTION", call->action, "An action as in a game file, JSON")->required();
    command->callback([call, &exitCode] { exitCode = explain(*call); });
}

} // namespace vozka::cli
