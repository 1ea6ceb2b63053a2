// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button with the pace of a replay. A click selects the next pace; after the fastest, the slowest.
import QtQuick
import Vozka.Models
import Vozka.Style

ToolButton {
    id: root

    readonly property var paces: [qsTr("slow", "pace of a replay"), qsTr("normal", "pace of a replay"),
                                  qsTr("fast", "pace of a replay")]

    objectName: "replayPace"
    implicitWidth: Math.max(Theme.controlHeight, Math.ceil(widest.advanceWidth) + Theme.spacing)
    font.pixelSize: Theme.textSize
    font.bold: true
    //: How many times as fast as usual.
    text: [qsTr("½×"), qsTr("1×"), qsTr("2×")][AppSettings.replayPace]
    named: qsTr("Pace of the replay: %1").arg(root.paces[AppSettings.replayPace])
    Accessible.name: root.named
    onClicked: AppSettings.replayPace = (AppSettings.replayPace + 1) % root.paces.length

    TextMetrics {
        id: widest

        font: root.font
        text: qsTr("½×")
    }
    contentItem: Label {
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font: root.font
        text: root.text
    }
}
