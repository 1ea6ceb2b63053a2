// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Column of a lesson: the current row is visible, and a line separates the column from the board.
import QtQuick
import QtTest
import Vozka
import Vozka.Models

PageTest {
    id: root

    function item(name: string): Item {
        return findChild(page, name);
    }
    function isVisible(step: int): bool {
        const list = item("lessonEntries");
        const row = findChild(list, "entry:" + step);
        if (!row)
            return false;
        const top = row.mapToItem(list, 0, 0).y;
        return top >= -1 && top + row.height <= list.height + 1;
    }

    name: "LessonColumn"
    width: 1024
    height: 608
    when: windowShown
    visible: true

    function init(): void {
        AppSettings.animation = AppSettings.NoAnimation;
        AppSettings.language = "en";
        AppSettings.textScale = 100;
        verify(openLesson.open("wagon-2", "C1-2"));
        page.begin();
        drawn(page);
    }
    function cleanup(): void {
        openLesson.close();
        AppSettings.textScale = 100;
    }
    function test_captionOfStep_isVisibleAfterComparing(): void {
        openLesson.last();
        drawn(page);
        tryVerify(() => isVisible(openLesson.step.index));
        openLesson.comparing = true;
        drawn(page);
        openLesson.comparing = false;
        drawn(page);
        tryVerify(() => isVisible(openLesson.step.index));
    }
    function test_line_isBetweenBoardAndText(): void {
        const line = item("lessonColumnLine");
        compare(line.width, 1);
        compare(line.height, line.parent.height);
        AppSettings.textScale = 200;
        drawn(page);
        compare(line.width, line.parent.width);
        compare(line.height, 1);
    }

    function test_toolTip_isLeftOfColumn(): void {
        openLesson.mode = LessonStep.Question;
        openLesson.check();
        drawn(page);
        const button = item("nextLesson");
        button.forceActiveFocus(Qt.TabFocusReason);
        const tip = findChild(button, "hintText");
        tryVerify(() => tip.bubble !== null && tip.bubble.opened);
        verify(tip.bubble.x + tip.bubble.width <= 0, tip.bubble.x);
    }

    LessonListModel {
        id: lessonList
    }
    OpenLesson {
        id: openLesson

        lessons: lessonList
    }
    LessonPage {
        id: page

        anchors.fill: parent
        openLesson: openLesson
    }
}
