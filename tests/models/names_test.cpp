// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of players can be any text. They do not change the writing direction of messages.
#include "models/base/players_name.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(PlayersNames, AreShownAsWritten)
{
    for (const char* name : {"Anna", "Čeněk", "<b>Bob</b>", "王小明", "👩‍🌾", "%1 %n"})
        EXPECT_EQ(playersName(name), QString::fromUtf8(name));
}

TEST(PlayersNames, RightToLeftNamesAreIsolated)
{
    EXPECT_EQ(playersName("דנה"), QString::fromUtf8("\u2068דנה\u2069"));
    EXPECT_EQ(playersName("ليلى 2"), QString::fromUtf8("\u2068ليلى 2\u2069"));
}

TEST(PlayersNames, ControlCharactersAreEscaped)
{
    EXPECT_EQ(playersName("Anna\u202Exyz"), QStringLiteral("Anna\\u202Exyz"));
    EXPECT_EQ(playersName("\u2069דנה\u2067"), QString::fromUtf8("\u2068\\u2069דנה\\u2067\u2069"));
}

} // namespace vozka
