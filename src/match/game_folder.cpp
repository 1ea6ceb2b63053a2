// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/game_folder.h"

#include "match/kept_file.h"
#include "platform/process.h"
#include "records/error_codes.h"
#include "records/files.h"
#include "records/first_game.h"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace vozka {

namespace {

namespace fs = std::filesystem;
using records::Error;

constexpr std::array<const char*, 6> endings{".vozka", ".redo", ".file", ".lock", ".analysis", ".clock"};

/// Sorts by when, tells when, and does not say who: 20261121-142233-4711.
std::string freshName(unsigned attempt)
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    const std::tm parts = platform::localTime(now);
    std::array<char, 32> stamp{};
    const auto size = std::strftime(stamp.data(), stamp.size(), "%Y%m%d-%H%M%S-", &parts);
    std::string name(stamp.data(), size);
    name.append(std::to_string(platform::processNumber()));
    return attempt == 0 ? name : name.append("-").append(std::to_string(attempt));
}

/// A file that may be in order is not touched.
bool staysAsItIs(const Error& error)
{
    return error.code == records::error::cannotRead || mayBeOfNewerVersion(error);
}

} // namespace

fs::path GameFolder::path(const std::string& name, Part part) const
{
    return m_folder / (name + endings.at(static_cast<std::size_t>(part)));
}

bool GameFolder::isOnTable(const std::string& name) const
{
    return FileLock::isLocked(path(name, Part::Lock));
}

std::vector<std::pair<fs::file_time_type, std::string>> GameFolder::names() const
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

fs::path GameFolder::fileOf(const std::string& name) const
{
    const auto text = records::readFile(path(name, Part::File));
    return text ? fs::path(*text) : fs::path();
}

std::variant<KeptGame, GameFolder::Broken> GameFolder::told(const std::string& name,
                                                            fs::file_time_type when) const
{
    if (const auto known = m_read.find(name); known != m_read.end() && known->second.when == when)
        return known->second.game;
    const auto file = path(name, Part::Game);
    const auto record = readRecord(file);
    if (!record && staysAsItIs(record.error()))
        return KeptGame{name, {}, {}, 0, false, {}, 0, record.error()};
    if (!record)
        return Broken{record.error(), {}};
    const auto match = replayed(*record, file.string());
    if (!match)
        return Broken{match.error(), record->players};
    const auto& state = *match->state();
    KeptGame game{name, match->players(), {}, state.turn, state.over, {}, 0, {}};
    game.isFirst = records::isFirstGame(record->rules);
    for (std::size_t player = 0; player < game.players.size(); ++player)
        game.scores.push_back(state.scores.at(player));
    m_read.insert_or_assign(name, Read{when, game});
    return game;
}

GameFolder::Contents GameFolder::look() const
{
    removeLeftovers();
    Contents contents;
    for (const auto& [when, name] : names()) {
        if (isOnTable(name))
            continue;
        auto either = told(name, when);
        if (auto* const broken = std::get_if<Broken>(&either)) {
            if (auto aside = asideWith(name, std::move(*broken)))
                contents.setAside.push_back(std::move(*aside));
            continue;
        }
        auto& game = std::get<KeptGame>(either);
        game.file = fileOf(name);
        game.leftAt = std::chrono::duration_cast<std::chrono::seconds>(
                          std::chrono::file_clock::to_sys(when).time_since_epoch())
                          .count();
        contents.games.push_back(std::move(game));
    }
    return contents;
}

std::optional<GameFolder::Broken> GameFolder::asideWith(const std::string& name, Broken broken) const
{
    const auto aside = setAside(path(name, Part::Game));
    if (aside.gone)
        return std::nullopt;
    if (aside.file.empty())
        return broken;
    broken.error.file = aside.file.string();
    // What belongs to it goes with it: perhaps more can be read there.
    for (const auto part : {Part::Redo, Part::File})
        setAside(path(name, part));
    std::error_code ignored;
    fs::remove(path(name, Part::Lock), ignored);
    return broken;
}

void GameFolder::removeLeftovers() const
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

