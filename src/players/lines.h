// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All that a player could do in one go, until somebody else or nature decides, each with what it is worth.
#pragma once

#include "players/evaluation.h"

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

    /// Fills `lines` with every pair of a placement and a deployment (or what the step offers instead); of
    /// what follows behind these only the best. Looks of a symmetric tile count once. Requires: a player
    /// decides.
    void find(const State& state, std::vector<Line>& lines);
    /// The one that is best for who decides. Of several the first. Requires: a player decides.
    [[nodiscard]] Line best(const State& state);

private:
    struct Frame {
        ActionList actions;
        State state;
    };
    void grow(const State& state, std::size_t depth, Line& line, std::vector<Line>& lines);
    void growBest(const State& state, std::size_t depth, Line& line);
    Frame& frame(std::size_t depth);
    /// Does the action in the frame; true if the same player goes on in the same turn.
    bool goesOn(const State& state, const Action& action, std::size_t depth);

    Evaluator& m_evaluator;
    Player m_player = 0;
    std::vector<std::unique_ptr<Frame>> m_frames;
    std::vector<Line> m_lines;
};

} // namespace vozka
