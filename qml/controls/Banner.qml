// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A sentence about something that went wrong; goes away by itself, or with a click.
import QtQuick
import Vozka.Models

Rectangle {
    id: root

    property string sentence: ""
    readonly property bool shown: leave.running

    function show(text: string): void {
        root.sentence = text;
        leave.restart();
    }

    implicitWidth: Math.min(row.implicitWidth + Theme.spacing * 4, 720)
    implicitHeight: row.implicitHeight + Theme.spacing * 2.5
    radius: Theme.radius
    color: Theme.card
    border.width: 1
    border.color: Theme.danger
    opacity: root.shown ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.sentence

    Behavior on opacity {
        NumberAnimation { duration: 160 }
    }
    Timer {
        id: leave

        // Long enough to read it: half a second for a word or so.
        interval: 4000 + root.sentence.length * 70
    }
    TapHandler {
        onTapped: leave.stop()
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spacing * 1.25

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "warning"
            colour: Theme.danger
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, 620)
            text: root.sentence
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "close"
            size: 16
            colour: Theme.dim
        }
    }
}
