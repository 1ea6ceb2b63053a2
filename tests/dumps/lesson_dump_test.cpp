// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every example of every lesson: its steps, the places that it accepts and refuses, its question, both
// editions.
#include "dumps/scene_lines.h"
#include "lessons/claims.h"
#include "models/lessons/example_table.h"
#include "models/lessons/open_lesson.h"
#include "models/overlays/scene_draft.h"
#include "models/text/lesson_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>

namespace vozka {
namespace {

using lessons::PlayedExample;

class LessonDump {
public:
    explicit LessonDump(const lessons::Lesson& lesson) : m_lesson(lesson)
    {
        m_open.setLessons(&m_list);
        for (const auto& [id, text] : lesson.texts)
            m_dump.addId(QString::fromStdString(id), localizedText(text));
    }

    void write()
    {
        for (const auto& example : m_lesson.examples)
            writeExample(example);
        m_dump.expectSame(QStringLiteral("lessons/") + QString::fromStdString(m_lesson.id));
    }

private:
    void writeExample(const lessons::Example& example)
    {
        const auto id = QString::fromStdString(example.id);
        ASSERT_TRUE(m_open.open(QString::fromStdString(m_lesson.id), id));
        setPlayed(example.edition, example.from);
        m_open.setMode(LessonStep::Kind::Text);
        QStringList feet;
        for (const auto& foot : m_open.placeFeet())
            feet << pointText(foot);
        m_dump.note(QStringLiteral("== %1 %2 edition %3 rules %4")
                        .arg(m_open.step().id, m_dump.cite(m_open.step().title))
                        .arg(m_open.edition())
                        .arg(m_open.rules().join(u' ')));
        m_dump.note(QStringLiteral("next %1, place %2 of %3 %4")
                        .arg(m_open.step().next)
                        .arg(m_open.placeIndex())
                        .arg(feet.join(u' '), m_dump.cite(m_open.placeHint())));
        writeSteps();
        writeTries();
        writeQuestion();
        if (std::ranges::find(m_origins, example.from) == m_origins.end())
            writeOrigins();
    }

    void writeSteps()
    {
        m_open.first();
        for (bool more = true; more; more = m_open.next()) {
            m_dump.note(QStringLiteral("step %1 of %2%3")
                            .arg(m_open.step().index)
                            .arg(m_open.step().count)
                            .arg(m_open.showsPlaces() ? QStringLiteral(", other places") : QString()));
            writeBoard(QStringLiteral("board"), *m_open.board);
        }
    }

    /// Drops the figure on one place for each different answer. The figure is not moved back after a refusal.
    void writeTries()
    {
        m_open.setMode(LessonStep::Kind::Task);
        m_open.reset();
        m_dump.note(QStringLiteral("try ") + m_dump.cite(m_open.step().todo));
        const auto answers = answersOf();
        for (const bool allowed : {false, true})
            for (const auto& [answer, places] : answers)
                if (answer.first == allowed)
                    drop(places.front());
        m_open.dropOnSupply();
        writeAttempt(QStringLiteral("home after a move"));
        m_open.reset();
        m_open.dropOnSupply();
        writeAttempt(QStringLiteral("home"));
        m_open.reset();
        writeBoard(QStringLiteral("board"), *m_open.board);
    }

    void drop(const SegmentRef& at)
    {
        m_open.tapAt(at.at.x, at.at.y, pointOn(at));
        writeAttempt(QStringLiteral("drop on ") + nameOf(at));
    }

    void writeAttempt(const QString& what)
    {
        const bool isAllowed = m_open.step().remarkKind == LessonStep::Remark::Right;
        m_dump.note(QStringLiteral("%1: %2 %3 %4%5")
                        .arg(what, isAllowed ? QStringLiteral("yes") : QStringLiteral("no"),
                             m_dump.cite(m_open.step().remark), m_open.step().rule,
                             m_open.isReturned() ? QStringLiteral(", home") : QString()));
        writeBoard(QStringLiteral("board"), *m_open.board);
    }

