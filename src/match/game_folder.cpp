// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/game_folder.h"

#include "match/stored_file.h"
#include "platform/process.h"
#include "records/files.h"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace vozka {

namespace {

namespace fs = std::filesystem;
using records::Error;

constexpr std::array<const char*, 8> suffixes{".vozka", ".vozka.synced", ".redo",  ".file",
                                              ".lock",  ".analysis",     ".clock", ".view"};

/// Returns a name from the current time and the process number, so that names sort by time:
/// 20261121-142233-4711.
std::string newName(unsigned attempt)
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    const std::tm parts = platform::localTime(now);
    std::array<char, 32> stamp{};
    const auto size = std::strftime(stamp.data(), stamp.size(), "%Y%m%d-%H%M%S-", &parts);
    std::string name(stamp.data(), size);
    name.append(std::to_string(platform::processNumber()));
    return attempt == 0 ? name : name.append("-").append(std::to_string(attempt));
}

} // namespace

fs::path GameFolder::path(const std::string& name, Part part) const
{
    return m_folder / (name + suffixes.at(static_cast<std::size_t>(part)));
}

bool GameFolder::isOpen(const std::string& name) const
{
    return FileLock::isLocked(path(name, Part::Lock));
}

std::vector<std::pair<fs::file_time_type, std::string>> GameFolder::names() const
{
    std::vector<std::pair<fs::file_time_type, std::string>> found;
    std::error_code listError;
    for (fs::directory_iterator each(m_folder, listError); !listError && each != fs::directory_iterator();
         each.increment(listError)) {
        const auto& file = each->path();
        std::error_code failed;
        const auto when = fs::last_write_time(file, failed);
        if (!failed && file.extension() == ".vozka" && each->is_regular_file(failed))
            found.emplace_back(when, file.stem().string());
    }
    std::sort(found.rbegin(), found.rend());
    return found;
}

GameFolder::Contents GameFolder::list() const
{
    removeLeftovers();
    Contents contents;
    for (const auto& [when, name] : names()) {
        if (isOpen(name))
            continue;
        auto entry = readEntry(name, when);
        if (auto* const broken = std::get_if<Broken>(&entry)) {
            if (auto renamed = renameBroken(name, std::move(*broken)))
                contents.renamed.push_back(std::move(*renamed));
            continue;
        }
        auto& game = std::get<Autosave>(entry);
        game.file = fileOf(name);
        game.leftAt = std::chrono::duration_cast<std::chrono::seconds>(
                          std::chrono::file_clock::to_sys(when).time_since_epoch())
                          .count();
        contents.games.push_back(std::move(game));
    }
    return contents;
}

std::optional<GameFolder::Broken> GameFolder::renameBroken(const std::string& name, Broken broken) const
{
    const auto result = renameDamaged(path(name, Part::Game));
    if (result.gone)
        return std::nullopt;
    if (result.file.empty())
        return broken;
    broken.error.file = result.file.string();
    // Rename the other files of the game, too, and keep them: they may contain more actions.
    for (const auto part : {Part::Synced, Part::Redo, Part::File})
        renameDamaged(path(name, part));
    std::error_code ignored;
    fs::remove(path(name, Part::Lock), ignored);
    return broken;
}

void GameFolder::removeLeftovers() const
{
    // Temporary files of programs that were killed while they wrote: ".NAME.vozka.PID-N.tmp".
    std::error_code listError;
    for (fs::directory_iterator each(m_folder, listError); !listError && each != fs::directory_iterator();
         each.increment(listError)) {
        const std::string file = each->path().filename().string();
        if (!file.starts_with('.') || !file.ends_with(".tmp"))
            continue;
        const std::string name = file.substr(1, file.find('.', 1) - 1);
        std::error_code ignored;
        if (!isOpen(name))
            fs::remove(each->path(), ignored);
    }
}

