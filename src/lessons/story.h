// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A story: a game on the table in which the reader plays. It tells, the others move as it says, and the
// reader is given tasks and asked questions. Described for those who write one in
// resources/lessons/README.md.
#pragma once

#include "lessons/lesson.h"
#include "match/match.h"

namespace vozka::lessons {

/// A number on the board.
struct StoryDisc {
    enum class On : std::uint8_t { Cell, Feature, Corner };
    int number = 0;
    /// In the middle of the cell, on a feature of its tile, or on its north-west corner.
    On on = On::Cell;
    Cell at;
    FeatureIndex feature = noFeature;
};

struct ScoreClaim {
    Player player = 0;
    std::string kind;
    int points = 0;
    /// Empty if nothing is said of it.
    std::string rule;
};

struct RefusalClaim {
    Action action;
    std::string code;
    std::string detail;
    /// As things stand, not as if its time had come: so it is said whose decision it is.
    bool now = false;
};

/// What the reader does himself. Texts by their ids, here and in the following.
struct StoryTask {
    struct Wrong {
        Action action;
        std::string text;
    };
    std::string todo;
    /// At least one; the story goes on with the first.
    std::vector<Action> accept;
    std::string hint;
    /// Empty if nothing is told when it is done.
    std::string done;
    std::vector<Wrong> wrong;
};

struct StoryMark {
    int number = 0;
    Action action;
};

struct StoryQuestion {
    /// How many points a player gets from what follows, which players get some, what may be done.
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
    /// What follows the answer; perhaps the end of the game.
    std::vector<Action> then;
    bool ends = false;
    std::string done;
};

struct StoryStep {
    std::string text;
    /// What happens when it begins; perhaps the end of the game.
    std::vector<Action> moves;
    bool ends = false;
    std::vector<StoryDisc> discs;
    std::vector<RefusalClaim> refused;
    std::vector<ScoreClaim> scores;
    std::optional<StoryTask> task;
    std::optional<StoryQuestion> question;
    /// How many moments of the story have passed before it, after its moves, and after the reader's answer.
    std::size_t before = 0;
    std::size_t moved = 0;
    std::size_t after = 0;
};

struct Story {
    std::string id;
    std::string title;
    /// What it teaches, by the ids of the rules; at least one, the most important first.
    std::vector<std::string> rules;
    /// Its place in the course that teaches the game from the beginning; 0 = it is no part of it.
    int course = 0;
    /// It stands before the lessons of its chapter.
    bool introduces = false;
    /// Who plays on once it is told, one kind for each player; empty if nobody does.
    std::vector<records::PlayerKind> goesOn;
    records::RuleChoice choice;
    std::vector<records::PlayerEntry> players;
    /// The rules and the board that it begins with.
    records::LaidOut table;
    std::vector<StoryStep> steps;
    std::map<std::string, Text, std::less<>> texts;
    /// All that happens in it, as it is played right.
    std::vector<Moment> moments;

    /// Requires: the story has such a text; every id in a story that was read names one, or is empty.
    [[nodiscard]] const Text& text(std::string_view id) const;
    /// The board after so many moments.
    [[nodiscard]] State stateAt(std::size_t moment) const;
    /// The same but for the board.
    [[nodiscard]] const GameStanding& standingAt(std::size_t moment) const;
    /// The game as it lies after so many moments, with no dealer.
    [[nodiscard]] Match matchAt(std::size_t moment) const;
    /// The game in which its players play on, with all that has happened in it.
    [[nodiscard]] records::GameRecord record(std::uint64_t seed) const;
};

} // namespace vozka::lessons
