// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Page with the list of lessons and stories, by chapter of the rules. A click opens a story or an example of a lesson.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

FocusScope {
    id: root

    required property LessonListModel lessons

    /// Focuses the list at its current row. Without one: at the row of the lesson opened last, or at the first lesson.
    function begin(): void {
        if (list.currentIndex < 0 || list.currentIndex >= list.count)
            list.currentIndex = Math.max(root.lessons.openedRow(), list.nextRow(-1, 1));
        list.forceLayout();
        list.showCurrent();
        list.forceActiveFocus();
    }
    function pick(row: int): void {
        const item = list.itemAtIndex(row) as LessonListRow;
        if (item === null || !item.opens)
            return;
        list.currentIndex = row;
        Navigator.showLesson(item.lesson, item.example);
    }

    function follow(): void {
        list.currentIndex = root.lessons.openedRow();
    }

    // Not `Connections`: qmllint rejects the model as its target.
    Component.onCompleted: root.lessons.opened.connect(root.follow)
    Keys.onEscapePressed: Navigator.back()

    Backdrop { opacity: 0.9 }
    PageWheel { view: list }
    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.spacing * 3
        width: Math.min(760 * Theme.scale, parent.width - Theme.spacing * 6)

        PageTitle {
            id: heading

            width: parent.width
            text: qsTr("Lessons")
        }
        Card {
            anchors.top: heading.bottom
            anchors.topMargin: Theme.spacing * 2
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.spacing * 3
            width: parent.width

            HoverHandler { id: pointer }
            ListView {
                id: list

                /// Returns the next selectable row in that direction, `from` if none.
                function nextRow(from: int, by: int): int {
                    let row = from + by;
                    while (row >= 0 && row < list.count && !root.lessons.stopsAt(row))
                        row += by;
                    return row < 0 || row >= list.count ? from : row;
                }
                function step(by: int): void {
                    list.currentIndex = list.nextRow(list.currentIndex, by);
                    list.showCurrent();
                }
                function showCurrent(): void {
                    // Also shows the two rows above, which may be headings.
                    list.positionViewAtIndex(Math.max(0, list.currentIndex - 2), ListView.Contain);
                    list.positionViewAtIndex(list.currentIndex, ListView.Contain);
                }

                readonly property int hoveredRow: pointer.hovered
                    ? list.indexAt(pointer.point.position.x - list.x, pointer.point.position.y - list.y + list.contentY) : -1

                objectName: "lessonList"
                anchors.fill: parent
                anchors.margins: Theme.spacing * 1.5
                clip: true
                focus: true
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                highlightMoveDuration: 0
                currentIndex: -1
                keyNavigationEnabled: false
                model: root.lessons
                Accessible.role: Accessible.List
                Accessible.name: heading.text
                Keys.onUpPressed: list.step(-1)
                Keys.onDownPressed: list.step(1)
                Keys.onReturnPressed: root.pick(list.currentIndex)
                Keys.onEnterPressed: root.pick(list.currentIndex)
                Keys.onSpacePressed: root.pick(list.currentIndex)
                Keys.onPressed: event => {
                    if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
                        list.currentIndex = event.key === Qt.Key_Home ? -1 : list.count;
                        list.step(event.key === Qt.Key_Home ? 1 : -1);
                        event.accepted = true;
                    } else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
                        // A page has ten selectable rows.
                        for (let i = 0; i < 10; ++i)
                            list.step(event.key === Qt.Key_PageDown ? 1 : -1);
                        event.accepted = true;
                    }
                }
                delegate: LessonListRow {
                    width: list.width - bar.width - 2
                    current: list.activeFocus && ListView.isCurrentItem
                    underPointer: list.hoveredRow === index && (opens || isBroken)
                    onPicked: root.pick(index)
                }
            }
            ViewScrollBar {
                id: bar

                x: list.x + list.width - width
                view: list
            }
        }
    }
}