records::Result<GameFolder::Place> GameFolder::add() const
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

std::optional<GameFolder::Place> GameFolder::take(const std::string& name) const
{
    Place place;
    place.m_name = name;
    const auto failed = place.m_lock.lock(path(name, Part::Lock));
    // Where nothing can be locked, nobody else can write either.
    if (failed == std::errc::resource_unavailable_try_again)
        return std::nullopt;
    return place;
}

records::Result<TakenGame> GameFolder::read(Place& place) const
{
    const auto file = path(place.name(), Part::Game);
    const auto record = readRecord(file);
    if (!record)
        return record.error();
    auto match = replayed(*record, file.string());
    if (!match)
        return match.error();
    place.m_file = fileOf(place.name());
    TakenGame game{std::move(*match), place.m_file, {}};
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

std::optional<Error> GameFolder::secure(Place& place) const
{
    if (place.m_lock.isOn(path(place.m_name, Part::Lock)))
        return {};
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed)
        return cannotWrite(m_folder, failed);
    // What else belongs to the game has vanished with its lock.
    place.m_redo.reset();
    place.m_fileIsNamed = place.m_file.empty();
    failed = place.m_lock.lock(path(place.m_name, Part::Lock));
    if (failed != std::errc::resource_unavailable_try_again)
        // Where nothing can be locked, writing tells what is wrong.
        return {};
    auto other = add();
    if (!other)
        return other.error();
    place.m_name = other->m_name;
    place.m_lock = std::move(other->m_lock);
    return {};
}

std::optional<Error> GameFolder::keepRedo(Place& place, const Match& match) const
{
    auto longest = match.longestRecord();
    if (place.m_redo == longest)
        return {};
    const auto redo = path(place.m_name, Part::Redo);
    // One that this version cannot read is not overwritten.
    std::error_code none;
    if (!place.m_redo && fs::exists(redo, none) && !readRecord(redo))
        setAside(redo);
    if (auto error = records::writeFile(redo, records::writeGame(longest)))
        return error;
    place.m_redo = std::move(longest);
    return {};
}

std::optional<Error> GameFolder::keep(Place& place, const Match& match) const
{
    if (auto error = secure(place))
        return error;
    if (!place.m_fileIsNamed) {
        if (auto error = nameFile(place, place.m_file))
            return error;
    }
    // First what has been undone, then the shorter game: at no moment is anything on neither.
    if (match.canRedo()) {
        if (auto error = keepRedo(place, match))
            return error;
    }
    if (auto error = records::writeFile(path(place.m_name, Part::Game), records::writeGame(match.record())))
        return error;
    touch(place);
    if (!match.canRedo() && !match.endedEarly() && place.m_redo) {
        std::error_code ignored;
        fs::remove(path(place.m_name, Part::Redo), ignored);
        place.m_redo.reset();
    }
    return {};
}

void GameFolder::touch(const Place& place) const
{
    // The system's own stamps are too coarse to tell two games apart that are begun one after the other.
    std::error_code ignored;
    fs::last_write_time(path(place.m_name, Part::Game), fs::file_time_type::clock::now(), ignored);
}

std::optional<Error> GameFolder::nameFile(Place& place, const fs::path& file) const
{
    place.m_file = file;
    auto error = records::writeFile(path(place.m_name, Part::File), file.string());
    place.m_fileIsNamed = !error;
    return error;
}

fs::path GameFolder::analysisFile(const std::string& name) const
{
    return path(name, Part::Analysis);
}

fs::path GameFolder::gameFile(const std::string& name) const
{
    return path(name, Part::Game);
}

fs::path GameFolder::clockFile(const std::string& name) const
{
    return path(name, Part::Clock);
}

void GameFolder::remove(const std::string& name) const
{
    // Holding it, so that nobody takes it from the kept games meanwhile.
    const auto place = take(name);
    if (!place)
        return;
    std::error_code ignored;
    for (const auto part : {Part::Game, Part::Redo, Part::File, Part::Analysis, Part::Clock, Part::Lock})
        fs::remove(path(name, part), ignored);
}

} // namespace vozka
