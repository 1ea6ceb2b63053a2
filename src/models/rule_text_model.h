// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules in words, by chapter: what each says, where it comes from, its id, and the lessons that teach it.
// A search leaves those that have the words in them.
#pragma once

#include "models/lessons/lesson_list_model.h"
#include "models/row_model.h"

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
    [[nodiscard]] bool isSame(const RuleTextRow& other) const { return id == other.id; }
    bool operator==(const RuleTextRow&) const = default;
};

class RuleTextModel : public RowModel<RuleTextRow> {
    Q_OBJECT
    QML_ELEMENT
    /// Words that a rule, its chapter or its id must have, all of them, in any order; empty = every rule.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    /// Only these rules, in this order; empty = all.
    Q_PROPERTY(QStringList only READ only WRITE setOnly NOTIFY onlyChanged)
    /// Where the lessons of a rule are looked up; null = nowhere.
    Q_PROPERTY(
        vozka::LessonListModel* lessonList READ lessonList WRITE setLessonList NOTIFY lessonListChanged)

public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        HeadingRole,
        TextRole,
        SourceRole,
        LessonsRole,
        ExamplesRole,
        LessonTitlesRole
    };

    explicit RuleTextModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& words);
    [[nodiscard]] const QStringList& only() const { return m_only; }
    void setOnly(const QStringList& rules);
    [[nodiscard]] LessonListModel* lessonList() const { return m_lessonList; }
    void setLessonList(LessonListModel* list);

    /// The chapter of that rule, and which one it is, from 0; behind all others for an unknown rule.
    [[nodiscard]] static QString chapterName(std::string_view rule);
    [[nodiscard]] static int chapterNumber(std::string_view rule);

    /// The row of that rule, -1 if it is not shown.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& id) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void searchChanged();
    void onlyChanged();
    void lessonListChanged();

private:
    void show();

    void addLessons(RuleTextRow& row) const;

    QString m_search;
    QStringList m_only;
    QPointer<LessonListModel> m_lessonList;
};

} // namespace vozka
