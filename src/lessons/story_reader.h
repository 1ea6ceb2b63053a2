// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the steps of a story's file.
#pragma once

#include "lessons/example_reader.h"
#include "lessons/story.h"

namespace vozka::lessons {

/// Does not check if moves are legal. Requires: the steps are read in their order, because features are named
/// by their ids on the tiles placed so far.
class StoryReader {
public:
    StoryReader(const Story& story, TextReader& texts);

    [[nodiscard]] StoryStep readStep(const records::Value& value);

private:
    [[nodiscard]] std::vector<Action> readMoves(const records::Value& value);
    /// Reads an action that is not played: its tile is not placed.
    [[nodiscard]] Action readWithoutPlacing(const records::Value& value) const;
    [[nodiscard]] Player readPlayer(const records::Value& value) const;
    [[nodiscard]] std::string readTextOf(records::Fields& fields, std::string_view name);
    [[nodiscard]] std::vector<StoryDisc> readDiscs(const records::Value& value) const;
    [[nodiscard]] RefusalClaim readRefusal(const records::Value& value) const;
    [[nodiscard]] ScoreClaim readScore(const records::Value& value) const;
    [[nodiscard]] StoryTask readTask(const records::Value& value);
    [[nodiscard]] StoryQuestion readQuestion(const records::Value& value);
    [[nodiscard]] StoryQuestion::Wrong readWrong(const records::Value& value,
                                                 const std::vector<int>& choices);
    void readContinuation(StoryQuestion& question, const records::Value& value, records::Fields& fields);

    int m_players;
    TextReader* m_texts;
    records::ActionWords m_actionReader;
};

} // namespace vozka::lessons
