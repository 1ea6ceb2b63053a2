// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// List of the chapters of the rule book. The current chapter is marked; a click scrolls the rules to a chapter.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

ListView {
    id: root

    required property var chapters
    required property string current
    signal chapterRequested(chapter: string)

    function showCurrent(): void {
        root.positionViewAtIndex(root.chapters.indexOf(root.current), ListView.Contain);
    }

    objectName: "ruleChapters"
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: root.chapters
    onCurrentChanged: root.showCurrent()
    onModelChanged: root.showCurrent()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Contents")
    ScrollBar.vertical: ScrollBar {}

    delegate: CardButton {
        id: entry

        required property string modelData
        readonly property bool isRead: entry.modelData === root.current

        width: root.width - Theme.spacing
        padding: Math.round(Theme.spacing * 0.6)
        leftPadding: Theme.spacing
        text: entry.modelData
        Accessible.role: Accessible.Link
        onClicked: root.chapterRequested(entry.modelData)

        contentItem: Label {
            text: entry.text
            font.pixelSize: Theme.smallSize + 1
            font.bold: entry.isRead
        }
        background: ButtonBackground {
            control: entry
            radius: Theme.radius / 2
            base: entry.isRead ? Theme.cardHover : "transparent"
            ringDistance: 0
            border.width: 0
        }
    }
}
