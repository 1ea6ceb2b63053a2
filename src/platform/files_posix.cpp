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
void takeOverRights(int number, const fs::path& from)
{
    struct stat old {};
    if (::stat(from.c_str(), &old) == 0)
        (void)::fchmod(number, old.st_mode & 07777U);
}

const char* nameOf(const fs::path& folder)
{
    return folder.empty() ? "." : folder.c_str();
}

} // namespace

bool Descriptor::isClosed(int number)
{
    return ::close(number) == 0;
}

FileType fileTypeAt(const fs::path& path)
{
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0)
        return FileType::Nothing;
    if (S_ISREG(about.st_mode))
        return FileType::File;
    return S_ISDIR(about.st_mode) ? FileType::Folder : FileType::Other;
}

Contents readRegularFile(const fs::path& path, std::size_t mostBytes)
{
    using State = Contents::State;
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file.isOpen())
        return {errno == ENXIO ? State::NotRegular : State::Failed, {}, lastError()};
    struct stat about {};
    if (::fstat(file.number(), &about) != 0)
        return {State::Failed, {}, lastError()};
    if (!S_ISREG(about.st_mode))
        return {S_ISDIR(about.st_mode) ? State::IsFolder : State::NotRegular, {}, {}};
    Contents contents;
    std::array<char, 64 * 1024> block{};
    for (;;) {
        const auto got = ::read(file.number(), block.data(), block.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return {State::Failed, {}, lastError()};
        if (got == 0)
            return contents;
        contents.text.append(block.data(), static_cast<std::size_t>(got));
        if (contents.text.size() > mostBytes)
            return {State::TooLarge, {}, {}};
    }
}

std::error_code writeNewFile(const fs::path& file, const fs::path& rightsOf, std::string_view text,
                             Flush flush)
{
    Descriptor made(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (!made.isOpen())
        return lastError();
    takeOverRights(made.number(), rightsOf);
    const bool waits = flush == Flush::Now;
    if (!writeAll(made.number(), text) || (waits && ::fsync(made.number()) != 0) || !made.close())
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

std::error_code replace(const fs::path& by, const fs::path& file)
{
    return ::rename(by.c_str(), file.c_str()) == 0 ? std::error_code() : lastError();
}

void flushFolder(const fs::path& folder)
{
    const Descriptor open(::open(nameOf(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.isOpen())
        (void)::fsync(open.number());
}

} // namespace vozka::platform
