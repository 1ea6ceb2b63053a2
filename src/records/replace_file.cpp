// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/replace_file.h"

#include "records/error_codes.h"

#include <system_error>

namespace vozka::records {

namespace {

namespace fs = std::filesystem;

Error cannotWrite(const fs::path& path, const std::error_code& why)
{
    return systemError(path, error::cannotWrite, why);
}

/// A temporary second name of the old file. The destructor removes the name unless `renameTo` was successful.
class SecondName {
public:
    SecondName() = default;
    SecondName(const SecondName&) = delete;
    SecondName& operator=(const SecondName&) = delete;
    ~SecondName()
    {
        std::error_code ignored;
        if (!m_name.empty())
            fs::remove(m_name, ignored);
    }

    std::error_code create(const fs::path& file)
    {
        const auto name = temporaryBeside(file);
        std::error_code failed;
        // Hard links can be impossible because of the file system, or for files of other users. Then copy it.
        fs::create_hard_link(file, name, failed);
        if (failed)
            fs::copy_file(file, name, failed);
        m_name = name;
        return failed;
    }
    std::error_code renameTo(const fs::path& copy)
    {
        std::error_code failed;
        fs::rename(m_name, copy, failed);
        if (!failed)
            m_name.clear();
        return failed;
    }

private:
    fs::path m_name;
};

bool holds(const fs::path& file, std::string_view text)
{
    std::error_code failed;
    if (fs::file_size(file, failed) != text.size() || failed)
        return false;
    const auto before = readFile(file);
    return before && *before == text;
}

} // namespace

fs::path previousCopyOf(const fs::path& file)
{
    return file.parent_path() / (shortened(file.filename().string(), 1) + "~");
}

std::optional<Error> replaceFile(const fs::path& path, std::string_view text)
{
    const auto target = throughLinks(path);
    std::error_code none;
    if (!fs::is_regular_file(target, none) || holds(target, text))
        return writeFile(path, text);
    const auto copy = previousCopyOf(target);
    if (fs::is_directory(copy, none))
        return cannotWrite(copy, std::make_error_code(std::errc::is_a_directory));
    SecondName old;
    if (const auto failed = old.create(target))
        return cannotWrite(copy, failed);
    if (auto error = writeFile(path, text))
        return error;
    if (const auto failed = old.renameTo(copy))
        return cannotWrite(copy, failed);
    return {};
}

} // namespace vozka::records
