// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is wrong with a file, and a result that is either a value or that. No sentences: wording/ has them.
#pragma once

#include "engine/rules/state/refusal.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace vozka::records {

/// `file` as it was named by the caller, `pointer` a JSON pointer ("/players/1/name", "" for the whole),
/// `code` what was expected, `arguments` what its sentence speaks of, in the order of the sentence.
struct Error {
    std::string file;
    std::string pointer;
    std::string code;
    std::vector<std::string> arguments;
    /// The entry cannot lie on a table: why, then `code` is that of the refusal, and `arguments` are the
    /// names of the player and the figure that it speaks of, if it does.
    std::optional<Refusal> refusal{};
    bool operator==(const Error&) const = default;
};

template<class T>
class Result {
public:
    Result(T value) : m_either(std::move(value)) {}
    Result(Error error) : m_either(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_either); }
    /// Requires: it is a value.
    [[nodiscard]] T& operator*() { return std::get<T>(m_either); }
    [[nodiscard]] const T& operator*() const { return std::get<T>(m_either); }
    [[nodiscard]] T* operator->() { return &std::get<T>(m_either); }
    [[nodiscard]] const T* operator->() const { return &std::get<T>(m_either); }
    /// Requires: it is an error.
    [[nodiscard]] const Error& error() const { return std::get<Error>(m_either); }

private:
    std::variant<T, Error> m_either;
};

} // namespace vozka::records
