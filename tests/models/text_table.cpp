// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace vozka {

namespace {

struct TextTile {
    std::string code;
    int x = 0;
    int y = 0;

    [[nodiscard]] bool isAbbey() const { return code.starts_with("AB"); }
    [[nodiscard]] bool touches(const TextTile& other) const
    {
        return std::abs(x - other.x) + std::abs(y - other.y) == 1;
    }
};

std::string entry(const TextTile& tile)
{
    return R"({"tile": ")" + tile.code.substr(0, tile.code.size() - 1) + R"(", "at": [)"
           + std::to_string(tile.x) + "," + std::to_string(tile.y) + R"(], "turns": )" + tile.code.back()
           + "}";
}

std::vector<TextTile> read(const std::string& picture)
{
    std::vector<TextTile> tiles;
    std::istringstream rows(picture);
    int y = 0;
    for (std::string row; std::getline(rows, row); ++y) {
        std::istringstream codes(row);
        int x = 0;
        for (std::string code; codes >> code; ++x)
            if (code != ".")
                tiles.push_back({code, x, y});
    }
    return tiles;
}

/// Returns the entries of the tiles, in reverse order where possible. Each tile is adjacent to an earlier
/// tile. An abbey is last, because it fills a hole.
std::string tilesOf(const std::string& picture)
{
    auto left = read(picture);
    std::vector<TextTile> placed;
    std::string text;
    const auto fits = [&](const TextTile& tile) {
        const bool isAdjacent =
            std::ranges::any_of(placed, [&](const TextTile& other) { return tile.touches(other); });
        return (placed.empty() || isAdjacent) && (!tile.isAbbey() || left.size() == 1);
    };
    while (!left.empty()) {
        const auto next = std::find_if(left.rbegin(), left.rend(), fits);
        if (next == left.rend())
            throw std::invalid_argument("the tiles are not connected");
        text += (text.empty() ? "" : ",\n") + entry(*next);
        placed.push_back(*next);
        left.erase(std::next(next).base());
    }
    return text;
}

} // namespace

std::string figure(const char* kind, int player, int x, int y, const char* feature)
{
    return R"({"player": )" + std::to_string(player) + R"(, "kind": ")" + kind + R"(", "at": [)"
           + std::to_string(x) + "," + std::to_string(y) + R"(], "feature": ")" + feature + R"("})";
}

TextTable::TextTable(const std::string& tiles, const std::string& figures, const std::string& edition)
{
    const std::string text = R"({"format": "vozka-position", "version": 1, "rules": {"edition": ")" + edition
                             + R"(", "sets": ["base", "abbey-and-mayor", "wiki-examples"], "options": {}},
 "players": [{"name": "Anna"}, {"name": "Blue"}], "toMove": 0, "tiles": [)"
                             + tilesOf(tiles) + R"(], "figures": [)" + figures + "]}";
    auto record = records::readPosition(text, "table");
    if (!record)
        throw std::invalid_argument(record.error().pointer + " " + std::string(record.error().code));
    m_record = std::move(*record);
    auto laid = records::layOut(m_record, "table");
    if (!laid)
        throw std::invalid_argument(laid.error().pointer + " " + std::string(laid.error().code));
    m_laid = std::make_unique<records::LoadedPosition>(std::move(*laid));
}

Table TextTable::table() const
{
    Table table;
    table.rules = &m_laid->rules;
    table.state = &m_laid->state;
    table.players = m_record.players;
    table.viewOnly = true;
    return table;
}

Segment TextTable::segment(const std::string& place) const
{
    int x = 0;
    int y = 0;
    char comma = 0;
    std::string feature;
    std::istringstream(place) >> x >> comma >> y >> feature;
    const auto& board = m_laid->state->board;
    const auto tile = board.tileAt({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
    const auto index = m_laid->rules.catalogue().kind(board.tiles()[tile].kind).find(feature);
    EXPECT_NE(index, noFeature) << place;
    return board.segmentOf(tile, index);
}

} // namespace vozka
