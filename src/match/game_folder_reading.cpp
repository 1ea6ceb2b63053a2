// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that read games from the folder.
#include "match/game_folder.h"
#include "match/stored_file.h"
#include "records/error_codes.h"
#include "records/files.h"
#include "records/first_game.h"

namespace vozka {

namespace {

namespace fs = std::filesystem;
using records::Error;

/// True if a file with this error must not be renamed.
bool mustNotBeRenamed(const Error& error)
{
    return error.code == records::error::cannotRead || mayBeOfNewerVersion(error);
}

} // namespace

fs::path GameFolder::fileOf(const std::string& name) const
{
    const auto text = records::readFile(path(name, Part::File));
    return text ? fs::path(*text) : fs::path();
}

fs::path GameFolder::readableFile(const std::string& name) const
{
    auto game = path(name, Part::Game);
    const auto synced = path(name, Part::Synced);
    std::error_code ignored;
    if (!fs::exists(synced, ignored))
        return game;
    const auto isSound = [](const fs::path& file) {
        const auto record = readRecord(file);
        return record ? static_cast<bool>(replayRecord(*record, {})) : mustNotBeRenamed(record.error());
    };
    return isSound(game) || !isSound(synced) ? game : synced;
}

std::variant<Autosave, GameFolder::Broken> GameFolder::readEntry(const std::string& name,
                                                                 fs::file_time_type when) const
{
    if (const auto cached = m_cache.find(name); cached != m_cache.end() && cached->second.when == when)
        return cached->second.game;
    const auto file = readableFile(name);
    const auto record = readRecord(file);
    if (!record && mustNotBeRenamed(record.error()))
        return Autosave{name, {}, {}, 0, false, {}, 0, record.error()};
    if (!record)
        return Broken{record.error(), {}};
    const auto match = replayRecord(*record, file.string());
    if (!match)
        return Broken{match.error(), record->players};
    const auto& state = *match->state();
    Autosave game{name, match->players(), {}, state.turn, state.over, {}, 0, {}};
    game.isFirst = records::isFirstGame(record->rules);
    for (std::size_t player = 0; player < game.players.size(); ++player)
        game.scores.push_back(state.scores.at(player));
    m_cache.insert_or_assign(name, CachedEntry{when, game});
    return game;
}

records::Result<ResumedGame> GameFolder::read(Place& place) const
{
    const auto file = readableFile(place.name());
    const auto record = readRecord(file);
    if (!record)
        return record.error();
    auto match = replayRecord(*record, file.string());
    if (!match)
        return match.error();
    place.m_file = fileOf(place.name());
    ResumedGame game{std::move(*match), place.m_file, {}};
    game.saved = savedActions(*record, game.file);

    // If the redo file or the synced version has more actions, use it and undo to the record, so that redo is
    // possible.
    for (const auto part : {Part::Redo, Part::Synced}) {
        const auto redo = readRecord(path(place.name(), part));
        if (!redo || !continuesRecord(*redo, *record))
            continue;
        auto longer = replayRecord(*redo, {});
        while (longer && longer->history().size() > record->actions.size() && longer->undo()) {
        }
        if (longer && longer->record() == *record) {
            game.match = std::move(*longer);
            if (part == Part::Redo)
                place.m_redo = *redo;
            break;
        }
    }
    std::error_code ignored;
    if (file == path(place.name(), Part::Game))
        fs::remove(path(place.name(), Part::Synced), ignored);
    // A record may stop before the next tile is drawn.
    game.match.dealOn();
    return game;
}

} // namespace vozka
