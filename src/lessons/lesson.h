// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson: a board, moves up to the move of a figure, and examples with claims about where the figure may
// go. The format is described in resources/lessons/README.md.
#pragma once

#include "engine/base/ids.h"
#include "records/position.h"

#include <array>
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

/// The figure or feature that blocks a move, as far as a claim names it.
struct Blocker {
    SegmentRef at;
    std::optional<Player> player;
    std::optional<FigureKind> figure;
};

/// Whether the figure may go to these segments, with the codes of the engine's reach: all segments of one
/// feature with the same answer.
struct Claim {
    bool target = false;
    std::string via;
    std::string reason;
    std::string detail;
    std::optional<Blocker> by;
    std::vector<SegmentRef> segments;
    /// Segments with the number of the label, at least one.
    std::vector<SegmentRef> discs;
};

/// A number on the board with its caption. Number 0 is the last tile, without claims.
struct Label {
    int number = 0;
    /// Id of the caption.
    std::string text;
    std::vector<Claim> claims;
    /// Discs of number 0.
    std::vector<SegmentRef> discs;
};

/// Content of a step: the board before the last tile, that tile, the score, the range, or a label.
enum class Show : std::uint8_t { Board, Tile, Score, Range, Label };

/// Names of `Show` in files.
inline constexpr std::array<std::string_view, 5> showNames{"board", "tile", "score", "range", "label"};

struct Step {
    Show show = Show::Board;
    /// Number of the label.
    int label = 0;
    /// Id of the text. For a label it is the caption.
    std::string text;
};

/// Answer of one edition for a figure on one tile.
struct Example {
    /// "C2-2.1", also shown on screen.
    std::string id;
    std::string title;
    Edition edition = Edition::C2;
    SegmentRef from;
    /// By number.
    std::vector<Label> labels;
    /// Claims about features without a label.
    std::vector<Claim> unlabelled;
    std::vector<Step> steps;

    [[nodiscard]] const Label* label(int number) const;
    /// All claims, those of the labels first.
    [[nodiscard]] std::vector<const Claim*> claims() const;
};

/// Common part of lessons and stories.
struct Teaching {
    std::string id;
    std::string title;
    /// Ids of the rules that it teaches, the most important first; at least one.
    std::vector<std::string> rules;
    std::map<std::string, Text, std::less<>> texts;

    /// Requires: the text exists. In a file that was read, every id is empty or names one.
    [[nodiscard]] const Text& text(std::string_view id) const;
};

struct Lesson : Teaching {
    records::PositionRecord position;
    /// Moves from the position on, without those of the figure.
    std::vector<Action> moves;
    /// Owner and kind of the figure that moves.
    Player player = 0;
    FigureKind figure = FigureKind::Follower;
    std::vector<Example> examples;

    [[nodiscard]] const Example* example(std::string_view id) const;
};

} // namespace vozka::lessons
