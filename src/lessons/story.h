// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A story: a game whose moves are given, with texts, tasks and questions for the player. The format is
// described in resources/lessons/README.md.
#pragma once

#include "lessons/lesson.h"
#include "match/match.h"

namespace vozka::lessons {

/// A number on the board.
struct StoryDisc {
    enum class On : std::uint8_t { Cell, Feature, Corner };
    int number = 0;
    /// In a corner of the cell's picture, on a feature of its tile, or on its north-west corner.
    On on = On::Cell;
    Cell at;
    FeatureIndex feature = noFeature;
};

struct ScoreClaim {
    Player player = 0;
    std::string kind;
    int points = 0;
    /// Empty for any rule.
    std::string rule;
};

struct RefusalClaim {
    Action action;
    std::string code;
    std::string detail;
    /// Refused in the current state. False: refused as if its step had come.
    bool now = false;
};

/// An action that the player does. All texts of stories are ids.
struct StoryTask {
    struct Wrong {
        Action action;
        std::string text;
    };
    std::string todo;
    /// At least one. The story continues with the first.
    std::vector<Action> accept;
    std::string hint;
    /// Message after the action; empty if none.
    std::string done;
    std::vector<Wrong> wrong;
};

struct StoryMark {
    int number = 0;
    Action action;
};

struct StoryQuestion {
    /// Points of a player for the next moves, players who get points, or legal actions.
    enum class About : std::uint8_t { Points, Who, Marks };
    About about = About::Points;
    std::string ask;
    Player player = 0;
    std::vector<int> choices;
    /// Texts for wrong choices.
    struct Wrong {
        std::vector<int> points;
        std::string text;
    };
    std::vector<Wrong> wrong;
    std::vector<StoryMark> marks;
    /// Moves after the answer, and whether the game ends then.
    std::vector<Action> then;
    bool ends = false;
    std::string done;
};

struct StoryStep {
    std::string text;
    /// Moves before the text, and whether the game ends then.
    std::vector<Action> moves;
    bool ends = false;
    std::vector<StoryDisc> discs;
    std::vector<RefusalClaim> refused;
    std::vector<ScoreClaim> scores;
    std::optional<StoryTask> task;
    std::optional<StoryQuestion> question;
    /// Number of history entries of the story before the step, after its moves, and after the answer.
    std::size_t before = 0;
    std::size_t moved = 0;
    std::size_t after = 0;
};

struct Story : Teaching {
    /// Place in the course for beginners; 0 if it is not part of it.
    int course = 0;
    /// Listed before the lessons of its chapter.
    bool introduces = false;
    /// Kinds of the players in the game that continues the story; empty if none does.
    std::vector<records::PlayerKind> playersOfGame;
    records::RuleChoice choice;
    std::vector<records::PlayerEntry> players;
    /// Rules and state at the start.
    records::LoadedPosition table;
    std::vector<StoryStep> steps;
    /// All moves with right answers.
    std::vector<HistoryEntry> history;

    /// State, state without the board, and game without a dealer after that number of history entries.
    [[nodiscard]] State stateAt(std::size_t entryCount) const;
    [[nodiscard]] const GameData& dataAt(std::size_t entryCount) const;
    [[nodiscard]] Match matchAt(std::size_t entryCount) const;
    /// The game that continues the story, with its moves.
    [[nodiscard]] records::GameRecord record(std::uint64_t seed) const;
};

} // namespace vozka::lessons
