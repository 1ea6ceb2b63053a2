// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson or a story that is open: its steps, the task or the question, and the answer to what the player
// did.
#pragma once

#include "models/lessons/lesson_list_model.h"

#include <QPointer>

namespace vozka {

class LessonPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Base of OpenLesson and OpenStory")
    /// List in which lessons are looked up. A lesson requires it, a story without it is one of the program.
    Q_PROPERTY(vozka::LessonListModel* lessons READ lessons WRITE setLessons NOTIFY lessonsChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Index of the step, and number of steps.
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    /// Task or question; empty if none.
    Q_PROPERTY(QString todo READ todo NOTIFY changed)
    /// Message about the last answer, or a hint; empty if none. `rule`: the id of the rule behind it.
    Q_PROPERTY(QString remark READ remark NOTIFY changed)
    Q_PROPERTY(Remark remarkKind READ remarkKind NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    /// Nothing is left to be done here.
    Q_PROPERTY(bool ended READ ended NOTIFY changed)

public:
    enum class Remark { NoRemark, Right, Wrong, Advice };
    Q_ENUM(Remark)

    using QObject::QObject;

    [[nodiscard]] LessonListModel* lessons() const { return m_lessons; }
    void setLessons(LessonListModel* lessons);
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual int step() const = 0;
    [[nodiscard]] virtual int steps() const = 0;
    [[nodiscard]] virtual QString todo() const = 0;
    [[nodiscard]] virtual QString remark() const = 0;
    [[nodiscard]] virtual Remark remarkKind() const = 0;
    [[nodiscard]] virtual QString rule() const { return {}; }
    [[nodiscard]] virtual bool ended() const = 0;

signals:
    void changed();
    void lessonsChanged();

private:
    QPointer<LessonListModel> m_lessons;
};

} // namespace vozka
