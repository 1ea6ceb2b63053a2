// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson that is open: one of its examples shown, tried or asked, by either edition or by both side by
// side. It has nothing to do with the game on the table.
#pragma once

#include "models/lessons/lesson_board.h"
#include "models/lessons/lesson_player.h"
#include "models/rows/editions.h"
#include "models/table/verdict.h"

#include <QStringList>

#include <memory>

namespace vozka {

class OpenLesson : public vozka::LessonPlayer {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// "C2-2.1"; empty where no example speaks of the figure's place. Of the example opened last its id.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// The rules that the lesson teaches, the most important first.
    Q_PROPERTY(QStringList rules READ rules NOTIFY changed)
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed)
    Q_PROPERTY(vozka::Editions::Choice edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(bool comparing READ comparing WRITE setComparing NOTIFY changed)
    /// Id of the example that `openNeighbour(1)` opens; empty at the end of the list.
    Q_PROPERTY(QString nextName READ nextName NOTIFY changed)
    /// On which tile of the scored feature the figure stood, from 0, and how many there are.
    Q_PROPERTY(int place READ place NOTIFY changed)
    Q_PROPERTY(int placeCount READ placeCount NOTIFY changed)
    /// Says that the figure can be on another tile; empty if it cannot.
    Q_PROPERTY(QString placeHint READ placeHint NOTIFY changed)
    /// Where the foot of the figure is on each of these tiles, in cells.
    Q_PROPERTY(QList<QPointF> placeFeet READ placeFeet NOTIFY changed)
    /// True while the other tiles show a faded figure.
    Q_PROPERTY(bool showsPlaces READ showsPlaces NOTIFY changed)
    Q_PROPERTY(vozka::LessonBoard* board READ board CONSTANT)
    Q_PROPERTY(vozka::LessonBoard* classic READ classic CONSTANT)
    Q_PROPERTY(vozka::LessonBoard* modern READ modern CONSTANT)
    /// Try: the figure that can be dragged, its place and the side of its square, in cells.
    Q_PROPERTY(QPointF figurePlace READ figurePlace NOTIFY changed)
    Q_PROPERTY(qreal figureSize READ figureSize NOTIFY changed)
    Q_PROPERTY(QString figureSource READ figureSource NOTIFY changed)
    Q_PROPERTY(QString figureLabel READ figureLabel NOTIFY changed)
    /// Quiz: number of marks, and the best result so far ("7 of 8", empty if none).
    Q_PROPERTY(int marks READ marks NOTIFY changed)
    Q_PROPERTY(QString best READ best NOTIFY changed)
    /// Try and Quiz: what is pointed at, in words; empty for nothing.
    Q_PROPERTY(QString pointedTitle READ pointedTitle NOTIFY pointedChanged)
    Q_PROPERTY(QPointF pointedPlace READ pointedPlace NOTIFY pointedChanged)

public:
    enum Mode { Show, Try, Quiz };
    Q_ENUM(Mode)

    explicit OpenLesson(QObject* parent = nullptr);
    ~OpenLesson() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] int step() const override { return static_cast<int>(m_step); }
    [[nodiscard]] int steps() const override { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] QString todo() const override;
    [[nodiscard]] QString remark() const override;
    [[nodiscard]] Remark remarkKind() const override;
    [[nodiscard]] QString rule() const override;
    /// Show: at the last step. Try: the figure has moved. Quiz: the answer is checked.
    [[nodiscard]] bool ended() const override;
    [[nodiscard]] bool active() const { return m_stage != nullptr; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QStringList rules() const;
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    [[nodiscard]] Editions::Choice edition() const;
    void setEdition(vozka::Editions::Choice edition);
    [[nodiscard]] bool comparing() const { return m_comparing; }
    void setComparing(bool on);
    [[nodiscard]] QString nextName() const;
    [[nodiscard]] int place() const;
    [[nodiscard]] int placeCount() const { return static_cast<int>(m_places.size()); }
    [[nodiscard]] QString placeHint() const;
    [[nodiscard]] QList<QPointF> placeFeet() const;
    [[nodiscard]] bool showsPlaces() const;
    [[nodiscard]] LessonBoard* board() { return &m_board; }
    [[nodiscard]] LessonBoard* classic() { return &m_classic; }
    [[nodiscard]] LessonBoard* modern() { return &m_modern; }
    [[nodiscard]] QPointF figurePlace() const { return m_figurePlace; }
    [[nodiscard]] qreal figureSize() const { return m_figureSize; }
    [[nodiscard]] const QString& figureSource() const { return m_figureSource; }
    [[nodiscard]] const QString& figureLabel() const { return m_figureLabel; }
    [[nodiscard]] int marks() const { return static_cast<int>(m_marks.size()); }
    [[nodiscard]] QString best() const;
    /// Marks by outcome: right, missed, wrong. All 0 before the check.
    struct Count {
        int right = 0;
        int missed = 0;
        int wrong = 0;
        /// "2 of 3": a wrong mark costs a right one.
        [[nodiscard]] LessonResult result() const;
    };
    [[nodiscard]] Count count() const;
    [[nodiscard]] bool isHome() const { return m_moved && !m_movedTo; }
    [[nodiscard]] QString pointedTitle() const;
    [[nodiscard]] QPointF pointedPlace() const;

    /// Opens an example, the first one if it is empty. False, and all stays as it is, if there is none.
    Q_INVOKABLE bool open(const QString& lesson, const QString& example);
    /// The example after this one in the list, or before it (-1).
    Q_INVOKABLE void openNeighbour(int by);
    Q_INVOKABLE void close();
    /// The figure stood on the tile under that point, if the scored feature lies there; false if not.
    Q_INVOKABLE bool standAt(int cellX, int cellY, QPointF point);
    /// Whether it could have stood there.
    Q_INVOKABLE [[nodiscard]] bool mayStandAt(int cellX, int cellY, QPointF point) const;
    /// On the next tile of the scored feature, or the one before (-1).
    Q_INVOKABLE void standOn(int place);
    Q_INVOKABLE void standNext();

    /// Show: one step on; false at the end.
    Q_INVOKABLE bool next() { return goTo(step() + 1); }
    Q_INVOKABLE bool back() { return goTo(step() - 1); }
    Q_INVOKABLE void first() { goTo(0); }
    Q_INVOKABLE void last() { goTo(steps() - 1); }

    /// Try: the figure is dropped on what lies under that point of a cell; true if it may go there.
    Q_INVOKABLE bool dropAt(int cellX, int cellY, QPointF point);
    /// What would be said to that; nothing is done. Where no tile lies it says nothing.
    Q_INVOKABLE [[nodiscard]] vozka::Verdict verdictAt(int cellX, int cellY, QPointF point) const;
    /// ... beside the board: it goes home, unless it has moved already. False if it may not.
    Q_INVOKABLE bool dropHome();
    /// On the place that was tried as that entry.
    Q_INVOKABLE bool dropOnEntry(int entry);
    /// Try: back to where it stood. Quiz: no marks.
    Q_INVOKABLE void reset();

    /// Quiz: marks what lies under that point; where it was marked, takes the mark away. False if nothing
    /// comes of it: there is nothing to mark, or it is marked already, elsewhere.
    Q_INVOKABLE bool toggleAt(int cellX, int cellY, QPointF point);
    /// Takes the mark of that entry away.
    Q_INVOKABLE void unmark(int entry);
    /// Says what was right, and keeps the result.
    Q_INVOKABLE void check();

    /// Try and Quiz: what would be meant by a click there is lit up.
    Q_INVOKABLE void pointAt(int cellX, int cellY, QPointF point);
    Q_INVOKABLE void pointAway();
    /// The next of all features, or the one before (-1).
    Q_INVOKABLE void pointNext(int by);
    /// Drops on, or marks, what is pointed at.
    Q_INVOKABLE void pick();

signals:
    void pointedChanged();

private:
    using Stage = lessons::Stage;

    /// The answer to a move to some segment.
    struct Answer {
        std::optional<Refusal> why{};
        QString sentence{};
        QString rule{};
        bool isAllowed = true;
    };
    struct Neighbour {
        const lessons::Lesson* lesson = nullptr;
        const lessons::Example* example = nullptr;
        /// True if the list was continued from its other end.
        bool beyondEnd = false;
    };
    /// The other examples of the list, from the one after this on (1) or backwards (-1), around its ends.
    [[nodiscard]] std::vector<Neighbour> othersFrom(int by) const;
    /// The example to open next (1) or the one before (-1). While comparing, one that shows something else.
    [[nodiscard]] std::optional<Neighbour> neighbour(int by) const;
    /// The first of them that has another board, if possible one without a result.
    [[nodiscard]] std::optional<Neighbour> nextQuestion(const std::vector<Neighbour>& others) const;
    /// Sets the stage anew; nothing happens if it cannot be set.
    bool set(const lessons::Lesson& lesson, Edition edition, SegmentRef from,
             const lessons::Example* example);
    /// All modes begin again: Show at that step, or the last one.
    void begin(std::size_t step);
    bool goTo(int step);
    void forgetMove();
    void forgetMarks();
    void findPlaces();
    void refresh();
    void showBoard();
    void showBoth();
    void showFigure(const State& state);
    [[nodiscard]] Answer answerTo(const SegmentRef& to) const;
    void drop(const SegmentRef& to);
    bool toggle(const SegmentRef& at);
    /// The answer that is marked by a click there, nullptr if none.
    [[nodiscard]] const ReachEntry* choiceAt(const SegmentRef& at) const;
    void point(const ReachEntry* entry, std::optional<SegmentRef> at);
    [[nodiscard]] std::optional<SegmentRef> under(int cellX, int cellY, QPointF point) const;
    /// What can be pointed at, by place.
    [[nodiscard]] std::vector<const ReachEntry*> choices() const;
    [[nodiscard]] SegmentRef markOf(const ReachEntry& entry) const;
    [[nodiscard]] MarkRoom roomOn(const LessonBoard& board) const;

    std::shared_ptr<const lessons::LessonLibrary> m_library;
    const lessons::Lesson* m_lesson = nullptr;
    /// The one that was opened last; its neighbours are the next ones.
    const lessons::Example* m_example = nullptr;
    std::unique_ptr<Stage> m_stage;
    /// While comparing; one of them is a copy of the stage.
    std::unique_ptr<Stage> m_classicStage;
    std::unique_ptr<Stage> m_modernStage;
    std::vector<SegmentRef> m_places;
    std::vector<lessons::Step> m_steps;
    std::size_t m_step = 0;
    /// Try: each place once, the one of the last drop (-1 if none), the board after the move, and its target
    /// unless the figure was returned to the supply.
    std::vector<LessonTry> m_tries;
    int m_lastTry = -1;
    std::optional<State> m_moved;
    std::optional<SegmentRef> m_movedTo;
    Answer m_answer;
    /// Quiz: in the order in which they were set.
    std::vector<LessonMark> m_marks;
    bool m_checked = false;
    QString m_note;
    Mode m_mode = Show;
    bool m_comparing = false;
    LessonBoard m_board{this};
    LessonBoard m_classic{this};
    LessonBoard m_modern{this};
    const ReachEntry* m_pointed = nullptr;
    std::optional<SegmentRef> m_pointedAt;
    QPointF m_figurePlace;
    qreal m_figureSize = 0;
    QString m_figureSource;
    QString m_figureLabel;
};

} // namespace vozka
