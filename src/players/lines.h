// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All that a player could do in one go, until somebody else or nature decides, each with what it is worth.
#pragma once

#include "players/evaluation.h"

#include <limits>
#include <memory>
#include <span>

namespace vozka {

/// Actions of one player in a row, and the leads that they come to.
struct Line {
    static constexpr std::size_t maxActions = 8;
    std::array<Action, maxActions> actions{};
    std::uint8_t size = 0;
    Values leads{};

    [[nodiscard]] std::span<const Action> all() const { return {actions.data(), size}; }
};

/// Not to be shared by threads. Keeps its buffers, so that nothing is allocated from call to call.
class LineFinder {
public:
    /// Needs the evaluator as long as it lives.
    explicit LineFinder(Evaluator& evaluator);

    /// Fills `lines` with every pair of a placement and a deployment on that tile (or what the step offers
    /// instead); of what follows behind these only the best. What is done elsewhere instead, and what may be
    /// done besides (a ransom), stands behind the best placements alone: it hardly depends on where the tile
    /// lies, and there is much of it. A side act is left out where the same line without it is about as good
    /// or better. Looks of a symmetric tile count once. Requires: a player decides.
    void find(const State& state, std::vector<Line>& lines);
    /// The one that is best for who decides. Of several the first. Requires: a player decides.
    [[nodiscard]] Line best(const State& state);

private:
    struct Frame {
        ActionList actions;
        State state;
    };
    struct First {
        Action placement;
        /// The best lead that was found behind it, and the lead if nothing is done behind it.
        float best = std::numeric_limits<float>::lowest();
        float alone = std::numeric_limits<float>::lowest();
    };
    /// Fills the frame with what is legal.
    void list(const State& state, std::size_t depth);
    void noteBesides();
    [[nodiscard]] bool isPlacement(const Action& action) const;
    [[nodiscard]] bool isBesides(const Action& action) const;
    void chooseFirsts(const std::vector<Line>& lines);
    void addElsewhere(const State& state, std::vector<Line>& lines);
    void addBesides(const State& state, std::vector<Line>& lines);
    [[nodiscard]] bool paysOff(const State& state, const Line& line);
    /// Adds the lines that go on with that action.
    void add(const State& state, const Action& action, std::size_t depth, Line& line,
             std::vector<Line>& lines);
    void growNear(const State& state, Line& line, std::vector<Line>& lines);
    void growBest(const State& state, std::size_t depth, Line& line);
    Frame& frame(std::size_t depth);
    /// Does the action in the frame; true if the same player goes on in the same turn.
    bool goesOn(const State& state, const Action& action, std::size_t depth);

    Evaluator& m_evaluator;
    const RuleBook& m_book;
    Player m_player = 0;
    std::vector<std::unique_ptr<Frame>> m_frames;
    /// After the same line without its side act.
    State m_without;
    std::vector<Line> m_lines;
    /// Legal side acts.
    std::vector<Action> m_besides;
    /// The best placements.
    std::vector<First> m_firsts;
    /// Something elsewhere was not tried behind every placement.
    bool m_leftOut = false;
};

} // namespace vozka
