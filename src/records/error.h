// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Errors of files, and a result that is a value or an error. The texts are in wording/.
#pragma once

#include "engine/rules/state/refusal.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace vozka::records {

/// `file`: name from the caller. `pointer`: JSON pointer ("/players/1/name", "" for the whole file). `code`:
/// the kind of error. `arguments`: arguments of its text, in order.
struct Error {
    std::string file;
    std::string pointer;
    std::string code;
    std::vector<std::string> arguments;
    /// Reason if the entry is not possible on the board. Then `code` is the code of the refusal. `arguments`
    /// are the names of the player and the figure, if the refusal has a figure.
    std::optional<Refusal> refusal{};
    bool operator==(const Error&) const = default;
};

template<class T>
class Result {
public:
    Result(T value) : m_either(std::move(value)) {}
    Result(Error error) : m_either(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_either); }
    /// Requires: this is a value.
    [[nodiscard]] T& operator*() { return std::get<T>(m_either); }
    [[nodiscard]] const T& operator*() const { return std::get<T>(m_either); }
    [[nodiscard]] T* operator->() { return &std::get<T>(m_either); }
    [[nodiscard]] const T* operator->() const { return &std::get<T>(m_either); }
    /// Requires: this is an error.
    [[nodiscard]] const Error& error() const { return std::get<Error>(m_either); }

private:
    std::variant<T, Error> m_either;
};

} // namespace vozka::records
