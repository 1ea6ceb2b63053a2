// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/autosave_entry.h"

#include "records/files.h"

#include <algorithm>

namespace vozka {

namespace fs = std::filesystem;
using records::Error;

namespace {

records::Result<Match> readMatch(const fs::path& file)
{
    const auto record = readRecord(file);
    if (!record)
        return record.error();
    return replayRecord(*record, file.string());
}

} // namespace

records::Result<Match> replayRecord(const records::GameRecord& record, const std::string& file)
{
    auto replay = Match::replay(record);
    if (!replay) {
        auto error = replay.error();
        error.file = file;
        return error;
    }
    if (replay->fault) {
        const auto& refusal = replay->fault->refusal;
        return Error{file,
                     "/actions/" + std::to_string(replay->fault->action),
                     std::string(refusal.code),
                     {},
                     refusal};
    }
    return std::move(replay->match);
}

records::Result<records::GameRecord> readRecord(const fs::path& file)
{
    const auto text = records::readFile(file);
    if (!text)
        return text.error();
    return records::readGame(*text, file.string());
}

bool continuesRecord(const records::GameRecord& longer, const records::GameRecord& shorter)
{
    return longer.seed == shorter.seed && longer.players == shorter.players && longer.rules == shorter.rules
           && longer.actions.size() > shorter.actions.size()
           && std::equal(shorter.actions.begin(), shorter.actions.end(), longer.actions.begin());
}

std::vector<Action> savedActions(const records::GameRecord& game, const fs::path& file)
{
    if (file.empty()) {
        auto newGame = Match::start(game);
        return newGame ? newGame->record().actions : std::vector<Action>{};
    }
    auto saved = readMatch(file);
    if (!saved)
        return {};
    saved->dealOn();
    return saved->record().actions;
}

} // namespace vozka
