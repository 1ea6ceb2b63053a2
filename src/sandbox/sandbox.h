// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A position that is edited by the user. An edit is applied, or refused with a reason, and can be undone. The
// position is always valid for `records::layOut`.
#pragma once

#include "records/position.h"

#include <optional>
#include <vector>

namespace vozka::sandbox {

class Sandbox {
public:
    /// An empty board for these players. Requires: the rules and the number of players are valid.
    Sandbox(const records::RuleChoice& rules, std::vector<records::PlayerEntry> players);

    [[nodiscard]] const records::PositionRecord& record() const { return m_history[m_current]; }
    [[nodiscard]] const Position& position() const { return record().position; }
    [[nodiscard]] const Rules& rules() const { return *m_rules; }
    /// State after the last tile, which was placed by the player to move.
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool isEmpty() const { return position().tiles.empty(); }
    /// Returns the index of the tile on that cell, in the order of placement.
    [[nodiscard]] std::optional<std::size_t> tileOn(Cell at) const;
    /// Returns the turns of a tile that fit there: bit t is set for turn t. `owner`: player whose own tile it
    /// is, ignored for other tiles.
    [[nodiscard]] unsigned turnsThatFit(KindIndex kind, Cell at, Player owner) const;

    // Each edit returns `std::nullopt` on success. If it is refused, nothing changes.

    /// Places a tile, which becomes the last tile. The previous last tile stays the last one if figures are
    /// on features that it completed. `owner` is only used for own tiles of players.
    std::optional<Refusal> place(KindIndex kind, Cell at, Turns turns, Player owner);
    /// Turns a tile and its figures to the next turn that fits. `direction`: 1 clockwise, -1 the other way.
    std::optional<Refusal> turn(Cell at, int direction);
    /// Removes a tile with the figures on it and on its corners.
    std::optional<Refusal> take(Cell at);
    /// Makes that tile the last placed tile.
    std::optional<Refusal> makeLast(Cell at);
    /// Places a figure. If its feature is complete, a tile that completes it becomes the last one.
    std::optional<Refusal> setFigure(const PositionFigure& figure);
    /// Changes the place, the owner or the kind of that figure. Requires: it exists.
    std::optional<Refusal> changeFigure(std::size_t index, const PositionFigure& figure);
    /// Removes that figure. Requires: it exists.
    std::optional<Refusal> takeFigure(std::size_t index);
    /// Places a figure in an area. `from`: index of the figure on the board that moves there, empty if the
    /// figure comes from the supply.
    std::optional<Refusal> setInArea(const FigureInArea& figure, std::optional<std::size_t> from = {});
    /// Removes that entry of the figures in areas. Requires: it exists.
    std::optional<Refusal> takeFromArea(std::size_t index);
    /// Moves the only token of its kind to that place, or replaces the stack or the link there. A count of 0
    /// removes the token.
    std::optional<Refusal> setToken(const PositionToken& token);
    /// Removes the token. A token that a tile of the board adds to the game returns to that tile.
    std::optional<Refusal> takeToken(TokenKind kind);
    /// False if the token is not on the board, is in an area, or is on the tile that adds it to the game.
    [[nodiscard]] bool canTakeToken(TokenKind kind) const;
    /// Requires: 2 to 6 players. Players with figures on the board cannot be removed.
    std::optional<Refusal> setPlayers(std::vector<records::PlayerEntry> players);
    std::optional<Refusal> setRules(const records::RuleChoice& rules);
    std::optional<Refusal> setToMove(Player player);
    /// Replaces the position. Requires: it is valid.
    void load(const records::PositionRecord& record);
    /// Removes everything from the board, but keeps players and rules.
    void clear();

    // Each function returns the refusal of an edit without applying it, `std::nullopt` if it is possible.
    [[nodiscard]] std::optional<Refusal> refusalOf(KindIndex kind, Cell at, Turns turns, Player owner) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const PositionFigure& figure) const;
    [[nodiscard]] std::optional<Refusal> refusalOfChange(std::size_t index,
                                                         const PositionFigure& figure) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const FigureInArea& figure,
                                                   std::optional<std::size_t> from = {}) const;

    [[nodiscard]] bool canUndo() const { return m_current > 0; }
    [[nodiscard]] bool canRedo() const { return m_current + 1 < m_history.size(); }
    void undo();
    void redo();

private:
    using Record = records::PositionRecord;

    /// Result of an edit, or the reason of its refusal.
    struct Edit {
        std::optional<Refusal> refusal;
        Record record = Record();
        State state = State();
    };

    [[nodiscard]] Edit withTile(KindIndex kind, Cell at, Turns turns, Player owner) const;
    [[nodiscard]] Edit withFigure(const PositionFigure& figure) const;
    [[nodiscard]] Edit withFigureInArea(const FigureInArea& figure, std::optional<std::size_t> from) const;
    [[nodiscard]] Edit withChangedFigure(std::size_t index, const PositionFigure& figure) const;
    /// If the figure is on a feature that an earlier tile completed, that tile becomes the last one.
    [[nodiscard]] Edit withLastTileFor(const PositionFigure& figure, Record record) const;
    /// Returns the cells of the tiles that can complete the feature of the figure. They are in the order of
    /// preference as the last tile. Requires: the figure is on a feature of the board.
    [[nodiscard]] std::vector<Cell> tilesThatMayComplete(const PositionFigure& figure) const;
    /// Tries each of these tiles as the last tile and returns the first valid result. `std::nullopt` in the
    /// list: any tile may be the last.
    [[nodiscard]] Edit makeEdit(Record record, const std::vector<std::optional<Cell>>& lastTiles) const;
    /// Returns the result without a change of the order of the tiles.
    [[nodiscard]] Edit makeEdit(Record record) const;
    std::optional<Refusal> commit(Edit edit);
    void addToHistory(Record record, State state);
    void goTo(std::size_t index);

    std::optional<Rules> m_rules;
    State m_state;
    std::vector<Record> m_history;
    std::size_t m_current = 0;
};

/// Returns the base game with the first other tile set that has a figure which may move on after scoring.
[[nodiscard]] records::RuleChoice initialRules();

} // namespace vozka::sandbox
