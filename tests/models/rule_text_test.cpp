// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule book as it is shown: by edition, found by every name, with its lessons and its options.
#include "models/app/app_settings.h"
#include "models/lessons/rule_search.h"
#include "models/lessons/rule_text_model.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

QStringList found(const QString& words, Editions::Choice edition = Editions::Either)
{
    RuleTextModel rules;
    rules.setEdition(edition);
    rules.setSearch(words);
    QStringList ids;
    for (const auto& row : rules.rows())
        ids << row.id;
    return ids;
}

QString text(const RuleTextModel& rules, const char* id)
{
    const int row = rules.rowOf(QString::fromLatin1(id));
    return rules.data(rules.index(row), RuleTextModel::roleOf("words")).toString();
}

class SpokenIn {
public:
    explicit SpokenIn(QString language) { AppSettings::instance().setLanguage(language); }
    ~SpokenIn() { AppSettings::instance().setLanguage(QStringLiteral("en")); }
    SpokenIn(const SpokenIn&) = delete;
    SpokenIn& operator=(const SpokenIn&) = delete;
};

TEST(RuleBook, IsFoundByTheNamesOfEitherEdition)
{
    const SpokenIn english(QStringLiteral("en"));
    EXPECT_TRUE(found("cloister").contains("base.monastery.complete"));
    EXPECT_TRUE(found("Cloisters").contains("base.final.monastery"));
    EXPECT_TRUE(found("pennant").contains("am.mayor.strength"));
    EXPECT_TRUE(found("farm").contains("base.field.bounds"));
    EXPECT_TRUE(found("follower").contains("base.deploy.tile"));
    EXPECT_TRUE(found("thief").contains("base.deploy.roles"));
    EXPECT_TRUE(found("crossing").contains("am.wagon.c1.junction"));
    EXPECT_TRUE(found("small road").contains("am.wagon.c1.shortroad"));
    EXPECT_EQ(found("pennant points"), found("points pennant")) << "in any order";
    EXPECT_TRUE(found("am.wagon.c2.range").contains("am.wagon.c2.range"));
    EXPECT_EQ(found("xyzzy"), QStringList());
}

TEST(RuleBook, IsFoundInCzechWithEndingsAndWithoutAccents)
{
    const SpokenIn czech(QStringLiteral("cs"));
    EXPECT_TRUE(found("kláštery").contains("base.monastery.complete"));
    EXPECT_TRUE(found("klaster").contains("base.monastery.complete"));
    EXPECT_TRUE(found("štít").contains("am.mayor.strength"));
    EXPECT_TRUE(found("louka").contains("base.field.bounds"));
    EXPECT_TRUE(found("vozem").contains("am.wagon.counts"));
    EXPECT_TRUE(found("pennant").contains("am.mayor.strength")) << "an English name is a name, too";
}

TEST(RuleBook, ANameFindsWordsThatBeginWithItAndNoOthers)
{
    EXPECT_TRUE(RuleSearch("cloister").finds("Two monasteries"));
    EXPECT_FALSE(RuleSearch("farmer").finds("A field"));
    EXPECT_FALSE(RuleSearch("small").finds("normální"));
    EXPECT_TRUE(RuleSearch("").finds("anything"));
}

TEST(RuleBook, ShowsTheRulesOfAnEditionInItsWords)
{
    const SpokenIn english(QStringLiteral("en"));
    EXPECT_TRUE(found({}).contains("am.wagon.c1.gate"));
    EXPECT_TRUE(found({}, Editions::Classic).contains("am.wagon.c1.gate"));
    EXPECT_FALSE(found({}, Editions::Classic).contains("am.wagon.c2.range"));
    EXPECT_TRUE(found({}, Editions::New).contains("am.wagon.c2.range"));
    EXPECT_FALSE(found({}, Editions::New).contains("am.abbey.end.c1"));
    EXPECT_TRUE(found({}, Editions::New).contains("base.road.complete"));
    RuleTextModel rules;
    rules.setEdition(Editions::Classic);
    EXPECT_TRUE(text(rules, "base.deploy.roles").contains("a follower is a thief"));
    EXPECT_EQ(rules.chapterAt(rules.rowOf("base.deploy.one")), "Placing a follower");
    rules.setEdition(Editions::New);
    EXPECT_TRUE(text(rules, "base.deploy.roles").contains("a meeple is a highwayman"));
}

TEST(RuleBook, MarksHouseRulesAndOurDecisions)
{
    const RuleTextModel rules;
    const auto of = [&](const char* id, int role) {
        return rules.data(rules.index(rules.rowOf(QString::fromLatin1(id))), role);
    };
    EXPECT_EQ(of("am.house.roll", RuleTextModel::roleOf("standing")).toInt(), RuleTextModel::HouseRule);
    EXPECT_EQ(of("am.wagon.anyscore", RuleTextModel::roleOf("standing")).toInt(), RuleTextModel::Ours);
    EXPECT_EQ(of("am.abbey.end.declined", RuleTextModel::roleOf("standing")).toInt(), RuleTextModel::Ours);
    EXPECT_EQ(of("base.road.complete", RuleTextModel::roleOf("standing")).toInt(), RuleTextModel::OfABook);
    EXPECT_EQ(of("am.wagon.c1.gate", RuleTextModel::roleOf("edition")).toInt(), Editions::Classic);
    EXPECT_EQ(of("base.city.tiny", RuleTextModel::roleOf("option")).toString(), "tinyCity");
    EXPECT_EQ(of("base.house.undo", RuleTextModel::roleOf("option")).toString(), "undo");
}

TEST(RuleBook, HasALessonForEveryRuleAndMoreOfOne)
{
    LessonListModel list;
    list.refresh();
    RuleTextModel rules;
    rules.setLessonList(&list);
    for (const auto& row : rules.rows())
        EXPECT_EQ(row.lessons.isEmpty(), row.standing == RuleTextModel::HouseRule) << row.id.toStdString();
}

TEST(RuleBook, NamesItsChaptersInOrder)
{
    const SpokenIn english(QStringLiteral("en"));
    RuleTextModel rules;
    EXPECT_EQ(rules.chapters().front(), "Setting up");
    EXPECT_EQ(rules.rowOfChapter("Setting up"), 0);
    EXPECT_EQ(rules.rowOfChapter("The wagon"), rules.rowOf("am.wagon.place"));
    EXPECT_EQ(rules.rowOfChapter("No such chapter"), -1);
    rules.setSearch("wagon junction");
    EXPECT_TRUE(rules.chapters().contains("The wagon"));
    EXPECT_FALSE(rules.chapters().contains("Monasteries"));
}

} // namespace
} // namespace vozka
