// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Header of a lesson: title, back button, button for one edition or both, and button for the rules. The buttons have
// the same positions in all lessons.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenLesson openLesson
    /// True if the title is below the buttons.
    property bool narrow: false
    /// Width between the title and the buttons that is reserved for other items.
    property real spare: 0
    /// x coordinate of the right edge of this width.
    readonly property real spareEnd: compare.x - Theme.spacing
    property alias compareName: compare.objectName

    signal rulesRequested

    implicitHeight: root.narrow ? compare.height + words.height + Theme.spacing / 2
                                : Math.max(words.height, compare.height)

    BackButton {
        id: leave

        objectName: "leaveLesson"
        anchors.verticalCenter: compare.verticalCenter
    }
    Column {
        id: words

        x: root.narrow ? 0 : leave.width + Theme.spacing / 2
        y: root.narrow ? compare.height + Theme.spacing / 2 : Math.max(0, (compare.height - height) / 2)
        width: root.narrow ? root.width : compare.x - Theme.spacing - root.spare - x

        Caption {
            width: parent.width
            // Visible without text if the figure can be on several tiles: the id is empty for some of them, and the
            // height must not change.
            visible: text.length > 0 || root.openLesson.placeFeet.length > 1
            text: root.openLesson.step.id
        }
        Heading {
            width: parent.width
            font.pixelSize: Theme.textSize + 3
            text: root.openLesson.step.title
        }
    }
    Button {
        id: compare

        anchors.right: book.left
        anchors.rightMargin: Theme.spacing / 2
        width: Math.min(implicitWidth, root.width - leave.width - book.width - Theme.spacing * 1.5)
        leftPadding: Theme.spacing
        rightPadding: Theme.spacing
        font.pixelSize: Theme.smallSize + 1
        chosen: root.openLesson.comparing
        icon.name: "compare"
        text: qsTr("Compare")
        Accessible.checkable: true
        Accessible.checked: root.openLesson.comparing
        tip: root.openLesson.comparing ? qsTr("One edition alone (C)") : qsTr("Both editions side by side (C)")
        onClicked: root.openLesson.comparing = !root.openLesson.comparing
    }
    ToolButton {
        id: book

        objectName: "lessonRules"
        anchors.right: parent.right
        anchors.verticalCenter: compare.verticalCenter
        icon.name: "open-book"
        text: qsTr("The rules of this lesson")
        onClicked: root.rulesRequested()
    }
}
