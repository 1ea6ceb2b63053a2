// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Buttons for the choices without a place on the board, and for passing.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property GameController controller

    spacing: Theme.spacing / 2

    Repeater {
        model: root.controller.choices

        Column {
            id: choice

            required property int index
            required property string label
            required property bool isListed
            required property string source
            readonly property bool declines: choice.index === root.controller.prompt.passRow
            readonly property int picture: choice.source.length > 0 ? Math.round(36 * Math.sqrt(Theme.scale)) : 0

            width: root.width
            visible: choice.isListed || choice.declines

            // Created only if visible: most choices have a place on the board and no button.
            Repeater {
                model: choice.visible ? 1 : 0

                Item {
                    width: root.width
                    height: Math.max(button.implicitHeight, choice.picture)

                    Picture {
                        size: choice.picture
                        anchors.verticalCenter: parent.verticalCenter
                        source: choice.source
                    }
                    Button {
                        id: button

                        objectName: "listed:" + choice.index
                        x: choice.picture > 0 ? choice.picture + Theme.spacing / 2 : 0
                        width: parent.width - x
                        anchors.verticalCenter: parent.verticalCenter
                        text: choice.label
                        onClicked: root.controller.chooseSoon(choice.index)
                    }
                }
            }
        }
    }
}
