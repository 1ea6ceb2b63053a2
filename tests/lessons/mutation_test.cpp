// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Randomly damaged lessons and stories: readers return a value or an error. VOZKA_MUTATED_FILES sets the
// number of damaged versions of each file, VOZKA_MUTATION_SEED the seed.
#include "lessons/embedded_files.h"
#include "lessons/lesson_file.h"
#include "lessons/story_answer.h"
#include "lessons/story_file.h"
#include "records/error_codes.h"
#include "samples.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

namespace vozka::lessons {
namespace {

using Json = nlohmann::json;

unsigned numberFrom(const char* variable, unsigned defaultValue)
{
    const char* const value = std::getenv(variable);
    return value == nullptr ? defaultValue : static_cast<unsigned>(std::strtoul(value, nullptr, 10));
}

/// Appends pointers to all values of a document.
void collect(Json& value, std::vector<Json*>& all)
{
    all.push_back(&value);
    if (value.is_structured())
        for (auto& each : value)
            collect(each, all);
}

class FileDamager {
public:
    explicit FileDamager(unsigned seed) : m_random(seed) {}

    /// Removes, duplicates or replaces values of the file. New values are other values of the file, small
    /// integers, or values that are likely to cause errors.
    std::string damageStructure(const std::string& text)
    {
        auto file = Json::parse(text);
        for (auto changes = 1 + pick(2); changes > 0; --changes)
            change(file);
        return file.dump();
    }

    /// Removes, duplicates and replaces bytes.
    std::string damageBytes(std::string text)
    {
        for (auto changes = 1 + pick(2); changes > 0; --changes) {
            const auto at = pick(text.size());
            switch (pick(3)) {
            case 0:
                text.erase(at, pick(12));
                break;
            case 1:
                text.insert(at, text.substr(pick(text.size()), pick(60)));
                break;
            default:
                text[at] = static_cast<char>(pick(256));
            }
        }
        return text;
    }

private:
    std::size_t pick(std::size_t count) { return m_random() % std::max<std::size_t>(count, 1); }

    void change(Json& file)
    {
        std::vector<Json*> all;
        collect(file, all);
        auto& value = *all[pick(all.size())];
        switch (pick(6)) {
        case 0:
            removePart(value);
            break;
        case 1:
            value = Json(*all[pick(all.size())]);
            break;
        case 2:
            value = badValue();
            break;
        case 3:
            if (value.is_array() && !value.empty())
                value.push_back(Json(value[pick(value.size())]));
            break;
        default:
            replaceBySameType(value, all);
        }
    }

    void removePart(Json& value)
    {
        if (value.is_array() && !value.empty())
            value.erase(pick(value.size()));
        else if (value.is_object() && !value.empty())
            value.erase(std::next(value.begin(), static_cast<std::ptrdiff_t>(pick(value.size()))));
    }

    /// Replaces the value by a value of the same type, so that the readers do not stop at a wrong type.
    void replaceBySameType(Json& value, const std::vector<Json*>& all)
    {
        if (value.is_number_integer()) {
            value = static_cast<int>(pick(9)) - 3;
            return;
        }
        for (int tries = 0; tries < 40; ++tries)
            if (const auto& other = *all[pick(all.size())]; other.type() == value.type() && other != value) {
                value = Json(other);
                return;
            }
    }

    Json badValue()
    {
        const std::array<Json, 12> values{nullptr,
                                          -1,
                                          201,
                                          1e300,
                                          "",
                                          "\u202E\u0000",
                                          "no-such",
                                          Json::object(),
                                          Json::array(),
                                          true,
                                          std::string(5000, 'x'),
                                          {{"place", "no-such"}, {"at", {0, 1}}, {"turns", 0}}};
        return values[pick(values.size())];
    }

    std::mt19937 m_random;
};

/// Calls the functions that a page calls for the lesson.
void use(const Lesson& lesson)
{
    for (const auto& example : lesson.examples)
        if (auto played = PlayedExample::create(lesson, example)) {
            for (const auto& step : played->steps())
                (void)played->board(step.show);
        }
}

void use(const Story& story)
{
    for (const auto& step : story.steps) {
        (void)story.matchAt(step.after);
        if (step.question)
            (void)choicesOf(story, step);
    }
}

template<class Files, class Read>
void testDamagedFiles(const Files& files, Read read)
{
    const auto times = numberFrom("VOZKA_MUTATED_FILES", 25);
    FileDamager damager(numberFrom("VOZKA_MUTATION_SEED", 20'231));
    int refused = 0;
    for (const auto& file : files) {
        const std::string valid(file.text);
        ASSERT_TRUE(read(valid)) << file.name;
        for (unsigned i = 0; i < times; ++i)
            refused += read(i % 4 == 0 ? damager.damageBytes(valid) : damager.damageStructure(valid)) ? 0 : 1;
    }
    EXPECT_GT(refused, static_cast<int>(files.size() * times / 2));
}

template<class Result>
bool useIfRead(const Result& read)
{
    if (read)
        use(*read);
    else
        EXPECT_FALSE(read.error().code.empty());
    return static_cast<bool>(read);
}

TEST(DamagedLessons, AreReadOrRefused)
{
    testDamagedFiles(embeddedLessons(),
                     [](const std::string& text) { return useIfRead(readLesson(text, "file")); });
}

TEST(DamagedStories, AreReadOrRefused)
{
    testDamagedFiles(embeddedStories(),
                     [](const std::string& text) { return useIfRead(readStory(text, "file")); });
}

TEST(DamagedLessons, UnknownTileIsReportedIfExamplesUseIt)
{
    auto file = sampleFile();
    for (auto& move : file["moves"])
        if (move.contains("place")) {
            move["place"] = "no-such";
            const auto cell = move["at"];
            file["examples"][0]["at"] = cell;
            file["examples"][0]["feature"] = "no-such";
            break;
        }
    const auto lesson = readLesson(file.dump(), "file");
    ASSERT_FALSE(lesson);
    EXPECT_EQ(lesson.error().code, records::error::tileUnknown);
}

TEST(DamagedLessons, LimitsLengthOfTextsAndIds)
{
    auto file = sampleFile();
    file["id"] = std::string(81, 'x');
    EXPECT_EQ(readLesson(file.dump(), "file").error().code, records::error::idTooLong);
    file = sampleFile();
    file["texts"]["c1-1"]["cs"] = std::string(4001, 'x');
    EXPECT_EQ(readLesson(file.dump(), "file").error().code, records::error::textTooLong);
}

} // namespace
} // namespace vozka::lessons
