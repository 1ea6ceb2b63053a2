// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figure of a lesson is put here and there: where it is then, and what is said about it.
#pragma once

#include "models/lessons/lesson_scene.h"
#include "models/table/verdict.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <utility>

namespace vozka {

class LessonAttempt : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a OpenLesson")
    /// The figure lies beside the board, since it went to the supply.
    Q_PROPERTY(bool home READ home NOTIFY changed)
    /// It has gone on, or home: it may not move again before it stands where it stood.
    Q_PROPERTY(bool moved READ moved NOTIFY changed)
    /// What was said about the last drop, the rule behind it, and whether it was accepted; empty before.
    Q_PROPERTY(QString answer READ answer NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(bool accepted READ accepted NOTIFY changed)

public:
    using QObject::QObject;
    [[nodiscard]] bool home() const { return m_attempt && m_attempt->isHome(); }
    [[nodiscard]] bool moved() const { return m_attempt && m_attempt->hasMoved(); }
    [[nodiscard]] const QString& answer() const { return m_answer; }
    [[nodiscard]] const QString& rule() const { return m_rule; }
    [[nodiscard]] bool accepted() const { return m_accepted; }

    /// With the figure of that stage, which must stay until `end`.
    void begin(const lessons::Stage& stage);
    void end();
    /// Back to where it stood.
    void reset();
    /// Puts it there, or on a cell without a tile; why it may not stand there, if it may not.
    std::optional<Refusal> drop(const SegmentRef& to);
    void dropHome();
    /// What would be said to that; nothing is done.
    [[nodiscard]] Verdict verdict(const SegmentRef& at) const;
    /// The place that was tried as that entry, if there is one.
    [[nodiscard]] std::optional<SegmentRef> tried(int entry) const;
    /// The board as it is then, with the places that were tried, and the entry that is told about.
    [[nodiscard]] const State& board() const;
    [[nodiscard]] OverlayScene scene(const MarkRoom& room) const;
    [[nodiscard]] int told() const { return m_told; }

signals:
    void changed();

private:
    /// The sentence about a drop there and the id of its rule.
    [[nodiscard]] std::pair<QString, QString> sentenceOn(const SegmentRef& at,
                                                         const std::optional<Refusal>& why) const;

    const lessons::Stage* m_stage = nullptr;
    std::unique_ptr<lessons::Attempt> m_attempt;
    std::vector<LessonTry> m_tries;
    int m_told = -1;
    QString m_answer;
    QString m_rule;
    bool m_accepted = false;
};

} // namespace vozka
