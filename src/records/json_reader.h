// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading JSON values with their pointers: getters that note the first thing that is wrong and go on with
// an empty value, so that a reader is a plain list of its fields.
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

/// The first fault of a file. Later ones are mostly its consequences.
class Faults {
public:
    explicit Faults(std::string file) : m_file(std::move(file)) {}
    void add(std::string pointer, Code code, std::vector<std::string> arguments = {});
    /// The file is ours, whatever the error names.
    void add(Error error);
    [[nodiscard]] const std::optional<Error>& first() const { return m_first; }
    [[nodiscard]] bool none() const { return !m_first; }

private:
    std::string m_file;
    std::optional<Error> m_first;
};

class Fields;

/// A value and where it stands; it may be missing, which was noted when it was asked for.
/// The document and the faults must outlive it.
class Value {
public:
    Value(const Json* json, std::string pointer, Faults& faults)
        : m_json(json), m_pointer(std::move(pointer)), m_faults(&faults)
    {}

    [[nodiscard]] std::string text() const;
    /// A text that is one of these words, as its index; 0 if it is none of them, which is noted.
    [[nodiscard]] std::size_t word(std::span<const std::string_view> words) const;
    /// A text that names something: not empty, and not longer than `longestId`.
    [[nodiscard]] std::string id() const;
    [[nodiscard]] std::int64_t number(std::int64_t smallest, std::int64_t largest) const;
    [[nodiscard]] int integer(int smallest, int largest) const
    {
        return static_cast<int>(number(smallest, largest));
    }
    [[nodiscard]] bool trueOrFalse() const;
    /// Must be true: a field that speaks by being there.
    void isTrue() const;
    [[nodiscard]] Cell cell() const;
    [[nodiscard]] bool isText() const;
    [[nodiscard]] std::vector<Value> list() const;
    [[nodiscard]] Fields fields() const;

    [[nodiscard]] const std::string& pointer() const { return m_pointer; }
    void fail(Code code, std::vector<std::string> arguments = {}) const
    {
        m_faults->add(m_pointer, code, std::move(arguments));
    }
    /// Something is wrong with what was made of this value: the error's pointer goes on from here.
    void fail(Error error) const
    {
        error.pointer.insert(0, m_pointer);
        m_faults->add(std::move(error));
    }
    /// Nothing of the whole file was found wrong up to now.
    [[nodiscard]] bool isFlawless() const { return m_faults->none(); }

private:
    friend class Fields;
    template<class Test>
    bool expect(Test test, Code code) const;

    const Json* m_json;
    std::string m_pointer;
    Faults* m_faults;
};

/// The fields of an object. What is not asked for before `end` is unknown and therefore refused;
/// `note` and `evidence` may stand anywhere.
class Fields {
public:
    /// The field, which has to be there.
    [[nodiscard]] Value at(std::string_view name);
    /// The field if it is there.
    [[nodiscard]] std::optional<Value> find(std::string_view name);
    [[nodiscard]] std::vector<std::string> names() const;
    void end() const;

private:
    friend class Value;
    explicit Fields(Value object) : m_object(std::move(object)) {}
    [[nodiscard]] Value member(std::string_view name, const Json* json) const;

    Value m_object;
    std::vector<std::string> m_known{"note", "evidence"};
};

/// Appends a name or index to a JSON pointer; a long name as it is quoted.
[[nodiscard]] std::string pointerTo(const std::string& parent, std::string_view name);

} // namespace vozka::records
