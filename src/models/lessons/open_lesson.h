// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Open lesson: shows one of its examples in the mode Show, Try or Quiz, by the rules of one edition, or of
// both editions side by side. Independent of the game on the table.
#pragma once

#include "models/base/editions.h"
#include "models/lessons/example_table.h"
#include "models/lessons/lesson_board.h"
#include "models/lessons/lesson_player.h"
#include "models/table/drop_result.h"
#include "models/table/moving_figure.h"

namespace vozka {

class OpenLesson : public vozka::LessonPlayer {
    Q_OBJECT
    QML_ELEMENT
    /// Ids of the rules that the lesson teaches, the most important first.
    Q_PROPERTY(QStringList rules READ rules NOTIFY changed)
    Q_PROPERTY(vozka::teaching::Kind mode READ mode WRITE setMode NOTIFY changed)
    Q_PROPERTY(vozka::Editions::Choice edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(bool comparing READ comparing WRITE setComparing NOTIFY changed)
    /// Index of the figure's place in `placeFeet`: the places on the scored feature where the figure can
    /// start. -1 if no lesson is open.
    Q_PROPERTY(int placeIndex READ placeIndex NOTIFY changed)
    /// Hint that the figure can be on another tile; empty if it cannot.
    Q_PROPERTY(QString placeHint READ placeHint NOTIFY changed)
    /// Foot of the figure on each tile where it can be, in cells.
    Q_PROPERTY(QList<QPointF> placeFeet READ placeFeet NOTIFY changed)
    /// True while the other tiles show a faded figure.
    Q_PROPERTY(bool showsPlaces READ showsPlaces NOTIFY changed)
    Q_PROPERTY(vozka::LessonBoard* board MEMBER board CONSTANT)
    Q_PROPERTY(vozka::LessonBoard* classic MEMBER classic CONSTANT)
    Q_PROPERTY(vozka::LessonBoard* modern MEMBER modern CONSTANT)
    /// The figure of the lesson. Not active if it is not on the board.
    Q_PROPERTY(vozka::MovingFigure figure READ figure NOTIFY changed)
    /// Try and Quiz: title of the highlighted feature (empty if none), and its place in cells.
    Q_PROPERTY(QString hoveredTitle READ hoveredTitle NOTIFY hoveredChanged)
    Q_PROPERTY(QPointF hoveredPlace READ hoveredPlace NOTIFY hoveredChanged)

public:
    explicit OpenLesson(QObject* parent = nullptr);

    [[nodiscard]] QStringList rules() const;
    [[nodiscard]] LessonStep::Kind mode() const { return m_mode; }
    void setMode(vozka::teaching::Kind mode);
    [[nodiscard]] Editions::Choice edition() const;
    void setEdition(vozka::Editions::Choice edition);
    [[nodiscard]] bool comparing() const { return m_comparing; }
    void setComparing(bool on);
    [[nodiscard]] int placeIndex() const;
    [[nodiscard]] QString placeHint() const;
    [[nodiscard]] QList<QPointF> placeFeet() const;
    [[nodiscard]] bool showsPlaces() const;
    [[nodiscard]] const MovingFigure& figure() const { return m_figure; }
    /// Numbers of right and wrong marks, and of missed features. All 0 before the check.
    struct Count {
        int right = 0;
        int missed = 0;
        int wrong = 0;
        /// Example: "2 of 3". Each wrong mark subtracts a right mark.
        [[nodiscard]] LessonResult result() const { return {std::max(0, right - wrong), right + missed}; }
    };
    [[nodiscard]] Count count() const;
    /// Try: true if the figure was returned to the supply.
    [[nodiscard]] bool isReturned() const { return m_attempt.moved && !m_attempt.movedTo; }
    [[nodiscard]] QString hoveredTitle() const;
    [[nodiscard]] QPointF hoveredPlace() const;

    /// Opens an example; the first of the lesson if `example` is empty. False, without a change, if unknown.
    Q_INVOKABLE bool open(const QString& lesson, const QString& example);
    /// Opens the next example of the list (1) or the previous example (-1).
    Q_INVOKABLE void openNeighbour(int by);
    Q_INVOKABLE void close();
    /// Click on a point of a cell. Try: drops the figure there. Quiz: marks the feature, or removes its mark.
    /// Show: puts the figure on that tile. False if that is not possible.
    Q_INVOKABLE bool tapAt(int cellX, int cellY, QPointF point);
    /// Click on the number of an entry. Try: drops the figure on its feature. Quiz: removes the mark.
    Q_INVOKABLE void tapEntry(int entry);
    /// Show: true if a click there puts the figure on that tile.
    Q_INVOKABLE [[nodiscard]] bool canPlaceAt(int cellX, int cellY, QPointF point) const;
    /// Puts the figure on the place with that index (see `placeIndex`).
    Q_INVOKABLE void placeOn(int index);
    /// Puts the figure on the next place; after the last, on the first.
    Q_INVOKABLE void placeNext();

    /// Show: shows another step; false if it does not exist.
    Q_INVOKABLE bool next() { return goTo(m_step + 1); }
    Q_INVOKABLE bool back() { return goTo(m_step - 1); }
    Q_INVOKABLE void first() { goTo(0); }
    Q_INVOKABLE void last() { goTo(step().count - 1); }

    /// Try: returns the result that a drop of the figure at this point would have.
    Q_INVOKABLE [[nodiscard]] vozka::DropResult dropResultAt(int cellX, int cellY, QPointF point) const;
    /// Returns the figure to the supply. False if it has moved already.
    Q_INVOKABLE bool dropOnSupply();
    /// Try: puts the figure back. Quiz: removes the marks.
    Q_INVOKABLE void reset();

    /// Quiz: shows which marks are right, and stores the result.
    Q_INVOKABLE void check();

    /// Try and Quiz: highlights the feature that a click there means.
    Q_INVOKABLE void hoverAt(int cellX, int cellY, QPointF point);
    Q_INVOKABLE void clearHover() { setHovered({}); }
    /// Highlights the next feature (1) or the previous feature (-1).
    Q_INVOKABLE void hoverNext(int by);
    /// Try: drops the figure on the highlighted feature. Quiz: marks the feature, or removes its mark.
    Q_INVOKABLE void pick();

    LessonBoard* const board = new LessonBoard(this);
    LessonBoard* const classic = new LessonBoard(this);
    LessonBoard* const modern = new LessonBoard(this);

signals:
    void hoveredChanged();

private:
    /// Reaction to a move to a segment.
    struct Reaction {
        std::optional<Refusal> why{};
        QString message{};
        QString rule{};
        bool isAllowed = true;
    };
    /// Next (1) or previous (-1) example. Quiz, next: an example with other tiles on its board, preferably
    /// without a result; after the end of the list the search continues at its start.
    [[nodiscard]] std::optional<lessons::Entry> neighbour(int by) const;
    /// Plays the lesson up to the move of the figure. False, without a change, if that is not possible.
    bool play(const lessons::Lesson& lesson, Edition edition, SegmentRef from,
              const lessons::Example* example = nullptr);
    /// Clears everything that refers to the played example.
    void clear();
    /// Shows the played example. In the mode Show it starts at that step, or at the last step if the example
    /// has fewer.
    void begin(int step);
    bool goTo(int step);
    void refresh();
    void showStep();
    void showBoard();
    void showSide(LessonBoard& side, Edition edition);
    void showFigure(const State& state);
    /// Sets the task, the remark and `ended`.
    void describe(LessonStep& step) const;
    [[nodiscard]] Reaction reactionTo(const SegmentRef& to) const;
    void drop(const SegmentRef& to);
    bool toggle(const SegmentRef& at);
    void setHovered(std::optional<LessonMark> at);
    /// Quiz: the entry of the range that a click there marks; null if none, or if it is the feature of the
    /// figure.
    [[nodiscard]] const ReachEntry* choiceAt(const SegmentRef& at) const;
    /// All features that can be highlighted, from top to bottom and left to right.
    [[nodiscard]] std::vector<LessonMark> choices() const;
    [[nodiscard]] std::optional<SegmentRef> under(int cellX, int cellY, QPointF point) const;
    [[nodiscard]] Table table() const { return tableOf(*m_played, m_played->withTile()); }
    [[nodiscard]] MarkSpace roomOn(const LessonBoard& shown) const;

    std::shared_ptr<const lessons::LessonLibrary> m_library;
    const lessons::Lesson* m_lesson = nullptr;
    /// Example that was opened last. `openNeighbour` starts from it.
    const lessons::Example* m_example = nullptr;
    std::shared_ptr<const lessons::PlayedExample> m_played;
    std::vector<SegmentRef> m_places;
    std::vector<lessons::Step> m_steps;
    int m_step = 0;
    LessonStep::Kind m_mode = LessonStep::Kind::Text;
    bool m_comparing = false;
    MovingFigure m_figure;
    std::optional<LessonMark> m_hovered;
    struct Attempt {
        /// Tried answers, each once, and the index of the last try (-1 if none).
        std::vector<LessonMark> tries{};
        int last = -1;
        /// Board after the move, and its target unless the figure was returned to the supply.
        std::optional<State> moved{};
        std::optional<SegmentRef> movedTo{};
        Reaction reaction{};
    } m_attempt;
    struct Quiz {
        std::vector<LessonMark> marks{};
        bool checked = false;
        QString note{};
    } m_quiz;
};

} // namespace vozka
