// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is to be said of one feature of the board: where it lies, who stands there, who leads and what it
// pays. Nothing here changes anything or names an expansion; sentences are made above the engine.
#pragma once

#include "engine/insight/worth.h"

#include <optional>
#include <vector>

namespace vozka {

/// A side of the tile at `at` where a feature is open: no tile lies beyond it.
struct OpenEnd {
    Cell at;
    Side side = Side::N;
    bool operator==(const OpenEnd&) const = default;
};

struct StandingFigure {
    Player player = 0;
    FigureKind kind = FigureKind::Follower;
    /// The segment it stands on. On a corner: that of the tile whose north-west corner it is.
    SegmentRef at;
    bool onCorner = false;
    /// The turn in which it was set there, from 1; 0 = it stood there when a position was laid out.
    int since = 0;
    /// What it counts for the majority, 0 = nothing.
    int strength = 0;
    bool operator==(const StandingFigure&) const = default;
};

/// What a player's figures of one kind count together: `figures` of them, worth `strength` in all.
struct StrengthTerm {
    FigureKind figure = FigureKind::Follower;
    int figures = 0;
    int strength = 0;
    /// What their strength counts, by the word of a score term ("city.coats-of-arms"); empty = the figures
    /// themselves.
    Code counts;
    bool operator==(const StrengthTerm&) const = default;
};

struct PlayerStrength {
    Player player = 0;
    int strength = 0;
    /// In the order in which the rules list the figures; kinds without strength, too.
    std::vector<StrengthTerm> terms;
    bool operator==(const PlayerStrength&) const = default;
};

struct FeatureInsight {
    FeatureKind kind = FeatureKind::Field;
    /// A field never is.
    bool complete = false;
    /// It is complete and nothing more is paid for it.
    bool scored = false;
    /// All of the feature, by row, then column; never empty.
    std::vector<SegmentRef> segments;
    /// Different tiles, each once.
    int tiles = 0;
    std::vector<MarkCount> marks;
    /// Roads and cities: where they are open, by cell as segments are, then clockwise from the north.
    std::vector<OpenEnd> openEnds;
    /// Features that are completed by what lies round them: cells round it without a tile, by row and column.
    std::vector<Cell> missing;
    /// In the order in which they came to stand there.
    std::vector<StandingFigure> figures;
    /// Every player who has a figure there, by player.
    std::vector<PlayerStrength> strengths;
    /// Who has the majority, by player: all with the most, nobody if the most is 0.
    std::vector<Player> leaders;
    /// Who has a figure there that is paid whoever has the majority, by player.
    std::vector<Player> paidAlone;
    /// What it is worth to its leaders, or was when it was scored: as completed if it is complete, else as at
    /// the end of the game. Where a figure is paid alone, what that is paid.
    Worth worth;
    /// What it would be worth if it were closed with the tiles it has (what has to be surrounded: with all of
    /// them round it); nothing for what is complete or never will be.
    std::optional<Worth> whenComplete;
    /// What would be paid for it if the game ended now (what was paid at the end, if it is over), in the
    /// order in which that is scored. Lines of 0 points are not written.
    std::vector<ScoreLine> lines;

    /// Ways on by which its figures could go when it is scored, by place, those that are shut, too.
    std::vector<Passage> passages;
    /// Who could take those that are open if it were scored now; nothing where there are no such ways.
    std::optional<Crossers> crossers;

    /// Several lead.
    [[nodiscard]] bool isContested() const { return leaders.size() > 1; }
};

/// Of the segment's whole feature. Requires: the segment lies on the board.
[[nodiscard]] FeatureInsight featureInsight(const Rules& rules, const State& state, Segment segment);

/// The same with the lines of the end at hand: for many features of one state.
[[nodiscard]] FeatureInsight featureInsight(const Rules& rules, const State& state, Segment segment,
                                            const EndLines& endLines);

/// Every feature with a figure on it, by place: row and column of its first segment.
[[nodiscard]] std::vector<FeatureInsight> owners(const Rules& rules, const State& state);

} // namespace vozka
