// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The question of a lesson: what the reader has marked as an answer, and how it went once that is checked.
#pragma once

#include "models/lessons/lesson_scene.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace vozka {

class LessonQuiz : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a OpenLesson")
    /// How many places are marked, whether they were checked, and how it went.
    Q_PROPERTY(int marks READ marks NOTIFY changed)
    Q_PROPERTY(bool checked READ checked NOTIFY changed)
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int missed READ missed NOTIFY changed)
    Q_PROPERTY(int wrong READ wrong NOTIFY changed)
    /// What a click did that changed no mark; empty otherwise.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// "7 of 8": this time, and the best that is kept; empty if there is none.
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(QString best READ best NOTIFY changed)

public:
    using QObject::QObject;
    [[nodiscard]] int marks() const { return static_cast<int>(m_marked.size()); }
    [[nodiscard]] bool checked() const { return m_result.has_value(); }
    [[nodiscard]] int right() const { return m_result ? m_result->right : 0; }
    [[nodiscard]] int missed() const { return m_result ? m_result->missed : 0; }
    [[nodiscard]] int wrong() const { return m_result ? m_result->wrong : 0; }
    [[nodiscard]] const QString& note() const { return m_note; }
    [[nodiscard]] QString result() const;
    [[nodiscard]] QString best() const;

    /// Asks about that stage, which must stay until `end`; the result is kept under that id, if there is one.
    void begin(const lessons::Stage& stage, const QString& resultId);
    void end();
    /// No marks.
    void reset();
    void forgetNote() { m_note.clear(); }
    /// Marks what lies there; where it was marked, takes the mark away. False if nothing comes of it: there
    /// is nothing to mark, or it is marked already, elsewhere.
    bool toggle(const SegmentRef& at);
    /// Takes the mark of that number away; false if there is none.
    bool unmark(int number);
    /// Says what was right, and keeps the result.
    void check();
    /// What may be marked there, nullptr for nothing; and all of it.
    [[nodiscard]] const ReachEntry* choiceAt(const SegmentRef& at) const { return m_quiz->choiceAt(at); }
    [[nodiscard]] std::vector<const ReachEntry*> choices() const { return m_quiz->choices(); }
    /// Where that is marked, if it is.
    [[nodiscard]] std::optional<SegmentRef> markedAt(const ReachEntry* choice) const;
    [[nodiscard]] OverlayScene scene(const MarkRoom& room) const;

signals:
    void changed();

private:
    void toggleMark(const ReachEntry* choice, const SegmentRef& at);
    [[nodiscard]] std::vector<LessonMark>::const_iterator markOn(const ReachEntry* choice) const;

    const lessons::Stage* m_stage = nullptr;
    QString m_resultId;
    std::unique_ptr<lessons::Quiz> m_quiz;
    /// In the order in which they were marked.
    std::vector<LessonMark> m_marked;
    QString m_note;
    std::optional<lessons::QuizResult> m_result;
};

} // namespace vozka
