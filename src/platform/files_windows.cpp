// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled and tested with Wine, not tested on Windows.
#include "platform/descriptor.h"
#include "platform/files.h"

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#define WIN32_LEAN_AND_MEAN // libstdc++ has defined NOMINMAX already
#include <windows.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace vozka::platform {

namespace {

namespace fs = std::filesystem;

constexpr unsigned maxBlockSize = 1U << 20U;

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

bool writeAll(int number, std::string_view text)
{
    while (!text.empty()) {
        const auto size = static_cast<unsigned>(std::min<std::size_t>(text.size(), maxBlockSize));
        const int written = ::_write(number, text.data(), size);
        if (written < 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

} // namespace

bool Descriptor::closeNumber(int number)
{
    return ::_close(number) == 0;
}

FileType fileTypeAt(const fs::path& path)
{
    std::error_code failed;
    const auto status = fs::status(path, failed);
    if (failed || !fs::exists(status))
        return FileType::Nothing;
    if (fs::is_regular_file(status))
        return FileType::File;
    return fs::is_directory(status) ? FileType::Folder : FileType::Other;
}

Contents readRegularFile(const fs::path& path, std::size_t maxBytes)
{
    using State = Contents::State;
    const auto type = fileTypeAt(path);
    if (type == FileType::Folder || type == FileType::Other)
        return {type == FileType::Folder ? State::IsFolder : State::NotRegular, {}, {}};
    const Descriptor file(::_wopen(path.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT));
    if (!file.isOpen())
        return {State::Failed, {}, lastError()};
    Contents contents;
    std::array<char, 64 * 1024> block{};
    for (;;) {
        const int size = ::_read(file.number(), block.data(), static_cast<unsigned>(block.size()));
        if (size < 0)
            return {State::Failed, {}, lastError()};
        if (size == 0)
            return contents;
        contents.text.append(block.data(), static_cast<std::size_t>(size));
        if (contents.text.size() > maxBytes)
            return {State::TooLarge, {}, {}};
    }
}

std::error_code writeNewFile(const fs::path& file, const fs::path&, std::string_view text, Flush flush)
{
    // The new file inherits the permissions of its folder. No permissions are copied from `permissionsOf`.
    Descriptor newFile(::_wopen(file.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT,
                                _S_IREAD | _S_IWRITE));
    if (!newFile.isOpen())
        return lastError();
    const bool waits = flush == Flush::Now;
    if (!writeAll(newFile.number(), text) || (waits && ::_commit(newFile.number()) != 0) || !newFile.close())
        return lastError();
    return {};
}

std::error_code flushFile(const fs::path& file)
{
    const Descriptor open(::_wopen(file.c_str(), _O_RDWR | _O_BINARY | _O_NOINHERIT));
    return open.isOpen() && ::_commit(open.number()) == 0 ? std::error_code() : lastError();
}

std::error_code addName(const fs::path&, const fs::path&)
{
    return std::make_error_code(std::errc::not_supported);
}

std::error_code replace(const fs::path& newFile, const fs::path& file)
{
    if (::MoveFileExW(newFile.c_str(), file.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0)
        return {};
    return {static_cast<int>(::GetLastError()), std::system_category()};
}

void flushFolder(const fs::path&)
{
    // Not needed: `replace` already waits for the disk.
}

} // namespace vozka::platform
