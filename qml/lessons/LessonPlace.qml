// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Puts the figure on another tile of the scored feature, also where no faded figure can be clicked.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OpenLesson openLesson
    /// Without the text.
    property bool brief: false

    implicitWidth: another.implicitWidth
    implicitHeight: row.height

    // A row sets its height after all widths are known: where texts grow, a binding of both heights would be its own cause.
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
