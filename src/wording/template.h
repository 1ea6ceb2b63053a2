// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sentences of the program that are known by a code: refusals, errors, scores, events. English here;
// whoever speaks another language translates `text` in the context "wording" and fills it in the same way.
#pragma once

#include "engine/base/ids.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vozka::wording {

/// The context under which translations of all templates are kept.
inline constexpr const char* context = "wording";

/// A sentence with places %1 to %9 for names and words, and %n for the number that its form depends on.
/// Names and words are put in as they are, in the nominative: a sentence that would have to bend one
/// stands once for each instead, told apart by the end of its key ("refusal/feature-occupied/road").
struct Template {
    Code key;
    const char* text = "";
    /// English for one; only where `text` has %n.
    const char* singular = nullptr;

    /// True if `text` has %n.
    [[nodiscard]] bool isCounted() const
    {
        return std::string_view(text).find("%n") != std::string_view::npos;
    }
};

// What marks a text for lupdate, which knows these two by name (see CMakeLists.txt).
constexpr const char* sentence(const char*, const char* text)
{
    return text;
}
constexpr const char* counted(const char*, const char* text)
{
    return text;
}

/// The template of that key, or nullptr.
[[nodiscard]] const Template* find(std::string_view key);
/// The templates whose keys consist of that key, a slash and more.
[[nodiscard]] std::vector<const Template*> variantsOf(std::string_view key);
/// That of "group/code/detail", else that of "group/code", else one that shows the bare code.
[[nodiscard]] const Template& lookUp(std::string_view group, std::string_view code,
                                     std::string_view detail = {});

[[nodiscard]] std::span<const Template> refusalSentences();
[[nodiscard]] std::span<const Template> errorSentences();
[[nodiscard]] std::span<const Template> scoreSentences();
[[nodiscard]] std::span<const Template> eventSentences();
[[nodiscard]] std::span<const Template> reasonSentences();
[[nodiscard]] std::span<const Template> ruleSentences();
[[nodiscard]] std::span<const Template> overlaySentences();
[[nodiscard]] std::span<const Template> sandboxSentences();

} // namespace vozka::wording
