// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the models look at: the rules and the state of a game, who plays it and what has happened. It is good
// until the game goes on.
#pragma once

#include "match/match.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>

namespace vozka {

/// True if the step with that index in the plan places figures of the supply.
[[nodiscard]] bool stepPlacesFigures(const RuleBook& book, std::size_t step);
/// True if the step asks for a tile and none is drawn: a player can place a tile that they hold.
[[nodiscard]] bool waitsForOwnTile(const RuleBook& book, const GameStanding& standing);

[[nodiscard]] constexpr bool placesTile(const Action& action)
{
    return action.type == Action::Type::Place;
}

/// True if it places a figure of the supply.
[[nodiscard]] constexpr bool placesFigure(const Action& action)
{
    return action.type == Action::Type::Deploy;
}

[[nodiscard]] constexpr bool isPass(const Action& action)
{
    return action.type == Action::Type::Pass;
}

struct Table {
    const Rules* rules = nullptr;
    const State* state = nullptr;
    std::span<const records::PlayerEntry> players;
    std::span<const Moment> moments;
    /// A position to look at: nobody is asked to do anything.
    bool viewOnly = false;
    /// Something is shown first: nobody is asked yet.
    bool waiting = false;
    /// How many of the last events are not told yet: scores at the end that are still to be counted.
    std::size_t untold = 0;
    /// Looking back: whose turn is shown, nature before the first.
    std::optional<Player> shownTurn = {};
    /// The state, where it is none that the game has.
    std::shared_ptr<const State> earlier = {};

    /// Goes back to what it was after so many moments of that game.
    void goBackTo(const Match& match, std::size_t count);

    explicit operator bool() const { return state != nullptr; }
    [[nodiscard]] const TileCatalogue& catalogue() const { return rules->catalogue(); }
    [[nodiscard]] const Board& board() const { return (*state)->board; }
    /// Tile on any cell, for example that under the pointer; noTile if none.
    [[nodiscard]] TileIndex tileUnder(Cell cell) const
    {
        return isOnTable(cell) ? board().tileAt(cell) : noTile;
    }
    /// Requires: a tile with that feature is there.
    [[nodiscard]] Segment segmentAt(const SegmentRef& at) const
    {
        return board().segmentOf(board().tileAt(at.at), at.feature);
    }
    /// True if a player is to decide now.
    [[nodiscard]] bool awaitsPlayer() const;
    /// True if the step that waits places figures of the supply.
    [[nodiscard]] bool placesFigures() const;
    /// The step that asks for something else than tiles and figures in hand, and not for a figure that goes
    /// on; nullptr unless a player is to decide in one.
    [[nodiscard]] const Step* otherStep() const;
    /// The kind of tile that is to be placed now: the drawn one, or one of the players' own instead of
    /// drawing; noKind if none is.
    [[nodiscard]] KindIndex hand() const;
    /// The kind of tile of their own that players have in this game, noKind if there is none.
    [[nodiscard]] KindIndex ownKind() const;
    /// How many tiles of his own the player still has.
    [[nodiscard]] int ownTilesLeft(Player player) const;
    /// Action by which the moving figure returns to the supply instead; nothing unless that is a choice.
    [[nodiscard]] std::optional<Action> goingHome() const;
    /// The action that takes a figure to a feature, without the feature, if the step asks for nothing else;
    /// nothing otherwise.
    [[nodiscard]] std::optional<Action> arriving() const;
    /// The figure that goes on or home, or has to go to a feature; nothing unless that is asked.
    [[nodiscard]] std::optional<Figure> movingFigure() const;

    [[nodiscard]] QString playerName(Player player) const;
    /// Points of the player in the scores that were shown already.
    [[nodiscard]] int points(Player player) const;
    /// The name of the player's colour ("red").
    [[nodiscard]] QString playerColour(Player player) const;
    /// The tile kind as its drawings are named.
    [[nodiscard]] QString picture(KindIndex kind) const;
    /// The id of a feature, or of a short road, of that kind.
    [[nodiscard]] QString featureId(KindIndex kind, FeatureIndex feature) const;
    /// Drawing of a figure that stands or lies on that kind of feature.
    [[nodiscard]] QString figurePicture(FigureKind figure, FeatureKind on) const;
    /// The drawing of a figure in the supply.
    [[nodiscard]] QString figurePicture(FigureKind figure) const;
};

[[nodiscard]] bool isComputer(const records::PlayerEntry& player);
/// True if a player is to decide now, a person or a computer.
[[nodiscard]] bool awaitsDecision(const Table& table);
/// True if a computer is to decide now.
[[nodiscard]] bool awaitsComputer(const Table& table);

} // namespace vozka
