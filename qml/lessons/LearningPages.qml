// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages for learning: the list of lessons, a lesson, a story. These pages do not change the game on the table.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property string folder
    required property Item current
    readonly property LessonListModel lessons: LessonListModel {
        folder: root.folder
    }
    readonly property alias openLesson: openLesson
    readonly property alias openStory: openStory
    readonly property alias listVisible: lessonsPage.visible
    readonly property var boardView: root.current === lessonPage ? lessonPage.item
                                   : root.current === storyPage && storyPage.item !== null ? (storyPage.item as StoryPage).view : null

    /// Edition of the story that is shown; Editions.Either if no story is shown.
    readonly property int edition: root.current === storyPage ? openStory.game.edition : Editions.Either

    signal pageRequested(page: Item)

    function showList(): void {
        root.lessons.refresh();
        root.pageRequested(lessonsPage);
    }
    /// Opens an example of the lesson; if `example` is empty, the story whose id is `lesson`.
    function open(lesson: string, example: string): void {
        const story = example.length === 0;
        openLesson.comparing = false;
        if (story ? openStory.open(lesson) : openLesson.open(lesson, example))
            root.pageRequested(story ? storyPage : lessonPage);
    }
    function learn(): void {
        root.open(root.lessons.nextToLearn(), "");
    }
    function showFirst(): void {
        root.lessons.refresh();
        const row = root.lessons.firstRow();
        root.open(root.lessons.lessonAt(row), root.lessons.exampleAt(row));
    }
    function begin(): void {
        if (root.current === lessonsPage)
            (lessonsPage.load() as LessonsPage).begin();
        else if (root.current === lessonPage)
            (lessonPage.load() as LessonPage).begin();
        else if (root.current === storyPage)
            (storyPage.load() as StoryPage).begin();
    }

    OpenLesson {
        id: openLesson

        lessons: root.lessons
    }
    OpenStory {
        id: openStory

        lessons: root.lessons
    }
    LazyPage {
        id: lessonsPage

        current: root.current === lessonsPage

        LessonsPage {
            focus: true
            lessons: root.lessons
        }
    }
    LazyPage {
        id: lessonPage

        current: root.current === lessonPage

        LessonPage {
            focus: true
            openLesson: root.openLesson
        }
    }
    LazyPage {
        id: storyPage

        current: root.current === storyPage

        StoryPage {
            focus: true
            openStory: root.openStory
        }
    }
}
