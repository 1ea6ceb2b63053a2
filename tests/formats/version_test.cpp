// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Files of format version 1 can always be opened. Files of other versions are refused with one message.
#include "lessons/lesson_file.h"
#include "lessons/rule_pages.h"
#include "lessons/story_file.h"
#include "match/match.h"
#include "records/finished_game.h"
#include "records/position.h"
#include "samples.h"
#include "wording/messages.h"

#include <functional>

namespace vozka {

namespace {

using Fault = std::optional<records::Error>;

template<class Value>
Fault faultOf(const records::Result<Value>& result)
{
    return result ? Fault() : Fault(result.error());
}

Fault openGame(const std::string& text)
{
    const auto record = records::readGame(text, "game");
    if (!record)
        return record.error();
    const auto replayed = Match::replay(*record);
    if (!replayed)
        return replayed.error();
    EXPECT_FALSE(replayed->fault) << "action " << replayed->fault->action;
    EXPECT_FALSE(record->actions.empty());
    return {};
}

Fault openPosition(const std::string& text)
{
    const auto record = records::readPosition(text, "position");
    return record ? faultOf(records::layOut(*record, "position")) : Fault(record.error());
}

Fault openRules(const std::string& text)
{
    lessons::RuleBookText book;
    return lessons::readRulePages(text, "rules", "inns-and-cathedrals", book);
}

Fault openResults(const std::string& text)
{
    const auto lines = records::readResults(text, "results");
    if (!lines)
        return lines.error();
    EXPECT_FALSE(lines->empty());
    for (const auto& line : *lines)
        if (line.fault)
            return line.fault;
    return {};
}

/// A kind of file: the ending of its samples, and the function that opens it.
struct FileKind {
    std::string ending;
    std::function<Fault(const std::string&)> open;
};

std::vector<FileKind> fileKinds()
{
    return {{".vozka", openGame},
            {".position.json", openPosition},
            {".tiles.json", [](const auto& text) { return faultOf(records::readTileSet(text, "tiles")); }},
            {".lesson.json", [](const auto& text) { return faultOf(lessons::readLesson(text, "lesson")); }},
            {".story.json", [](const auto& text) { return faultOf(lessons::readStory(text, "story")); }},
            {".rules.json", openRules},
            {".jsonl", openResults}};
}

TEST(Version, FilesOfFirstVersionOpen)
{
    for (const auto& kind : fileKinds()) {
        for (const auto& file : samplesOf(kind.ending)) {
            const auto fault = kind.open(textIn(file));
            EXPECT_FALSE(fault) << file << " " << fault->pointer << " " << fault->code;
        }
    }
}

TEST(Version, OtherVersionsAreRefused)
{
    for (const auto& kind : fileKinds()) {
        for (const auto& version : {"2", "0", "-1", "9007199254740993"}) {
            const auto fault = kind.open(withVersion(textIn(samplesOf(kind.ending).front()), version));
            ASSERT_TRUE(fault) << kind.ending << " of version " << version;
            EXPECT_EQ(fault->pointer, "/version") << kind.ending;
            EXPECT_EQ(wording::english(wording::messageOf(*fault)),
                      "Only files of version 1 can be read; a newer Vozka may have written this one.");
        }
    }
}

/// The error names the version, not the unknown fields of a newer version.
TEST(Version, IsCheckedFirst)
{
    for (const auto& kind : fileKinds()) {
        auto text = withVersion(textIn(samplesOf(kind.ending).front()), "2");
        text.insert(text.find('{') + 1, "\"somethingNew\": [], ");
        const auto fault = kind.open(text);
        ASSERT_TRUE(fault) << kind.ending;
        EXPECT_EQ(fault->pointer, "/version") << kind.ending;
    }
}

} // namespace

} // namespace vozka