    /// Checks the question without marks, then with every third feature marked.
    void writeQuestion()
    {
        m_open.setMode(LessonStep::Kind::Question);
        m_open.reset();
        m_dump.note(QStringLiteral("quiz ") + m_dump.cite(m_open.step().todo));
        QStringList choices;
        for (m_open.hoverNext(1); !choices.contains(hovered()); m_open.hoverNext(1))
            choices << hovered();
        for (const auto& choice : choices)
            m_dump.note(QStringLiteral("choice ") + choice);
        m_open.clearHover();
        writeResult();
        writeEntries(QStringLiteral("board"), *m_open.board);
        m_open.reset();
        for (qsizetype i = 0; i < choices.size(); ++i) {
            m_open.hoverNext(1);
            if (i % 3 == 0)
                m_open.pick();
        }
        m_dump.note(QStringLiteral("marks %1").arg(m_open.board->lists->count()));
        writeResult();
        m_dump.note(QStringLiteral("board #") + hashOf(boardLines(*m_open.board)));
        m_open.reset();
    }

    void writeResult()
    {
        m_open.check();
        const auto count = m_open.count();
        m_dump.note(QStringLiteral("right %1 missed %2 wrong %3 %4")
                        .arg(count.right)
                        .arg(count.missed)
                        .arg(count.wrong)
                        .arg(LessonListModel::resultText(count.result())));
    }

    /// Writes the boards and answers of both editions, with the figure on each tile of the scored feature.
    void writeOrigins()
    {
        const auto feature = m_played->scoredFeature();
        for (const auto edition : {Edition::C1, Edition::C2}) {
            m_open.setEdition(Editions::of(edition));
            int place = 0;
            for (const auto& at : feature) {
                if (!PlayedExample::create(m_lesson, edition, at))
                    continue;
                m_open.placeOn(place++);
                setPlayed(edition, at);
                writeOrigin(at);
            }
            ASSERT_EQ(m_open.placeFeet().size(), place);
        }
    }

    void writeOrigin(const SegmentRef& at)
    {
        m_dump.note(QStringLiteral("== edition %1 from %2, example %3")
                        .arg(m_open.edition())
                        .arg(nameOf(at), m_open.step().id));
        m_open.setMode(LessonStep::Kind::Task);
        writeAnswers();
        if (std::ranges::find(m_origins, at) != m_origins.end())
            return;
        m_origins.push_back(at);
        m_open.setComparing(true);
        if (isOfExample(at)) {
            writeEntries(QStringLiteral("classic"), *m_open.classic);
            writeEntries(QStringLiteral("new"), *m_open.modern);
        } else {
            m_dump.note(QStringLiteral("classic #%1 new #%2")
                            .arg(hashOf(boardLines(*m_open.classic)), hashOf(boardLines(*m_open.modern))));
        }
        m_open.setComparing(false);
    }

    [[nodiscard]] bool isOfExample(const SegmentRef& at) const
    {
        return std::ranges::find(m_lesson.examples, at, &lessons::Example::from) != m_lesson.examples.end();
    }

    void setPlayed(Edition edition, SegmentRef from)
    {
        auto played = PlayedExample::create(m_lesson, edition, from);
        ASSERT_TRUE(played);
        m_played = std::make_unique<PlayedExample>(std::move(*played));
    }

    using Answers = std::map<std::pair<bool, QString>, std::vector<SegmentRef>>;

    /// Returns the segments of the board, grouped by their answer.
    Answers answersOf()
    {
        Answers answers;
        const auto& board = m_played->withTile()->board;
        for (const auto& tile : board.tiles()) {
            const auto& kind = m_played->rules().catalogue().kind(tile.kind);
            const auto count = kind.features.size() + kind.shortRoads.size();
            for (std::size_t feature = 0; feature < count; ++feature) {
                const SegmentRef at{tile.cell, static_cast<FeatureIndex>(feature)};
                const auto result = m_open.dropResultAt(at.at.x, at.at.y, pointOn(at));
                answers[{result.allowed(),
                         codeOf(at) + u' ' + result.rule + u' ' + m_dump.cite(result.message)}]
                    .push_back(at);
            }
        }
        return answers;
    }

