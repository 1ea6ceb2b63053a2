// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_list_model.h"

#include "lessons/rule_pages.h"
#include "models/base/editions.h"
#include "models/base/utf8.h"
#include "models/lessons/rule_text_model.h"
#include "models/text/contexts.h"
#include "models/text/lesson_text.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"

#include <QFileInfo>

#include <algorithm>
#include <map>

namespace vozka {

namespace {

bool isDone(const QString& id)
{
    const auto result = AppSettings::instance().lessonResult(id);
    return result && result->isDone();
}

std::vector<const lessons::Lesson*> inOrder(const lessons::LessonLibrary& library)
{
    std::vector<const lessons::Lesson*> lessons;
    for (const auto& lesson : library.lessons())
        lessons.push_back(lesson.get());
    std::ranges::stable_sort(lessons, {}, [](const lessons::Lesson* lesson) {
        return RuleTextModel::chapterNumber(lesson->rules.front());
    });
    return lessons;
}

/// Result and step of a story as text; empty if it was never opened.
QString storyNote(const QString& id)
{
    const auto& settings = AppSettings::instance();
    QStringList parts;
    if (const auto result = settings.lessonResult(id))
        parts << (result->all == 0 ? LessonTexts::tr("Finished.")
                                   //: %1 of %2 tasks and questions of a story.
                                   : LessonTexts::tr("Finished. Right at the first attempt: %1 of %2.")
                                         .arg(result->points)
                                         .arg(result->all));
    if (const auto place = settings.storyPlace(id))
        //: Where a story was left: step %1 of %2.
        parts << LessonTexts::tr("Continues at step %1 of %2.").arg(place->step + 1).arg(place->steps);
    return parts.join(QLatin1Char(' '));
}

/// Stories outside the course in the order of their first rules. Stories that change options are after others
/// with the same first rule.
std::vector<const lessons::Story*> storiesInOrder(const lessons::LessonLibrary& library)
{
    std::vector<const lessons::Story*> stories;
    for (const auto& story : library.stories())
        if (story->course == 0)
            stories.push_back(story.get());
    std::ranges::stable_sort(stories, {}, [](const lessons::Story* story) {
        return std::pair(lessons::ruleBookText().placeOf(story->rules.front()),
                         !story->choice.options.changed().empty());
    });
    return stories;
}

QString titleOf(const lessons::Teaching& each)
{
    return localizedText(each.text(each.title));
}

/// Returns the first example with the edition of the rule; otherwise the first example.
const lessons::Example* exampleFor(const lessons::Lesson& lesson, const QString& rule)
{
    const auto parts = rule.split(QLatin1Char('.'));
    for (const auto& example : lesson.examples) {
        const bool classic = example.edition == Edition::C1;
        if (parts.contains(classic ? QLatin1String("c1") : QLatin1String("c2")))
            return &example;
    }
    return lesson.examples.empty() ? nullptr : &lesson.examples.front();
}

LessonRow heading(const QString& name)
{
    LessonRow row;
    row.kind = LessonListModel::Chapter;
    row.name = name;
    return row;
}

struct Listed {
    std::vector<const lessons::Lesson*> lessons;
    std::vector<const lessons::Story*> stories;
};

/// Returns the lessons and stories outside the course: of the user if `own`, otherwise of the program.
Listed listed(const lessons::LessonLibrary& library, bool own)
{
    Listed all{inOrder(library), storiesInOrder(library)};
    const auto program = lessons::LessonLibrary::shared();
    const auto isElsewhere = [&](const auto* each) { return program.isTaken(each->id) == own; };
    std::erase_if(all.lessons, isElsewhere);
    std::erase_if(all.stories, isElsewhere);
    return all;
}

LessonRow storyRow(const lessons::Story& story)
{
    LessonRow row;
    row.kind = LessonListModel::Story;
    row.lesson = utf8(story.id);
    row.title = titleOf(story);
    row.note = storyNote(row.lesson);
    row.isDone = AppSettings::instance().lessonResult(row.lesson).has_value();
    return row;
}

void addLesson(std::vector<LessonRow>& rows, const lessons::Lesson& lesson)
{
    LessonRow head;
    head.kind = LessonListModel::Lesson;
    head.lesson = utf8(lesson.id);
    head.title = titleOf(lesson);
    head.isDone = std::ranges::all_of(lesson.examples, [&](const lessons::Example& example) {
        return isDone(LessonListModel::resultId(lesson, example));
    });
    rows.push_back(head);
    for (const auto& example : lesson.examples) {
        LessonRow row;
        const QString id = LessonListModel::resultId(lesson, example);
        row.kind = LessonListModel::Example;
        row.lesson = head.lesson;
        row.example = row.name = utf8(example.id);
        row.title = localizedText(lesson.text(example.title));
        // The title of the lesson is not repeated.
        if (row.title != head.title)
            row.note = row.title;
        row.edition = Editions::of(example.edition);
        row.result = LessonListModel::resultText(id);
        row.isDone = isDone(id);
        rows.push_back(row);
    }
}

/// Adds a heading with its rows. Adds nothing if all lists are empty.
void addSection(std::vector<LessonRow>& rows, const QString& name,
                const std::vector<const lessons::Story*>& introductions,
                const std::vector<const lessons::Lesson*>& lessons,
                const std::vector<const lessons::Story*>& stories)
{
    if (introductions.empty() && lessons.empty() && stories.empty())
        return;
    rows.push_back(heading(name));
    for (const auto* story : introductions)
        rows.push_back(storyRow(*story));
    for (const auto* lesson : lessons)
        addLesson(rows, *lesson);
    for (const auto* story : stories)
        rows.push_back(storyRow(*story));
}

} // namespace

QString LessonRow::label() const
{
    QStringList all{name, title, note, result};
    all.removeAll(QString());
    return all.join(QStringLiteral(", "));
}

LessonListModel::LessonListModel(QObject* parent) : RowModel(parent)
{
    const auto& settings = AppSettings::instance();
    const auto again = [this] {
        if (m_library)
            show();
    };
    connect(&settings, &AppSettings::languageChanged, this, again);
    connect(&settings, &AppSettings::lessonResultsChanged, this, again);
    connect(this, &LessonListModel::folderChanged, this, [this] {
        if (m_library)
            refresh();
    });
}

void LessonListModel::refresh()
{
    auto read = std::make_shared<lessons::LessonLibrary>(lessons::LessonLibrary::shared());
    if (!m_folder.isEmpty())
        read->addFolder(m_folder.toStdString());
    m_library = std::move(read);
    show();
    emit libraryChanged();
}

void LessonListModel::load()
{
    if (!m_library)
        refresh();
}

std::shared_ptr<const lessons::LessonLibrary> LessonListModel::library()
{
    load();
    return m_library;
}

int LessonListModel::firstRow() const
{
    return find([&](const LessonRow& row) { return row.kind == static_cast<int>(Example); });
}

QString LessonListModel::lessonAt(int row) const
{
    return has(row) ? at(row).lesson : QString();
}

QString LessonListModel::exampleAt(int row) const
{
    return has(row) ? at(row).example : QString();
}

bool LessonListModel::opens(int row) const
{
    if (!has(row))
        return false;
    const int kind = at(row).kind;
    return kind == Example || kind == Story;
}

bool LessonListModel::stopsAt(int row) const
{
    return opens(row) || (has(row) && at(row).kind == Broken);
}

int LessonListModel::rowOf(const QString& lesson, const QString& example) const
{
    return find([&](const LessonRow& row) {
        return !row.lesson.isEmpty() && row.lesson == lesson && row.example == example;
    });
}

std::vector<LessonLink> LessonListModel::lessonsOf(const QString& rule)
{
    std::vector<LessonLink> links;
    const auto add = [&](const lessons::Teaching& each, const lessons::Example* example) {
        const auto place = std::ranges::find(each.rules, rule.toStdString());
        if (place != each.rules.end())
            links.push_back({place - each.rules.begin(), utf8(each.id),
                             example == nullptr ? QString() : utf8(example->id), titleOf(each)});
    };
    for (const auto* lesson : inOrder(*library()))
        add(*lesson, exampleFor(*lesson, rule));
    for (const auto& story : library()->stories())
        add(*story, nullptr);
    return links;
}

QString LessonListModel::nextToLearn()
{
    const auto course = library()->course();
    const auto next = std::ranges::find_if(course, [](const lessons::Story* story) {
        return !AppSettings::instance().lessonResult(utf8(story->id));
    });
    return course.empty() ? QString() : utf8((next == course.end() ? course.front() : *next)->id);
}

QString LessonListModel::resultId(const lessons::Lesson& lesson, const lessons::Example& example)
{
    return utf8(lesson.id) + QLatin1Char('/') + utf8(example.id);
}

QString LessonListModel::resultText(const LessonResult& result)
{
    return LessonTexts::tr("%1 of %2", "points, of how many").arg(result.points).arg(result.all);
}

QString LessonListModel::resultText(const QString& id)
{
    const auto result = AppSettings::instance().lessonResult(id);
    return result ? resultText(*result) : QString();
}

void LessonListModel::show()
{
    std::vector<LessonRow> rows;
    addSection(rows, LessonTexts::tr("Learn to play"), m_library->course(), {}, {});
    const auto own = listed(*m_library, true);
    addSection(rows, LessonTexts::tr("Your own lessons"), own.stories, own.lessons, {});
    const auto others = listed(*m_library, false);
    std::map<int, QString> names;
    const auto chapterOf = [&](const lessons::Teaching* each) {
        const int number = RuleTextModel::chapterNumber(each->rules.front());
        names.try_emplace(number, RuleTextModel::chapterName(each->rules.front()));
        return number;
    };
    std::map<int, Listed> chapters;
    std::map<int, std::vector<const lessons::Story*>> introductions;
    for (const auto* lesson : others.lessons)
        chapters[chapterOf(lesson)].lessons.push_back(lesson);
    for (const auto* story : others.stories)
        (story->introduces ? introductions[chapterOf(story)] : chapters[chapterOf(story)].stories)
            .push_back(story);
    for (const auto& [number, name] : names)
        addSection(rows, name, introductions[number], chapters[number].lessons, chapters[number].stories);
    if (!m_library->broken().empty())
        rows.push_back(heading(LessonTexts::tr("Files that cannot be shown")));
    for (const auto& error : m_library->broken()) {
        LessonRow row;
        row.kind = Broken;
        row.name = utf8(error.file);
        row.title = quote(QFileInfo(row.name).fileName());
        row.note = errorMessage(error);
        rows.push_back(row);
    }
    showRows(std::move(rows));
}

} // namespace vozka
