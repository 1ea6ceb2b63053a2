// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the examples and the texts of a lesson's file.
#pragma once

#include "lessons/lesson.h"
#include "records/actions.h"

#include <set>

namespace vozka::lessons {

/// Reads the texts of a file and records the ids of the used texts.
class TextReader {
public:
    explicit TextReader(const records::Value& object);

    /// Reads the id of a text and marks the text as used.
    [[nodiscard]] std::string useText(const records::Value& value);
    /// Returns all texts. Adds a fault for each unused text.
    [[nodiscard]] std::map<std::string, Text, std::less<>> finish() const;

private:
    records::Value m_object;
    std::map<std::string, Text, std::less<>> m_texts;
    std::set<std::string> m_usedIds;
};

struct ReadingContext {
    const Rules& rules;
    const Lesson& lesson;
    records::ActionWords& words;
    TextReader& texts;
};

[[nodiscard]] Example readExample(const records::Value& value, const ReadingContext& context);

} // namespace vozka::lessons
