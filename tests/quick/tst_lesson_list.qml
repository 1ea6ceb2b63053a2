// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list marks the last opened lesson, also if it was opened from elsewhere.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

Item {
    id: root

    readonly property LessonListModel lessons: LessonListModel {}

    width: 700
    height: 400

    LessonsPage {
        id: page

        anchors.fill: parent
        lessons: root.lessons
    }
    OpenLesson {
        id: openLesson

        lessons: root.lessons
    }
    OpenStory {
        id: openStory

        lessons: root.lessons
    }
    TestCase {
        name: "LessonList"
        when: windowShown

        function test_list_marksLessonOpenedLast(): void {
            root.lessons.refresh();
            const list = findChild(page, "lessonList");
            verify(openLesson.open("wagon-2", "C2-2.6"));
            page.begin();
            compare(list.currentIndex, root.lessons.rowOf("wagon-2", "C2-2.6"));
            openLesson.openNeighbour(1);
            compare(list.currentIndex, root.lessons.openedRow());
            verify(openLesson.step.id !== "C2-2.6");
            compare(root.lessons.exampleAt(list.currentIndex), openLesson.step.id);
            verify(openStory.open("learn-phantom"));
            page.begin();
            compare(list.currentIndex, root.lessons.rowOf("learn-phantom", ""));
            const row = list.itemAtIndex(list.currentIndex);
            verify(row.y >= list.contentY && row.y + row.height <= list.contentY + list.height);
        }
    }
}
