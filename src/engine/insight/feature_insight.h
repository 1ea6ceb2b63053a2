// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about one feature of the board: place, figures, majority and points. Nothing here changes the state
// or names an expansion. Other modules make texts of the facts.
#pragma once

#include "engine/insight/worth.h"

#include <optional>
#include <vector>

namespace vozka {

/// Side of the tile on `at` where a feature is open: the cell beyond it has no tile.
struct OpenEnd {
    Cell at;
    Side side = Side::N;
    bool operator==(const OpenEnd&) const = default;
};

struct PlacedFigure {
    Player player = 0;
    FigureKind kind = FigureKind::Follower;
    /// Segment of the figure. On a corner: of the tile whose north-west corner it is.
    SegmentRef at;
    bool onCorner = false;
    /// Number of the turn of its deployment or move, from 1; 0 for figures of a position.
    int since = 0;
    /// Strength in the majority.
    int strength = 0;
    bool operator==(const PlacedFigure&) const = default;
};

/// Strength of a player's figures of one kind together.
struct StrengthTerm {
    FigureKind figure = FigureKind::Follower;
    int figures = 0;
    int strength = 0;
    /// Source of the strength, by the word of a score term ("city.coats-of-arms"); empty: the figures
    /// themselves.
    Code counts;
    bool operator==(const StrengthTerm&) const = default;
};

struct PlayerStrength {
    Player player = 0;
    int strength = 0;
    /// In the order of the kinds of figures; includes kinds without strength.
    std::vector<StrengthTerm> terms;
    bool operator==(const PlayerStrength&) const = default;
};

struct FeatureInsight {
    FeatureKind kind = FeatureKind::Field;
    /// Always false for fields.
    bool complete = false;
    /// True if it is complete and scores no more points.
    bool scored = false;
    /// All segments by row, then column; never empty.
    std::vector<SegmentRef> segments;
    /// Number of different tiles.
    int tiles = 0;
    std::vector<MarkCount> marks;
    /// Open ends at sides, sorted by row and column of the cell, then clockwise from the north.
    std::vector<OpenEnd> openEnds;
    /// Ends on its tiles that are open until rules link them, by row, then column.
    std::vector<SegmentRef> unlinkedEnds;
    /// Cells without a tile around a surrounded feature, by row and column; empty for other features.
    std::vector<Cell> missing;
    /// In the order of their deployment or move.
    std::vector<PlacedFigure> figures;
    /// Every player with a figure there, ascending.
    std::vector<PlayerStrength> strengths;
    /// Players with the majority, ascending: all tied players, none if the highest strength is 0.
    std::vector<Player> leaders;
    /// Players with a figure there that gets points without the majority, ascending.
    std::vector<Player> paidAlone;
    /// Points for its leaders: as completed if the feature is complete, else as at the end of the game. If a
    /// figure gets points without the majority: points of that figure.
    Worth worth;
    /// Points if it were closed with its present tiles, or for surrounded features with all neighbours. Empty
    /// for complete features and fields.
    std::optional<Worth> whenComplete;
    /// Score lines of the feature if the game ended now, in the order of scoring. If the game is over: lines
    /// of its end. Without lines of 0 points.
    std::vector<ScoreLine> lines;

    /// Passages from the feature, sorted by place. They need not be open.
    std::vector<Passage> passages;
    /// Player who could use the open passages if it were scored now; empty without passages.
    std::optional<PassageUser> passageUser;

    /// True if several players have the majority.
    [[nodiscard]] bool isContested() const { return leaders.size() > 1; }
};

/// Returns the facts about the segment's whole feature. Requires: the segment is on the board.
[[nodiscard]] FeatureInsight featureInsight(const Rules& rules, const State& state, Segment segment);

/// The same with existing end lines, for many features of one state.
[[nodiscard]] FeatureInsight featureInsight(const Rules& rules, const State& state, Segment segment,
                                            const EndLines& endLines);

/// Returns every feature with figures, by row and column of its first segment.
[[nodiscard]] std::vector<FeatureInsight> owners(const Rules& rules, const State& state);

} // namespace vozka
