// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/stored_file.h"

#include "records/error_codes.h"
#include "records/files.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace vozka {

namespace {

namespace fs = std::filesystem;
namespace error = records::error;

/// Errors of files with contents that this version does not know.
constexpr std::array errorsOfUnknownContents{error::wrongVersion, error::unknownField,  error::unknownWord,
                                             error::setUnknown,   error::optionUnknown, error::actionUnknown,
                                             error::tileUnknown,  error::figureUnknown, error::featureUnknown,
                                             error::setsTooMany};

} // namespace

bool mayBeOfNewerVersion(const records::Error& error)
{
    return std::ranges::find(errorsOfUnknownContents, error.code) != errorsOfUnknownContents.end();
}

RenameResult renameDamaged(const fs::path& file)
{
    std::error_code failed;
    auto to = file;
    to += ".broken";
    for (int number = 2; fs::exists(fs::symlink_status(to, failed)); ++number)
        to = file.string() + ".broken-" + std::to_string(number);
    fs::rename(file, to, failed);
    if (failed == std::errc::no_such_file_or_directory)
        return {{}, true};
    return {failed ? fs::path() : to, false};
}

records::Error cannotWrite(const fs::path& file, const std::error_code& reason)
{
    return records::systemError(file, error::cannotWrite, reason);
}

} // namespace vozka
