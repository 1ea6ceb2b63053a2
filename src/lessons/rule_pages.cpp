// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/rule_pages.h"

#include "engine/expansions/list.h"
#include "records/document.h"

#include <algorithm>
#include <array>

namespace vozka::lessons {

namespace {

using records::Fields;
using records::Value;
namespace error = records::error;

constexpr std::string_view endingOfName = ".rules.json";

Text readBoth(Fields& fields)
{
    return {fields.at("en").text(), fields.at("cs").text()};
}

Text readBothOf(const Value& value)
{
    auto fields = value.fields();
    auto text = readBoth(fields);
    fields.end();
    return text;
}

std::string textOf(Fields& fields, std::string_view name)
{
    const auto field = fields.find(name);
    return field ? field->id() : std::string();
}

RulePage readRule(const Value& value, const RuleChapter& chapter, const Text& source)
{
    constexpr std::array<std::string_view, 2> kinds{"guide", "house"};
    constexpr std::array<std::string_view, 2> editions{"C1", "C2"};
    auto fields = value.fields();
    RulePage rule;
    const auto id = fields.at("id");
    rule.id = id.id();
    if (!rule.id.starts_with(chapter.id + '.'))
        id.fail(error::ruleUnknown, {rule.id});
    if (const auto kind = fields.find("kind"))
        rule.kind = kind->word(kinds) == 0 ? RulePage::Kind::Guide : RulePage::Kind::House;
    if (const auto ours = fields.find("ours")) {
        ours->isTrue();
        rule.isProjectDecision = true;
    }
    if (const auto edition = fields.find("edition"))
        rule.edition = edition->word(editions) == 0 ? Edition::C1 : Edition::C2;
    const auto own = fields.find("source");
    rule.source = own ? readBothOf(*own) : source;
    rule.text = readBoth(fields);
    rule.of = textOf(fields, "of");
    rule.option = textOf(fields, "option");
    fields.end();
    return rule;
}

RuleChapter readChapter(const Value& value)
{
    auto fields = value.fields();
    RuleChapter chapter;
    chapter.id = fields.at("id").id();
    chapter.title = readBothOf(fields.at("title"));
    const auto source = readBothOf(fields.at("source"));
    for (const auto& entry : fields.at("rules").list()) {
        auto rule = readRule(entry, chapter, source);
        if (std::ranges::find(chapter.rules, rule.id, &RulePage::id) != chapter.rules.end())
            entry.fail(error::ruleTwice, {rule.id});
        chapter.rules.push_back(std::move(rule));
    }
    fields.end();
    return chapter;
}

std::vector<std::string> readNames(const Value& value)
{
    std::vector<std::string> names;
    for (const auto& entry : value.list())
        names.push_back(entry.id());
    return names;
}

struct Read {
    RuleBookText book;
    std::optional<records::Error> fault;
};

Read readBook()
{
    Read read;
    for (const Code set : playableTileSets())
        for (const auto& file : embeddedRules())
            if (file.name == std::string(set).append(endingOfName) && !read.fault)
                read.fault = readRulePages(file.text, std::string(file.name), set, read.book);
    return read;
}

const Read& builtIn()
{
    static const Read read = readBook();
    return read;
}

} // namespace

const RulePage* RuleBookText::find(std::string_view id) const
{
    for (const auto& chapter : chapters)
        for (const auto& rule : chapter.rules)
            if (rule.id == id)
                return &rule;
    return nullptr;
}

std::size_t RuleBookText::chapterOf(std::string_view id) const
{
    const auto found = std::ranges::find_if(chapters, [&](const RuleChapter& chapter) {
        return id.starts_with(chapter.id) && id.substr(chapter.id.size()).starts_with('.');
    });
    return static_cast<std::size_t>(found - chapters.begin());
}

std::size_t RuleBookText::placeOf(std::string_view id) const
{
    std::size_t place = 0;
    for (const auto& chapter : chapters)
        for (const auto& rule : chapter.rules) {
            if (rule.id == id)
                return place;
            ++place;
        }
    return place;
}

std::optional<records::Error> readRulePages(std::string_view text, const std::string& file,
                                            std::string_view set, RuleBookText& book)
{
    records::Document document(text, file);
    auto fields = document.head("vozka-rules");
    const auto name = fields.at("set");
    if (name.text() != set)
        name.fail(error::unknownWord, {name.text(), std::string(set)});
    for (const auto& entry : fields.at("chapters").list())
        book.chapters.push_back(readChapter(entry));
    for (const auto& entry : fields.at("names").list()) {
        auto names = entry.fields();
        book.names.push_back({readNames(names.at("en")), readNames(names.at("cs"))});
        names.end();
    }
    fields.end();
    return document.faults().first();
}

const RuleBookText& ruleBookText()
{
    return builtIn().book;
}

const std::optional<records::Error>& faultOfRules()
{
    return builtIn().fault;
}

std::string inEdition(std::string text, Edition edition, const TranslateWord& say)
{
    struct Word {
        std::string_view mark, classic, modern;
    };
    constexpr std::array words{Word{"{meeple}", "follower", "meeple"},
                               Word{"{meeples}", "followers", "meeples"},
                               Word{"{highwayman}", "thief", "highwayman"}};
    for (const auto& word : words)
        for (auto at = text.find(word.mark); at != std::string::npos; at = text.find(word.mark, at))
            text.replace(at, word.mark.size(), say(edition == Edition::C1 ? word.classic : word.modern));
    return text;
}

} // namespace vozka::lessons
