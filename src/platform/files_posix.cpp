// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/descriptor.h"
#include "platform/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>

namespace vozka::platform {

namespace {

namespace fs = std::filesystem;

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

bool writeAll(int number, std::string_view text)
{
    while (!text.empty()) {
        const auto written = ::write(number, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Gives the open file `number` the permissions of the file `from`, if that exists.
void copyPermissions(int number, const fs::path& from)
{
    struct stat old {};
    if (::stat(from.c_str(), &old) == 0)
        (void)::fchmod(number, old.st_mode & 07777U);
}

const char* openablePath(const fs::path& folder)
{
    return folder.empty() ? "." : folder.c_str();
}

} // namespace

bool Descriptor::closeNumber(int number)
{
    return ::close(number) == 0;
}

FileType fileTypeAt(const fs::path& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return FileType::Nothing;
    if (S_ISREG(status.st_mode))
        return FileType::File;
    return S_ISDIR(status.st_mode) ? FileType::Folder : FileType::Other;
}

Contents readRegularFile(const fs::path& path, std::size_t maxBytes)
{
    using State = Contents::State;
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file.isOpen())
        return {errno == ENXIO ? State::NotRegular : State::Failed, {}, lastError()};
    struct stat status {};
    if (::fstat(file.number(), &status) != 0)
        return {State::Failed, {}, lastError()};
    if (!S_ISREG(status.st_mode))
        return {S_ISDIR(status.st_mode) ? State::IsFolder : State::NotRegular, {}, {}};
    Contents contents;
    std::array<char, 64 * 1024> block{};
    for (;;) {
        const auto size = ::read(file.number(), block.data(), block.size());
        if (size < 0 && errno == EINTR)
            continue;
        if (size < 0)
            return {State::Failed, {}, lastError()};
        if (size == 0)
            return contents;
        contents.text.append(block.data(), static_cast<std::size_t>(size));
        if (contents.text.size() > maxBytes)
            return {State::TooLarge, {}, {}};
    }
}

std::error_code writeNewFile(const fs::path& file, const fs::path& permissionsOf, std::string_view text,
                             Flush flush)
{
    Descriptor newFile(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (!newFile.isOpen())
        return lastError();
    copyPermissions(newFile.number(), permissionsOf);
    const bool waits = flush == Flush::Now;
    if (!writeAll(newFile.number(), text) || (waits && ::fsync(newFile.number()) != 0) || !newFile.close())
        return lastError();
    return {};
}

std::error_code flushFile(const fs::path& file)
{
    const Descriptor open(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    return open.isOpen() && ::fsync(open.number()) == 0 ? std::error_code() : lastError();
}

std::error_code addName(const fs::path& file, const fs::path& name)
{
    return ::link(file.c_str(), name.c_str()) == 0 ? std::error_code() : lastError();
}

std::error_code replace(const fs::path& newFile, const fs::path& file)
{
    return ::rename(newFile.c_str(), file.c_str()) == 0 ? std::error_code() : lastError();
}

void flushFolder(const fs::path& folder)
{
    const Descriptor open(::open(openablePath(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.isOpen())
        (void)::fsync(open.number());
}

} // namespace vozka::platform
