// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Title of a lesson, the way back, the switch between one edition and both, and the rules of the lesson. The buttons
// keep their places from lesson to lesson.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenLesson openLesson
    /// The title is below the buttons.
    property bool narrow: false
    /// Width that is left free next to the buttons.
    property real spare: 0
    /// Right end of it.
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
            // Keeps its height if only some tiles of the figure have an example.
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
        highlighted: root.openLesson.comparing
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
