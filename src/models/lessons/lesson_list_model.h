// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List of lessons and stories by chapter of the rules, with examples and results, of the program and of the
// user's folder. Also lists files that cannot be read.
#pragma once

#include "lessons/library.h"
#include "models/app/app_settings.h"
#include "models/base/row_model.h"

#include <QString>

#include <memory>

namespace vozka {

struct LessonRow {
    int kind = 0;
    QString lesson;
    QString example;
    QString name;
    QString title;
    QString note;
    int edition = 0;
    QString result;
    bool isDone = false;
    [[nodiscard]] bool isSame(const LessonRow& other) const
    {
        return kind == other.kind && lesson == other.lesson && example == other.example && name == other.name;
    }
    [[nodiscard]] QString label() const;
    bool operator==(const LessonRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&LessonRow::kind>("kind"),
            /// Ids of the lesson and the example that the row opens; empty if none. A story has no example.
            role<&LessonRow::lesson>("lesson"),
            role<&LessonRow::example>("example"),
            /// "C2-2.1", or the name of a file.
            role<&LessonRow::name>("name"),
            role<&LessonRow::title>("title"),
            /// Broken: error of the file. Story: result, and step at which it was left. Example: own title.
            role<&LessonRow::note>("note"),
            /// Example: Classic or New.
            role<&LessonRow::edition>("edition"),
            /// Example: best result of its question ("7 of 8"); empty if none.
            role<&LessonRow::result>("result"),
            /// Example: true if all answers were right. Story: true if read to its end.
            role<&LessonRow::isDone>("isDone"),
            /// Text for the screen reader.
            role<&LessonRow::label>("label"),
        };
    }
};

/// Lesson or story that teaches a rule. A story has no example.
struct LessonLink {
    /// Index of the rule among the rules that the lesson teaches; 0 is the most important rule.
    std::ptrdiff_t importance = 0;
    QString lesson;
    QString example;
    QString title;
};

class LessonListModel : public RowModel<LessonRow> {
    Q_OBJECT
    QML_ELEMENT
    /// Folder of the user's lessons; empty if none. Read by `load` and `refresh`.
    Q_PROPERTY(QString folder MEMBER m_folder NOTIFY folderChanged)

public:
    /// Broken: a file that cannot be read.
    enum Kind { Chapter, Lesson, Example, Broken, Story };
    Q_ENUM(Kind)
    explicit LessonListModel(QObject* parent = nullptr);

    /// Reads all lessons again.
    Q_INVOKABLE void refresh();
    /// Reads the lessons at the first call.
    Q_INVOKABLE void load();
    Q_INVOKABLE [[nodiscard]] int firstRow() const;
    Q_INVOKABLE [[nodiscard]] QString lessonAt(int row) const;
    Q_INVOKABLE [[nodiscard]] QString exampleAt(int row) const;
    Q_INVOKABLE [[nodiscard]] bool opens(int row) const;
    /// True for rows at which arrow keys stop.
    Q_INVOKABLE [[nodiscard]] bool stopsAt(int row) const;
    /// Row of that example, or of the lesson or story if `example` is empty; -1 if none.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& lesson, const QString& example) const;

    /// Loads the list and returns its library. Callers that show a lesson must keep the pointer.
    [[nodiscard]] std::shared_ptr<const lessons::LessonLibrary> library();
    [[nodiscard]] bool isRead() const { return m_library != nullptr; }
    /// Lessons that teach the rule, in the order of the list, then stories.
    [[nodiscard]] std::vector<LessonLink> lessonsOf(const QString& rule);
    /// Id of the first story of the course that was not read to its end; otherwise of the first story.
    Q_INVOKABLE [[nodiscard]] QString nextToLearn();
    /// Id of the result in the settings.
    [[nodiscard]] static QString resultId(const lessons::Lesson& lesson, const lessons::Example& example);
    /// "7 of 8"; empty if the settings have no result of that id.
    [[nodiscard]] static QString resultText(const LessonResult& result);
    [[nodiscard]] static QString resultText(const QString& id);

    /// Row of the lesson or story opened last, -1 if none.
    Q_INVOKABLE [[nodiscard]] int openedRow() const { return rowOf(m_openedLesson, m_openedExample); }
    /// `example` is empty for a story.
    void setOpened(const QString& lesson, const QString& example)
    {
        m_openedLesson = lesson;
        m_openedExample = example;
        emit opened();
    }

signals:
    void opened();
    void folderChanged();
    void libraryChanged();

private:
    void show();
    QString m_folder;
    QString m_openedLesson;
    QString m_openedExample;
    std::shared_ptr<const lessons::LessonLibrary> m_library;
};

} // namespace vozka
