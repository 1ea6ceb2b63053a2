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

/// A text in the languages of its file. The other languages are in translations/teaching_*.ts.
struct Text {
    std::string english;
    std::string czech;
    [[nodiscard]] const std::string& in(Language language) const
    {
        return language == Language::English ? english : czech;
    }
};

/// The figure or feature that blocks a move, as far as a claim specifies it.
struct Blocker {
    SegmentRef at;
    std::optional<Player> player;
    std::optional<FigureKind> figure;
};

/// Claim that the figure may or must not move to these segments. They belong to one `ReachEntry` of the
/// engine. `via`, `reason` and `detail` are codes of that entry, empty if none.
struct Claim {
    bool target = false;
    std::string via;
    std::string reason;
    std::string detail;
    std::optional<Blocker> blocker;
    std::vector<SegmentRef> segments;
    /// Segments that show the number of the label. Empty for claims without a label.
    std::vector<SegmentRef> discs;
};

/// A number on the board with its caption. Number 0 is the last tile, without claims.
struct Label {
    int number = 0;
    /// Id of the caption.
    std::string text;
    std::vector<Claim> claims;
    /// Segments of the last tile that show the number 0. Empty for other numbers.
    std::vector<SegmentRef> discs;
};

/// Content of a step: the board before the last tile, that tile, the score, the range, or a label.
enum class Show : std::uint8_t { Board, Tile, Score, Range, Label };

/// Names of `Show` in files.
inline constexpr std::array<std::string_view, 5> showNames{"board", "tile", "score", "range", "label"};

struct Step {
    Show show = Show::Board;
    /// Number of the label, which can be 0. Also 0 for steps with other contents.
    int label = 0;
    /// Id of the text. For a label it is the caption.
    std::string text;
};

/// Targets of the figure by the rules of one edition, with the figure on the segment `from`.
struct Example {
    /// "C2-2.1", also shown on screen.
    std::string id;
    /// Id of the text.
    std::string title;
    Edition edition = Edition::C2;
    SegmentRef from;
    std::vector<Label> labels;
    /// Claims about features without a label.
    std::vector<Claim> unlabelled;
    std::vector<Step> steps;

    /// Returns the label with that number, null if none.
    [[nodiscard]] const Label* label(int number) const;
    /// Returns all claims: first the claims of the labels.
    [[nodiscard]] std::vector<const Claim*> claims() const;
};

/// Common part of lessons and stories. `title` is the id of a text.
struct Teaching {
    std::string id;
    std::string title;
    /// Ids of the rules that the lesson or story teaches, the most important first; at least one.
    std::vector<std::string> rules;
    std::map<std::string, Text, std::less<>> texts;

    /// Returns the text of that id. Requires: the text exists. Ids from a file exist or are empty.
    [[nodiscard]] const Text& text(std::string_view id) const;
};

struct Lesson : Teaching {
    records::PositionRecord position;
    /// Moves after the position, without the deployment and the move of the moving figure.
    std::vector<Action> moves;
    /// Owner and kind of the figure that moves.
    Player player = 0;
    FigureKind figure = FigureKind::Follower;
    std::vector<Example> examples;

    [[nodiscard]] const Example* example(std::string_view id) const;
};

} // namespace vozka::lessons
