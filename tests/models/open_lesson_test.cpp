// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of lessons, an open lesson, the lessons of a rule, and stored results.
#include "models/lessons/open_lesson.h"

#include "models/app/app_settings.h"
#include "models/lessons/rule_text_model.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <set>

namespace vozka {

namespace {

QString text(const LessonListModel& list, int row, int role)
{
    return list.data(list.index(row), role).toString();
}

TEST(LessonList, IsSortedByRuleChapter)
{
    LessonListModel list;
    const QAbstractItemModelTester tester(&list);
    list.refresh();
    ASSERT_GT(list.rowCount(), 10);
    QStringList chapters;
    for (const auto& row : list.rows())
        if (row.kind == LessonListModel::Chapter)
            chapters << row.name;
    EXPECT_TRUE(chapters.contains(QStringLiteral("The wagon")));
    EXPECT_EQ(chapters.removeDuplicates(), 0);
    const int row = list.rowOf(QStringLiteral("wagon-2"), QStringLiteral("C2-2.4"));
    ASSERT_GE(row, 0);
    EXPECT_TRUE(list.opens(row));
    EXPECT_EQ(text(list, row, LessonListModel::roleOf("name")), "C2-2.4");
    const int head = list.rowOf(QStringLiteral("wagon-2"), {});
    EXPECT_LT(head, row);
    EXPECT_FALSE(list.opens(head));
    EXPECT_EQ(list.rowOf(QStringLiteral("wagon-2"), QStringLiteral("none")), -1);
}

// A rule is listed before its exceptions and before house rules.
TEST(LessonList, StoriesFollowOrderOfRuleBook)
{
    LessonListModel list;
    list.refresh();
    const auto rowOf = [&](const char* story) { return list.rowOf(QString::fromLatin1(story), {}); };
    EXPECT_LT(rowOf("tower-reach"), rowOf("tower-whom"));
    EXPECT_LT(rowOf("tower-whom"), rowOf("tower-close"));
    EXPECT_LT(rowOf("tower-close"), rowOf("prisoners-exchange"));
    EXPECT_LT(rowOf("dragon-before-scoring"), rowOf("dragon-after-scoring"));
    EXPECT_GT(rowOf("tower-reach"), 0);
}

TEST(LessonList, ShowsLessonsOfUserAndBrokenFiles)
{
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& content) {
        QFile file(folder.filePath(QLatin1String(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    QFile sample(QStringLiteral(VOZKA_LESSONS "/wagon-3.lesson.json"));
    ASSERT_TRUE(sample.open(QIODevice::ReadOnly));
    const QByteArray good = sample.readAll();
    write("own.lesson.json", QByteArray(good).replace("\"id\": \"wagon-3\"", "\"id\": \"own\""));
    write("bad.lesson.json", QByteArray(good).replace("\"junction\"", "\"gate\""));
    LessonListModel list;
    list.refresh();
    const int before = list.rowCount();
    list.setProperty("folder", folder.path());
    list.refresh();
    EXPECT_GE(list.rowOf(QStringLiteral("own"), QStringLiteral("C1-3")), 0);
    // Lessons of the user are in a separate chapter.
    const auto head = static_cast<std::size_t>(list.rowOf(QStringLiteral("own"), {}));
    EXPECT_EQ(list.rows().at(head - 1).name, QStringLiteral("Your own lessons"));
    EXPECT_GT(list.rowCount(), before + 2);
    const int last = list.rowCount() - 1;
    EXPECT_EQ(list.rows().back().kind, LessonListModel::Broken);
    EXPECT_EQ(text(list, last, LessonListModel::roleOf("title")), "bad.lesson.json");
    const QString note = text(list, last, LessonListModel::roleOf("note"));
    EXPECT_TRUE(note.contains(QLatin1String("/examples/0/labels/"))) << note.toStdString();
    EXPECT_FALSE(list.opens(last));
}

TEST(OpenLesson, KeepsLibraryWhenListIsReloaded)
{
    LessonListModel list;
    OpenLesson openLesson;
    EXPECT_FALSE(openLesson.open(QStringLiteral("wagon-1"), {})) << "no lessons without a list";
    openLesson.setLessons(&list);
    EXPECT_FALSE(openLesson.open(QStringLiteral("none"), {}));
    EXPECT_TRUE(openLesson.step().title.isEmpty());
    ASSERT_TRUE(openLesson.open(QStringLiteral("wagon-1"), {}));
    EXPECT_EQ(openLesson.step().id, "C1-1");
    // Reading the list again does not close the lesson.
    list.refresh();
    EXPECT_TRUE(openLesson.next());
    openLesson.setEdition(Editions::New);
    EXPECT_EQ(openLesson.step().id, "C2-1");
    openLesson.close();
    EXPECT_TRUE(openLesson.step().title.isEmpty());
    EXPECT_EQ(openLesson.board->tiles->rowCount(), 0);
}

TEST(OpenLesson, MarksBlockingFigures)
{
    LessonListModel list;
    OpenLesson openLesson;
    openLesson.setLessons(&list);
    ASSERT_TRUE(openLesson.open(QStringLiteral("wagon-2"), QStringLiteral("C1-2")));
    openLesson.setMode(LessonStep::Kind::Task);
    const int count = openLesson.board->figures->rowCount();
    ASSERT_GE(count, 2);
    bool blockers = false;
    // The occupied road is one of the features.
    for (int i = 0; i < 60 && !blockers; ++i) {
        openLesson.reset();
        openLesson.hoverNext(1);
        openLesson.pick();
        for (int row = 0; row < openLesson.board->figures->rowCount(); ++row)
            blockers = blockers
                       || openLesson.board->figures
                              ->data(openLesson.board->figures->index(row), FigureModel::roleOf("isBlocker"))
                              .toBool();
        if (blockers) {
            EXPECT_EQ(openLesson.step().remarkKind, LessonStep::Remark::Wrong);
            EXPECT_TRUE(openLesson.step().remark.contains(QLatin1String("Occupied")))
                << openLesson.step().remark.toStdString();
        }
    }
    EXPECT_TRUE(blockers);
}

/// The task names the kind of the figure: the wagon.
TEST(OpenLesson, NamesFigureInTask)
{
    LessonListModel list;
    OpenLesson openLesson;
    openLesson.setLessons(&list);
    list.refresh();
    ASSERT_TRUE(openLesson.open(QStringLiteral("wagon-1"), QStringLiteral("C1-1")));
    EXPECT_TRUE(openLesson.step().todo.isEmpty());
    openLesson.setMode(LessonStep::Kind::Question);
    EXPECT_EQ(openLesson.step().todo, "Where may the wagon move? Mark every feature, then check.");
    openLesson.setMode(LessonStep::Kind::Task);
    EXPECT_EQ(openLesson.step().todo,
              "Drag the wagon to any place: it stays there, or the reason against it is shown.");
    ASSERT_TRUE(openLesson.dropOnSupply());
    EXPECT_EQ(openLesson.step().remark, "The wagon is returned to the supply. That is always allowed.");
}

/// The displayed part of the board is the same for each place of the figure and each edition.
TEST(OpenLesson, BoardStaysWhenPlaceChanges)
{
    LessonListModel list;
    OpenLesson openLesson;
    openLesson.setLessons(&list);
    ASSERT_TRUE(openLesson.open(QStringLiteral("wagon-1"), QStringLiteral("C1-1")));
    ASSERT_GT(openLesson.placeFeet().size(), 2);
    const QRectF extent = openLesson.board->extent();
    QSignalSpy moved(openLesson.board, &LessonBoard::extentChanged);
    const int first = openLesson.placeIndex();
    for (int i = 0; i < openLesson.placeFeet().size(); ++i) {
        EXPECT_EQ(openLesson.placeIndex(), (first + i) % openLesson.placeFeet().size());
        openLesson.placeNext();
    }
    EXPECT_EQ(openLesson.placeIndex(), first);
    openLesson.setEdition(Editions::New);
    EXPECT_EQ(openLesson.board->extent(), extent);
    EXPECT_EQ(moved.count(), 0);
}

TEST(OpenLesson, NextOpensFollowingExample)
{
    LessonListModel list;
    OpenLesson openLesson;
    openLesson.setLessons(&list);
    ASSERT_TRUE(openLesson.open(QStringLiteral("wagon-1"), QStringLiteral("C1-1")));
    EXPECT_EQ(openLesson.step().next, "C2-1");
    QString last;
    while (!openLesson.step().next.isEmpty()) {
        last = openLesson.step().next;
        openLesson.openNeighbour(1);
        ASSERT_EQ(openLesson.step().id, last);
    }
    openLesson.openNeighbour(1);
    EXPECT_EQ(openLesson.step().id, last) << "nothing follows the last one";
}

TEST(OpenLesson, NextChangesPlaceInComparison)
{
    LessonListModel list;
    OpenLesson openLesson;
    openLesson.setLessons(&list);
    ASSERT_TRUE(openLesson.open(QStringLiteral("wagon-2"), QStringLiteral("C1-2")));
    openLesson.setComparing(true);
    EXPECT_EQ(openLesson.step().next, "C2-2.2") << "the figure of C2-2 and C2-2.1 is on the same tile";
    openLesson.openNeighbour(1);
    EXPECT_EQ(openLesson.step().id, "C2-2.2");
    openLesson.openNeighbour(-1);
    EXPECT_EQ(openLesson.step().id, "C2-2.1");
    openLesson.openNeighbour(-1);
    EXPECT_EQ(openLesson.step().id, "C2-1");
    EXPECT_EQ(openLesson.step().next, "C1-2");
    openLesson.openNeighbour(-1);
    EXPECT_EQ(openLesson.step().id, "C2-1") << "first lesson";
    openLesson.setComparing(false);
    openLesson.openNeighbour(-1);
    EXPECT_EQ(openLesson.step().id, "C1-1");
}

TEST(OpenLesson, BestResultIsStored)
{
    LessonListModel list;
    OpenLesson openLesson;
    openLesson.setLessons(&list);
    ASSERT_TRUE(openLesson.open(QStringLiteral("wagon-3"), QStringLiteral("C1-3")));
    openLesson.setMode(LessonStep::Kind::Question);
    EXPECT_EQ(openLesson.step().best, "");
    openLesson.check();
    const QString nothing = LessonListModel::resultText(openLesson.count().result());
    EXPECT_TRUE(nothing.startsWith(QLatin1String("0 of ")));
    openLesson.reset();
    // Find the features that accept the figure in the mode "Try", to mark only these.
    openLesson.setMode(LessonStep::Kind::Task);
    std::vector<QPointF> right;
    for (int i = 0; i < 40; ++i) {
        openLesson.reset();
        openLesson.hoverNext(1);
        const auto place = openLesson.hoveredPlace();
        openLesson.pick();
        if (openLesson.step().remarkKind == LessonStep::Remark::Right
            && std::ranges::find(right, place) == right.end())
            right.push_back(place);
    }
    openLesson.setMode(LessonStep::Kind::Question);
    for (int i = 0; i < 60 && openLesson.board->lists->count() < static_cast<int>(right.size()); ++i) {
        openLesson.hoverNext(1);
        if (std::ranges::find(right, openLesson.hoveredPlace()) != right.end())
            openLesson.pick();
    }
    openLesson.check();
    EXPECT_EQ(openLesson.count().missed, 0);
    EXPECT_EQ(openLesson.count().wrong, 0);
    const QString best = openLesson.step().best;
    EXPECT_EQ(best, LessonListModel::resultText(openLesson.count().result()));
    EXPECT_NE(best, nothing);
    const int row = list.rowOf(QStringLiteral("wagon-3"), QStringLiteral("C1-3"));
    EXPECT_EQ(text(list, row, LessonListModel::roleOf("result")), best);
    EXPECT_TRUE(list.data(list.index(row), LessonListModel::roleOf("isDone")).toBool());
    openLesson.reset();
    openLesson.check();
    EXPECT_EQ(openLesson.step().best, best) << "a worse result changes nothing";
}

TEST(RuleLessons, LeadToExampleOfTheirEdition)
{
    LessonListModel list;
    list.refresh();
    RuleTextModel rules;
    EXPECT_TRUE(rules.data(rules.index(0), RuleTextModel::roleOf("lessons")).toStringList().isEmpty());
    rules.setProperty("lessonList", QVariant::fromValue(&list));
    const auto row = rules.rowOf(QStringLiteral("am.wagon.c1.gate"));
    const auto ids = rules.data(rules.index(row), RuleTextModel::roleOf("lessons")).toStringList();
    const auto examples = rules.data(rules.index(row), RuleTextModel::roleOf("examples")).toStringList();
    ASSERT_TRUE(ids.contains(QStringLiteral("wagon-1")));
    EXPECT_EQ(ids.size(), 3) << "only the most relevant lessons";
    EXPECT_EQ(ids.front(), QStringLiteral("wagon-1"));
    EXPECT_EQ(examples[ids.indexOf(QStringLiteral("wagon-1"))], "C1-1");
    EXPECT_EQ(rules.data(rules.index(row), RuleTextModel::roleOf("lessonTitles")).toStringList().size(),
              ids.size());
    const auto range = rules.rowOf(QStringLiteral("am.wagon.c2.range"));
    EXPECT_TRUE(rules.data(rules.index(range), RuleTextModel::roleOf("examples"))
                    .toStringList()
                    .contains(QStringLiteral("C2-1")));
    rules.setProperty("only", QStringList{"am.wagon.c2.range", "am.wagon.c1.gate"});
    ASSERT_EQ(rules.rowCount(), 2);
    EXPECT_EQ(rules.data(rules.index(0), RuleTextModel::roleOf("rule")).toString(), "am.wagon.c2.range");
}

TEST(LessonResults, StoreValidValuesOnly)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("vozka.ini"));
    const QString id = QStringLiteral("můj/lesson %1/C1");
    {
        AppSettings settings(file, nullptr);
        settings.saveLessonResult(id, {5, 8});
        settings.saveLessonResult(id, {3, 8});
        EXPECT_EQ(settings.lessonResult(id), (LessonResult{5, 8}));
        settings.saveLessonResult(QStringLiteral("a/b"), {0, 0});
        settings.reset();
    }
    {
        AppSettings settings(file, nullptr);
        EXPECT_EQ(settings.lessonResult(id), (LessonResult{5, 8}));
        EXPECT_TRUE(settings.lessonResult(QStringLiteral("a/b"))->isDone());
        EXPECT_FALSE(settings.lessonResult(QStringLiteral("other")));
        EXPECT_EQ(settings.problem(), QString());
        settings.saveLessonResult(id, {2, 9});
        EXPECT_EQ(settings.lessonResult(id), (LessonResult{2, 9})) << "the number of questions has changed";
    }
    for (const char* value : {"9/8", "many", "-1/8", "1/2/3", "@ByteArray(5/8)", "1, 2"}) {
        QFile damaged(file);
        ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
        damaged.write(QByteArray("[lessons]\nbad=") + value + "\ngood=7/8\n");
        damaged.close();
        const AppSettings settings(file, nullptr);
        EXPECT_FALSE(settings.lessonResult(QStringLiteral("bad"))) << value;
        EXPECT_EQ(settings.lessonResult(QStringLiteral("good")), (LessonResult{7, 8})) << value;
        EXPECT_FALSE(settings.problem().isEmpty()) << value;
    }
}

TEST(StoryPlaces, StoreValidValuesOnly)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("vozka.ini"));
    const QString id = QStringLiteral("můj/story %1");
    const StoryPlace place{2, 5, QStringLiteral("01")};
    {
        AppSettings settings(file, nullptr);
        settings.saveStoryPlace(id, {1, 5, QStringLiteral("0")});
        settings.saveStoryPlace(id, place);
        settings.saveStoryPlace(QStringLiteral("left"), place);
        settings.saveStoryPlace(QStringLiteral("left"), {0, 5, {}});
        settings.saveStoryPlace(QStringLiteral("read"), place);
        settings.removeStoryPlace(QStringLiteral("read"));
    }
    {
        const AppSettings settings(file, nullptr);
        EXPECT_EQ(settings.storyPlace(id), place);
        EXPECT_FALSE(settings.storyPlace(QStringLiteral("left")));
        EXPECT_FALSE(settings.storyPlace(QStringLiteral("read")));
        EXPECT_EQ(settings.problem(), QString());
    }
    for (const char* value : {"2/5/011", "2/5/0x", "5/5/00000", "0/5/", "2/5", "many"}) {
        QFile damaged(file);
        ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
        damaged.write(QByteArray("[stories]\nbad=") + value + "\ngood=2/5/01\n");
        damaged.close();
        const AppSettings settings(file, nullptr);
        EXPECT_FALSE(settings.storyPlace(QStringLiteral("bad"))) << value;
        EXPECT_EQ(settings.storyPlace(QStringLiteral("good")), place) << value;
        EXPECT_FALSE(settings.problem().isEmpty()) << value;
    }
}

/// Consecutive questions have different boards, unless only questions about one board are left. Each question
/// is shown once before any is repeated.
TEST(OpenLesson, QuizChangesBoardAfterEachQuestion)
{
    LessonListModel list;
    OpenLesson openLesson;
    openLesson.setLessons(&list);
    const auto boardOf = [&] {
        QStringList tiles;
        for (int row = 0; row < openLesson.board->tiles->rowCount(); ++row) {
            const auto index = openLesson.board->tiles->index(row, 0);
            for (const char* role : {"cellX", "cellY", "source"})
                tiles << index.data(openLesson.board->tiles->roleNames().key(role)).toString();
        }
        tiles.sort();
        return tiles.join(QLatin1Char(' '));
    };
    ASSERT_TRUE(openLesson.open(QStringLiteral("wagon-1"), QStringLiteral("C1-1")));
    openLesson.setMode(LessonStep::Kind::Question);
    std::set<QString> notAsked;
    for (const auto& entry : list.library()->contents())
        if (LessonListModel::resultText(LessonListModel::resultId(*entry.lesson, *entry.example)).isEmpty())
            notAsked.insert(QString::fromStdString(entry.example->id));
    const auto questions = 2 * notAsked.size();
    for (std::size_t i = 0; i < questions; ++i) {
        notAsked.erase(openLesson.step().id);
        openLesson.check();
        const auto before = boardOf();
        const auto name = openLesson.step().next;
        openLesson.openNeighbour(1);
        ASSERT_EQ(openLesson.step().id, name);
        ASSERT_EQ(openLesson.mode(), LessonStep::Kind::Question);
        ASSERT_NE(boardOf(), before) << name.toStdString();
    }
    EXPECT_TRUE(notAsked.empty()) << notAsked.begin()->toStdString();
}

} // namespace

} // namespace vozka
