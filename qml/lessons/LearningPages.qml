// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages on which one learns: the list of lessons, a lesson, a story. What lies on the table stays as it is.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    /// The folder of the user's own lessons; empty = there are none.
    required property string folder
    /// The page of the window that is shown, one of these or another.
    required property Item current
    readonly property LessonListModel lessons: LessonListModel {
        folder: root.folder
    }
    readonly property alias openLesson: openLesson
    readonly property alias openStory: openStory
    readonly property alias listVisible: lessonsPage.visible
    /// What zooms the board that is shown, null if none is shown.
    readonly property var boardView: root.current === lessonPage ? lessonPage.item
                                   : root.current === storyPage && storyPage.item !== null ? (storyPage.item as StoryPage).view : null

    /// By which a story is played that is shown, 0 = classic, 1 = new; -1 = there is none.
    readonly property int edition: root.current === storyPage ? openStory.game.edition : Editions.Either

    /// That page is to be shown.
    signal asked(page: Item)

    function showList(): void {
        root.lessons.refresh();
        root.asked(lessonsPage);
    }
    /// From the list, or from wherever a rule was read. A story has no examples.
    function open(lesson: string, example: string): void {
        const story = example.length === 0;
        // What is chosen is seen from its beginning; only going on to the next one keeps how it is looked at.
        openLesson.comparing = false;
        if (story ? openStory.open(lesson) : openLesson.open(lesson, example))
            root.asked(story ? storyPage : lessonPage);
    }
    /// The story with which to go on learning the game.
    function learn(): void {
        root.open(root.lessons.nextToLearn(), "");
    }
    function showFirst(): void {
        root.lessons.refresh();
        const row = root.lessons.firstRow();
        root.open(root.lessons.lessonAt(row), root.lessons.exampleAt(row));
    }
    /// Gives the focus to what is to be done on the page, if one of these is shown.
    function begin(): void {
        if (root.current === lessonsPage)
            (lessonsPage.made() as LessonsPage).begin();
        else if (root.current === lessonPage)
            (lessonPage.made() as LessonPage).begin();
        else if (root.current === storyPage)
            (storyPage.made() as StoryPage).begin();
    }

    OpenLesson {
        id: openLesson

        lessons: root.lessons
    }
    OpenStory {
        id: openStory

        lessons: root.lessons
    }
    LatePage {
        id: lessonsPage

        current: root.current === lessonsPage

        LessonsPage {
            focus: true
            lessons: root.lessons
        }
    }
    LatePage {
        id: lessonPage

        current: root.current === lessonPage

        LessonPage {
            focus: true
            openLesson: root.openLesson
        }
    }
    LatePage {
        id: storyPage

        current: root.current === storyPage

        StoryPage {
            focus: true
            openStory: root.openStory
        }
    }
}
