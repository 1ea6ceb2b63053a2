// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Error messages shorten quoted input and escape control characters. The program never waits for pipes.
#include "call.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>

namespace vozka {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t maxAnswerSize = 1000;

/// Characters that control a terminal, and a byte that is not UTF-8.
constexpr auto controlCharacters = "\x1B[2J\x7F\u009B\u202E\u2066\u200F\u2028\xFF";

void expectShortAndEscaped(const Answer& answer, const std::string& input)
{
    EXPECT_EQ(answer.out, "") << input;
    EXPECT_FALSE(answer.err.empty()) << input;
    EXPECT_LT(answer.err.size(), maxAnswerSize) << input;
    for (const std::string_view bad :
         {"\x1B", "\x7F", "\u009B", "\u202E", "\u2066", "\u200F", "\u2028", "\xFF", "\r"})
        EXPECT_EQ(answer.err.find(bad), std::string::npos) << input << ": " << answer.err;
}

/// The same characters as text of a JSON string: ASCII control characters are escaped, the invalid byte is
/// left out.
constexpr auto controlText = "\\u001B[2J\\u007F\u009B\u202E\u2066\u200F\u2028";

std::string gameOfTwo(const std::string& actions)
{
    return R"({"format": "vozka-game", "version": 1, "rules": {"edition": "C2", "sets": ["base"], "options": {}},
 "players": [{"name": "Anna", "colour": "red", "kind": "human"}, {"name": "Eva", "colour": "blue", "kind": "human"}],
 "seed": 1, "actions": [)"
           + actions + "]}";
}

TEST(HostileInput, ShortensQuotedContentOfFiles)
{
    for (const std::string& word : {std::string(3'000'000, 'x'), std::string(controlText)}) {
        const auto quoted = "\"" + word + "\"";
        for (const auto& text :
             {gameOfTwo("{" + quoted + ": true}"), gameOfTwo(R"({"draw": )" + quoted + "}"),
              gameOfTwo(R"({"deploy": )" + quoted + R"(, "at": [0,0], "feature": "road-ew"})"),
              gameOfTwo("{" + quoted + ": {" + quoted + ": [nothing"),
              gameOfTwo("{" + quoted + ":1," + quoted + ":2}"), "{" + quoted + ": 1}",
              "{\"format\": " + quoted + "}"}) {
            const TemporaryFile file(text);
            const auto answer = call({"replay", file.path()});
            EXPECT_EQ(answer.exitCode, 1);
            expectShortAndEscaped(answer, text.substr(0, 300));
            EXPECT_EQ(std::count(answer.err.begin(), answer.err.end(), '\n'), 1) << answer.err;
        }
    }
}

TEST(HostileInput, ShortensQuotedArguments)
{
    for (const std::string& word :
         {std::string(100'000, 'x'), std::string(controlCharacters), "a\n" + std::string(controlCharacters)})
        for (const auto& arguments : {std::vector<std::string>{word},
                                      {"replay", word},
                                      {"replay", "a", word},
                                      {"replay", "--" + word, "a"},
                                      {"explain", word, "{}"},
                                      {"play", "--players", word + ",random"},
                                      {"play", "--players", "random,random", "--sets", word},
                                      {"play", "--players", "random,random", "--edition", word},
                                      {"play", "--players", "random,random", "--seed", word},
                                      {"play", "--players", "random,random", "--out", "/nowhere/" + word},
                                      {"bench", "--sets", word},
                                      {"bench", "--games", word},
                                      {"reach", "a", "--wagon", word},
                                      {"reach", "a", "--wagon", "0,0", "--edition", word}}) {
            const auto answer = call(arguments);
            EXPECT_NE(answer.exitCode, 0);
            expectShortAndEscaped(answer,
                                  arguments.front().substr(0, 20) + " " + arguments.back().substr(0, 20));
        }
}

TEST(HostileInput, EscapesNamesOfPlayers)
{
    auto text = gameOfTwo("");
    text.replace(text.find("Anna"), 4, "\\u001B[2J\\u007F\u009B\u202E\u2066\u200F");
    const TemporaryFile file(text);
    const auto answer = call({"replay", file.path()});
    EXPECT_EQ(answer.exitCode, 0);
    expectShortAndEscaped({0, "", answer.out}, "names");
}

TEST(HostileInput, RefusesPipesImmediately)
{
    const auto pipe = fs::temp_directory_path() / "vozka-cli-test-pipe";
    fs::remove(pipe);
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const auto& path : {pipe.string(), std::string("/dev/zero")}) {
        for (const auto& arguments : {std::vector<std::string>{"replay", path},
                                      {"explain", path, "{}"},
                                      {"reach", path, "--wagon", "0,0"},
                                      {"play", "--players", "random,random", "--out", path}}) {
            const auto answer = call(arguments);
            EXPECT_EQ(answer.exitCode, 1);
            EXPECT_EQ(answer.err,
                      path
                          + ": This is not a regular file; pipes and devices are neither read nor "
                            "written.\n");
        }
    }
    fs::remove(pipe);
    EXPECT_EQ(call({"replay", "/tmp"}).err, "/tmp: This is a folder; a file was expected.\n");
}

} // namespace
} // namespace vozka
