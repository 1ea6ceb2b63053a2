// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board written as text, for tests of rules.
#pragma once

#include "engine/rules/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vozka {

/// Declares the rule of a test. An id that is not in the rule book fails the test.
void rule(std::string_view id);

/// Rules of the base game, or of these tile sets.
[[nodiscard]] Rules baseRules(int players = 2, Options options = Options(),
                              const std::vector<std::string>& sets = {"base"});

/// Rules with only the tiles of the board and these kinds in the bag. `ruleSources` are added to the rules of
/// the sets.
[[nodiscard]] Rules rulesWithOnly(std::string_view board, const std::vector<std::string_view>& bag,
                                  int players = 2, const std::vector<void (*)(RuleBook&)>& ruleSources = {},
                                  const std::vector<std::string>& sets = {"base"});

/// Type of the action of an expansion whose form has that word.
[[nodiscard]] Action::Type actionType(const Rules& rules, std::string_view word);

/// A board as text: one word for each cell, "." for none, rows by line break. The first word is the cell 0,0.
/// A word is the tile's id and its quarter turns clockwise, then for each figure "/", the player's initial
/// and the place: r road, c city, m monastery, a abbey, f field (only if the tile has one such feature), or
/// ":" and the feature's id.
/// "D0/Ar/B:field-1": D not turned, Alice's follower on the road, Bob's on the first field.
/// Another figure than the follower is in parentheses: "E0/A(mayor)c".
/// "/A+barn": Alice's barn on the north-west corner of the tile.
/// The players are Alice, Bob, Carol, Dan, Eve and Fay. Tiles are placed from 0,0 to their neighbours, abbeys
/// last. Alice has just placed the last one and is to move.
class Scene {
public:
    /// Sets, options and players of a scene. `bag`: kinds of the tiles in the bag. Without it, the bag has
    /// all tiles of the sets that are not on the board.
    struct Table {
        std::vector<std::string> sets{"base"};
        int players = 2;
        Options options = Options();
        std::optional<std::vector<std::string_view>> bag = {};
    };
    Scene(std::string_view board, Table table);
    explicit Scene(std::string_view board, int players = 2, Options options = Options());
    /// The same with only these kinds in the bag. If empty, the game ends after this turn or the next tile.
    Scene(std::string_view board, const std::vector<std::string_view>& bag, int players = 2);
    /// The same with other rules.
    Scene(std::string_view board, Rules rules);

    /// The active player draws the tile and places it ("A1") there. Fails the test if it does not fit.
    void place(std::string_view tile, Cell at);
    void apply(const Action& action);
    /// The active player places that figure on the north-west corner of the cell.
    void deployOnCorner(std::string_view figure, Cell corner);
    /// The active player places a figure on that feature of the tile, named as in a board ("r", ":city-n",
    /// "(mayor)c").
    void deploy(std::string_view feature);
    void pass();
    /// Places the tile and passes the deployment if it is offered.
    void placeOnly(std::string_view tile, Cell at);

    /// Code of the refusal, "" if it is allowed.
    [[nodiscard]] std::string placeRefusalCode(std::string_view tile, Cell at) const;
    [[nodiscard]] std::string deployRefusalCode(std::string_view feature) const;
    [[nodiscard]] std::string cornerRefusalCode(std::string_view figure, Cell corner) const;
    [[nodiscard]] std::optional<Refusal> placeRefusal(std::string_view tile, Cell at) const;
    [[nodiscard]] std::optional<Refusal> deployRefusal(std::string_view feature) const;

    /// Score lines since the start of the scene: "Alice 3 = road.tiles 3\n".
    [[nodiscard]] std::string scoreLines() const;
    /// Number of events of that type since the start of the scene.
    [[nodiscard]] std::ptrdiff_t eventCount(Code type) const;
    [[nodiscard]] int score(char initial) const;
    [[nodiscard]] int supply(char initial, std::string_view figure = "follower") const;
    /// Name of the current step, "" if the game is over.
    [[nodiscard]] std::string step() const;
    /// The board as characters: C city, r road, + end of roads, m monastery, . field, initials of figures.
    [[nodiscard]] std::string picture() const;

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const Events& events() const { return m_events; }

    /// Word of a board: a tile with its figures.
    struct Word {
        Cell at;
        std::string tile;
        std::vector<std::string> figures;
    };

    /// Kind of figure with that name.
    [[nodiscard]] FigureKind figureKind(std::string_view name) const;

private:
    struct TileWord {
        KindIndex kind = noKind;
        Turns turns = 0;
    };
    /// Returns the kind of the figure and removes it from `word`, which then names only the feature.
    [[nodiscard]] FigureKind takeFigureKind(std::string_view& word) const;
    [[nodiscard]] TileWord tileOf(std::string_view word) const;
    [[nodiscard]] Action deployment(std::string_view feature) const;
    [[nodiscard]] PositionFigure figureOf(const Word& word, std::string_view figure) const;
    void loadBoard(std::string_view board,
                   const std::optional<std::vector<std::string_view>>& bag = std::nullopt);

    Rules m_rules;
    State m_state;
    Events m_events;
};

} // namespace vozka
