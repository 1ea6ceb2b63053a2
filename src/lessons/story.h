// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A story: a game whose moves are given, with texts, tasks and questions for the player. The format is
// described in resources/lessons/README.md.
#pragma once

#include "lessons/lesson.h"
#include "match/match.h"

namespace vozka::lessons {

/// A disc with a number on the board. The text of the step refers to the number.
struct StoryDisc {
    enum class On : std::uint8_t { Cell, Feature, Corner };
    int number = 0;
    /// Cell: in a corner of the cell's image. Feature: on a feature of its tile. Corner: on the point at the
    /// north-west corner of the cell.
    On on = On::Cell;
    Cell at;
    FeatureIndex feature = noFeature;
};

struct ScoreClaim {
    Player player = 0;
    std::string kind;
    int points = 0;
    /// Id of the rule of the score line. Empty if any rule is accepted.
    std::string rule;
};

struct RefusalClaim {
    Action action;
    std::string code;
    std::string detail;
    /// True if the action is refused in the current step of the rules. False if it is refused even in the
    /// step of the rules where such actions are done.
    bool now = false;
};

/// An action that the player does. All texts in stories are ids of `Story::texts`.
struct StoryTask {
    struct Wrong {
        Action action;
        std::string text;
    };
    std::string todo;
    /// Right actions, at least one. The story continues with the first.
    std::vector<Action> accept;
    std::string hint;
    /// Text after a right action; empty if none.
    std::string done;
    std::vector<Wrong> wrong;
};

struct StoryMark {
    int number = 0;
    Action action;
};

struct StoryQuestion {
    /// Points: how many points `player` gets by `then`. Who: which players get points. Marks: legal actions.
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
    /// Moves after the answer. `ends`: true if the game ends after them.
    std::vector<Action> then;
    bool ends = false;
    std::string done;
};

struct StoryStep {
    std::string text;
    /// Moves before the text. `ends`: true if the game ends after them.
    std::vector<Action> moves;
    bool ends = false;
    std::vector<StoryDisc> discs;
    std::vector<RefusalClaim> refused;
    std::vector<ScoreClaim> scores;
    std::optional<StoryTask> task;
    std::optional<StoryQuestion> question;
    /// Number of history entries before the step, after its moves, and after the player's answer.
    std::size_t before = 0;
    std::size_t moved = 0;
    std::size_t after = 0;
};

struct Story : Teaching {
    /// Position in the course for beginners, from 1; 0 if the story is not part of the course.
    int course = 0;
    /// True if the story is listed before the lessons of its chapter.
    bool introduces = false;
    /// Kinds of the players in the game that continues the story; empty if no game continues it.
    std::vector<records::PlayerKind> playersOfGame;
    records::RuleChoice choice;
    std::vector<records::PlayerEntry> players;
    /// Rules and state at the start.
    records::LoadedPosition table;
    std::vector<StoryStep> steps;
    /// History of the story with right answers. Empty in stories of `LessonLibrary::shared`.
    std::vector<HistoryEntry> history;

    /// After `entryCount` history entries: the state, its data without the board, a match without a dealer.
    [[nodiscard]] State stateAt(std::size_t entryCount) const;
    [[nodiscard]] const GameData& dataAt(std::size_t entryCount) const;
    [[nodiscard]] Match matchAt(std::size_t entryCount) const;
    /// Returns the game that continues the story. Requires: `playersOfGame` and the history are not empty.
    [[nodiscard]] records::GameRecord record(std::uint64_t seed) const;
};

} // namespace vozka::lessons
