// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule book, by chapter: what each rule says, where it comes from, its id, the option that chooses it and
// the lessons that teach it. An edition leaves its own rules in its own words, a search those that it finds.
#pragma once

#include "lessons/rule_pages.h"
#include "models/lessons/lesson_list_model.h"
#include "models/rows/editions.h"
#include "models/rows/row_model.h"

#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace vozka {

struct RuleTextRow {
    QString id;
    QString chapter;
    /// The chapter, of its first rule that is shown; else empty.
    QString heading;
    QString text;
    QString source;
    /// The lessons that teach it: their ids, the examples to begin with, their titles.
    QStringList lessons;
    QStringList examples;
    QStringList lessonTitles;
    /// Editions and RuleTextModel::Standing.
    int edition = 0;
    int standing = 0;
    /// The name of the option that chooses it; empty = none.
    QString option;
    [[nodiscard]] bool isSame(const RuleTextRow& other) const { return id == other.id; }
    bool operator==(const RuleTextRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&RuleTextRow::id>("rule"),
            role<&RuleTextRow::heading>("heading"),
            role<&RuleTextRow::text>("words"),
            role<&RuleTextRow::source>("origin"),
            role<&RuleTextRow::lessons>("lessons"),
            role<&RuleTextRow::examples>("examples"),
            role<&RuleTextRow::lessonTitles>("lessonTitles"),
            role<&RuleTextRow::edition>("edition"),
            role<&RuleTextRow::standing>("standing"),
            role<&RuleTextRow::option>("option"),
        };
    }
};

class RuleTextModel : public RowModel<RuleTextRow> {
    Q_OBJECT
    QML_ELEMENT
    /// The words to search for in the rule, its chapter and its id (models/lessons/rule_search.h), best rules
    /// first. Empty: every rule, in the order of the book.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    /// True if no rule contains all words of the search: the nearest rules are shown.
    Q_PROPERTY(bool isNearest READ isNearest NOTIFY isNearestChanged)
    /// The edition whose rules are shown; Either = those of both.
    Q_PROPERTY(vozka::Editions::Choice edition READ edition WRITE setEdition NOTIFY editionChanged)
    /// Only these rules, in this order, of whatever edition; empty = all.
    Q_PROPERTY(QStringList only READ only WRITE setOnly NOTIFY onlyChanged)
    /// The chapters that are shown.
    Q_PROPERTY(QStringList chapters READ chapters NOTIFY chaptersChanged)
    /// The same as one text, separated by dots.
    Q_PROPERTY(QString chapterNames READ chapterNames NOTIFY chaptersChanged)
    /// Where the lessons of a rule are looked up; null = nowhere.
    Q_PROPERTY(
        vozka::LessonListModel* lessonList READ lessonList WRITE setLessonList NOTIFY lessonListChanged)

public:
    /// What kind of rule: of a book, our own decision, or one on which players agree.
    enum Standing { OfABook, Ours, HouseRule };
    Q_ENUM(Standing)

    explicit RuleTextModel(QObject* parent = nullptr);
    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& words);
    [[nodiscard]] bool isNearest() const { return m_isNearest; }
    [[nodiscard]] const QStringList& only() const { return m_only; }
    void setOnly(const QStringList& rules);
    [[nodiscard]] Editions::Choice edition() const { return m_edition; }
    void setEdition(vozka::Editions::Choice edition);
    [[nodiscard]] const QStringList& chapters() const { return m_chapters; }
    [[nodiscard]] QString chapterNames() const { return m_chapters.join(QStringLiteral(" · ")); }
    [[nodiscard]] LessonListModel* lessonList() const { return m_lessonList; }
    void setLessonList(LessonListModel* list);

    /// The chapter of that rule, and which one it is, from 0; behind all others for an unknown rule.
    [[nodiscard]] static QString chapterName(std::string_view rule);
    [[nodiscard]] static int chapterNumber(std::string_view rule);

    /// The row of that rule, -1 if it is not shown.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& id) const;
    /// The first row of a chapter that is shown.
    Q_INVOKABLE [[nodiscard]] int rowOfChapter(const QString& chapter) const;
    /// The chapter in which that row stands; empty for none.
    Q_INVOKABLE [[nodiscard]] QString chapterAt(int row) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void searchChanged();
    void isNearestChanged();
    void onlyChanged();
    void editionChanged();
    void chaptersChanged();
    void lessonListChanged();

private:
    void show();

    void setNearest(bool isNearest);
    [[nodiscard]] bool isWanted(const lessons::RulePage& rule) const;
    [[nodiscard]] RuleTextRow rowFor(const lessons::RuleChapter& chapter,
                                     const lessons::RulePage& rule) const;
    void addLessons(RuleTextRow& row, const std::string& of) const;

    QString m_search;
    QStringList m_only;
    QStringList m_chapters;
    bool m_isNearest = false;
    Editions::Choice m_edition = Editions::Either;
    QPointer<LessonListModel> m_lessonList;
};

} // namespace vozka
