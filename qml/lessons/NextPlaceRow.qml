// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A hint, and a button that puts the figure on the next tile of the scored feature. The faded figures on the board
// (`LessonPlaces`) do the same by a click, but can be hidden.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenLesson openLesson
    /// True if only the button is shown, without the hint.
    property bool brief: false

    implicitWidth: another.implicitWidth
    implicitHeight: row.height

    // A Row sets its height after all widths are known. A binding to the heights of both items would be a binding
    // loop when a text needs more lines.
    Row {
        id: row

        width: parent.width
        spacing: Theme.spacing

        Label {
            objectName: "placeHint"
            anchors.verticalCenter: parent.verticalCenter
            width: row.width - another.width - row.spacing
            visible: !root.brief
            font.pixelSize: Theme.smallSize + 1
            text: root.openLesson.placeHint
        }
        Button {
            id: another

            objectName: "nextPlace"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.brief ? row.width : row.width * 0.5)
            leftPadding: Theme.spacing
            rightPadding: Theme.spacing
            font.pixelSize: Theme.smallSize + 1
            text: qsTr("Another tile")
            Accessible.description: root.openLesson.placeHint
            tip: root.brief ? root.openLesson.placeHint : ""
            onClicked: root.openLesson.placeNext()
        }
    }
}
