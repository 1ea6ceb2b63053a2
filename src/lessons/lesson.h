// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson: a board, the moves that lead to the point where a figure may go on, and what is said about where
// it may go, in examples. Described for those who write one in resources/lessons/README.md.
#pragma once

#include "engine/base/ids.h"
#include "records/position.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vozka::lessons {

enum class Language : std::uint8_t { English, Czech };

/// The same text in every language; none is empty.
struct Text {
    std::string english;
    std::string czech;
    [[nodiscard]] const std::string& in(Language language) const
    {
        return language == Language::English ? english : czech;
    }
};

/// What stands in the way, as far as a claim names it.
struct Culprit {
    SegmentRef at;
    std::optional<Player> player;
    std::optional<FigureKind> figure;
};

/// Whether the figure may go to these segments, in the words of the engine's reach: all segments of one
/// feature, or all those of it of which the same is true.
struct Claim {
    bool target = false;
    std::string via;
    std::string reason;
    std::string detail;
    std::optional<Culprit> by;
    std::vector<SegmentRef> segments;
    /// Where the label's number lies on the board, at least one.
    std::vector<SegmentRef> discs;
};

/// A number on the board with its caption. Number 0 is the tile just placed and claims nothing.
struct Label {
    int number = 0;
    /// The caption, by the text's id.
    std::string text;
    std::vector<Claim> claims;
    /// Of number 0 alone; the others' lie with their claims.
    std::vector<SegmentRef> discs;
};

/// What a step of the walk shows: the board before the last tile, that tile, the score, the range, a label.
enum class Show : std::uint8_t { Board, Tile, Score, Range, Label };

struct Step {
    Show show = Show::Board;
    /// Label: which.
    int label = 0;
    /// The text's id; that of a label is its caption.
    std::string text;
};

/// One edition's answer for a figure that stood in one place.
struct Example {
    /// "C2-2.1": also what it is called on screen.
    std::string id;
    std::string title;
    Edition edition = Edition::C2;
    SegmentRef from;
    /// By number.
    std::vector<Label> labels;
    /// What is true of the features that bear no label.
    std::vector<Claim> unlabelled;
    std::vector<Step> steps;

    [[nodiscard]] const Label* label(int number) const;
    /// All claims, those of the labels first.
    [[nodiscard]] std::vector<const Claim*> claims() const;
};

struct Lesson {
    std::string id;
    std::string title;
    /// The ids of the rules that it teaches, the most important first; at least one.
    std::vector<std::string> rules;
    records::PositionRecord position;
    /// They go on from the position, as in a game; the figure is not among them.
    std::vector<Action> moves;
    /// Whose figure and which goes on.
    Player player = 0;
    FigureKind figure = FigureKind::Follower;
    std::vector<Example> examples;
    std::map<std::string, Text, std::less<>> texts;

    [[nodiscard]] const Example* example(std::string_view id) const;
    /// Requires: the lesson has such a text; every id in a lesson that was read names one.
    [[nodiscard]] const Text& text(std::string_view id) const;
};

} // namespace vozka::lessons
