// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/stored_board.h"
#include "records/files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace vozka {

namespace fs = std::filesystem;

/// The board of the sandbox in a temporary folder, which is removed afterwards.
class StoredBoardTest : public testing::Test {
protected:
    StoredBoardTest()
        : m_parent(
            fs::path(testing::TempDir())
            / (std::string("vozka-board-") + testing::UnitTest::GetInstance()->current_test_info()->name())),
          m_folder(m_parent / "state")
    {
        fs::remove_all(m_parent);
        fs::create_directories(m_parent);
    }
    ~StoredBoardTest() override { fs::remove_all(m_parent); }

    /// Returns a board with a row of `tiles` tiles D.
    static records::PositionRecord boardOf(int tiles)
    {
        std::string text = R"({"format": "vozka-position", "version": 1,
            "rules": {"edition": "C2", "sets": ["base"], "options": {}},
            "players": [{"name": "Ada"}, {"name": "Emi"}], "toMove": 0, "tiles": [)";
        for (int x = 0; x < tiles; ++x)
            text += std::string(x == 0 ? "" : ",") + R"({"tile": "D", "at": [)" + std::to_string(x)
                    + R"(, 0], "turns": 0})";
        auto record = records::readPosition(text + R"(], "figures": []})", {});
        EXPECT_TRUE(record);
        return *record;
    }
    /// Returns the number of tiles of the stored board, 0 if none.
    static std::size_t tileCount(const StoredBoard& board)
    {
        return board.stored() ? board.stored()->position.tiles.size() : 0;
    }
    fs::path file(const std::string& name) const { return m_folder / name; }
    void write(const std::string& name, const std::string& text) const
    {
        fs::create_directories(m_folder);
        std::ofstream(file(name), std::ios::binary) << text;
    }

    fs::path m_parent;
    fs::path m_folder;
};

} // namespace vozka
