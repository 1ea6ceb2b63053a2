// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A sentence about something that went wrong, or that was done; goes away by itself, or with a click.
import QtQuick
import Vozka.Models

Rectangle {
    id: root

    property string sentence: ""
    /// What was asked for is done.
    property bool good: false
    /// It stands in the way of what is done next.
    property bool untilDone: false
    readonly property color ink: root.good ? Theme.ok : Theme.danger
    readonly property bool shown: leave.running
    /// Between what stands at the sides.
    property real between: parent ? parent.width : 0
    readonly property real room: Math.min(720 * Theme.scale, root.between - Theme.spacing * 6)

    function show(text: string): void {
        root.good = false;
        root.untilDone = false;
        root.sentence = text;
        leave.restart();
    }
    function tell(text: string): void {
        root.good = true;
        root.untilDone = false;
        root.sentence = text;
        leave.restart();
    }

    function hide(): void {
        leave.stop();
    }

    implicitWidth: row.width + Theme.spacing * 4
    implicitHeight: row.height + Theme.spacing * 2.5
    radius: Theme.radius
    color: Theme.card
    border.width: 1
    border.color: root.ink
    opacity: root.shown ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.sentence

    Behavior on opacity {
        NumberAnimation { duration: 160 * Theme.pace }
    }
    Announcement {
        text: root.shown ? root.sentence : ""
    }
    Timer {
        id: leave

        // Long enough to read it: half a second for a word or so.
        interval: 4000 + root.sentence.length * 70
    }
    TapHandler {
        onTapped: leave.stop()
    }
    // What the sentence would take in one line; asked of its text, the width would depend on itself.
    TextMetrics {
        id: natural

        font.pixelSize: Theme.textSize
        text: root.sentence
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spacing * 1.25

        Icon {
            id: sign

            objectName: "bannerSign"
            anchors.verticalCenter: parent.verticalCenter
            name: root.good ? "check" : "warning"
            colour: root.ink
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(natural.advanceWidth) + 1,
                            root.room - Theme.spacing * 4 - sign.width - away.width - row.spacing * 2)
            text: root.sentence
        }
        Icon {
            id: away

            anchors.verticalCenter: parent.verticalCenter
            name: "close"
            size: Math.round(16 * Theme.scale)
            colour: Theme.dim
        }
    }
}
