// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/replace_file.h"

#include "records/error_codes.h"

#include <system_error>

namespace vozka::records {

namespace {

namespace fs = std::filesystem;

Error cannotWrite(const fs::path& path, const std::error_code& systemCode)
{
    return systemError(path, error::cannotWrite, systemCode);
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
        // Some file systems have no hard links, and some systems refuse them for files of other users.
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

bool hasContent(const fs::path& file, std::string_view text)
{
    std::error_code failed;
    if (fs::file_size(file, failed) != text.size() || failed)
        return false;
    const auto content = readFile(file);
    return content && *content == text;
}

} // namespace

fs::path previousCopyOf(const fs::path& file)
{
    return file.parent_path() / (shortened(file.filename().string(), 1) + "~");
}

std::optional<Error> replaceFile(const fs::path& path, std::string_view text)
{
    const auto target = throughLinks(path);
    std::error_code ignored;
    if (!fs::is_regular_file(target, ignored) || hasContent(target, text))
        return writeFile(path, text);
    const auto copy = previousCopyOf(target);
    if (fs::is_directory(copy, ignored))
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
