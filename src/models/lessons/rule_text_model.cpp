// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lessons/rule_text_model.h"

#include "models/app/app_settings.h"
#include "models/base/utf8.h"
#include "models/lessons/rule_search.h"
#include "models/text/lesson_text.h"

#include <algorithm>

namespace vozka {

namespace {

int standingOf(const lessons::RulePage& rule)
{
    if (rule.kind == lessons::RulePage::Kind::House)
        return RuleTextModel::HouseRule;
    return rule.isProjectDecision ? RuleTextModel::ProgramRule : RuleTextModel::BookRule;
}

int editionOf(const lessons::RulePage& rule)
{
    return rule.edition ? Editions::of(*rule.edition) : Editions::Either;
}

} // namespace

RuleTextModel::RuleTextModel(QObject* parent) : RowModel(parent)
{
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, &RuleTextModel::show);
    // Resets all rows: a view that keeps some rows also keeps its position and hides the best matches.
    connect(this, &RuleTextModel::searchChanged, this, [this] { resetRows(foundRows()); });
    connect(this, &RuleTextModel::filterChanged, this, [this] {
        if (m_lessonList)
            connect(m_lessonList, &LessonListModel::libraryChanged, this, &RuleTextModel::show,
                    Qt::UniqueConnection);
        show();
    });
    show();
}

QString RuleTextModel::chapterName(std::string_view rule)
{
    const auto& book = lessons::ruleBookText();
    const auto number = book.chapterOf(rule);
    return number == book.chapters.size() ? QString()
                                          : localizedText(book.chapters[number].title, Edition::C2);
}

int RuleTextModel::chapterNumber(std::string_view rule)
{
    return static_cast<int>(lessons::ruleBookText().chapterOf(rule));
}

void RuleTextModel::addLessons(RuleTextRow& row, const std::string& of) const
{
    // No lesson teaches a house rule.
    if (!m_lessonList || !m_lessonList->isRead() || row.standing == HouseRule)
        return;
    auto links = m_lessonList->lessonsOf(row.id);
    // A rule without lessons gets the lessons of the rule that it extends.
    if (links.empty() && !of.empty())
        links = m_lessonList->lessonsOf(utf8(of));
    // Lessons list their rules by importance.
    constexpr std::size_t shown = 3;
    std::ranges::stable_sort(links, {}, &LessonLink::importance);
    links.resize(std::min(links.size(), shown));
    for (const auto& link : links) {
        row.lessons << link.lesson;
        row.examples << link.example;
        row.lessonTitles << link.title;
    }
}

int RuleTextModel::rowOf(const QString& id) const
{
    return find([&](const RuleTextRow& row) { return row.id == id; });
}

int RuleTextModel::rowOfChapter(const QString& chapter) const
{
    return find([&](const RuleTextRow& row) { return row.chapter == chapter; });
}

QString RuleTextModel::chapterAt(int row) const
{
    return has(row) ? at(row).chapter : QString();
}

bool RuleTextModel::isWanted(const lessons::RulePage& rule) const
{
    if (!m_only.isEmpty())
        return m_only.contains(utf8(rule.id));
    const int edition = editionOf(rule);
    return m_edition == Editions::Either || edition == Editions::Either || edition == m_edition;
}

RuleTextRow RuleTextModel::rowFor(const lessons::RuleChapter& chapter, const lessons::RulePage& rule) const
{
    const auto edition = Editions::edition(m_edition);
    RuleTextRow row;
    row.id = utf8(rule.id);
    row.chapter = localizedText(chapter.title, edition);
    row.text = localizedText(rule.text, edition);
    row.source = localizedText(rule.source, edition);
    row.edition = editionOf(rule);
    row.standing = standingOf(rule);
    row.option = utf8(rule.option);
    return row;
}

std::vector<RuleTextRow> RuleTextModel::foundRows()
{
    std::vector<RuleTextRow> all;
    std::vector<const lessons::RulePage*> pages;
    std::vector<SearchedRule> searched;
    for (const auto& chapter : lessons::ruleBookText().chapters)
        for (const auto& rule : chapter.rules) {
            if (!isWanted(rule))
                continue;
            all.push_back(rowFor(chapter, rule));
            pages.push_back(&rule);
            searched.push_back({all.back().id, all.back().text, all.back().chapter});
        }
    const auto ranking = RuleSearch(m_search).rank(searched);
    std::vector<RuleTextRow> rows;
    QStringList chapters;
    for (const auto index : ranking.order) {
        auto& row = all[index];
        addLessons(row, pages[index]->of);
        if (rows.empty() || rows.back().chapter != row.chapter)
            row.heading = row.chapter;
        if (!chapters.contains(row.chapter))
            chapters << row.chapter;
        rows.push_back(std::move(row));
    }
    if (!m_only.isEmpty())
        std::ranges::sort(rows, {}, [this](const RuleTextRow& row) { return m_only.indexOf(row.id); });
    const bool isNearest = ranking.isNearest && !ranking.order.empty();
    if (m_isNearest != isNearest || m_chapters != chapters) {
        m_isNearest = isNearest;
        m_chapters = std::move(chapters);
        emit foundChanged();
    }
    return rows;
}

} // namespace vozka
