// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of lessons: by chapter of the rules, each with its examples and how well their questions were
// answered, and the files that cannot be shown. Those of the program and of a folder of the user's own.
#pragma once

#include "lessons/library.h"
#include "models/app/app_settings.h"
#include "models/rows/row_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

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
            /// What opens it: the lesson's id and the example's; empty where nothing opens. A story has no
            /// example.
            role<&LessonRow::lesson>("lesson"),
            role<&LessonRow::example>("example"),
            /// "C2-2.1"; of a file its name.
            role<&LessonRow::name>("name"),
            role<&LessonRow::title>("title"),
            /// Broken: what is wrong with the file, and where. Story: how far it was read.
            role<&LessonRow::note>("note"),
            /// Example: Classic or New.
            role<&LessonRow::edition>("edition"),
            /// Example: "7 of 8", the best that was answered; empty if the question was never answered.
            role<&LessonRow::result>("result"),
            /// Example: all of it was right. Story: it was read to its end.
            role<&LessonRow::isDone>("isDone"),
            /// All of it, to be read out.
            role<&LessonRow::label>("label"),
        };
    }
};

class LessonListModel : public RowModel<LessonRow> {
    Q_OBJECT
    QML_ELEMENT
    /// The folder of the user's own lessons; empty = none. Read when the list is asked for.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)

public:
    /// A heading, a lesson, an example of the lesson above it, a file that cannot be shown, a story.
    enum Kind { Chapter, Lesson, Example, Broken, Story };
    Q_ENUM(Kind)
    explicit LessonListModel(QObject* parent = nullptr);
    [[nodiscard]] const QString& folder() const { return m_folder; }
    void setFolder(const QString& folder);

    /// Reads the lessons, also those that came into the folder since.
    Q_INVOKABLE void refresh();
    /// Reads the lessons if nobody has yet.
    Q_INVOKABLE void load();
    /// The row of the first example, -1 if there is none; and what a row opens.
    Q_INVOKABLE [[nodiscard]] int firstRow() const;
    Q_INVOKABLE [[nodiscard]] QString lessonAt(int row) const;
    Q_INVOKABLE [[nodiscard]] QString exampleAt(int row) const;
    /// Whether there is something to open in that row.
    Q_INVOKABLE [[nodiscard]] bool opens(int row) const;
    /// Whether the keys stop at that row: it opens something, or says what is wrong with a file.
    Q_INVOKABLE [[nodiscard]] bool stopsAt(int row) const;
    /// The row of that example, -1 if there is none; without an example that of the lesson.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& lesson, const QString& example) const;

    /// Read at the first call. Whoever shows one of its lessons holds it.
    [[nodiscard]] std::shared_ptr<const lessons::LessonLibrary> library();
    [[nodiscard]] bool isRead() const { return m_library != nullptr; }
    /// The lessons that teach the rule, in the order of the list.
    [[nodiscard]] std::vector<const lessons::Lesson*> teaching(const QString& rule);
    [[nodiscard]] std::vector<const lessons::Story*> storiesTeaching(const QString& rule);
    /// The story with which to go on learning the game: the first that was not read to its end, else the
    /// first.
    Q_INVOKABLE [[nodiscard]] QString nextToLearn();
    /// The example that shows most of the rule: one of its edition, if the rule is of one.
    [[nodiscard]] static const lessons::Example* exampleFor(const lessons::Lesson& lesson,
                                                            const QString& rule);
    /// What is kept about an example in the settings.
    [[nodiscard]] static QString resultId(const lessons::Lesson& lesson, const lessons::Example& example);
    /// "7 of 8"; of an id, empty if it was never answered.
    [[nodiscard]] static QString resultText(const LessonResult& result);
    [[nodiscard]] static QString resultText(const QString& id);

    /// Row of the lesson or story opened last, -1 if none was or the list no longer has it.
    Q_INVOKABLE [[nodiscard]] int openedRow() const { return rowOf(m_openedLesson, m_openedExample); }
    /// A story has no example.
    void setOpened(const QString& lesson, const QString& example)
    {
        m_openedLesson = lesson;
        m_openedExample = example;
        emit opened();
    }

signals:
    void opened();
    void folderChanged();
    /// Other lessons than before.
    void libraryChanged();

private:
    void show();
    void addCourse(std::vector<LessonRow>& rows) const;
    /// Lessons and stories of the folder.
    void addOwn(std::vector<LessonRow>& rows) const;
    void addChapters(std::vector<LessonRow>& rows) const;
    static void addLesson(std::vector<LessonRow>& rows, const lessons::Lesson& lesson);
    static void addStory(std::vector<LessonRow>& rows, const lessons::Story& story);
    void addBroken(std::vector<LessonRow>& rows) const;

    QString m_folder;
    QString m_openedLesson;
    QString m_openedExample;
    std::shared_ptr<const lessons::LessonLibrary> m_library;
};

} // namespace vozka
