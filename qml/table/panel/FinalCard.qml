// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card of the final scoring: the points of one feature and the players who get them. After some time it shows the
// next feature, until the user shows a feature or presses Pause.
import QtQuick
import Vozka.Models
import Vozka.Style

BottomCard {
    id: root

    required property FinalCount count
    /// True if the buttons are next to the players, false if they are below.
    readonly property bool sideBySide: root.contentWidth - buttons.width > 200 * Theme.scale

    /// True if the next feature is shown only when the user asks for it.
    property bool paused: false

    width: Math.min(root.room, 520 * Theme.scale)
    padding: Theme.spacing * 2
    spacing: Theme.spacing
    visible: root.count.active
    objectName: "finalCard"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message.text
    onVisibleChanged: if (root.visible) nextButton.forceActiveFocus(Qt.OtherFocusReason)

    Timer {
        id: pace

        interval: (1400 + message.text.length * 40) * Theme.pace
        repeat: true
        running: root.visible && root.enabled && !root.paused && Theme.pace > 0
        onTriggered: {
            root.count.next();
            root.paused = false;
        }
    }
    Connections {
        /// Restarts the time for the feature. Pauses after the first feature, because the user has shown this one. The
        /// timer continues afterwards if it has shown it itself.
        function onStepChanged(): void {
            root.paused = root.count.number > 1;
            if (pace.running)
                pace.restart();
        }
        target: root.count
    }
    Item {
        width: parent.width
        height: Math.max(heading.height, which.height)

        Caption {
            id: heading

            width: parent.width - which.width - Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            text: qsTr("Final scoring")
        }
        Caption {
            id: which

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            //: Which of the features is scored, and how many there are.
            text: qsTr("%1 of %2").arg(root.count.number).arg(root.count.count)
        }
    }
    BoldLabel {
        id: message

        objectName: "finalMessage"
        width: parent.width
        font.pixelSize: Theme.textSize + 2
        text: root.count.message
    }
    Item {
        width: parent.width
        height: root.sideBySide ? Math.max(earners.height, buttons.height)
                                : earners.height + Theme.spacing + buttons.height

        Flow {
            id: earners

            y: root.sideBySide ? Math.round((parent.height - height) / 2) : 0
            width: parent.width - (root.sideBySide ? buttons.width + Theme.spacing : 0)
            spacing: Theme.spacing * 1.5

            Repeater {
                model: root.count.earners

                Row {
                    id: earner

                    required property string name
                    required property string colour
                    required property int points

                    spacing: Theme.spacing
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %n point(s)", "", earner.points).arg(earner.name)

                    Emblem {
                        anchors.verticalCenter: parent.verticalCenter
                        colour: earner.colour
                        size: Math.round(24 * Theme.scale)
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        wrapMode: Text.NoWrap
                        text: earner.name
                    }
                    BoldLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        font.pixelSize: Theme.textSize + 2
                        text: "+" + earner.points
                    }
                }
            }
        }
        Row {
            id: buttons

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: Theme.spacing

            Button {
                objectName: "skipCount"
                text: qsTr("Skip")
                onClicked: root.count.skip()
            }
            Button {
                objectName: "pauseCount"
                visible: Theme.pace > 0
                icon.name: root.paused ? "play" : "pause"
                text: root.paused ? qsTr("Resume") : qsTr("Pause")
                tip: root.paused ? qsTr("Shows one feature after the other by itself")
                                 : qsTr("Waits at this feature until you press Next")
                onClicked: root.paused = !root.paused
            }
            Button {
                id: nextButton

                objectName: "nextCount"
                highlighted: true
                text: qsTr("Next")
                onClicked: root.count.next()
            }
        }
    }
}
