// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A story being read: its own game on its own table, the step that is told, the task or the question, and
// what is said to the answer.
#pragma once

#include "lessons/library.h"
#include "lessons/story_answer.h"
#include "match/referee.h"
#include "models/game/game_controller.h"
#include "models/lessons/lesson_player.h"
#include "models/lessons/story_choice_model.h"
#include "models/overlays/overlay_lists.h"

#include <QTimer>

#include <deque>
#include <set>

namespace vozka {

class OpenStory : public vozka::LessonPlayer, private Referee {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::GameController* game READ game CONSTANT)
    /// The discs on the board, one entry each.
    Q_PROPERTY(vozka::OverlayLists* discs READ discs CONSTANT)
    /// The disc that is pointed at, on the board or in the text; -1 for none.
    Q_PROPERTY(int entry READ entry WRITE setEntry NOTIFY entryChanged)
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    /// What is told, marked up: the numbers of discs are links that name their entry.
    Q_PROPERTY(QString text READ text NOTIFY textChanged)
    Q_PROPERTY(QString plainText READ plainText NOTIFY textChanged)
    /// It was opened at a step at which it was left, and shows that one still.
    Q_PROPERTY(bool resumed READ resumed NOTIFY changed)
    /// The task is done, the question answered, or there is neither.
    Q_PROPERTY(bool answered READ answered NOTIFY changed)
    /// The others still move.
    Q_PROPERTY(bool playing READ playing NOTIFY changed)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)
    Q_PROPERTY(bool hasHint READ hasHint NOTIFY changed)
    /// Of the tasks and questions of the story, how many there are and how many the reader got right himself.
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int asked READ asked NOTIFY changed)
    Q_PROPERTY(vozka::StoryChoiceModel* choices READ choices CONSTANT)
    /// Several choices may be right; they are marked, then checked.
    Q_PROPERTY(bool severalChoices READ severalChoices NOTIFY changed)
    /// The address of a tile that the question is about, empty if there is none.
    Q_PROPERTY(QString tilePicture READ tilePicture NOTIFY changed)
    /// The story that comes after this one; empty after the last.
    Q_PROPERTY(QString nextStory READ nextStory NOTIFY changed)
    /// It becomes a game that is played on, once it is told.
    Q_PROPERTY(bool goesOn READ goesOn NOTIFY changed)
    /// How long it takes from one move of the others to the next, in milliseconds; 0 = no time.
    Q_PROPERTY(int pause MEMBER m_pause NOTIFY pauseChanged)

