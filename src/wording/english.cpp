// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording/message.h"

namespace vozka::wording {

Argument::Argument(std::string_view text) : name(text) {}
Argument::Argument(Message message) : messages{std::move(message)} {}
Argument::Argument(std::vector<Message> list) : messages(std::move(list)) {}

Message word(std::string_view group, std::string_view code)
{
    return {&lookUp(group, code), {Argument(code)}, {}};
}

namespace {

std::string english(const Argument& argument)
{
    std::string text = argument.name;
    for (const auto& message : argument.messages)
        text.append(text.empty() ? "" : " + ").append(english(message));
    return text;
}

} // namespace

std::string fill(std::string_view text, const std::vector<std::string>& arguments, std::optional<int> count)
{
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        const auto argumentIndex = static_cast<std::size_t>(next - '1');
        if (text[i] == '%' && next == 'n' && count) {
            filled += std::to_string(*count);
            ++i;
        } else if (text[i] == '%' && next >= '1' && next <= '9' && argumentIndex < arguments.size()) {
            filled += arguments[argumentIndex];
            ++i;
        } else {
            filled += text[i];
        }
    }
    return filled;
}

std::string english(const Message& message)
{
    std::vector<std::string> arguments;
    for (const auto& argument : message.arguments)
        arguments.push_back(english(argument));
    const bool isSingular = message.count == 1 && message.wording->singular != nullptr;
    return fill(isSingular ? message.wording->singular : message.wording->text, arguments, message.count);
}

} // namespace vozka::wording
