// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast a replay goes; every click goes on to the next pace, after the fastest to the slowest.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.Button {
    id: root

    readonly property var paces: [qsTr("slow", "pace of a replay"), qsTr("normal", "pace of a replay"),
                                  qsTr("fast", "pace of a replay")]
    readonly property string told: qsTr("Pace of the replay: %1").arg(root.paces[AppSettings.replayPace])

    objectName: "replayPace"
    implicitWidth: Math.max(Theme.controlHeight, Math.ceil(widest.advanceWidth) + Theme.spacing)
    implicitHeight: Theme.controlHeight
    focusPolicy: Qt.StrongFocus
    font.pixelSize: Theme.textSize
    font.bold: true
    //: How many times as fast as usual.
    text: [qsTr("½×"), qsTr("1×"), qsTr("2×")][AppSettings.replayPace]
    Accessible.name: root.told
    onClicked: AppSettings.replayPace = (AppSettings.replayPace + 1) % root.paces.length

    TextMetrics {
        id: widest

        font: root.font
        text: qsTr("½×")
    }
    contentItem: Text {
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font: root.font
        color: Theme.text
        text: root.text
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.line : root.hovered ? Theme.cardHover : "transparent"
        border.width: root.hovered ? 1 : 0
        border.color: Theme.line

        FocusRing {
            anchors.margins: 0
            radius: Theme.radius
            shown: root.visualFocus
        }
    }
    ToolTip {
        visible: root.hovered || root.visualFocus
        text: root.told
    }
}
