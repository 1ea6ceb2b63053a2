// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/files.h"

#include "platform/files.h"
#include "platform/process.h"
#include "records/document.h"
#include "records/system_reasons.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <system_error>

namespace vozka::records {

namespace {

namespace fs = std::filesystem;

struct Reason {
    std::errc condition;
    Code code;
};
constexpr std::array knownReasons{Reason{std::errc::no_space_on_device, reason::noSpace},
                                  Reason{std::errc::file_too_large, reason::fileTooLarge},
                                  Reason{std::errc::read_only_file_system, reason::readOnly},
                                  Reason{std::errc::permission_denied, reason::notAllowed},
                                  Reason{std::errc::operation_not_permitted, reason::notAllowed},
                                  Reason{std::errc::no_such_file_or_directory, reason::notThere},
                                  Reason{std::errc::not_a_directory, reason::notAFolder},
                                  Reason{std::errc::io_error, reason::deviceFault},
                                  Reason{std::errc::filename_too_long, reason::longName},
                                  Reason{std::errc::too_many_files_open, reason::manyFiles},
                                  Reason{std::errc::too_many_files_open_in_system, reason::manyFiles}};

Error wrongTypeError(const fs::path& path, Code code)
{
    return {path.string(), {}, std::string(code), {}};
}

} // namespace

Error systemError(const fs::path& path, Code code, const std::error_code& systemCode)
{
    const auto* const known = std::ranges::find_if(
        knownReasons, [&](const Reason& reason) { return systemCode == reason.condition; });
    return {path.string(),
            {},
            std::string(code),
            {known == knownReasons.end() ? systemCode.message() : std::string(known->code)}};
}

Result<std::string> readFile(const fs::path& path)
{
    using State = platform::Contents::State;
    auto contents = platform::readRegularFile(path, maxFileSize);
    switch (contents.state) {
    case State::Read:
        break;
    case State::Failed:
        return systemError(path, error::cannotRead, contents.error);
    case State::IsFolder:
        return wrongTypeError(path, error::isFolder);
    case State::NotRegular:
        return wrongTypeError(path, error::notRegular);
    case State::TooLarge:
        return Error{
            path.string(), {}, std::string(error::tooLarge), {std::to_string(maxFileSize / 1024 / 1024)}};
    }
    return std::move(contents.text);
}

fs::path temporaryBeside(const fs::path& target)
{
    static std::atomic<unsigned> count{0};
    for (;;) {
        std::string ending(1, '.');
        ending.append(std::to_string(platform::processNumber()))
            .append("-")
            .append(std::to_string(count++))
            .append(".tmp");
        auto path =
            target.parent_path() / ("." + shortened(target.filename().string(), ending.size() + 1) + ending);
        // A program that had the same process number and was killed may have left a file of this name.
        std::error_code ignored;
        if (!fs::exists(fs::symlink_status(path, ignored)))
            return path;
    }
}

fs::path throughLinks(const fs::path& path)
{
    std::error_code ignored;
    auto target = fs::is_symlink(path, ignored) ? fs::weakly_canonical(path, ignored) : path;
    return target.empty() ? path : target;
}

std::string shortened(std::string name, std::size_t extraBytes)
{
    constexpr unsigned continuationMask = 0xC0U;
    constexpr unsigned continuation = 0x80U;
    if (name.size() + extraBytes <= maxNameSize)
        return name;
    std::size_t end = maxNameSize - extraBytes;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & continuationMask) == continuation)
        --end;
    name.resize(end);
    return name;
}

std::optional<Error> writeFile(const fs::path& path, std::string_view text, platform::Flush flush)
{
    const auto target = throughLinks(path);
    // Folders, pipes and devices must not be replaced.
    const auto type = platform::fileTypeAt(target);
    if (type == platform::FileType::Folder || type == platform::FileType::Other)
        return wrongTypeError(path, type == platform::FileType::Folder ? error::isFolder : error::notRegular);
    const auto temporary = temporaryBeside(target);
    auto failed = platform::writeNewFile(temporary, target, text, flush);
    if (!failed)
        failed = platform::replace(temporary, target);
    if (failed) {
        std::error_code ignored;
        fs::remove(temporary, ignored);
        return systemError(path, error::cannotWrite, failed);
    }
    if (flush == platform::Flush::Now)
        platform::flushFolder(target.parent_path());
    return {};
}

Result<std::string> formatOf(std::string_view text, const std::string& file)
{
    Document document(text, file);
    auto format = document.root().fields().at("format").text();
    if (const auto& fault = document.faults().first())
        return *fault;
    return format;
}

} // namespace vozka::records
