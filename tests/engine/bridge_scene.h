// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board with drawbridges, and the decisions about them.
#pragma once

#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

class BridgeScene : public Scene {
public:
    /// Adds these tiles of the bag to the tiles of the board.
    BridgeScene(std::string_view board, std::vector<std::string_view> bag, int players = 2)
        : Scene(board, Table{.sets = {"base", "drawbridges"}, .players = players, .bag = std::move(bag)})
    {}
    BridgeScene(std::string_view board, Edition edition, std::vector<std::string_view> bag, int players = 2)
        : Scene(board, Table{.sets = {"base", "abbey-and-mayor", "drawbridges"},
                             .players = players,
                             .options = Options(edition),
                             .bag = std::move(bag)})
    {}

    /// With the tile sets of the table.
    BridgeScene(Table table, std::string_view board) : Scene(board, std::move(table)) {}

    /// Deciding player, figure and targets: "Alice 0,0 road-s: 0,0 city-n; supply".
    [[nodiscard]] std::string choices() const
    {
        ActionList legal;
        rules().legal(state(), legal);
        std::vector<SegmentRef> targets;
        std::string from;
        for (const auto& action : legal) {
            from = name(action.at.ref());
            if (!action.isReturn())
                targets.push_back(action.to.ref());
        }
        std::ranges::sort(targets);
        std::string text(playerNames.at(state()->toMove));
        text.append(" ").append(from).append(": ");
        for (const auto& target : targets)
            text.append(name(target)).append("; ");
        return text + "supply";
    }

    /// Moves the figure of the decision there ("0,0 city-n"), or returns it ("supply").
    void decide(std::string_view to) { apply(decision(to)); }
    [[nodiscard]] std::optional<Refusal> refusal(std::string_view to) const
    {
        return rules().refusal(state(), decision(to));
    }
    [[nodiscard]] std::string refusalCode(std::string_view to) const
    {
        const auto found = refusal(to);
        return found ? std::string(found->code) : "";
    }

    [[nodiscard]] Action decision(std::string_view to) const
    {
        const auto returning = *rules().book().plan().at(state()->step).passAction(*state());
        if (to == "supply")
            return returning;
        const auto place = find(to);
        return returning.withTarget(Spot::feature(place));
    }

    /// Initials of the figures on the whole feature: "AAB".
    [[nodiscard]] std::string figuresOn(std::string_view place) const
    {
        const auto at = find(place);
        const auto& board = state()->board;
        const auto segment = board.segmentOf(board.tileAt(at.at), at.feature);
        std::string text;
        for (const auto& figure : state()->figuresOnBoard())
            if (board.root(figure.segment) == board.root(segment))
                text += playerNames.at(figure.player).front();
        std::ranges::sort(text);
        return text;
    }

    [[nodiscard]] SegmentRef find(std::string_view place) const
    {
        const auto comma = place.find(',');
        const auto space = place.find(' ');
        const Cell cell{
            static_cast<std::int16_t>(std::stoi(std::string(place.substr(0, comma)))),
            static_cast<std::int16_t>(std::stoi(std::string(place.substr(comma + 1, space - comma - 1))))};
        const auto tile = state()->board.tileAt(cell);
        EXPECT_NE(tile, noTile) << place;
        const auto feature =
            rules().catalogue().kind(state()->board.tiles()[tile].kind).find(place.substr(space + 1));
        return {cell, feature};
    }

    [[nodiscard]] std::string name(const SegmentRef& at) const
    {
        std::string text = std::to_string(at.at.x) + "," + std::to_string(at.at.y);
        if (at.feature == noFeature)
            return text;
        const auto& tile = state()->board.tiles()[state()->board.tileAt(at.at)];
        return text + " " + rules().catalogue().kind(tile.kind).idOf(at.feature);
    }

private:
    static constexpr std::array<std::string_view, maxPlayers> playerNames{"Alice", "Bob", "Carol",
                                                                          "Dan",   "Eve", "Fay"};
};

} // namespace vozka
