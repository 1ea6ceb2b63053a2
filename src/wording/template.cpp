// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording/template.h"

#include "wording/expansions/list.h"

#include <map>

namespace vozka::wording {

namespace {

using Table = std::map<std::string_view, const Template*>;

const Table& table()
{
    static const Table all = [] {
        Table templates;
        const auto add = [&](std::span<const Template> group) {
            for (const auto& entry : group)
                templates.emplace(entry.key, &entry);
        };
        for (const auto group :
             {refusalTemplates(), errorTemplates(), scoreTemplates(), eventTemplates(), moveTemplates(),
              reasonTemplates(), ruleTemplates(), overlayTemplates(), sandboxTemplates()})
            add(group);
        for (const auto group : templatesOfExpansions())
            add(group);
        return templates;
    }();
    return all;
}

} // namespace

const Template* find(std::string_view key)
{
    const auto found = table().find(key);
    return found == table().end() ? nullptr : found->second;
}

std::vector<const Template*> variantsOf(std::string_view key)
{
    const std::string start = std::string(key).append("/");
    std::vector<const Template*> variants;
    for (auto each = table().lower_bound(start); each != table().end() && each->first.starts_with(start);
         ++each)
        variants.push_back(each->second);
    return variants;
}

const Template& lookUp(std::string_view group, std::string_view code, std::string_view detail)
{
    // Show the code if its template is missing. The tests find missing templates.
    static constexpr Template codeOnly{"", "%1"};
    std::string key(group);
    key.append("/").append(code);
    const auto* plain = find(key);
    if (!detail.empty())
        if (const auto* specific = find(key.append("/").append(detail)))
            return *specific;
    return plain == nullptr ? codeOnly : *plain;
}

} // namespace vozka::wording
