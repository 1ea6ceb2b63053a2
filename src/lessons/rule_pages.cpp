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

constexpr std::string_view fileEnding = ".rules.json";

Text readLanguages(Fields& fields)
{
    return {fields.at("en").text(), fields.at("cs").text()};
}

Text readTranslatedText(const Value& value)
{
    auto fields = value.fields();
    auto text = readLanguages(fields);
    fields.refuseUnread();
    return text;
}

std::string readOptionalId(Fields& fields, std::string_view name)
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
    if (const auto decision = fields.find("ours")) {
        decision->requireTrue();
        rule.isProjectDecision = true;
    }
    if (const auto edition = fields.find("edition"))
        rule.edition = edition->word(editions) == 0 ? Edition::C1 : Edition::C2;
    const auto ownSource = fields.find("source");
    rule.source = ownSource ? readTranslatedText(*ownSource) : source;
    rule.text = readLanguages(fields);
    rule.of = readOptionalId(fields, "of");
    rule.option = readOptionalId(fields, "option");
    fields.refuseUnread();
    return rule;
}

RuleChapter readChapter(const Value& value)
{
    auto fields = value.fields();
    RuleChapter chapter;
    chapter.id = fields.at("id").id();
    chapter.title = readTranslatedText(fields.at("title"));
    const auto source = readTranslatedText(fields.at("source"));
    for (const auto& entry : fields.at("rules").list()) {
        auto rule = readRule(entry, chapter, source);
        if (std::ranges::find(chapter.rules, rule.id, &RulePage::id) != chapter.rules.end())
            entry.fail(error::ruleTwice, {rule.id});
        chapter.rules.push_back(std::move(rule));
    }
    fields.refuseUnread();
    return chapter;
}

std::vector<std::string> readNames(const Value& value)
{
    std::vector<std::string> names;
    for (const auto& entry : value.list())
        names.push_back(entry.id());
    return names;
}

struct ReadResult {
    RuleBookText book;
    std::optional<records::Error> fault;
};

ReadResult readBook()
{
    ReadResult read;
    for (const Code set : playableTileSets())
        for (const auto& file : embeddedRules())
            if (file.name == std::string(set).append(fileEnding) && !read.fault)
                read.fault = readRulePages(file.text, std::string(file.name), set, read.book);
    return read;
}

const ReadResult& builtIn()
{
    static const ReadResult read = readBook();
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
    auto fields = document.fieldsAfterHead("vozka-rules");
    const auto name = fields.at("set");
    if (name.text() != set)
        name.fail(error::unknownWord, {name.text(), std::string(set)});
    for (const auto& entry : fields.at("chapters").list())
        book.chapters.push_back(readChapter(entry));
    for (const auto& entry : fields.at("names").list()) {
        auto names = entry.fields();
        book.names.push_back({readNames(names.at("en")), readNames(names.at("cs"))});
        names.refuseUnread();
    }
    fields.refuseUnread();
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

std::string inEdition(std::string text, Edition edition, const TranslateWord& translate)
{
    struct Word {
        std::string_view placeholder, classic, modern;
    };
    constexpr std::array words{Word{"{meeple}", "follower", "meeple"},
                               Word{"{meeples}", "followers", "meeples"},
                               Word{"{highwayman}", "thief", "highwayman"}};
    for (const auto& word : words)
        for (auto at = text.find(word.placeholder); at != std::string::npos;
             at = text.find(word.placeholder, at))
            text.replace(at, word.placeholder.size(),
                         translate(edition == Edition::C1 ? word.classic : word.modern));
    return text;
}

} // namespace vozka::lessons
