// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every step of every story: its text, discs, board, accepted and refused choices, and its question.
#include "dumps/scene_lines.h"
#include "models/app/app_settings.h"
#include "models/lessons/open_story.h"
#include "models/text/lesson_text.h"

#include <QMetaEnum>
#include <gtest/gtest.h>

#include <map>

namespace vozka {
namespace {

class StoryDump {
public:
    explicit StoryDump(const lessons::Story& story) : m_story(story)
    {
        for (const auto& [id, text] : story.texts)
            m_dump.addId(QString::fromStdString(id), localizedText(text));
    }

    void write()
    {
        const auto id = QString::fromStdString(m_story.id);
        // Forget the last shown step, so that the story opens at its first step.
        AppSettings::instance().removeStoryPlace(id);
        ASSERT_TRUE(m_open.open(id));
        m_dump.note(QStringLiteral("== %1 steps %2 asked %3 next %4%5")
                        .arg(m_dump.cite(m_open.step().title))
                        .arg(m_open.step().count)
                        .arg(m_open.step().questions)
                        .arg(m_open.step().next,
                             m_open.step().continuesAsGame ? QStringLiteral(" continues") : QString()));
        for (int step = 0; step < m_open.step().count; ++step) {
            ASSERT_EQ(m_open.step().index, step);
            writeStep();
            m_open.next();
        }
        m_dump.note(QStringLiteral("right %1 ended %2").arg(m_open.step().right).arg(m_open.step().ended));
        m_dump.expectSame(QStringLiteral("stories/") + id);
    }

private:
    void writeStep()
    {
        m_dump.note(QStringLiteral("== step %1 %2 %3%4%5")
                        .arg(m_open.step().index)
                        .arg(QLatin1String(QMetaEnum::fromType<LessonStep::Kind>().valueToKey(
                                 static_cast<int>(m_open.step().kind))),
                             m_dump.cite(m_open.plainText()), m_open.step().tilePicture,
                             m_open.step().severalChoices ? QStringLiteral(" several") : QString()));
        writeTable();
        if (m_open.step().kind == LessonStep::Kind::Text)
            return;
        m_dump.note(QStringLiteral("todo ") + m_dump.cite(m_open.step().todo));
        if (m_open.step().kind == LessonStep::Kind::Task)
            writeTask();
        else
            writeQuestion();
        EXPECT_TRUE(m_open.step().answered);
        m_dump.note(QStringLiteral("answered: ") + remark());
        writeTable();
    }

    /// Makes every wrong choice, then the first right choice.
    void writeTask()
    {
        m_open.showHint();
        m_dump.note(QStringLiteral("hint ") + remark());
        std::map<QString, QStringList> wrong;
        const int count = m_open.game->choices()->rowCount();
        for (int row = 0; row < count; ++row) {
            const auto& choice = m_open.game->choices()->at(row);
            const bool accepted = isAccepted(m_story, task(), choice.action);
            if (accepted)
                m_dump.note(
                    QStringLiteral("accepts%1 \"%2\"")
                        .arg(isFirst(m_story, task(), choice.action) ? QStringLiteral(" first") : QString(),
                             choice.label));
            else
                wrong[tryChoice(row)] << choice.label;
        }
        for (const auto& [answer, labels] : wrong)
            m_dump.note(QStringLiteral("refuses %1: %2")
                            .arg(answer, labels.size() > 4
                                             ? QStringLiteral("%1 #%2").arg(labels.size()).arg(hashOf(labels))
                                             : labels.join(QLatin1String("; "))));
        const auto first = m_open.game->choices()->rowOf(task().accept.front());
        tryChoice(first);
    }

    /// Answers the question: marks every second choice, or makes choices in order up to the right one.
    void writeQuestion()
    {
        const int count = m_open.choices->rowCount();
        for (int row = 0; row < count && !m_open.step().answered; ++row) {
            if (!m_open.step().severalChoices) {
                m_open.choose(row);
                m_dump.note(QStringLiteral("chosen \"%1\": %2").arg(m_open.choices->at(row).label, remark()));
            } else if (row % 2 == 0) {
                m_open.choose(row);
            }
        }
        m_open.check();
    }

    /// Makes this choice of the game and returns the remark.
    QString tryChoice(int row)
    {
        m_open.game->choose(row);
        m_open.game->resolveHeld(true);
        return remark();
    }

    [[nodiscard]] const lessons::StoryTask& task() const
    {
        return *m_story.steps[static_cast<std::size_t>(m_open.step().index)].task;
    }

    QString remark()
    {
        return QLatin1String(QMetaEnum::fromType<LessonStep::Remark>().valueToKey(
                   static_cast<int>(m_open.step().remarkKind)))
               + u' ' + m_dump.cite(m_open.step().remark);
    }

    void writeTable()
    {
        auto& game = *m_open.game;
        QStringList discs = sceneLines(m_dump, m_open.discs->scene());
        for (const auto& row : m_open.choices->rows())
            discs << QStringLiteral("choice \"%1\" %2 number %3 entry %4 %5%6 %7")
                         .arg(row.label, row.colour)
                         .arg(row.number)
                         .arg(row.entry)
                         .arg(row.isMarked ? QStringLiteral("marked ") : QString(), row.outcomeText(),
                              m_dump.cite(row.reason));
        m_dump.noteChanges(QStringLiteral("discs"), discs);
        QStringList table = figureLines(*game.figures());
        table << QStringLiteral("tiles %1 decisions %2").arg(game.board()->rowCount()).arg(game.decisions())
              << QStringLiteral("asks \"%1\" %2")
                     .arg(game.prompt().playerName,
                          m_dump.cite(game.table().awaitsPlayer() ? game.prompt().text : QString()));
        for (const auto& row : game.players()->rows())
            table << QStringLiteral("points %1 %2").arg(row.name).arg(row.points);
        m_dump.noteChanges(QStringLiteral("table"), table);
    }

    const lessons::Story& m_story;
    OpenStory m_open;
    Dump m_dump;
};

TEST(StoryDumps, AreUnchanged)
{
    const auto library = lessons::LessonLibrary::builtIn();
    for (const auto& story : library.stories()) {
        SCOPED_TRACE(story->id);
        StoryDump(*story).write();
    }
}

} // namespace
} // namespace vozka
