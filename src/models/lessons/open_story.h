// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Open story: a game on a separate table, whose moves are played by the story and by the player.
#pragma once

#include "lessons/story_answer.h"
#include "match/action_filter.h"
#include "models/game/game_controller.h"
#include "models/lessons/lesson_player.h"
#include "models/lessons/story_choice_model.h"
#include "models/overlays/overlay_lists.h"

#include <QTimer>

#include <deque>
#include <set>

namespace vozka {

class OpenStory : public vozka::LessonPlayer, private ActionFilter {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::GameController* game MEMBER game CONSTANT)
    /// Discs on the board, one entry each.
    Q_PROPERTY(vozka::OverlayLists* discs MEMBER discs CONSTANT)
    Q_PROPERTY(vozka::StoryChoiceModel* choices MEMBER choices CONSTANT)
    /// Hovered disc, on the board or in the text; -1 if none.
    Q_PROPERTY(int entry READ entry WRITE setEntry NOTIFY entryChanged)
    /// Text of the step in HTML: numbers of discs are links to their entries.
    Q_PROPERTY(QString text READ text NOTIFY textChanged)
    Q_PROPERTY(QString plainText READ plainText NOTIFY textChanged)
    /// Time between two moves of other players, in milliseconds.
    Q_PROPERTY(int pause MEMBER m_pause NOTIFY pauseChanged)

public:
    explicit OpenStory(QObject* parent = nullptr);

    [[nodiscard]] int entry() const { return m_entry; }
    void setEntry(int entry);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString plainText() const { return m_story ? words(currentStep().text) : QString(); }

    /// Opens a story at the step where it was left. False if no story has that id.
    Q_INVOKABLE bool open(const QString& id);
    Q_INVOKABLE void close();
    Q_INVOKABLE void restart();
    Q_INVOKABLE void next();
    Q_INVOKABLE void back();
    /// Starts the game that continues the story on that table, with the name of the user. False if the story
    /// does not continue as a game, or if the game cannot be started.
    Q_INVOKABLE bool playOn(vozka::GameController* table);
    Q_INVOKABLE bool playOn(vozka::GameController* table, quint32 seed);
    Q_INVOKABLE void showHint();
    /// Does the task, or shows the right answer.
    Q_INVOKABLE void showMe();
    /// Chooses the answer. If several choices can be right, toggles the mark of the choice.
    Q_INVOKABLE void choose(int row);
    /// The same for the choice whose disc has that entry. Ignores other entries.
    Q_INVOKABLE void chooseEntry(int entry);
    /// Shows which of the marks are right.
    Q_INVOKABLE void check();

    GameController* const game = new GameController(this);
    OverlayLists* const discs = new OverlayLists(this);
    StoryChoiceModel* const choices = new StoryChoiceModel(this);

signals:
    void textChanged();
    void entryChanged();
    void pauseChanged();

private:
    [[nodiscard]] bool allows(const Action& action) override;
    void wasDone(const Action& action) override;

    [[nodiscard]] const lessons::StoryStep& currentStep() const { return m_story->steps[m_step]; }
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] bool severalChoices() const;
    [[nodiscard]] bool ended() const { return m_story && m_step + 1 == m_story->steps.size() && m_answered; }
    [[nodiscard]] bool canContinue() const;
    [[nodiscard]] QString words(const std::string& id) const;
    [[nodiscard]] QString nextStory() const;
    void goTo(std::size_t step);
    /// Plays the moves of the story before that history entry.
    void playUpTo(std::size_t entry);
    void playOne();
    void finishPlaying();
    /// Called after the moves of the step. Lets the player act if the task of the step is not done.
    void finishStep();
    void showRemark(Remark kind, const QString& message);
    /// Called when the task is done or the question answered. `alone`: at the first attempt, without help.
    void answer(bool alone, Remark kind, const QString& feedback);
    void savePlace() const;
    /// Returns the step at which the story was left, and restores the outcomes of the steps before it.
    [[nodiscard]] std::size_t resumePlace();
    void start(std::size_t step);
    [[nodiscard]] ChoiceOutcome outcomeOf(int row, bool right) const;
    [[nodiscard]] QString causeOfWrong(int points) const;
    void refresh();
    void showStep();
    void showDiscs();
    void showChoices();

    std::shared_ptr<const lessons::LessonLibrary> m_library;
    /// A copy with its history, which the library does not keep.
    std::unique_ptr<const lessons::Story> m_story;
    std::size_t m_step = 0;
    /// True if the moves before the task or question of the step were played.
    bool m_stepFinished = false;
    bool m_answered = false;
    /// True if an answer was wrong, a hint was shown, or the step was answered before.
    bool m_helped = false;
    /// True if the right answer was shown on request.
    bool m_shown = false;
    bool m_resumed = false;
    QString m_remark;
    Remark m_remarkKind = Remark::NoRemark;
    int m_entry = -1;
    int m_pause = 0;
    std::deque<std::size_t> m_queue;
    QTimer m_timer;
    /// Rows of the marked choices, and of choices that were found wrong.
    std::set<int> m_marked;
    std::set<int> m_foundWrong;
    /// Steps that were answered, and steps that were answered right without help.
    std::set<std::size_t> m_passed;
    std::set<std::size_t> m_right;
};

} // namespace vozka
