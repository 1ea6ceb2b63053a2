// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Step that an open lesson or story shows, and the base of both.
#pragma once

#include "models/lessons/lesson_list_model.h"

#include <QPointer>

namespace vozka {

namespace teaching {

Q_NAMESPACE
QML_NAMED_ELEMENT(LessonStep)

/// Kind of a step. The modes Show, Try and Quiz of a lesson are Tell, Task and Question.
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
    /// Task or question; empty if none.
    Q_PROPERTY(QString todo MEMBER todo)
    /// Message about the last answer, or a hint; empty if none. `rule`: the id of the rule behind it.
    Q_PROPERTY(QString remark MEMBER remark)
    Q_PROPERTY(vozka::teaching::Remark remarkKind MEMBER remarkKind)
    Q_PROPERTY(QString rule MEMBER rule)
    /// Nothing is left to be done here.
    Q_PROPERTY(bool ended MEMBER ended)
    /// Lesson: best result so far ("7 of 8"); empty if none.
    Q_PROPERTY(QString best MEMBER best)
    /// Story: the task is done, the question answered, or there is neither.
    Q_PROPERTY(bool answered MEMBER answered)
    /// Story: opened at the step at which it was left, which is still shown.
    Q_PROPERTY(bool resumed MEMBER resumed)
    /// Story: moves of other players are being played.
    Q_PROPERTY(bool playing MEMBER playing)
    Q_PROPERTY(bool canContinue MEMBER canContinue)
    Q_PROPERTY(bool hintAvailable MEMBER hintAvailable)
    /// Story: number of its tasks and questions, and how many were right without help.
    Q_PROPERTY(int questions MEMBER questions)
    Q_PROPERTY(int right MEMBER right)
    /// Story: several choices may be right. They are marked, then checked.
    Q_PROPERTY(bool severalChoices MEMBER severalChoices)
    /// Story: address of the tile of the question; empty if none.
    Q_PROPERTY(QString tilePicture MEMBER tilePicture)
    /// Story: becomes a game at its end.
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
    /// List in which lessons are looked up. A lesson requires it, a story without it is one of the program.
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
