// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/files.h"

#include "records/document.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <system_error>

namespace vozka::records {

namespace {

namespace fs = std::filesystem;

Error systemError(const fs::path& path, Code code)
{
    return {path.string(), {}, std::string(code), {std::generic_category().message(errno)}};
}

Error noFile(const fs::path& path, Code code)
{
    return {path.string(), {}, std::string(code), {}};
}

/// An open file that closes itself.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { (void)close(); }

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }
    bool close()
    {
        const int number = m_number;
        m_number = -1;
        return number < 0 || ::close(number) == 0;
    }

private:
    int m_number;
};

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

/// The new file has the rights of the one that it replaces.
void takeOverRights(int number, const fs::path& target)
{
    struct stat old {};
    if (::stat(target.c_str(), &old) == 0)
        (void)::fchmod(number, old.st_mode & 07777U);
}

bool writeTemporary(const fs::path& temporary, const fs::path& target, std::string_view text)
{
    Descriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (!file.isOpen())
        return false;
    takeOverRights(file.number(), target);
    return writeAll(file.number(), text) && ::fsync(file.number()) == 0 && file.close();
}

/// The name is in the directory only when the directory is on the disk, too. Some file systems cannot do
/// that; the file itself is safe by then.
void flushDirectory(const fs::path& directory)
{
    const Descriptor open(
        ::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.isOpen())
        (void)::fsync(open.number());
}

} // namespace

Result<std::string> readFile(const fs::path& path)
{
    // Opening a pipe would wait for somebody who writes into it.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file.isOpen())
        return errno == ENXIO ? noFile(path, error::notRegular) : systemError(path, error::cannotRead);
    struct stat about {};
    if (::fstat(file.number(), &about) != 0)
        return systemError(path, error::cannotRead);
    if (!S_ISREG(about.st_mode))
        return noFile(path, S_ISDIR(about.st_mode) ? error::isFolder : error::notRegular);
    std::string text;
    std::array<char, 64 * 1024> block{};
    for (;;) {
        const auto got = ::read(file.number(), block.data(), block.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemError(path, error::cannotRead);
        if (got == 0)
            return text;
        text.append(block.data(), static_cast<std::size_t>(got));
        if (text.size() > maxFileSize)
            return Error{
                path.string(), {}, std::string(error::tooLarge), {std::to_string(maxFileSize / 1024 / 1024)}};
    }
}

fs::path temporaryBeside(const fs::path& target)
{
    static std::atomic<unsigned> count{0};
    for (;;) {
        std::string ending(1, '.');
        ending.append(std::to_string(::getpid())).append("-").append(std::to_string(count++)).append(".tmp");
        auto path =
            target.parent_path() / ("." + shortened(target.filename().string(), ending.size() + 1) + ending);
        // A program of the same number that was killed may have left one behind.
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

std::string shortened(std::string name, std::size_t room)
{
    constexpr unsigned continued = 0xC0U;
    constexpr unsigned continuation = 0x80U;
    if (name.size() + room <= maxNameSize)
        return name;
    std::size_t end = maxNameSize - room;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & continued) == continuation)
        --end;
    name.resize(end);
    return name;
}

std::optional<Error> writeFile(const fs::path& path, std::string_view text)
{
    const auto target = throughLinks(path);
    // What is no regular file would be gone afterwards, as a device under its name.
    if (struct stat about{}; ::stat(target.c_str(), &about) == 0 && !S_ISREG(about.st_mode))
        return noFile(path, S_ISDIR(about.st_mode) ? error::isFolder : error::notRegular);
    const auto temporary = temporaryBeside(target);
    if (!writeTemporary(temporary, target, text) || ::rename(temporary.c_str(), target.c_str()) != 0) {
        const auto fault = systemError(path, error::cannotWrite);
        ::unlink(temporary.c_str());
        return fault;
    }
    flushDirectory(target.parent_path());
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
