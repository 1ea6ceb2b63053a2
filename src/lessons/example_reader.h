// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The examples of a lesson's file, and its texts by their ids.
#pragma once

#include "lessons/lesson.h"
#include "records/actions.h"

#include <set>

namespace vozka::lessons {

/// The texts of the file, and which of them something shows.
class TextReader {
public:
    explicit TextReader(const records::Value& object);

    /// The id of a text; it is shown then.
    [[nodiscard]] std::string shown(const records::Value& value);
    /// All texts; one that nothing shows is a fault.
    [[nodiscard]] std::map<std::string, Text, std::less<>> finish() const;

private:
    records::Value m_object;
    std::map<std::string, Text, std::less<>> m_texts;
    std::set<std::string> m_shown;
};

/// What the parts of a lesson are read with.
struct Reading {
    const Rules& rules;
    const Lesson& lesson;
    records::ActionWords& words;
    TextReader& texts;
};

[[nodiscard]] Example readExample(const records::Value& value, const Reading& reading);

} // namespace vozka::lessons
