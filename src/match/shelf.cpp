// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/shelf.h"

#include "records/files.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>

namespace vozka {

namespace {

namespace fs = std::filesystem;
using records::Error;

constexpr std::array<const char*, 4> endings{".vozka", ".redo", ".file", ".lock"};

/// Sorts by when, tells when, and does not say who: 20261121-142233-4711.
std::string freshName(unsigned attempt)
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    ::localtime_r(&now, &parts);
    std::array<char, 32> stamp{};
    const auto size = std::strftime(stamp.data(), stamp.size(), "%Y%m%d-%H%M%S-", &parts);
    std::string name(stamp.data(), size);
    name.append(std::to_string(::getpid()));
    return attempt == 0 ? name : name.append("-").append(std::to_string(attempt));
}

Error cannotWrite(const fs::path& file, const std::error_code& why)
{
    return {file.string(), {}, "file.cannot-write", {why.message()}};
}

/// A match with the record replayed, or what is wrong with the file.
records::Result<Match> replayed(const records::GameRecord& record, const std::string& file)
{
    auto replay = Match::replay(record);
    if (!replay) {
        auto error = replay.error();
        error.file = file;
        return error;
    }
    if (replay->fault) {
        const auto& why = replay->fault->refusal;
        return Error{
            file, "/actions/" + std::to_string(replay->fault->action), std::string(why.code), {}, why};
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

records::Result<Match> readMatch(const fs::path& file)
{
    const auto record = readRecord(file);
    if (!record)
        return record.error();
    return replayed(*record, file.string());
}

bool goesOn(const records::GameRecord& longer, const records::GameRecord& shorter)
{
    return longer.seed == shorter.seed && longer.players == shorter.players && longer.rules == shorter.rules
           && longer.actions.size() > shorter.actions.size()
           && std::equal(shorter.actions.begin(), shorter.actions.end(), longer.actions.begin());
}

/// What the player's own file holds; without one, what is dealt before anybody decides.
std::vector<Action> savedActions(const records::GameRecord& game, const fs::path& file)
{
    if (file.empty()) {
        auto fresh = Match::start(game);
        return fresh ? fresh->record().actions : std::vector<Action>{};
    }
    auto saved = readMatch(file);
    if (!saved)
        return {};
    saved->dealOn();
    return saved->record().actions;
}

} // namespace

fs::path Shelf::path(const std::string& name, Part part) const
{
    return m_folder / (name + endings.at(static_cast<std::size_t>(part)));
}

bool Shelf::isOnTable(const std::string& name) const
{
    return FileLock::isLocked(path(name, Part::Lock));
}

std::vector<std::pair<fs::file_time_type, std::string>> Shelf::names() const
{
    std::vector<std::pair<fs::file_time_type, std::string>> found;
    std::error_code none;
    for (fs::directory_iterator each(m_folder, none); !none && each != fs::directory_iterator();
         each.increment(none)) {
        const auto& file = each->path();
        std::error_code gone;
        const auto when = fs::last_write_time(file, gone);
        if (!gone && file.extension() == ".vozka" && each->is_regular_file(gone))
            found.emplace_back(when, file.stem().string());
    }
    std::sort(found.rbegin(), found.rend());
    return found;
}

fs::path Shelf::fileOf(const std::string& name) const
{
    const auto text = records::readFile(path(name, Part::File));
    return text ? fs::path(*text) : fs::path();
}

Shelf::Contents Shelf::look() const
{
    removeLeftovers();
    Contents contents;
    for (const auto& [when, name] : names()) {
        if (isOnTable(name))
            continue;
        const auto file = path(name, Part::Game);
        const auto record = readRecord(file);
        const auto match = record ? replayed(*record, file.string()) : record.error();
        if (!match) {
            auto why = match.error();
            if (setAside(name, why))
                contents.setAside.push_back(
                    {std::move(why), record ? record->players : std::vector<records::PlayerEntry>{}});
            continue;
        }
        const auto& state = *match->state();
        KeptGame game{name, match->players(), {}, state.turn, state.over, fileOf(name), 0};
        for (std::size_t player = 0; player < game.players.size(); ++player)
            game.scores.push_back(state.scores.at(player));
        game.leftAt = std::chrono::duration_cast<std::chrono::seconds>(
                          std::chrono::file_clock::to_sys(when).time_since_epoch())
                          .count();
        contents.games.push_back(std::move(game));
    }
    return contents;
}

bool Shelf::setAside(const std::string& name, Error& why) const
{
    std::error_code failed;
    const auto from = path(name, Part::Game);
    auto to = from;
    to += ".broken";
    for (int number = 2; fs::exists(to, failed); ++number)
        to = from.string() + ".broken-" + std::to_string(number);
    fs::rename(from, to, failed);
    // Another program was faster; it tells of it.
    if (failed == std::errc::no_such_file_or_directory)
        return false;
    if (!failed) {
        why.file = to.string();
        for (const auto part : {Part::Redo, Part::File, Part::Lock})
            fs::remove(path(name, part), failed);
    }
    return true;
}

void Shelf::removeLeftovers() const
{
    // What a program that was killed while it wrote has left behind: ".NAME.vozka.PID-N.tmp".
    std::error_code none;
    for (fs::directory_iterator each(m_folder, none); !none && each != fs::directory_iterator();
         each.increment(none)) {
        const std::string file = each->path().filename().string();
        if (!file.starts_with('.') || !file.ends_with(".tmp"))
            continue;
        const std::string name = file.substr(1, file.find('.', 1) - 1);
        std::error_code ignored;
        if (!isOnTable(name))
            fs::remove(each->path(), ignored);
    }
}

records::Result<Shelf::Place> Shelf::add() const
{
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed)
        return cannotWrite(m_folder, failed);
    Place place;
    constexpr unsigned enough = 1000;
    for (unsigned attempt = 0; attempt < enough; ++attempt) {
        place.m_name = freshName(attempt);
        failed = place.m_lock.lock(path(place.m_name, Part::Lock), FileLock::If::New);
        if (!failed)
            return place;
        if (failed != std::errc::file_exists)
            break;
    }
    return cannotWrite(path(place.m_name, Part::Lock), failed);
}

std::optional<Shelf::Place> Shelf::take(const std::string& name) const
{
    Place place;
    place.m_name = name;
    const auto failed = place.m_lock.lock(path(name, Part::Lock));
    // Where nothing can be locked, nobody else can write either.
    if (failed == std::errc::resource_unavailable_try_again)
        return std::nullopt;
    return place;
}

records::Result<TakenGame> Shelf::read(Place& place) const
{
    const auto file = path(place.name(), Part::Game);
    const auto record = readRecord(file);
    if (!record)
        return record.error();
    auto match = replayed(*record, file.string());
    if (!match)
        return match.error();
    TakenGame game{std::move(*match), fileOf(place.name()), {}};
    game.saved = savedActions(*record, game.file);

    const auto redo = readRecord(path(place.name(), Part::Redo));
    if (redo && goesOn(*redo, *record)) {
        auto longer = replayed(*redo, {});
        while (longer && longer->moments().size() > record->actions.size() && longer->undo()) {
        }
        if (longer && longer->record() == *record) {
            game.match = std::move(*longer);
            place.m_redo = *redo;
        }
    }
    // A record may stop before the next tile is drawn.
    game.match.dealOn();
    return game;
}

std::optional<Error> Shelf::keep(Place& place, const Match& match) const
{
    const auto redo = path(place.name(), Part::Redo);
    std::error_code ignored;
    // First what has been undone, then the shorter game: at no moment is anything on neither.
    if (match.canRedo()) {
        auto longest = match.longestRecord();
        if (place.m_redo != longest) {
            if (auto error = records::writeFile(redo, records::writeGame(longest)))
                return error;
            place.m_redo = std::move(longest);
        }
    }
    const auto file = path(place.name(), Part::Game);
    if (auto error = records::writeFile(file, records::writeGame(match.record())))
        return error;
    // The system's own stamps are too coarse to tell two games apart that are begun one after the other.
    fs::last_write_time(file, fs::file_time_type::clock::now(), ignored);
    if (!match.canRedo() && !match.endedEarly() && place.m_redo) {
        fs::remove(redo, ignored);
        place.m_redo.reset();
    }
    return {};
}

std::optional<Error> Shelf::nameFile(const Place& place, const fs::path& file) const
{
    return records::writeFile(path(place.name(), Part::File), file.string());
}

void Shelf::remove(const std::string& name) const
{
    // Holding it, so that nobody takes it from the shelf meanwhile.
    const auto place = take(name);
    if (!place)
        return;
    std::error_code ignored;
    for (const auto part : {Part::Game, Part::Redo, Part::File, Part::Lock})
        fs::remove(path(name, part), ignored);
}

void Shelf::prune(std::size_t count) const
{
    const auto all = names();
    for (std::size_t i = count; i < all.size(); ++i)
        remove(all[i].second);
}

} // namespace vozka
