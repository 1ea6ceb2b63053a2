// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Readers of JSON values with pointers. They record the first fault and continue with an empty value, so that
// callers need no checks.
#pragma once

#include "engine/base/cell.h"
#include "records/error.h"
#include "records/error_codes.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vozka::records {

using Json = nlohmann::json;

inline constexpr std::size_t longestId = 80;

/// The first fault of a file. Later faults are ignored, because they mostly result from the first.
class Faults {
public:
    explicit Faults(std::string file) : m_file(std::move(file)) {}
    void add(std::string pointer, Code code, std::vector<std::string> arguments = {});
    /// Adds an error of this file. Its own file name is ignored.
    void add(Error error);
    [[nodiscard]] const std::optional<Error>& first() const { return m_first; }
    [[nodiscard]] bool none() const { return !m_first; }

private:
    std::string m_file;
    std::optional<Error> m_first;
};

class Fields;

/// A value and its JSON pointer. If the value is missing, a fault was added already, and all readers return
/// empty values, `number` the smallest one. The document and the faults must outlive it.
class Value {
public:
    Value(const Json* json, std::string pointer, Faults& faults)
        : m_json(json), m_pointer(std::move(pointer)), m_faults(&faults)
    {}

    [[nodiscard]] std::string text() const;
    /// Returns the index of the text in `words`. Adds a fault and returns 0 if it is none of them.
    [[nodiscard]] std::size_t word(std::span<const std::string_view> words) const;
    /// Returns a text. Adds a fault if it is empty or longer than `longestId` characters.
    [[nodiscard]] std::string id() const;
    [[nodiscard]] std::int64_t number(std::int64_t smallest, std::int64_t largest) const;
    [[nodiscard]] int integer(int smallest, int largest) const
    {
        return static_cast<int>(number(smallest, largest));
    }
    [[nodiscard]] bool trueOrFalse() const;
    /// Adds a fault unless the value is true. Some fields have no other value.
    void requireTrue() const;
    [[nodiscard]] Cell cell() const;
    [[nodiscard]] bool isText() const;
    [[nodiscard]] std::vector<Value> list() const;
    [[nodiscard]] Fields fields() const;

    [[nodiscard]] const std::string& pointer() const { return m_pointer; }
    void fail(Code code, std::vector<std::string> arguments = {}) const
    {
        m_faults->add(m_pointer, code, std::move(arguments));
    }
    /// Adds an error about a part of this value. Its pointer is relative to this value.
    void fail(Error error) const
    {
        error.pointer.insert(0, m_pointer);
        m_faults->add(std::move(error));
    }
    /// True if the whole file has no fault so far.
    [[nodiscard]] bool hasNoFaults() const { return m_faults->none(); }

private:
    friend class Fields;
    template<class Test>
    bool expect(Test test, Code code) const;

    const Json* m_json;
    std::string m_pointer;
    Faults* m_faults;
};

/// The fields of an object. `note` and `evidence` are always allowed.
class Fields {
public:
    /// Returns the field. Adds a fault if it is missing.
    [[nodiscard]] Value at(std::string_view name);
    /// Returns the field, `std::nullopt` if it is missing.
    [[nodiscard]] std::optional<Value> find(std::string_view name);
    [[nodiscard]] std::vector<std::string> names() const;
    /// Adds a fault if the object has a field that was not read with `at` or `find`.
    void refuseUnread() const;

private:
    friend class Value;
    explicit Fields(Value object) : m_object(std::move(object)) {}
    [[nodiscard]] Value member(std::string_view name, const Json* json) const;

    Value m_object;
    std::vector<std::string> m_known{"note", "evidence"};
};

/// Appends a name or index to a JSON pointer. Long names are shortened.
[[nodiscard]] std::string pointerTo(const std::string& parent, std::string_view name);

} // namespace vozka::records