records::Result<GameFolder::Place> GameFolder::add(const fs::path& file) const
{
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed)
        return cannotWrite(m_folder, failed);
    Place place;
    place.m_file = file;
    place.m_fileIsNamed = file.empty();
    constexpr unsigned maxAttempts = 1000;
    for (unsigned attempt = 0; attempt < maxAttempts; ++attempt) {
        place.m_name = newName(attempt);
        failed = place.m_lock.lock(path(place.m_name, Part::Lock), FileLock::Mode::CreateNew);
        if (!failed)
            return place;
        if (failed != std::errc::file_exists)
            break;
    }
    return cannotWrite(path(place.m_name, Part::Lock), failed);
}

std::optional<GameFolder::Place> GameFolder::open(const std::string& name) const
{
    Place place;
    place.m_name = name;
    const auto failed = place.m_lock.lock(path(name, Part::Lock));
    // Continue if the lock file cannot be created: then other programs cannot write the game, either.
    if (failed == std::errc::resource_unavailable_try_again)
        return std::nullopt;
    return place;
}

std::optional<Error> GameFolder::restoreLock(Place& place) const
{
    if (place.m_lock.isOn(path(place.m_name, Part::Lock)))
        return {};
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed)
        return cannotWrite(m_folder, failed);
    // The other files of the game were deleted with the lock file.
    place.m_syncer.reset();
    place.m_redo.reset();
    place.m_fileIsNamed = place.m_file.empty();
    failed = place.m_lock.lock(path(place.m_name, Part::Lock));
    if (failed != std::errc::resource_unavailable_try_again)
        // If the lock cannot be created, the write that follows reports the error.
        return {};
    auto added = add();
    if (!added)
        return added.error();
    place.m_name = added->m_name;
    place.m_lock = std::move(added->m_lock);
    return {};
}

std::optional<Error> GameFolder::saveRedo(Place& place, const Match& match) const
{
    auto longest = match.longestRecord();
    if (place.m_redo == longest)
        return {};
    const auto redo = path(place.m_name, Part::Redo);
    // Rename a redo file that this version cannot read, so that it is not overwritten.
    std::error_code ignored;
    if (!place.m_redo && fs::exists(redo, ignored) && !readRecord(redo))
        renameDamaged(redo);
    if (auto error = place.m_syncer->writeOther(redo, records::writeGame(longest, match.rules())))
        return error;
    place.m_redo = std::move(longest);
    return {};
}

std::optional<Error> GameFolder::save(Place& place, const Match& match) const
{
    if (auto error = restoreLock(place))
        return error;
    if (!place.m_syncer)
        place.m_syncer = std::make_unique<FileSyncer>(path(place.m_name, Part::Game));
    if (!place.m_fileIsNamed) {
        if (auto error = place.m_syncer->writeOther(path(place.m_name, Part::File), place.m_file.string()))
            return error;
        place.m_fileIsNamed = true;
    }
    // Write the undone actions first, so that every action is in one of the two files at any time.
    if (match.canRedo()) {
        if (auto error = saveRedo(place, match))
            return error;
    }
    if (auto error = place.m_syncer->write(records::writeGame(match.record(), match.rules())))
        return error;
    touch(place);
    if (!match.canRedo() && !match.endedEarly() && place.m_redo) {
        std::error_code ignored;
        fs::remove(path(place.m_name, Part::Redo), ignored);
        place.m_redo.reset();
    }
    return {};
}

bool GameFolder::isUnsafe(const Place& place)
{
    return place.m_syncer && place.m_syncer->hasFailed();
}

void GameFolder::touch(const Place& place) const
{
    // The file times that the system sets are too coarse to order games that are saved in quick succession.
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

fs::path GameFolder::viewFile(const std::string& name) const
{
    return path(name, Part::View);
}

void GameFolder::remove(const std::string& name) const
{
    // Lock the game, so that no other program opens it during the removal.
    const auto place = open(name);
    if (!place)
        return;
    std::error_code ignored;
    for (const auto part : {Part::Game, Part::Synced, Part::Redo, Part::File, Part::Analysis, Part::Clock,
                            Part::View, Part::Lock})
        fs::remove(path(name, part), ignored);
}

} // namespace vozka
