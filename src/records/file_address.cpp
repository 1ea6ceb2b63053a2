// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/file_address.h"

#include "platform/process.h"
#include "records/error_codes.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

namespace vozka::records {

namespace {

char lowerCase(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool equalsIgnoringCase(std::string_view one, std::string_view other)
{
    return std::ranges::equal(one, other, {}, lowerCase, lowerCase);
}

/// Returns the length of the scheme at the start, 0 if none. A single letter is no scheme but a drive of
/// Windows.
std::size_t schemeLength(std::string_view name)
{
    const auto colon = name.find(':');
    if (colon == std::string_view::npos || colon < 2)
        return 0;
    const auto isSchemeCharacter = [](char letter) {
        const char lowerLetter = lowerCase(letter);
        return (lowerLetter >= 'a' && lowerLetter <= 'z') || (letter >= '0' && letter <= '9') || letter == '+'
               || letter == '-' || letter == '.';
    };
    const char first = lowerCase(name.front());
    const bool isScheme =
        first >= 'a' && first <= 'z' && std::ranges::all_of(name.substr(0, colon), isSchemeCharacter);
    return isScheme ? colon : 0;
}

/// Replaces each %XX by its byte. Returns `std::nullopt` if a % is not followed by two hexadecimal digits, or
/// if the byte is zero.
std::optional<std::string> decodePercent(std::string_view text)
{
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            bytes += text[i];
            continue;
        }
        const auto digits = text.substr(i + 1, 2);
        unsigned value = 0;
        const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
        if (digits.size() < 2 || parsed.ec != std::errc() || parsed.ptr != digits.data() + 2 || value == 0)
            return {};
        bytes += static_cast<char>(value);
        i += 2;
    }
    return bytes;
}

Error addressError(std::string_view address, Code code, std::vector<std::string> arguments = {})
{
    return {std::string(address), {}, std::string(code), std::move(arguments)};
}

} // namespace

bool isAddress(std::string_view name)
{
    const auto length = schemeLength(name);
    if (length == 0)
        return false;
    const auto rest = name.substr(length + 1);
    return rest.starts_with("//")
           || (rest.starts_with('/') && equalsIgnoringCase(name.substr(0, length), "file"));
}

Result<std::filesystem::path> pathNamed(std::string_view name)
{
    if (!isAddress(name))
        return std::filesystem::path(name);
    const auto length = schemeLength(name);
    const auto scheme = name.substr(0, length);
    if (!equalsIgnoringCase(scheme, "file"))
        return addressError(name, error::addressOfOtherScheme, {std::string(scheme)});
    auto rest = name.substr(length + 1);
    if (rest.starts_with("//")) {
        rest.remove_prefix(2);
        const auto host = rest.substr(0, rest.find('/'));
        rest.remove_prefix(host.size());
        if (!host.empty() && !equalsIgnoringCase(host, "localhost")
            && !equalsIgnoringCase(host, platform::computerName()))
            return addressError(name, error::addressOfOtherComputer, {std::string(host)});
    }
    auto path = decodePercent(rest);
    if (!path)
        return addressError(name, error::addressMalformed);
    // "/C:/games" means "C:/games".
    constexpr bool hasDrives = std::filesystem::path::preferred_separator == '\\';
    if (hasDrives && path->size() > 2 && path->at(2) == ':')
        path->erase(0, 1);
    return std::filesystem::path(path->empty() ? "/" : *path);
}

} // namespace vozka::records
