// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A message: a template and its arguments. The language is chosen when it becomes text.
#pragma once

#include "wording/template.h"

#include <optional>
#include <vector>

namespace vozka::wording {

struct Message;

/// Argument of a template: a fixed text, or messages (the summands of a score).
struct Argument {
    std::string name;
    std::vector<Message> messages;

    Argument(std::string_view text);
    Argument(Message message);
    Argument(std::vector<Message> list);
};

struct Message {
    const Template* wording = nullptr;
    std::vector<Argument> arguments;
    /// Number for %n. It also selects the singular or plural form.
    std::optional<int> count;
};

/// Returns the message of a word ("figure", "follower"). Its argument is the code, which is shown if the
/// template is missing.
[[nodiscard]] Message word(std::string_view group, std::string_view code);

/// Returns the message in English.
[[nodiscard]] std::string english(const Message& message);

/// Replaces %1 to %9 by the arguments and %n by the count, in any language.
[[nodiscard]] std::string fill(std::string_view text, const std::vector<std::string>& arguments,
                               std::optional<int> count);

} // namespace vozka::wording