    void writeAnswers()
    {
        QStringList lines;
        for (const auto& [answer, places] : answersOf()) {
            QStringList names;
            for (const auto& at : places)
                names << nameOf(at);
            constexpr qsizetype maxNames = 24;
            const QString list = names.size() > maxNames
                                     ? QStringLiteral("%1 #%2").arg(names.size()).arg(hashOf(names))
                                     : names.join(u' ');
            lines << QStringLiteral("%1 %2: %3")
                         .arg(QLatin1String(answer.first ? "yes" : "no"), answer.second, list);
        }
        m_dump.noteChanges(QStringLiteral("answers by edition %1").arg(m_open.edition()), lines);
    }

    /// Returns the codes of the engine's answer for the segment, "own" for the feature of the figure.
    [[nodiscard]] QString codeOf(const SegmentRef& at) const
    {
        const auto* entry = m_played->answer(at);
        if (entry == nullptr)
            return QStringLiteral("own");
        QStringList parts{QString::fromStdString(std::string(entry->via))};
        if (entry->refusal)
            parts << QString::fromStdString(std::string(entry->refusal->code))
                  << QString::fromStdString(std::string(entry->refusal->detail));
        parts.removeAll(QString());
        return parts.join(u'/');
    }

    [[nodiscard]] QString nameOf(const SegmentRef& at) const
    {
        return QString::fromStdString(lessons::segmentName(at, *m_played)).replace(u' ', u'@');
    }

    /// Returns a point of the segment on its tile, from 0 to 1.
    [[nodiscard]] QPointF pointOn(const SegmentRef& at) const
    {
        const Table table = tableOf(*m_played, m_played->withTile());
        return SceneDraft(table).placeOf(at) - QPointF(at.at.x, at.at.y);
    }

    QString hovered()
    {
        return QStringLiteral("%1 at %2").arg(m_open.hoveredTitle(), pointText(m_open.hoveredPlace()));
    }

    QStringList boardLines(LessonBoard& board)
    {
        QStringList lines = sceneLines(m_dump, board.lists->scene());
        lines << highlightLines(m_dump, *board.highlightedCells) << figureLines(*board.figures);
        lines << QStringLiteral("tiles %1").arg(board.tiles->rowCount());
        if (!board.entryLabel().isEmpty())
            lines << QStringLiteral("tells %1").arg(board.entry());
        return lines;
    }

    void writeBoard(const QString& name, LessonBoard& board)
    {
        const auto lines = boardLines(board);
        m_dump.noteChanges(name, lines);
    }

    /// Writes the board, and a hash of the segments that are highlighted for each entry.
    void writeEntries(const QString& name, LessonBoard& board)
    {
        writeBoard(name, board);
        QStringList lines;
        for (int entry = 0; entry < board.lists->count(); ++entry) {
            board.hover(entry);
            lines << highlightLines(m_dump, *board.highlightedCells);
        }
        m_dump.note(QStringLiteral("%1 pieces lit #%2").arg(lines.size()).arg(hashOf(lines)));
        board.hover(-1);
    }

    const lessons::Lesson& m_lesson;
    LessonListModel m_list;
    OpenLesson m_open;
    std::unique_ptr<PlayedExample> m_played;
    /// Places of the figure whose boards are written already.
    std::vector<SegmentRef> m_origins;
    Dump m_dump;
};

TEST(LessonDumps, AreUnchanged)
{
    const auto library = lessons::LessonLibrary::builtIn();
    for (const auto& lesson : library.lessons()) {
        SCOPED_TRACE(lesson->id);
        LessonDump(*lesson).write();
    }
}

} // namespace
} // namespace vozka
