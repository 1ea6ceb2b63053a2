// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/file_address.h"

#include "platform/process.h"
#include "records/error_codes.h"

#include <gtest/gtest.h>

namespace vozka::records {
namespace {

std::string pathOf(const std::string& name)
{
    const auto path = pathNamed(name);
    EXPECT_TRUE(path) << name;
    return path ? path->string() : std::string();
}

Error errorOf(const std::string& name)
{
    const auto path = pathNamed(name);
    EXPECT_FALSE(path) << name;
    return path ? Error() : path.error();
}

TEST(FileAddress, KeepsPlainNames)
{
    for (const char* name :
         {"", "a.vozka", "/tmp/a b.vozka", "./file", "file", "file:a", "a:b.vozka", "100%41 %zz.vozka", "-",
          "C:/a.vozka", "c://a", "/file:///a", "1a://b", "\xff\xfe"}) {
        EXPECT_FALSE(isAddress(name)) << name;
        EXPECT_EQ(pathOf(name), name);
    }
}

TEST(FileAddress, ReturnsPath)
{
    EXPECT_EQ(pathOf("file:///tmp/a.vozka"), "/tmp/a.vozka");
    EXPECT_EQ(pathOf("FILE:///tmp/a.vozka"), "/tmp/a.vozka");
    EXPECT_EQ(pathOf("file:/tmp/a.vozka"), "/tmp/a.vozka");
    EXPECT_EQ(pathOf("file://localhost/tmp/a.vozka"), "/tmp/a.vozka");
    EXPECT_EQ(pathOf("file://LocalHost/tmp/a.vozka"), "/tmp/a.vozka");
    EXPECT_EQ(pathOf("file://" + platform::computerName() + "/tmp/a.vozka"), "/tmp/a.vozka");
    EXPECT_EQ(pathOf("file://"), "/");
}

TEST(FileAddress, DecodesEachByte)
{
    EXPECT_EQ(pathOf("file:///tmp/hra%20%C4%8D.%201.vozka"), "/tmp/hra č. 1.vozka");
    EXPECT_EQ(pathOf("file:///tmp/hra č. 1.vozka"), "/tmp/hra č. 1.vozka");
    EXPECT_EQ(pathOf("file:///%ff%FE"), "/\xff\xfe");
    EXPECT_EQ(pathOf("file:///%2541#?&+"), "/%41#?&+");
}

TEST(FileAddress, RefusesBrokenEscapes)
{
    for (const char* name :
         {"file:///a%", "file:///a%4", "file:///a%zz", "file:///a%4z", "file:///a%+4", "file:///a%00b"}) {
        const auto error = errorOf(name);
        EXPECT_EQ(error.code, error::addressMalformed) << name;
        EXPECT_EQ(error.file, name);
    }
}

TEST(FileAddress, RefusesOtherComputers)
{
    const auto error = errorOf("file://elsewhere.example/tmp/a.vozka");
    EXPECT_EQ(error.code, error::addressOfOtherComputer);
    EXPECT_EQ(error.arguments, std::vector<std::string>{"elsewhere.example"});
}

TEST(FileAddress, RefusesOtherSchemes)
{
    for (const std::string scheme : {"https", "smb", "trash", "x-a+b.c"}) {
        const auto error = errorOf(scheme + "://host/a.vozka");
        EXPECT_EQ(error.code, error::addressOfOtherScheme);
        EXPECT_EQ(error.arguments, std::vector<std::string>{scheme});
    }
}

} // namespace
} // namespace vozka::records
