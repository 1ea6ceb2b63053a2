// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/json_text.h"

#include "records/files.h"

#include <algorithm>
#include <set>

namespace vozka::records {

namespace {

/// Checks the text without storing it, and tracks the current JSON pointer.
class Inspector final : public nlohmann::json_sax<Json> {
public:
    Inspector(std::string_view text, Faults& faults) : m_text(text), m_faults(faults) {}

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override
    {
        if (!open())
            return false;
        m_levels.back().isList = true;
        return true;
    }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        if (!count())
            return false;
        auto& level = m_levels.back();
        level.name = name;
        if (level.names.insert(name).second)
            return true;
        m_faults.add(pointer(), error::nameTwice, {name});
        return false;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        const auto before = m_text.substr(0, position == 0 ? 0 : std::min(position - 1, m_text.size()));
        const auto line = 1 + std::ranges::count(before, '\n');
        const auto lineStart = before.rfind('\n') + 1; // npos + 1 = 0
        m_faults.add(pointer(), error::syntax,
                     {std::to_string(line), std::to_string(before.size() - lineStart + 1)});
        return false;
    }

private:
    struct Level {
        bool isList = false;
        std::size_t index = 0;
        std::string name{};
        std::set<std::string> names{};
    };

    bool value() { return count() && advanceIndex(); }
    /// Increments the index for the pointer to the next entry of a list. Always returns true.
    bool advanceIndex()
    {
        if (!m_levels.empty())
            ++m_levels.back().index;
        return true;
    }
    bool count()
    {
        if (++m_values <= maxValues)
            return true;
        m_faults.add(pointer(), error::tooMany, {std::to_string(maxValues)});
        return false;
    }
    bool open()
    {
        if (!count())
            return false;
        if (static_cast<int>(m_levels.size()) == maxNesting) {
            m_faults.add(pointer(), error::tooDeep, {std::to_string(maxNesting)});
            return false;
        }
        m_levels.emplace_back();
        return true;
    }
    bool close()
    {
        m_levels.pop_back();
        return advanceIndex();
    }
    [[nodiscard]] std::string pointer() const
    {
        std::string pointer;
        for (const auto& level : m_levels)
            if (level.isList)
                pointer = pointerTo(pointer, std::to_string(level.index));
            else if (!level.names.empty())
                pointer = pointerTo(pointer, level.name);
        return pointer;
    }

    std::string_view m_text;
    Faults& m_faults;
    std::vector<Level> m_levels;
    int m_values = 0;
};

} // namespace

Json parseJson(std::string_view text, Faults& faults)
{
    if (text.size() > maxFileSize) {
        faults.add({}, error::tooLarge, {std::to_string(maxFileSize / (1024 * 1024))});
        return {};
    }
    Inspector inspector(text, faults);
    if (!Json::sax_parse(text, &inspector))
        return {};
    return Json::parse(text, nullptr, false);
}

} // namespace vozka::records
