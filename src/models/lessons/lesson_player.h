// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Step that an open lesson or story shows, and the base class of OpenLesson and OpenStory.
#pragma once

#include "models/lessons/lesson_list_model.h"

#include <QPointer>

namespace vozka {

namespace teaching {

Q_NAMESPACE
QML_NAMED_ELEMENT(LessonStep)

/// Kind of a step. The modes Show, Try and Quiz of a lesson are Text, Task and Question.
enum class Kind { Text, Task, Question };
Q_ENUM_NS(Kind)
enum class Remark { NoRemark, Right, Wrong, Advice };
Q_ENUM_NS(Remark)

} // namespace teaching

class LessonStep {
    Q_GADGET
    QML_VALUE_TYPE(lessonStep)
    /// Id and title of the example or the story. The id is empty if no example is about the figure's place.
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    /// Id of the example or story to open next; empty if none.
    Q_PROPERTY(QString next MEMBER next)
    /// Index of the step, and number of steps.
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(vozka::teaching::Kind kind MEMBER kind)
    Q_PROPERTY(QString todo MEMBER todo)
    /// Message about the last answer, or a hint; empty if none. `rule`: id of the rule of the message.
    Q_PROPERTY(QString remark MEMBER remark)
    Q_PROPERTY(vozka::teaching::Remark remarkKind MEMBER remarkKind)
    Q_PROPERTY(QString rule MEMBER rule)
    /// True if nothing is left to do in the mode of the lesson, or in the story.
    Q_PROPERTY(bool ended MEMBER ended)
    /// Lesson: best result so far ("7 of 8"); empty if none.
    Q_PROPERTY(QString best MEMBER best)
    /// Story: true if the task is done or the question answered, or if the step has no task or question.
    Q_PROPERTY(bool answered MEMBER answered)
    /// Story: true while the step at which it was resumed is shown.
    Q_PROPERTY(bool resumed MEMBER resumed)
    /// Story: true while moves of other players are played.
    Q_PROPERTY(bool playing MEMBER playing)
    Q_PROPERTY(bool canContinue MEMBER canContinue)
    Q_PROPERTY(bool hintAvailable MEMBER hintAvailable)
    /// Story: number of its tasks and questions, and how many were right without help.
    Q_PROPERTY(int questions MEMBER questions)
    Q_PROPERTY(int right MEMBER right)
    /// Story: true if several choices can be right. The user marks choices, then checks them.
    Q_PROPERTY(bool severalChoices MEMBER severalChoices)
    /// Story: image URL of the tile of the question; empty if none.
    Q_PROPERTY(QString tilePicture MEMBER tilePicture)
    /// Story: true if it continues as a game at its end.
    Q_PROPERTY(bool continuesAsGame MEMBER continuesAsGame)

public:
    using Kind = teaching::Kind;
    using Remark = teaching::Remark;

    QString id, title, next, todo, remark, rule, best, tilePicture;
    int index = 0, count = 0, questions = 0, right = 0;
    Kind kind = Kind::Text;
    Remark remarkKind = Remark::NoRemark;
    bool ended = false, answered = false, resumed = false, playing = false, canContinue = false;
    bool hintAvailable = false, severalChoices = false, continuesAsGame = false;
};

class LessonPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Base of OpenLesson and OpenStory")
    /// List in which lessons are looked up. Required for lessons. If null, only the program's stories open.
    Q_PROPERTY(vozka::LessonListModel* lessons MEMBER m_lessons WRITE setLessons)
    Q_PROPERTY(vozka::LessonStep step READ step NOTIFY changed)

public:
    using QObject::QObject;

    void setLessons(LessonListModel* lessons) { m_lessons = lessons; }
    [[nodiscard]] const LessonStep& step() const { return m_shown; }

signals:
    void changed();

protected:
    using Kind = LessonStep::Kind;
    using Remark = LessonStep::Remark;

    void show(LessonStep step)
    {
        m_shown = std::move(step);
        emit changed();
    }

    QPointer<LessonListModel> m_lessons;

private:
    LessonStep m_shown;
};

} // namespace vozka
