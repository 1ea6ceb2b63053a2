// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Input of the models: rules, state, players and history of a game. Valid until the game changes.
#pragma once

#include "match/match.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>

namespace vozka {

/// Converts coordinates from QML. Requires: both are within the range of a cell's coordinates.
[[nodiscard]] constexpr Cell cellOf(int x, int y)
{
    return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}

/// Returns true if this step of the plan places figures from the supply.
[[nodiscard]] bool stepPlacesFigures(const RuleBook& book, std::size_t step);
/// Returns true if the step places a tile, but no tile is drawn: the player can place an own tile.
[[nodiscard]] bool waitsForOwnTile(const RuleBook& book, const GameData& data);

[[nodiscard]] constexpr bool placesTile(const Action& action)
{
    return action.type == Action::Type::Place;
}

/// Returns true if the action places a figure from the supply.
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
    std::span<const HistoryEntry> history;
    /// True if the table is only shown, for example a position without a game: no player can act.
    bool viewOnly = false;
    /// True while no player can act, as at a question of a story.
    bool waiting = false;
    /// Number of events at the end of the history that are not shown yet: scores of the final scoring.
    std::size_t notShown = 0;
    /// Player of the reviewed turn; `noPlayer` before the first turn. `std::nullopt` if not in review mode.
    std::optional<Player> shownTurn = {};
    /// Owns the state if it is not in the history of the game.
    std::shared_ptr<const State> earlier = {};

    /// Changes to the state after `count` history entries of the game.
    void truncate(const Match& match, std::size_t count);

    explicit operator bool() const { return state != nullptr; }
    [[nodiscard]] const TileCatalogue& catalogue() const { return rules->catalogue(); }
    [[nodiscard]] const Board& board() const { return (*state)->board; }
    /// Returns the tile on any cell, for example under the pointer; noTile if none.
    [[nodiscard]] TileIndex tileUnder(Cell cell) const
    {
        return isOnTable(cell) ? board().tileAt(cell) : noTile;
    }
    /// Requires: there is a tile with this feature.
    [[nodiscard]] Segment segmentAt(const SegmentRef& at) const
    {
        return board().segmentOf(board().tileAt(at.at), at.feature);
    }
    /// Returns true if a person decides now, not a computer.
    [[nodiscard]] bool awaitsPlayer() const;
    [[nodiscard]] bool placesFigures() const { return stepPlacesFigures(rules->book(), (*state)->step); }
    /// Returns the current step if a person decides something other than the placement of a tile or figure,
    /// or the move of a figure; null otherwise.
    [[nodiscard]] const Step* otherStep() const;
    /// Returns the kind of the tile to place now: the drawn tile, or the player's own tile before a tile is
    /// drawn; noKind if none.
    [[nodiscard]] KindIndex hand() const;
    [[nodiscard]] KindIndex ownKind() const;
    /// Returns the cell of the tile that was placed in this turn; `std::nullopt` if none.
    [[nodiscard]] std::optional<Cell> placedCell() const;
    [[nodiscard]] int ownTilesLeft(Player player) const;
    /// Returns the action that returns a figure to the supply instead of moving it; `std::nullopt` if not
    /// possible.
    [[nodiscard]] std::optional<Action> forcedReturn() const;
    /// Returns the action that moves a figure to a feature, without the feature; `std::nullopt` if the step
    /// has other actions.
    [[nodiscard]] std::optional<Action> arriving() const;
    /// Returns the figure that must move, or can move on or return to the supply; `std::nullopt` if none.
    [[nodiscard]] std::optional<Figure> movingFigure() const;

    [[nodiscard]] QString playerName(Player player) const;
    /// Returns the points of the player, without events that are not shown yet.
    [[nodiscard]] int points(Player player) const;
    /// Returns the name of the player's colour ("red").
    [[nodiscard]] QString playerColour(Player player) const;
    /// Returns the name of the tile kind in its drawings.
    [[nodiscard]] QString picture(KindIndex kind) const;
    /// Returns the id of a feature or short road of that kind.
    [[nodiscard]] QString featureId(KindIndex kind, FeatureIndex feature) const;
    /// Returns the name of the drawing of a figure on that kind of feature.
    [[nodiscard]] QString figurePicture(FigureKind figure, FeatureKind on) const;
    /// Returns the name of the drawing of a figure in the supply.
    [[nodiscard]] QString figurePicture(FigureKind figure) const;
};

[[nodiscard]] bool isComputer(const records::PlayerEntry& player);
/// Returns true if a person or a computer decides now.
[[nodiscard]] bool awaitsDecision(const Table& table);
[[nodiscard]] bool awaitsComputer(const Table& table);

} // namespace vozka
