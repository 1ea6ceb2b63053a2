// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Folders of the program, by the XDG variables and HOME.
#include "records/places.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace vozka::records {
namespace {

class Places : public testing::Test {
protected:
    Places()
    {
        ::setenv("HOME", "/home/ada", 1);
        for (const char* kind : {"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            ::unsetenv(kind);
    }
};

TEST_F(Places, StateIsBelowHome)
{
    EXPECT_EQ(stateFolder(), "/home/ada/.local/state/vozka");
}

TEST_F(Places, VariableSetsOtherStateFolder)
{
    ::setenv("XDG_STATE_HOME", "/var/ada", 1);
    EXPECT_EQ(stateFolder(), "/var/ada/vozka");
    ::setenv("XDG_STATE_HOME", "relative", 1);
    EXPECT_EQ(stateFolder(), "/home/ada/.local/state/vozka");
    ::setenv("XDG_STATE_HOME", "", 1);
    EXPECT_EQ(stateFolder(), "/home/ada/.local/state/vozka");
}

TEST_F(Places, AreEmptyWithoutHome)
{
    ::unsetenv("HOME");
    EXPECT_TRUE(stateFolder().empty());
    EXPECT_TRUE(configFolder().empty());
    EXPECT_TRUE(dataFolder().empty());
    ::setenv("HOME", "here", 1);
    EXPECT_TRUE(stateFolder().empty()) << "HOME must be absolute";
}

TEST_F(Places, VariablesSetConfigAndDataFolders)
{
    EXPECT_EQ(configFolder(), "/home/ada/.config/vozka");
    EXPECT_EQ(dataFolder(), "/home/ada/.local/share/vozka");
    ::setenv("XDG_CONFIG_HOME", "/etc/ada", 1);
    ::setenv("XDG_DATA_HOME", "/srv/ada", 1);
    EXPECT_EQ(configFolder(), "/etc/ada/vozka");
    EXPECT_EQ(dataFolder(), "/srv/ada/vozka");
    ::setenv("XDG_CONFIG_HOME", "relative", 1);
    ::setenv("XDG_DATA_HOME", "./relative", 1);
    EXPECT_EQ(configFolder(), "/home/ada/.config/vozka");
    EXPECT_EQ(dataFolder(), "/home/ada/.local/share/vozka");
}

} // namespace
} // namespace vozka::records
