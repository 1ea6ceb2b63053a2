// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/lesson_list_model.h"

#include "lessons/rule_pages.h"
#include "models/lessons/rule_text_model.h"
#include "models/rows/editions.h"
#include "models/rows/utf8.h"
#include "models/text/read_out.h"
#include "models/text/sentences.h"
#include "models/text/words.h"

#include <QCoreApplication>
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

/// The lessons in the order of the list: by chapter of the rules, as the rules have them, else as they came.
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

/// How far it was read, in a sentence; empty if it was never begun.
QString storyNote(const QString& id)
{
    const auto& settings = AppSettings::instance();
    QStringList said;
    if (const auto result = settings.lessonResult(id))
        said << (result->all == 0 ? QCoreApplication::translate("Lessons", "Finished.")
                                  //: %1 of %2 tasks and questions of a story.
                                  : QCoreApplication::translate(
                                        "Lessons", "Finished. Right at the first attempt: %1 of %2.")
                                        .arg(result->points)
                                        .arg(result->all));
    if (const auto place = settings.storyPlace(id))
        //: Where a story was left: step %1 of %2.
        said << QCoreApplication::translate("Lessons", "Continues at step %1 of %2.")
                    .arg(place->step + 1)
                    .arg(place->steps);
    return said.join(QLatin1Char(' '));
}

/// The stories that are no part of the course, as the rule book has the rule that each teaches first; what
/// players agree on comes after what the books say.
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

/// What the list holds besides the course: the user's own, or what comes with the program.
Listed listed(const lessons::LessonLibrary& library, bool own)
{
    Listed all{inOrder(library), storiesInOrder(library)};
    const auto program = lessons::LessonLibrary::shared();
    const auto isElsewhere = [&](const auto* each) { return program.isTaken(each->id) == own; };
    std::erase_if(all.lessons, isElsewhere);
    std::erase_if(all.stories, isElsewhere);
    return all;
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
}

