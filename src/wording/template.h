// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// English templates of all messages with a code, such as refusals, errors, scores and events. Translations
// use `text` in the context "wording".
#pragma once

#include "engine/base/ids.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vozka::wording {

/// Context of the translations of all templates.
inline constexpr const char* context = "wording";

/// A message with %1 to %9 for names and words, and %n for a number. Arguments are inserted unchanged, in the
/// nominative. If the grammar depends on an argument, there is one template for each value. The end of its
/// key is that value ("refusal/feature-occupied/road").
struct Template {
    Code key;
    const char* text = "";
    /// English singular, null if `text` has no %n.
    const char* singular = nullptr;

    /// True if `text` has %n.
    [[nodiscard]] bool isCounted() const
    {
        return std::string_view(text).find("%n") != std::string_view::npos;
    }
};

// Functions that mark texts for lupdate (see CMakeLists.txt). They return their second argument.
constexpr const char* translatable(const char*, const char* text)
{
    return text;
}
constexpr const char* counted(const char*, const char* text)
{
    return text;
}

/// Returns the template of that key, null if none.
[[nodiscard]] const Template* find(std::string_view key);
/// Returns the templates whose keys start with that key and a slash, sorted by key.
[[nodiscard]] std::vector<const Template*> variantsOf(std::string_view key);
/// Returns the template of "group/code/detail" or "group/code". If both are missing, it returns a template
/// that shows the code.
[[nodiscard]] const Template& lookUp(std::string_view group, std::string_view code,
                                     std::string_view detail = {});

[[nodiscard]] std::span<const Template> refusalTemplates();
[[nodiscard]] std::span<const Template> errorTemplates();
[[nodiscard]] std::span<const Template> scoreTemplates();
[[nodiscard]] std::span<const Template> eventTemplates();
[[nodiscard]] std::span<const Template> moveTemplates();
[[nodiscard]] std::span<const Template> reasonTemplates();
[[nodiscard]] std::span<const Template> ruleTemplates();
[[nodiscard]] std::span<const Template> overlayTemplates();
[[nodiscard]] std::span<const Template> sandboxTemplates();

} // namespace vozka::wording
