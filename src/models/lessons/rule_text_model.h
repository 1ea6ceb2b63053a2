// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rule book by chapter: text, source, id, option and lessons of each rule. Can be limited to the rules of an
// edition, to found rules, or to a list of rules.
#pragma once

#include "lessons/rule_pages.h"
#include "models/base/editions.h"
#include "models/base/row_model.h"
#include "models/lessons/lesson_list_model.h"

#include <QPointer>
#include <QString>
#include <QStringList>

namespace vozka {

struct RuleTextRow {
    QString id;
    QString chapter;
    /// Name of the chapter, for its first shown rule; else empty.
    QString heading;
    QString text;
    QString source;
    /// Lessons that teach the rule: their ids, their examples, their titles.
    QStringList lessons;
    QStringList examples;
    QStringList lessonTitles;
    /// Values of Editions and of RuleTextModel::Standing.
    int edition = 0;
    int standing = 0;
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
    /// Words to search for in the rule, its chapter and its id (models/lessons/rule_search.h), best rules
    /// first. Empty: every rule, in the order of the book.
    Q_PROPERTY(QString search MEMBER m_search NOTIFY searchChanged)
    /// Edition whose rules are shown; Either for the rules of both editions.
    Q_PROPERTY(vozka::Editions::Choice edition MEMBER m_edition NOTIFY filterChanged)
    /// Only these rules, in this order, of any edition; empty for all.
    Q_PROPERTY(QStringList only MEMBER m_only NOTIFY filterChanged)
    /// List in which lessons of a rule are looked up; null if none.
    Q_PROPERTY(vozka::LessonListModel* lessonList MEMBER m_lessonList NOTIFY filterChanged)
    /// True if no rule contains all words of the search: the nearest rules are shown.
    Q_PROPERTY(bool isNearest READ isNearest NOTIFY foundChanged)
    /// Chapters that are shown.
    Q_PROPERTY(QStringList chapters READ chapters NOTIFY foundChanged)
    /// These chapters as one text, separated by dots.
    Q_PROPERTY(QString chapterNames READ chapterNames NOTIFY foundChanged)

public:
    /// Rule of a rule book, decision of this program, or house rule.
    enum Standing { BookRule, ProgramRule, HouseRule };
    Q_ENUM(Standing)

    explicit RuleTextModel(QObject* parent = nullptr);
    [[nodiscard]] bool isNearest() const { return m_isNearest; }
    [[nodiscard]] const QStringList& chapters() const { return m_chapters; }
    [[nodiscard]] QString chapterNames() const { return m_chapters.join(QStringLiteral(" · ")); }

    /// Chapter of that rule, and its index; the number of chapters for an unknown rule.
    [[nodiscard]] static QString chapterName(std::string_view rule);
    [[nodiscard]] static int chapterNumber(std::string_view rule);

    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& id) const;
    Q_INVOKABLE [[nodiscard]] int rowOfChapter(const QString& chapter) const;
    Q_INVOKABLE [[nodiscard]] QString chapterAt(int row) const;

signals:
    void searchChanged();
    void filterChanged();
    void foundChanged();

private:
    void show() { showRows(foundRows()); }
    /// Returns the rules of the search. Updates the other results of the search.
    [[nodiscard]] std::vector<RuleTextRow> foundRows();
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
