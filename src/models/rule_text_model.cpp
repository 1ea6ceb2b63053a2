// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rule_text_model.h"

#include "models/app_settings.h"
#include "models/words.h"
#include "wording/message.h"
#include "wording/template.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStringList>

#include <algorithm>

namespace vozka {

namespace {

constexpr std::string_view ruleKey = "rule/";
constexpr std::string_view chapterKey = "chapter/";

/// The first two parts of the id: "am.wagon" of "am.wagon.c1.gate".
std::string_view chapterOf(std::string_view id)
{
    return id.substr(0, id.find('.', id.find('.') + 1));
}

RuleTextRow rowFor(std::string_view id)
{
    return {QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())),
            inWords(wording::word("chapter", chapterOf(id))),
            {},
            inWords(wording::word("rule", id)),
            inWords(wording::word("source", id)),
            {},
            {},
            {}};
}

bool hasAll(const RuleTextRow& row, const QStringList& words)
{
    const QString all = QStringList{row.id, row.chapter, row.text, row.source}.join(QLatin1Char(' '));
    return std::ranges::all_of(words,
                               [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace

RuleTextModel::RuleTextModel(QObject* parent) : RowModel(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
    show();
}

QVariant RuleTextModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case IdRole:
        return row->id;
    case HeadingRole:
        return row->heading;
    case TextRole:
        return row->text;
    case SourceRole:
        return row->source;
    case LessonsRole:
        return row->lessons;
    case ExamplesRole:
        return row->examples;
    case LessonTitlesRole:
        return row->lessonTitles;
    default:
        return {};
    }
}

QHash<int, QByteArray> RuleTextModel::roleNames() const
{
    return {{IdRole, "rule"},
            {HeadingRole, "heading"},
            {TextRole, "words"},
            {SourceRole, "origin"},
            {LessonsRole, "lessons"},
            {ExamplesRole, "examples"},
            {LessonTitlesRole, "lessonTitles"}};
}

void RuleTextModel::setSearch(const QString& words)
{
    if (m_search == words)
        return;
    m_search = words;
    show();
    emit searchChanged();
}

void RuleTextModel::setOnly(const QStringList& rules)
{
    if (m_only == rules)
        return;
    m_only = rules;
    show();
    emit onlyChanged();
}

void RuleTextModel::setLessonList(LessonListModel* list)
{
    if (m_lessonList == list)
        return;
    if (m_lessonList)
        m_lessonList->disconnect(this);
    m_lessonList = list;
    if (list != nullptr)
        connect(list, &LessonListModel::libraryChanged, this, &RuleTextModel::show);
    show();
    emit lessonListChanged();
}

QString RuleTextModel::chapterName(std::string_view rule)
{
    return inWords(wording::word("chapter", chapterOf(rule)));
}

int RuleTextModel::chapterNumber(std::string_view rule)
{
    int number = 0;
    for (const auto& entry : wording::ruleTexts()) {
        if (!entry.key.starts_with(chapterKey))
            continue;
        if (entry.key.substr(chapterKey.size()) == chapterOf(rule))
            break;
        ++number;
    }
    return number;
}

void RuleTextModel::addLessons(RuleTextRow& row) const
{
    if (!m_lessonList || !m_lessonList->isRead())
        return;
    const auto language = AppSettings::instance().spoken() == AppSettings::Language::Czech
                              ? lessons::Language::Czech
                              : lessons::Language::English;
    struct Link {
        std::ptrdiff_t importance = 0;
        QString lesson, example, title;
    };
    std::vector<Link> links;
    const auto add = [&](const auto& lesson, const lessons::Example* example) {
        const auto place = std::ranges::find(lesson.rules, row.id.toStdString());
        links.push_back({place - lesson.rules.begin(), QString::fromStdString(lesson.id),
                         example == nullptr ? QString() : QString::fromStdString(example->id),
                         QString::fromStdString(lesson.text(lesson.title).in(language))});
    };
    for (const auto* lesson : m_lessonList->teaching(row.id))
        add(*lesson, LessonListModel::exampleFor(*lesson, row.id));
    for (const auto* story : m_lessonList->storiesTeaching(row.id))
        add(*story, nullptr);
    // Lessons name their rules by importance: whoever reads a rule is led to those that are most about it.
    constexpr std::size_t shown = 3;
    std::ranges::stable_sort(links, {}, &Link::importance);
    links.resize(std::min(links.size(), shown));
    for (const auto& link : links) {
        row.lessons << link.lesson;
        row.examples << link.example;
        row.lessonTitles << link.title;
    }
}

int RuleTextModel::rowOf(const QString& id) const
{
    const auto found = std::ranges::find(rows(), id, &RuleTextRow::id);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

bool RuleTextModel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange)
        show();
    return QObject::eventFilter(watched, event);
}

void RuleTextModel::show()
{
    const QStringList wanted = m_search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<RuleTextRow> rows;
    for (const auto& entry : wording::ruleTexts()) {
        if (!entry.key.starts_with(ruleKey))
            continue;
        auto row = rowFor(entry.key.substr(ruleKey.size()));
        if (!hasAll(row, wanted) || (!m_only.isEmpty() && !m_only.contains(row.id)))
            continue;
        addLessons(row);
        if (rows.empty() || rows.back().chapter != row.chapter)
            row.heading = row.chapter;
        rows.push_back(std::move(row));
    }
    if (!m_only.isEmpty())
        std::ranges::sort(rows, {}, [this](const RuleTextRow& row) { return m_only.indexOf(row.id); });
    showRows(std::move(rows));
}

} // namespace vozka
