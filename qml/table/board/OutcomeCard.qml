// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card with the random outcomes since the last tile, for example the number on a die. It takes no input.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property RowList outcomes
    required property bool animated
    required property real room

    readonly property int side: Math.round(44 * Math.sqrt(Theme.scale))

    objectName: "outcomeCard"
    visible: root.outcomes.count > 0
    width: list.width + Theme.spacing * 3
    height: list.height + Theme.spacing * 2

    Column {
        id: list

        x: Theme.spacing * 1.5
        y: Theme.spacing
        spacing: Theme.spacing / 2

        Repeater {
            model: root.outcomes

            Row {
                id: outcome

                required property int index
                required property string source
                required property int value
                required property string text
                required property string name
                required property string markSource

                readonly property string description: outcome.name.length > 0
                    ? qsTr("%1: %2", "player and event").arg(outcome.name).arg(outcome.text) : outcome.text

                objectName: "outcome:" + outcome.index
                spacing: Theme.spacing
                Accessible.role: Accessible.AlertMessage
                Accessible.name: outcome.description
                Component.onCompleted: if (root.animated && Theme.pace > 0) rolling.start()

                Announcement { text: outcome.description }
                Item {
                    id: picture

                    width: root.side
                    height: root.side
                    anchors.verticalCenter: parent.verticalCenter

                    Image {
                        anchors.fill: parent
                        sourceSize.width: width
                        source: outcome.source
                        visible: outcome.source.length > 0
                    }
                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: 3
                        visible: outcome.source.length === 0
                        radius: Theme.radius
                        color: Theme.background
                        border.color: Theme.line
                        border.width: 1

                        BoldLabel {
                            anchors.centerIn: parent
                            font.pixelSize: Theme.titleSize
                            text: outcome.value
                            Accessible.ignored: true
                        }
                    }
                    ParallelAnimation {
                        id: rolling

                        RotationAnimation {
                            target: picture
                            property: "rotation"
                            from: -540
                            to: 0
                            duration: 700 * Theme.pace
                            easing.type: Easing.OutCubic
                        }
                        NumberAnimation {
                            target: picture
                            property: "scale"
                            from: 2.4
                            to: 1
                            duration: 700 * Theme.pace
                            easing.type: Easing.OutBounce
                        }
                    }
                }
                Picture {
                    anchors.verticalCenter: parent.verticalCenter
                    size: Math.round(15 * Theme.scale)
                    visible: outcome.markSource.length > 0
                    source: outcome.markSource
                }
                BoldLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(Math.ceil(natural.advanceWidth) + 1,
                                    Math.max(80, root.room - root.side - Theme.spacing * 8))
                    text: outcome.text
                    Accessible.ignored: true
                }
                TextMetrics {
                    id: natural

                    font.pixelSize: Theme.textSize
                    font.bold: true
                    text: outcome.text
                }
            }
        }
    }
}
