// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The shown rules: editions, search, lessons and options.
#include "models/app/app_settings.h"
#include "models/lessons/rule_search.h"
#include "models/lessons/rule_text_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace vozka {
namespace {

QStringList found(const QString& words, Editions::Choice edition = Editions::Either)
{
    RuleTextModel rules;
    rules.setProperty("edition", QVariant::fromValue(edition));
    rules.setProperty("search", words);
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

class LanguageGuard {
public:
    explicit LanguageGuard(QString language) { AppSettings::instance().setLanguage(language); }
    ~LanguageGuard() { AppSettings::instance().setLanguage(QStringLiteral("en")); }
    LanguageGuard(const LanguageGuard&) = delete;
    LanguageGuard& operator=(const LanguageGuard&) = delete;
};

TEST(RuleBook, FindsRulesByNamesOfBothEditions)
{
    const LanguageGuard english(QStringLiteral("en"));
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
    EXPECT_TRUE(found("adjacent").contains("am.wagon.c1.adjacent"));
    EXPECT_TRUE(found("intersection").contains("base.road.ends"));
    EXPECT_TRUE(found("unclaimed").contains("base.deploy.free"));
    EXPECT_EQ(found("xyzzy"), QStringList());
}

TEST(RuleBook, FindsCzechWordsWithEndingsAndWithoutAccents)
{
    const LanguageGuard czech(QStringLiteral("cs"));
    EXPECT_TRUE(found("kláštery").contains("base.monastery.complete"));
    EXPECT_TRUE(found("klaster").contains("base.monastery.complete"));
    EXPECT_TRUE(found("štít").contains("am.mayor.strength"));
    EXPECT_TRUE(found("louka").contains("base.field.bounds"));
    EXPECT_TRUE(found("vozem").contains("am.wagon.counts"));
    EXPECT_TRUE(found("pennant").contains("am.mayor.strength")) << "English names are found";
}

bool finds(const QString& words, const QString& text)
{
    return !RuleSearch(words).rank({{"an.id", text, "Chapter"}}).order.empty();
}

TEST(RuleSearch, MatchesStartsOfWordsOnly)
{
    const LanguageGuard english(QStringLiteral("en"));
    EXPECT_TRUE(finds("cloister", "Two monasteries"));
    EXPECT_FALSE(finds("farmer", "A field"));
    EXPECT_FALSE(finds("small", "normální"));
    EXPECT_FALSE(finds("tie", "All cities"));
    EXPECT_TRUE(finds("tie", "They are tied"));
    EXPECT_TRUE(finds("", "anything"));
}

TEST(RuleSearch, IgnoresSourcesAndWordsOfQuestions)
{
    const LanguageGuard english(QStringLiteral("en"));
    EXPECT_FALSE(found("2013").contains("am.wagon.c1.between"));
    EXPECT_EQ(found("How is the mayor placed?"), found("mayor placed"));
    EXPECT_FALSE(found("how").isEmpty()) << "single words are searched for";
}

TEST(RuleSearch, RanksTextBeforeChapterTitle)
{
    const LanguageGuard english(QStringLiteral("en"));
    const RuleSearch search("barn city");
    const auto ranking = search.rank({{"a", "A city", "The barn"}, {"b", "A barn by a city", "Fields"}});
    EXPECT_EQ(ranking.order, (std::vector<std::size_t>{1, 0}));
    EXPECT_FALSE(ranking.isNearest);
}

TEST(RuleSearch, ShowsNearestRulesIfNoneHasAllWords)
{
    const LanguageGuard english(QStringLiteral("en"));
    RuleTextModel rules;
    rules.setProperty("search", "tie mayor");
    EXPECT_TRUE(rules.isNearest());
    EXPECT_EQ(rules.rows().size(), RuleSearch::fewestFound);
    EXPECT_TRUE(rules.chapters().contains("Scoring"));
    rules.setProperty("search", "xyzzy");
    EXPECT_FALSE(rules.isNearest());
    EXPECT_TRUE(rules.rows().empty());
    rules.setProperty("search", "mayor");
    EXPECT_FALSE(rules.isNearest());
}

struct Question {
    const char* words;
    /// Ids of the correct results: one of them must be found.
    QStringList rules;
};

/// Expects a correct rule among the first three results for each question.
void expectAnswers(const QString& language, const std::vector<Question>& questions)
{
    const LanguageGuard inLanguage(language);
    EXPECT_EQ(questions.size(), 20U);
    for (const auto& question : questions) {
        const QStringList first = found(QString::fromUtf8(question.words)).mid(0, 3);
        EXPECT_TRUE(
            std::ranges::any_of(question.rules, [&](const QString& id) { return first.contains(id); }))
            << question.words << ": " << first.join(' ').toStdString();
    }
}

TEST(RuleSearch, AnswersQuestionsInEnglish)
{
    expectAnswers(
        "en", {
                  {"what does adjacent mean for the wagon", {"am.wagon.c1.adjacent", "am.wagon.c2.range"}},
                  {"can the wagon move diagonally", {"am.wagon.c2.range"}},
                  {"do tiles have to touch at a corner", {"base.place.match"}},
                  {"intersection", {"base.road.ends", "am.wagon.c1.junction"}},
                  {"unclaimed city", {"am.mayor.place", "am.wagon.place", "base.deploy.free"}},
                  {"tie mayor", {"base.score.tie", "am.mayor.zero"}},
                  {"who gets the points in a tie", {"base.score.tie"}},
                  {"how many points is a monastery worth", {"base.monastery.complete"}},
                  {"what is an incomplete city worth at the end", {"base.final.city"}},
                  {"can I place a meeple on a road that is already occupied", {"base.deploy.free"}},
                  {"several meeples in one city", {"base.deploy.free"}},
                  {"tile fits nowhere", {"base.place.discard"}},
                  {"when does the game end", {"base.final.end"}},
                  {"how are farmers scored", {"base.final.field"}},
                  {"can an abbey fill any gap", {"am.abbey.hole"}},
                  {"who may stand on an abbey", {"am.abbey.who"}},
                  {"mayor without coat of arms", {"am.mayor.zero"}},
                  {"mayor and wagon in the same city", {"am.mayor.wagon"}},
                  {"does the dragon eat the barn", {"pd.dragon.eats"}},
                  {"how much is the ransom for a prisoner", {"to.ransom"}},
              });
}

TEST(RuleSearch, AnswersQuestionsInCzech)
{
    expectAnswers("cs",
                  {
                      {"co znamená sousední území pro vůz", {"am.wagon.c1.adjacent", "am.wagon.c2.range"}},
                      {"smí vůz úhlopříčně", {"am.wagon.c2.range"}},
                      {"stačí dotyk rohem", {"base.place.match"}},
                      {"rozcestí", {"base.road.ends", "am.wagon.c1.junction"}},
                      {"volné město pro starostu", {"am.mayor.place"}},
                      {"shoda bodů", {"base.score.tie"}},
                      {"kolik bodů je za klášter", {"base.monastery.complete"}},
                      {"nedokončené město na konci hry", {"base.final.city"}},
                      {"můžu dát družiníka na obsazenou cestu", {"base.deploy.free"}},
                      {"spojení dvou území s družiníky", {"base.deploy.free"}},
                      {"kartička nejde nikam přiložit", {"base.place.discard"}},
                      {"kdy končí hra", {"base.final.end"}},
                      {"jak se bodují sedláci", {"base.final.field", "base.field.farmers"}},
                      {"díra pro opatství", {"am.abbey.hole"}},
                      {"kdo smí stát v opatství", {"am.abbey.who"}},
                      {"starosta ve městě bez erbu", {"am.mayor.zero"}},
                      {"starosta a vůz v jednom městě", {"am.mayor.wagon"}},
                      {"sežere drak statek", {"pd.dragon.eats"}},
                      {"výkupné za zajatce", {"to.ransom"}},
                      {"kdy dostanu dvojitý tah", {"tb.builder.extra-turn"}},
                  });
}

TEST(RuleSearch, AnswersQuestionsInGerman)
{
    expectAnswers("de",
                  {
                      {"was heißt angrenzend beim Wagen", {"am.wagon.c1.adjacent", "am.wagon.c2.range"}},
                      {"darf der Wagen diagonal ziehen", {"am.wagon.c2.range"}},
                      {"reicht die Ecke beim Anlegen", {"base.place.match"}},
                      {"Kreuzung", {"base.road.ends", "am.wagon.c1.junction"}},
                      {"freie Stadt für den Bürgermeister", {"am.mayor.place"}},
                      {"Gleichstand bei der Mehrheit", {"base.score.tie"}},
                      {"wie viele Punkte bringt ein Kloster", {"base.monastery.complete"}},
                      {"unvollendete Stadt am Ende der Partie", {"base.final.city"}},
                      {"darf ich einen Meeple auf eine besetzte Straße setzen", {"base.deploy.free"}},
                      {"mehrere Meeples in einer Stadt", {"base.deploy.free"}},
                      {"Plättchen passt nirgends", {"base.place.discard"}},
                      {"wann endet das Spiel", {"base.final.end"}},
                      {"wie werden Bauern gewertet", {"base.final.field", "base.field.farmers"}},
                      {"Abtei in eine Lücke legen", {"am.abbey.hole"}},
                      {"wer darf in der Abtei stehen", {"am.abbey.who"}},
                      {"Bürgermeister ohne Wappen", {"am.mayor.zero"}},
                      {"Bürgermeister und Wagen in derselben Stadt", {"am.mayor.wagon"}},
                      {"frisst der Drache den Gutshof", {"pd.dragon.eats"}},
                      {"Lösegeld für Gefangene", {"to.ransom"}},
                      {"Doppelzug mit dem Baumeister", {"tb.builder.extra-turn"}},
                  });
}

TEST(RuleBook, ShowsRulesOfEditionInItsTerms)
{
    const LanguageGuard english(QStringLiteral("en"));
    EXPECT_TRUE(found({}).contains("am.wagon.c1.gate"));
    EXPECT_TRUE(found({}, Editions::Classic).contains("am.wagon.c1.gate"));
    EXPECT_FALSE(found({}, Editions::Classic).contains("am.wagon.c2.range"));
    EXPECT_TRUE(found({}, Editions::New).contains("am.wagon.c2.range"));
    EXPECT_FALSE(found({}, Editions::New).contains("am.abbey.end.c1"));
    EXPECT_TRUE(found({}, Editions::New).contains("base.road.complete"));
    RuleTextModel rules;
    rules.setProperty("edition", QVariant::fromValue(Editions::Classic));
    EXPECT_TRUE(text(rules, "base.deploy.roles").contains("a follower is a thief"));
    EXPECT_EQ(rules.chapterAt(rules.rowOf("base.deploy.one")), "Placing a follower");
    rules.setProperty("edition", QVariant::fromValue(Editions::New));
    EXPECT_TRUE(text(rules, "base.deploy.roles").contains("a meeple is a highwayman"));
}

TEST(RuleBook, MarksHouseRulesAndProjectDecisions)
{
    const RuleTextModel rules;
    const auto of = [&](const char* id, int role) {
        return rules.data(rules.index(rules.rowOf(QString::fromLatin1(id))), role);
    };
    EXPECT_EQ(of("am.house.roll", RuleTextModel::roleOf("standing")).toInt(), RuleTextModel::HouseRule);
    EXPECT_EQ(of("am.wagon.anyscore", RuleTextModel::roleOf("standing")).toInt(), RuleTextModel::ProgramRule);
    EXPECT_EQ(of("am.abbey.end.declined", RuleTextModel::roleOf("standing")).toInt(),
              RuleTextModel::ProgramRule);
    EXPECT_EQ(of("base.road.complete", RuleTextModel::roleOf("standing")).toInt(), RuleTextModel::BookRule);
    EXPECT_EQ(of("am.wagon.c1.gate", RuleTextModel::roleOf("edition")).toInt(), Editions::Classic);
    EXPECT_EQ(of("base.city.tiny", RuleTextModel::roleOf("option")).toString(), "tinyCity");
    EXPECT_EQ(of("base.house.undo", RuleTextModel::roleOf("option")).toString(), "undo");
}

TEST(RuleBook, HasLessonsForEveryRuleExceptHouseRules)
{
    LessonListModel list;
    list.refresh();
    RuleTextModel rules;
    rules.setProperty("lessonList", QVariant::fromValue(&list));
    for (const auto& row : rules.rows())
        EXPECT_EQ(row.lessons.isEmpty(), row.standing == RuleTextModel::HouseRule) << row.id.toStdString();
}

TEST(RuleBook, ListsChaptersInOrder)
{
    const LanguageGuard english(QStringLiteral("en"));
    RuleTextModel rules;
    EXPECT_EQ(rules.chapters().front(), "Setting up");
    EXPECT_EQ(rules.rowOfChapter("Setting up"), 0);
    EXPECT_EQ(rules.rowOfChapter("The wagon"), rules.rowOf("am.wagon.place"));
    EXPECT_EQ(rules.rowOfChapter("No such chapter"), -1);
    rules.setProperty("search", "wagon junction");
    EXPECT_TRUE(rules.chapters().contains("The wagon"));
    EXPECT_FALSE(rules.chapters().contains("Monasteries"));
}

} // namespace
} // namespace vozka