public:
    enum class Kind { Tell, Task, Question };
    Q_ENUM(Kind)

    explicit OpenStory(QObject* parent = nullptr);

    [[nodiscard]] GameController* game() { return &m_game; }
    [[nodiscard]] OverlayLists* discs() { return &m_discs; }
    [[nodiscard]] StoryChoiceModel* choices() { return &m_choices; }
    [[nodiscard]] int entry() const { return m_entry; }
    void setEntry(int entry);
    [[nodiscard]] QString id() const;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] int step() const override { return static_cast<int>(m_step); }
    [[nodiscard]] int steps() const override { return m_story ? static_cast<int>(m_story->steps.size()) : 0; }
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString plainText() const { return m_story ? words(now().text) : QString(); }
    [[nodiscard]] bool resumed() const { return m_resumed; }
    [[nodiscard]] QString todo() const override;
    [[nodiscard]] bool answered() const { return m_answered; }
    [[nodiscard]] QString remark() const override { return m_remark; }
    [[nodiscard]] Remark remarkKind() const override { return m_remarkKind; }
    [[nodiscard]] bool playing() const { return !m_queue.empty(); }
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] bool hasHint() const { return kind() == Kind::Task && !m_answered; }
    [[nodiscard]] bool ended() const override
    {
        return m_story && m_step + 1 == m_story->steps.size() && m_answered;
    }
    [[nodiscard]] int right() const { return static_cast<int>(m_right.size()); }
    [[nodiscard]] int asked() const;
    [[nodiscard]] bool severalChoices() const;
    [[nodiscard]] QString tilePicture() const;
    [[nodiscard]] QString nextStory() const;
    [[nodiscard]] bool goesOn() const { return m_story && !m_story->goesOn.empty(); }

    /// Opens a story, which belongs to that library, at the step at which it was left.
    void begin(std::shared_ptr<const lessons::LessonLibrary> library, const lessons::Story& story);
    /// False if there is none of that id.
    Q_INVOKABLE bool open(const QString& id);
    Q_INVOKABLE void close();
    Q_INVOKABLE void restart();
    Q_INVOKABLE void next();
    Q_INVOKABLE void back();
    /// Lays the game that it becomes on that table, with the name of the person who plays here. False if it
    /// becomes none, or there can be no such game.
    Q_INVOKABLE bool playOn(vozka::GameController* table);
    /// The same, with all chance from that seed.
    Q_INVOKABLE bool playOn(vozka::GameController* table, quint32 seed);
    Q_INVOKABLE void showHint();
    /// Does what is to be done, or tells what is right.
    Q_INVOKABLE void showMe();
    /// The only choice, or one mark more or less.
    Q_INVOKABLE void choose(int row);
    /// The same for the choice whose disc has that entry, if there is one.
    Q_INVOKABLE void chooseEntry(int entry);
    /// Tells which of the marks are right.
    Q_INVOKABLE void check();

signals:
    void textChanged();
    void entryChanged();
    void pauseChanged();

private:
    [[nodiscard]] bool allows(const Action& action) override;
    void wasDone(const Action& action) override;

    [[nodiscard]] const lessons::StoryStep& now() const { return m_story->steps[m_step]; }
    [[nodiscard]] QString words(const std::string& id) const;
    [[nodiscard]] QString words(const lessons::Text& text) const;
    void goTo(std::size_t step);
    /// Plays the moments of the story up to that one.
    void playUpTo(std::size_t moment);
    void playOne();
    void finishPlaying();
    /// The reader's turn, or nobody's.
    void settle();
    void say(Remark kind, const QString& sentence);
    /// The task is done or the question answered; alone: at once, by the reader himself.
    void answer(bool alone, Remark kind, const QString& verdict);
    void keepPlace() const;
    /// The steps before the one at which it was left count as they did then.
    [[nodiscard]] std::size_t takeUpPlace();
    /// Lays the board as it is before that step, and goes there.
    void start(std::size_t step);
    [[nodiscard]] ChoiceOutcome outcomeOf(int row, bool right) const;
    /// The cause of a wrong number of points.
    [[nodiscard]] QString causeOfWrong(int points) const;
    void refresh();
    void showDiscs();
    void showChoices();

    std::shared_ptr<const lessons::LessonLibrary> m_library;
    /// A copy with its moments, which the library does not keep.
    std::unique_ptr<const lessons::Story> m_played;
    const lessons::Story* m_story = nullptr;
    GameController m_game{this};
    OverlayLists m_discs{this};
    StoryChoiceModel m_choices{this};
    std::size_t m_step = 0;
    /// The board lies as the step speaks of it.
    bool m_settled = false;
    bool m_answered = false;
    /// It was answered wrongly or with help.
    bool m_helped = false;
    /// Not the reader answered: he had himself shown what is right.
    bool m_shown = false;
    bool m_resumed = false;
    QString m_remark;
    Remark m_remarkKind = Remark::NoRemark;
    int m_entry = -1;
    int m_pause = 0;
    std::deque<std::size_t> m_queue;
    QTimer m_timer;
    /// Rows of the choices, and those that were found wrong.
    std::set<int> m_marked;
    std::set<int> m_foundWrong;
    /// Steps that were answered, and those of them that the reader got right himself.
    std::set<std::size_t> m_passed;
    std::set<std::size_t> m_right;
};

} // namespace vozka
