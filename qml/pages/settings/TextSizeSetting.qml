// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Setting of the text size, with a sample. The page changes when the handle is released.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    width: parent.width
    spacing: Theme.spacing * 1.5

    SettingRow {
        title: qsTr("Size of text")
        explanation: qsTr("Also changes the size of buttons and lists.")

        PercentSlider {
            id: size

            room: root.width
            label: qsTr("Size of text")
            from: 100
            to: 200
            value: AppSettings.textScale
            onPicked: value => AppSettings.textScale = value
        }
    }
    Rectangle {
        width: parent.width
        // At least the height of a line of the largest sample, so that the items below do not move with the handle.
        height: Math.max(56, sample.height + Theme.spacing * 2)
        radius: Theme.radius
        color: Theme.background
        border.width: 1
        border.color: Theme.line

        Label {
            id: sample

            objectName: "sample"
            anchors.centerIn: parent
            width: parent.width - Theme.spacing * 3
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("The road ends at the city gate.")
            font.pixelSize: Math.round(14 * size.shown / 100)
        }
    }
}
