// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of few, side by side: the chosen one stands out.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

Rectangle {
    id: root

    required property string label
    required property list<string> choices
    required property int chosen
    signal picked(int choice)

    implicitWidth: row.implicitWidth + 6
    implicitHeight: Theme.controlHeight
    radius: Theme.radius
    color: Theme.background
    border.width: 1
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    Row {
        id: row

        anchors.centerIn: parent
        height: parent.height - 6

        Repeater {
            // Their number alone: the words may change while one of them is being clicked.
            model: root.choices.length

            T.RadioButton {
                id: choice

                required property int index

                height: row.height
                leftPadding: Theme.spacing * 1.25
                rightPadding: Theme.spacing * 1.25
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                text: root.choices[index]
                checked: index === root.chosen
                focusPolicy: Qt.StrongFocus
                Accessible.name: text
                onClicked: root.picked(index)
                Keys.onReturnPressed: root.picked(index)

                contentItem: Text {
                    text: choice.text
                    textFormat: Text.PlainText
                    font.pixelSize: Theme.smallSize + 1
                    font.bold: choice.checked
                    color: choice.checked ? Theme.accentText : Theme.text
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
                background: Rectangle {
                    radius: Theme.radius - 3
                    color: choice.checked ? Theme.accent : choice.hovered ? Theme.cardHover : "transparent"

                    FocusRing {
                        anchors.margins: -1
                        radius: Theme.radius - 2
                        shown: choice.visualFocus
                    }
                }
            }
        }
    }
}
