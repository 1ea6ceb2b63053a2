// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Banner with a message about an error or a success. It closes after some time or at a click.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    property string message: ""
    /// True if the message reports a success.
    property bool good: false
    /// True if the next decision of the game closes the banner (see WindowBanner).
    property bool closesAtDecision: false
    readonly property color ink: root.good ? Theme.ok : Theme.danger
    readonly property bool shown: showTimer.running
    property real areaWidth: parent ? parent.width : 0
    readonly property real room: Math.min(720 * Theme.scale, root.areaWidth - Theme.spacing * 6)

    function show(text: string): void {
        root.good = false;
        root.closesAtDecision = false;
        root.message = text;
        showTimer.restart();
    }
    function showSuccess(text: string): void {
        root.good = true;
        root.closesAtDecision = false;
        root.message = text;
        showTimer.restart();
    }

    function hide(): void {
        showTimer.stop();
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
    Accessible.name: root.message

    Behavior on opacity {
        NumberAnimation { duration: 160 * Theme.pace }
    }
    Announcement {
        text: root.shown ? root.message : ""
    }
    Timer {
        id: showTimer

        // In milliseconds: 4 seconds, and 70 ms for each character.
        interval: 4000 + root.message.length * 70
    }
    TapHandler { onTapped: showTimer.stop() }
    // Width of the text in one line. The label cannot be measured, as its width depends on this.
    TextMetrics {
        id: natural

        font.pixelSize: Theme.textSize
        text: root.message
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spacing * 1.25

        Icon {
            id: sign

            objectName: "bannerIcon"
            anchors.verticalCenter: parent.verticalCenter
            name: root.good ? "check" : "warning"
            colour: root.ink
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(natural.advanceWidth) + 1,
                            root.room - Theme.spacing * 4 - sign.width - closeIcon.width - row.spacing * 2)
            text: root.message
        }
        Icon {
            id: closeIcon

            anchors.verticalCenter: parent.verticalCenter
            name: "close"
            size: Math.round(16 * Theme.scale)
            colour: Theme.dim
        }
    }
}
