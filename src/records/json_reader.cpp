// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/json_reader.h"

#include "records/quote.h"

#include <algorithm>

namespace vozka::records {

void Faults::add(std::string pointer, Code code, std::vector<std::string> arguments)
{
    if (!m_first)
        m_first = Error{m_file, std::move(pointer), std::string(code), std::move(arguments)};
}

void Faults::add(Error error)
{
    if (m_first)
        return;
    m_first = std::move(error);
    m_first->file = m_file;
}

std::string pointerTo(const std::string& parent, std::string_view name)
{
    // Only long names are shortened. Others are used as they are, without a copy.
    const auto shortened = name.size() > longestQuote ? quote(name) : std::string();
    std::string pointer = parent + '/';
    for (const char c : shortened.empty() ? name : shortened)
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    return pointer;
}

template<class Test>
bool Value::expect(Test test, Code code) const
{
    if (m_json == nullptr)
        return false;
    if (!test(*m_json)) {
        fail(code);
        return false;
    }
    return true;
}

std::string Value::text() const
{
    if (!expect([](const Json& json) { return json.is_string(); }, error::expectedText))
        return {};
    return m_json->get_ref<const std::string&>();
}

std::string Value::id() const
{
    auto id = text();
    if (id.empty() && m_json != nullptr)
        fail(error::emptyId);
    if (countCharacters(id) > longestId)
        fail(error::idTooLong, {std::to_string(longestId)});
    return id;
}

std::size_t Value::word(std::span<const std::string_view> words) const
{
    const auto found = text();
    const auto at = std::ranges::find(words, found);
    if (at != words.end())
        return static_cast<std::size_t>(at - words.begin());
    if (m_json != nullptr) {
        std::string allowed;
        for (const auto known : words)
            allowed.append(allowed.empty() ? "" : ", ").append(known);
        fail(error::unknownWord, {found, allowed});
    }
    return 0;
}

std::int64_t Value::number(std::int64_t smallest, std::int64_t largest) const
{
    if (!expect([](const Json& json) { return json.is_number_integer(); }, error::expectedNumber))
        return smallest;
    // nlohmann::json stores integers above INT64_MAX only as unsigned. Those above UINT64_MAX are floating
    // point numbers, which the check above refuses.
    const bool huge = m_json->is_number_unsigned() && m_json->get<std::uint64_t>() > INT64_MAX;
    const auto number = huge ? INT64_MAX : m_json->get<std::int64_t>();
    if (huge || number < smallest || number > largest) {
        fail(error::outOfRange, {std::to_string(smallest), std::to_string(largest)});
        return smallest;
    }
    return number;
}

bool Value::trueOrFalse() const
{
    return expect([](const Json& json) { return json.is_boolean(); }, error::expectedTrueOrFalse)
           && m_json->get<bool>();
}

void Value::requireTrue() const
{
    (void)expect([](const Json& json) { return json.is_boolean() && json.get<bool>(); }, error::expectedTrue);
}

std::vector<Value> Value::list() const
{
    std::vector<Value> values;
    if (!expect([](const Json& json) { return json.is_array(); }, error::expectedList))
        return values;
    values.reserve(m_json->size());
    for (const auto& json : *m_json)
        values.emplace_back(&json, pointerTo(m_pointer, std::to_string(values.size())), *m_faults);
    return values;
}

Cell Value::cell() const
{
    const auto xy = list();
    if (xy.size() != 2) {
        if (m_json != nullptr)
            fail(error::wrongLength, {"2"});
        return {};
    }
    const auto x = static_cast<std::int16_t>(xy[0].number(-farthestCell, farthestCell));
    const auto y = static_cast<std::int16_t>(xy[1].number(-farthestCell, farthestCell));
    return {x, y};
}

bool Value::isText() const
{
    return m_json != nullptr && m_json->is_string();
}

Fields Value::fields() const
{
    Value object = *this;
    if (!expect([](const Json& json) { return json.is_object(); }, error::expectedObject))
        object.m_json = nullptr;
    return Fields(std::move(object));
}

Value Fields::member(std::string_view name, const Json* json) const
{
    return {json, pointerTo(m_object.m_pointer, name), *m_object.m_faults};
}

std::optional<Value> Fields::find(std::string_view name)
{
    m_known.emplace_back(name);
    if (m_object.m_json == nullptr)
        return {};
    const auto found = m_object.m_json->find(std::string(name));
    if (found == m_object.m_json->end())
        return {};
    return member(name, &*found);
}

Value Fields::at(std::string_view name)
{
    if (auto found = find(name))
        return *found;
    auto missing = member(name, nullptr);
    if (m_object.m_json != nullptr)
        missing.fail(error::missingField, {std::string(name)});
    return missing;
}

std::vector<std::string> Fields::names() const
{
    std::vector<std::string> names;
    if (m_object.m_json != nullptr)
        for (const auto& [name, value] : m_object.m_json->items())
            names.push_back(name);
    return names;
}

void Fields::refuseUnread() const
{
    for (const auto& name : names())
        if (std::ranges::find(m_known, name) == m_known.end())
            return member(name, nullptr).fail(error::unknownField, {name});
}

} // namespace vozka::records
