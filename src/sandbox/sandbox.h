// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A position that is built by hand: every edit is done, or refused with the reason, and can be taken back.
// What lies there can always lie on a table, as the readers of positions judge it.
#pragma once

#include "records/position.h"

#include <optional>
#include <vector>

namespace vozka::sandbox {

class Sandbox {
public:
    /// An empty table for these players. Requires: such a game can be.
    Sandbox(const records::RuleChoice& rules, std::vector<records::PlayerEntry> players);

    [[nodiscard]] const records::PositionRecord& record() const { return m_history[m_now]; }
    [[nodiscard]] const Position& position() const { return record().position; }
    [[nodiscard]] const Rules& rules() const { return *m_rules; }
    /// As the rules see it: whose turn it is has just placed the last tile.
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool isEmpty() const { return position().tiles.empty(); }
    /// The place in the order of placement of the tile on that cell.
    [[nodiscard]] std::optional<std::size_t> tileOn(Cell at) const;
    /// In which turns a tile of that kind can be laid there: bit t = turned by t. Of a tile of the players'
    /// own one of that player.
    [[nodiscard]] unsigned turnsThatFit(KindIndex kind, Cell at, Player owner) const;

    // Every edit answers nothing if it was done. Refused: why, and nothing has changed.

    /// Lays one more tile, which is then the one just placed; but where figures stand on what the last tile
    /// has completed, that one stays the last. `owner` is heeded for tiles that are the players' own.
    std::optional<Refusal> place(KindIndex kind, Cell at, Turns turns, Player owner);
    /// Turns a tile and its figures to the next turn that fits: clockwise for 1, back for -1.
    std::optional<Refusal> turn(Cell at, int by);
    /// Takes a tile away, and with it the figures that stand on it or on its corners.
    std::optional<Refusal> take(Cell at);
    /// That tile is the one just placed.
    std::optional<Refusal> makeLast(Cell at);
    /// On a completed feature, a tile that completes it becomes the last one: only then can a figure be
    /// there.
    std::optional<Refusal> setFigure(const PositionFigure& figure);
    /// The figure in that place of the list goes elsewhere, or is another's, or another. Requires: it exists.
    std::optional<Refusal> changeFigure(std::size_t index, const PositionFigure& figure);
    /// Requires: it exists.
    std::optional<Refusal> takeFigure(std::size_t index);
    /// `from`: index of the figure on the board that moves there, empty if it comes from the supply.
    std::optional<Refusal> setInArea(const FigureInArea& figure, std::optional<std::size_t> from = {});
    /// Removes that entry of the figures in areas. Requires: it exists.
    std::optional<Refusal> takeFromArea(std::size_t index);
    /// Moves the only token of its kind there, sets the stack there, or sets the link of that tile. A number
    /// of 0 removes it.
    std::optional<Refusal> setToken(const PositionToken& token);
    /// Removes the token. If a tile of the board brings it, it returns there.
    std::optional<Refusal> takeToken(TokenKind kind);
    /// False if it is not on the board, or is where a tile has brought it.
    [[nodiscard]] bool canTakeToken(TokenKind kind) const;
    /// 2 to 6 players. Who has figures on the board cannot leave.
    std::optional<Refusal> setPlayers(std::vector<records::PlayerEntry> players);
    std::optional<Refusal> setRules(const records::RuleChoice& rules);
    std::optional<Refusal> setToMove(Player player);
    /// Another position; it lies on a table.
    void load(const records::PositionRecord& record);
    /// Takes everything from the board; players and rules stay.
    void clear();

    // Why such an edit would be refused; nothing if it would be done.
    [[nodiscard]] std::optional<Refusal> refusalOf(KindIndex kind, Cell at, Turns turns, Player owner) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const PositionFigure& figure) const;
    [[nodiscard]] std::optional<Refusal> refusalOfChange(std::size_t index,
                                                         const PositionFigure& figure) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const FigureInArea& figure,
                                                   std::optional<std::size_t> from = {}) const;

    [[nodiscard]] bool canUndo() const { return m_now > 0; }
    [[nodiscard]] bool canRedo() const { return m_now + 1 < m_history.size(); }
    void undo();
    void redo();

private:
    using Record = records::PositionRecord;

    /// What an edit would bring about, or why it is refused.
    struct Edit {
        std::optional<Refusal> why;
        Record record = Record();
        State state = State();
    };

    [[nodiscard]] Edit placed(KindIndex kind, Cell at, Turns turns, Player owner) const;
    [[nodiscard]] Edit withFigure(const PositionFigure& figure) const;
    [[nodiscard]] Edit withFigureInArea(const FigureInArea& figure, std::optional<std::size_t> from) const;
    [[nodiscard]] Edit withChangedFigure(std::size_t index, const PositionFigure& figure) const;
    /// If the figure is on a feature that an earlier tile completed, that tile becomes the last one.
    [[nodiscard]] Edit withLastTileFor(const PositionFigure& figure, Record record) const;
    /// Cells of the tiles that can complete the feature of the figure, in the order in which to try them as
    /// the last tile. Requires: the figure is on a feature of the board.
    [[nodiscard]] std::vector<Cell> tilesThatMayComplete(const PositionFigure& figure) const;
    /// `lasts`: the tiles to be the last one, the first with which it goes.
    [[nodiscard]] Edit laidOut(Record record, const std::vector<std::optional<Cell>>& lasts) const;
    /// The tiles stay in their order.
    [[nodiscard]] Edit laidOut(Record record) const;
    std::optional<Refusal> done(Edit edit);
    void remember(Record record, State state);
    void goTo(std::size_t moment);

    std::optional<Rules> m_rules;
    State m_state;
    std::vector<Record> m_history;
    std::size_t m_now = 0;
};

/// The base game, and of the other tile sets the first that brings a figure of which one can ask where it
/// could move.
[[nodiscard]] records::RuleChoice rulesToBegin();

} // namespace vozka::sandbox
