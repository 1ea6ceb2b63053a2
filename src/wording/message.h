// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A template with what is to be put into it: the same for every language.
#pragma once

#include "wording/template.h"

#include <optional>
#include <vector>

namespace vozka::wording {

struct Message;

/// What takes a place of a template: a name as it is, or messages of their own: the summands of a score.
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
    /// Takes the place of %n and chooses the form.
    std::optional<int> count;
};

/// A word of the tables alone ("figure", "follower").
[[nodiscard]] Message word(std::string_view group, std::string_view code);

/// The message in English.
[[nodiscard]] std::string english(const Message& message);

/// Puts the arguments into a template, in whatever language: %1 to %9 the texts, %n the count.
[[nodiscard]] std::string fill(std::string_view text, const std::vector<std::string>& arguments,
                               std::optional<int> count);

} // namespace vozka::wording
