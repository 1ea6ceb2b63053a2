// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the state of the program lies.
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
        ::unsetenv("XDG_STATE_HOME");
    }
};

TEST_F(Places, StateLiesBelowTheHome)
{
    EXPECT_EQ(stateFolder(), "/home/ada/.local/state/vozka");
}

TEST_F(Places, TheSystemMayNameAnotherFolder)
{
    ::setenv("XDG_STATE_HOME", "/var/ada", 1);
    EXPECT_EQ(stateFolder(), "/var/ada/vozka");
    ::setenv("XDG_STATE_HOME", "relative", 1);
    EXPECT_EQ(stateFolder(), "/home/ada/.local/state/vozka");
    ::setenv("XDG_STATE_HOME", "", 1);
    EXPECT_EQ(stateFolder(), "/home/ada/.local/state/vozka");
}

TEST_F(Places, NobodyWithoutAHomeHasAny)
{
    ::unsetenv("HOME");
    EXPECT_TRUE(stateFolder().empty());
}

} // namespace
} // namespace vozka::records
