// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Damaged lessons are refused with JSON pointer and code.
#include "lessons/lesson_file.h"
#include "samples.h"

#include <gtest/gtest.h>

namespace vozka::lessons {
namespace {

using Json = nlohmann::json;

std::string faultOf(const std::string& text)
{
    const auto lesson = readLesson(text, "my.lesson.json");
    if (lesson)
        return "none";
    EXPECT_EQ(lesson.error().file, "my.lesson.json");
    return lesson.error().pointer + " " + lesson.error().code;
}

/// Returns the fault of the changed sample.
template<class Damage>
std::string faultAfter(Damage damage)
{
    auto file = sampleFile();
    damage(file);
    return faultOf(file.dump());
}

/// Returns the fault of the sample with another value at a pointer.
std::string faultWith(const std::string& pointer, const Json& value)
{
    return faultAfter([&](Json& file) { file[Json::json_pointer(pointer)] = value; });
}

std::string faultWithout(const std::string& pointer)
{
    return faultAfter([&](Json& file) {
        const Json::json_pointer at(pointer);
        auto& parent = file[at.parent_pointer()];
        if (parent.is_array())
            parent.erase(std::stoul(at.back()));
        else
            parent.erase(at.back());
    });
}

TEST(LessonFile, ReadsSample)
{
    EXPECT_EQ(faultOf(sampleFile().dump()), "none");
    EXPECT_EQ(faultWith("/note", "anything"), "none");
}

TEST(LessonFile, RefusesTextThatIsNotJson)
{
    EXPECT_EQ(faultOf(""), " json.syntax");
    EXPECT_TRUE(faultOf(sampleFile().dump().substr(0, 500)).ends_with(" json.syntax"));
    EXPECT_EQ(faultOf("[]"), " expected.object");
}

TEST(LessonFile, RefusesWrongHead)
{
    EXPECT_EQ(faultWith("/format", "vozka-position"), "/format format.wrong");
    EXPECT_EQ(faultWith("/version", 2), "/version version.unknown");
    EXPECT_EQ(faultWith("/author", "me"), "/author field.unknown");
    EXPECT_EQ(faultWithout("/id"), "/id field.missing");
    EXPECT_EQ(faultWith("/id", ""), "/id id.empty");
    EXPECT_EQ(faultWithout("/position"), "/position field.missing");
}

TEST(LessonFile, RefusesWrongTexts)
{
    EXPECT_EQ(faultWith("/title", "no-such"), "/title text.unknown");
    EXPECT_EQ(faultWithout("/texts/c1-1/cs"), "/texts/c1-1/cs field.missing");
    EXPECT_EQ(faultWith("/texts/c1-1/en", " "), "/texts/c1-1/en text.empty");
    EXPECT_EQ(faultWith("/texts/c1-1/de", "Text"), "/texts/c1-1/de field.unknown");
    EXPECT_EQ(faultWith("/texts/spare", {{"en", "a"}, {"cs", "b"}}), "/texts/spare text.unused");
    EXPECT_EQ(faultWith("/examples/0/labels/1/text", "typo"), "/examples/0/labels/1/text text.unknown");
}

TEST(LessonFile, RefusesWrongRules)
{
    EXPECT_EQ(faultWithout("/rules"), "/rules field.missing");
    EXPECT_EQ(faultWith("/rules", "am.wagon.c1.gate"), "/rules expected.list");
    EXPECT_EQ(faultWith("/rules", Json::array()), "/rules rules.none");
    EXPECT_EQ(faultWith("/rules/1", "am.wagon.c1.bicycle"), "/rules/1 rule.unknown");
    EXPECT_EQ(faultWith("/rules/1", "am.wagon"), "/rules/1 rule.unknown");
    EXPECT_EQ(faultWith("/rules/1", ""), "/rules/1 id.empty");
    EXPECT_EQ(faultAfter([](Json& file) { file["rules"][2] = file["rules"][0]; }), "/rules/2 rule.twice");
    EXPECT_EQ(faultWith("/rules", {"am.barn.final"}), "none");
}

TEST(LessonFile, RefusesWrongPosition)
{
    EXPECT_EQ(faultWith("/position/tiles/0/tile", "Q7"), "/position/tiles/0/tile tile.unknown");
    EXPECT_EQ(faultWith("/position/tiles/1/at/0", 40), "/position/tiles/1 no-neighbour");
    EXPECT_EQ(faultWith("/position/rules/sets/0", "moon"), "/position/rules/sets/0 sets.unknown");
    EXPECT_EQ(faultWith("/position/toMove", 2), "/position/toMove number.out-of-range");
    EXPECT_EQ(faultWith("/position/format", "vozka-position"), "/position/format field.unknown");
    EXPECT_EQ(faultWith("/position/figures/0",
                        {{"player", 1}, {"kind", "mayor"}, {"at", {0, 0}}, {"feature", "road-ew"}}),
              "/position/figures/0 wrong-feature");
}

TEST(LessonFile, RefusesWrongMoves)
{
    EXPECT_EQ(faultWith("/moves", Json::array()), "/moves moves.none");
    EXPECT_EQ(faultWithout("/moves/0"), "/moves/0 not-this-step");
    EXPECT_EQ(faultWith("/moves/2/turns", 2), "/moves/2 side-does-not-match");
    EXPECT_EQ(faultWith("/moves/1/draw", "Q7"), "/moves/1/draw tile.unknown");
    EXPECT_EQ(faultWith("/moves/0", {{"jump", true}}), "/moves/0/jump action.unknown");
    EXPECT_EQ(faultWithout("/moves/8"), "/examples/0/labels/0/discs/0/feature feature.unknown");
}

TEST(LessonFile, RefusesWrongFigure)
{
    EXPECT_EQ(faultWith("/figure/kind", "bishop"), "/figure/kind figure.unknown");
    EXPECT_EQ(faultWith("/figure/kind", "mayor"), "/figure/kind figure.unknown");
    EXPECT_EQ(faultWith("/figure/player", 2), "/figure/player number.out-of-range");
}

TEST(LessonFile, RefusesWrongExamples)
{
    EXPECT_EQ(faultWith("/examples", Json::array()), "/examples examples.none");
    EXPECT_EQ(faultWith("/examples/1/id", "C1-3"), "/examples/1 example.id-twice");
    EXPECT_EQ(faultWith("/examples/0/edition", "C3"), "/examples/0/edition word.unknown");
    EXPECT_EQ(faultWith("/examples/0/feature", "moat"), "/examples/0/feature feature.unknown");
    EXPECT_EQ(faultWith("/examples/0/feature", "road-s"), "/examples/0 example.not-scored");
}

TEST(LessonFile, RefusesWrongLabels)
{
    EXPECT_EQ(faultWith("/examples/0/labels/2/label", 1), "/examples/0/steps/6/label label.unknown");
    EXPECT_EQ(faultAfter([](Json& file) {
                  file["examples"][0]["labels"][2]["label"] = 1;
                  file["examples"][0]["steps"].erase(6);
              }),
              "/examples/0 label.twice");
    EXPECT_EQ(faultWith("/examples/0/labels/1/label", 100), "/examples/0/labels/1/label number.out-of-range");
    EXPECT_EQ(faultWithout("/examples/0/steps/5"), "/examples/0 label.not-shown");
    EXPECT_EQ(faultWith("/examples/0/steps/0/show", "film"), "/examples/0/steps/0/show word.unknown");
    EXPECT_EQ(faultWithout("/examples/0/labels/0/discs"), "/examples/0/labels/0/discs field.missing");
    EXPECT_EQ(faultWith("/examples/0/labels/1/claims", Json::array()),
              "/examples/0/labels/1/claims list.wrong-length");
}

TEST(LessonFile, RefusesWrongDiscs)
{
    const Json far{{{"at", {0, 0}}, {"feature", "road-ew"}}};
    EXPECT_EQ(faultWith("/examples/0/labels/1/claims/0/discs", far),
              "/examples/0/labels/1/claims/0/discs/0 disc.elsewhere");
    EXPECT_EQ(faultWith("/examples/0/labels/0/discs", far), "/examples/0/labels/0/discs/0 disc.elsewhere");
    const Json one{{"at", {1, 1}}, {"feature", "road-s"}};
    EXPECT_EQ(faultWith("/examples/0/labels/1/claims/0/discs", Json{one, one}), "/examples/0 disc.twice");
}

TEST(LessonFile, RefusesWrongClaims)
{
    EXPECT_EQ(faultWith("/examples/0/labels/1/claims/0/via", "gate"),
              "/examples/0/labels/1/claims/0 claim.false");
    EXPECT_EQ(faultWithout("/examples/0/labels/1/claims/0/via"), "/examples/0/labels/1/claims/0 claim.false");
    EXPECT_EQ(faultWith("/examples/0/unlabelled/0/detail", "far"), "/examples/0/unlabelled/0 claim.false");
    EXPECT_EQ(faultWith("/examples/1/labels/2/claims/0/reason", "completed"),
              "/examples/1/labels/2/claims/0 claim.false");
    EXPECT_EQ(faultAfter([](Json& file) {
                  auto& claim = file["examples"][0]["labels"][1]["claims"][0];
                  claim.erase("via");
                  claim["verdict"] = "refused";
                  claim["reason"] = "completed";
              }),
              "/examples/0/labels/1/claims/0 claim.false");
    EXPECT_EQ(faultWith("/examples/0/labels/1/claims/0/reason", "field"),
              "/examples/0/labels/1/claims/0/reason field.unknown");
}

TEST(LessonFile, RefusesMissingClaims)
{
    EXPECT_EQ(faultAfter([](Json& file) { file["examples"][0]["labels"][1]["claims"].erase(1); }),
              "/examples/0 claim.missing");
    EXPECT_EQ(faultWithout("/examples/0/labels/1/claims/0/tiles/1"), "/examples/0 claim.missing");
    EXPECT_EQ(faultWith("/examples/0/labels/1/claims/0/tiles", Json::array()),
              "/examples/0/labels/1/claims/0/tiles list.wrong-length");
    EXPECT_EQ(faultAfter([](Json& file) {
                  auto& claims = file["examples"][0]["labels"][1]["claims"];
                  for (const auto& tile : claims[1]["tiles"])
                      claims[0]["tiles"].push_back(tile);
                  claims.erase(1);
              }),
              "/examples/0/labels/1/claims/0 claim.segments");
    EXPECT_EQ(faultAfter([](Json& file) {
                  auto& claims = file["examples"][0]["labels"][1]["claims"];
                  claims[1]["tiles"].push_back(claims[0]["tiles"][0]);
              }),
              "/examples/0 claim.twice");
    // Refused features need no claim.
    EXPECT_EQ(faultWithout("/examples/0/unlabelled"), "none");
}

TEST(LessonFile, SurvivesAnyDamage)
{
    const auto text = sampleFile().dump();
    for (std::size_t i = 0; i < text.size(); i += 29) {
        auto damaged = text;
        damaged[i] = damaged[i] == '1' ? '7' : '1';
        (void)readLesson(damaged, "file");
        (void)readLesson(text.substr(0, i), "file");
    }
}

} // namespace
} // namespace vozka::lessons