void LessonListModel::setFolder(const QString& folder)
{
    if (m_folder == folder)
        return;
    m_folder = folder;
    if (m_library)
        refresh();
    emit folderChanged();
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

std::vector<const lessons::Lesson*> LessonListModel::teaching(const QString& rule)
{
    std::vector<const lessons::Lesson*> found;
    for (const auto* lesson : inOrder(*library()))
        if (std::ranges::find(lesson->rules, rule.toStdString()) != lesson->rules.end())
            found.push_back(lesson);
    return found;
}

std::vector<const lessons::Story*> LessonListModel::storiesTeaching(const QString& rule)
{
    std::vector<const lessons::Story*> found;
    for (const auto& story : library()->stories())
        if (std::ranges::find(story->rules, rule.toStdString()) != story->rules.end())
            found.push_back(story.get());
    return found;
}

QString LessonListModel::nextToLearn()
{
    const auto course = library()->course();
    const auto next = std::ranges::find_if(course, [](const lessons::Story* story) {
        return !AppSettings::instance().lessonResult(utf8(story->id));
    });
    return course.empty() ? QString() : utf8((next == course.end() ? course.front() : *next)->id);
}

const lessons::Example* LessonListModel::exampleFor(const lessons::Lesson& lesson, const QString& rule)
{
    const auto parts = rule.split(QLatin1Char('.'));
    for (const auto& example : lesson.examples) {
        const bool classic = example.edition == Edition::C1;
        if (parts.contains(classic ? QLatin1String("c1") : QLatin1String("c2")))
            return &example;
    }
    return lesson.examples.empty() ? nullptr : &lesson.examples.front();
}

QString LessonListModel::resultId(const lessons::Lesson& lesson, const lessons::Example& example)
{
    return utf8(lesson.id) + QLatin1Char('/') + utf8(example.id);
}

QString LessonListModel::resultText(const LessonResult& result)
{
    return QCoreApplication::translate("Lessons", "%1 of %2", "points, of how many")
        .arg(result.points)
        .arg(result.all);
}

QString LessonListModel::resultText(const QString& id)
{
    const auto result = AppSettings::instance().lessonResult(id);
    return result ? resultText(*result) : QString();
}

void LessonListModel::show()
{
    std::vector<LessonRow> rows;
    addCourse(rows);
    addOwn(rows);
    addChapters(rows);
    addBroken(rows);
    showRows(std::move(rows));
}

void LessonListModel::addCourse(std::vector<LessonRow>& rows) const
{
    const auto course = m_library->course();
    if (course.empty())
        return;
    rows.push_back(heading(QCoreApplication::translate("Lessons", "Learn to play")));
    for (const auto* story : course)
        addStory(rows, *story);
}

void LessonListModel::addOwn(std::vector<LessonRow>& rows) const
{
    const auto [lessons, stories] = listed(*m_library, true);
    if (lessons.empty() && stories.empty())
        return;
    rows.push_back(heading(QCoreApplication::translate("Lessons", "Your own lessons")));
    for (const auto* story : stories)
        addStory(rows, *story);
    for (const auto* lesson : lessons)
        addLesson(rows, *lesson);
}

void LessonListModel::addChapters(std::vector<LessonRow>& rows) const
{
    const auto [lessons, stories] = listed(*m_library, false);
    std::map<int, QString> names;
    const auto note = [&](const std::string& rule) {
        names.try_emplace(RuleTextModel::chapterNumber(rule), RuleTextModel::chapterName(rule));
    };
    for (const auto* lesson : lessons)
        note(lesson->rules.front());
    for (const auto* story : stories)
        note(story->rules.front());
    for (const auto& [number, name] : names) {
        rows.push_back(heading(name));
        const auto isHere = [number = number](const auto* each) {
            return RuleTextModel::chapterNumber(each->rules.front()) == number;
        };
        for (const auto* story : stories)
            if (story->introduces && isHere(story))
                addStory(rows, *story);
        for (const auto* lesson : lessons)
            if (isHere(lesson))
                addLesson(rows, *lesson);
        for (const auto* story : stories)
            if (!story->introduces && isHere(story))
                addStory(rows, *story);
    }
}

void LessonListModel::addStory(std::vector<LessonRow>& rows, const lessons::Story& story)
{
    LessonRow row;
    row.kind = Story;
    row.lesson = utf8(story.id);
    row.title = readOut(story.text(story.title));
    row.note = storyNote(row.lesson);
    row.isDone = AppSettings::instance().lessonResult(row.lesson).has_value();
    rows.push_back(row);
}

void LessonListModel::addLesson(std::vector<LessonRow>& rows, const lessons::Lesson& lesson)
{
    LessonRow head;
    head.kind = Lesson;
    head.lesson = utf8(lesson.id);
    head.title = readOut(lesson.text(lesson.title));
    head.isDone = std::ranges::all_of(lesson.examples, [&](const lessons::Example& example) {
        return vozka::isDone(resultId(lesson, example));
    });
    rows.push_back(head);
    for (const auto& example : lesson.examples) {
        LessonRow row;
        const QString id = resultId(lesson, example);
        row.kind = Example;
        row.lesson = head.lesson;
        row.example = row.name = utf8(example.id);
        row.title = readOut(lesson.text(example.title));
        // Its own title, where it has one.
        if (row.title != head.title)
            row.note = row.title;
        row.edition = Editions::of(example.edition);
        row.result = resultText(id);
        row.isDone = vozka::isDone(id);
        rows.push_back(row);
    }
}

void LessonListModel::addBroken(std::vector<LessonRow>& rows) const
{
    if (m_library->broken().empty())
        return;
    rows.push_back(heading(QCoreApplication::translate("Lessons", "Files that cannot be shown")));
    for (const auto& error : m_library->broken()) {
        LessonRow row;
        row.kind = Broken;
        row.name = QString::fromStdString(error.file);
        row.title = quote(QFileInfo(row.name).fileName());
        row.note = errorSentence(error);
        rows.push_back(row);
    }
}

} // namespace vozka
