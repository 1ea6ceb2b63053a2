// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/state/options.h"

#include <algorithm>
#include <charconv>

namespace vozka {

namespace {

int numberOf(Code word)
{
    int number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

} // namespace

std::vector<OptionValue> valuesOf(const OptionSpec& spec)
{
    if (spec.type == OptionSpec::Type::Switch)
        return {{1, "true"}, {0, "false"}};
    std::vector<OptionValue> values;
    for (const Code word : spec.values) {
        const int index = static_cast<int>(values.size());
        if (!word.empty())
            values.push_back({spec.type == OptionSpec::Type::Number ? numberOf(word) : index, word});
    }
    return values;
}

int Options::value(const OptionSpec& spec) const
{
    const auto found = std::ranges::find(m_changed, spec.name, &Changed::name);
    if (found != m_changed.end())
        return found->value;
    return m_edition == Edition::C1 ? spec.classic : spec.modern;
}

void Options::set(const OptionSpec& spec, int value)
{
    const auto found = std::ranges::lower_bound(m_changed, spec.name, {}, &Changed::name);
    if (found != m_changed.end() && found->name == spec.name)
        found->value = value;
    else
        m_changed.insert(found, {spec.name, value});
}

} // namespace vozka
