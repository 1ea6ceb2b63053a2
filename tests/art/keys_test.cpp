// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The key colours that the program replaces: with the player's fill in figures, with the text colour in
// icons.
#include "folders.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

namespace vozka::art {

namespace {

/// Drawings of neutral figures, which have no colour of a player.
const std::set<std::string> neutralFigures = {"count", "dragon", "fairy", "ferry", "king", "robber", "tower"};

std::multiset<std::string> coloursIn(const std::string& svg)
{
    static const std::regex paint("(?:fill|stroke|stop-color)=\"([^\"]*)\"");
    std::multiset<std::string> colours;
    for (auto it = std::sregex_iterator(svg.begin(), svg.end(), paint); it != std::sregex_iterator(); ++it)
        if ((*it)[1] != "none")
            colours.insert((*it)[1]);
    return colours;
}

std::string paletteColour(const char* name)
{
    return readJson(drawingFolder() / "palette.json").at(name);
}

} // namespace

TEST(Keys, HaveFixedColours)
{
    EXPECT_EQ(paletteColour("figureKey"), "#FF00FF");
    EXPECT_EQ(paletteColour("iconKey"), "#000001");
}

TEST(Keys, IconsHaveOneColour)
{
    const auto icons = filesIn(drawingFolder() / "icons", ".svg");
    ASSERT_FALSE(icons.empty());
    for (const auto& file : icons) {
        const auto colours = coloursIn(readText(file));
        EXPECT_FALSE(colours.empty()) << file.filename();
        EXPECT_EQ(colours.count(paletteColour("iconKey")), colours.size()) << file.filename();
    }
}

TEST(Keys, PlayerFiguresHaveOneFillAndPlaceForMark)
{
    const auto figures = filesIn(drawingFolder() / "figures", ".svg");
    ASSERT_FALSE(figures.empty());
    for (const auto& file : figures) {
        const std::string svg = readText(file);
        const std::size_t expected = neutralFigures.count(file.stem()) > 0 ? 0 : 1;
        EXPECT_EQ(coloursIn(svg).count(paletteColour("figureKey")), expected) << file.filename();
        EXPECT_EQ(svg.find("id=\"mark-anchor\"") != std::string::npos, expected == 1) << file.filename();
        const auto pin = drawingFolder() / "pins" / file.filename();
        ASSERT_EQ(std::filesystem::exists(pin), expected == 1) << pin;
        if (expected == 1) {
            EXPECT_EQ(coloursIn(readText(pin)).count(paletteColour("figureKey")), 1) << pin;
            EXPECT_NE(readText(pin).find("id=\"mark-anchor\""), std::string::npos) << pin;
        }
    }
}

TEST(Keys, EachPlayerHasSeparateDrawnMark)
{
    const auto palette = readJson(drawingFolder() / "palette.json");
    std::set<std::string> marks;
    for (const auto& player : palette.at("players")) {
        const std::string mark = player.at("mark");
        EXPECT_TRUE(marks.insert(mark).second) << mark << " twice";
        const auto file = drawingFolder() / "marks" / (mark + ".svg");
        ASSERT_TRUE(std::filesystem::exists(file)) << file;
        EXPECT_TRUE(coloursIn(readText(file)).count(player.at("markColour")) > 0) << file.filename();
    }
    EXPECT_EQ(marks.size(), filesIn(drawingFolder() / "marks", ".svg").size());
}

} // namespace vozka::art
