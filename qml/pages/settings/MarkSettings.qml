// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Switches for the marks on the board, with a preview.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    readonly property bool stacked: root.width - preview.implicitWidth - Theme.spacing * 3 < 330 * Theme.scale

    implicitHeight: root.stacked ? switches.height + Theme.spacing * 2 + preview.height
                                 : Math.max(switches.height, preview.height)

    Column {
        id: switches

        width: root.stacked ? root.width : root.width - preview.width - Theme.spacing * 3
        spacing: Theme.spacing / 2

        SettingSwitch {
            width: parent.width
            setting: "markFits"
            text: qsTr("Spaces where the tile fits")
        }
        SettingSwitch {
            width: parent.width
            setting: "markOtherTurns"
            text: qsTr("Spaces where it fits if you turn it")
        }
        SettingSwitch {
            width: parent.width
            setting: "markFeatures"
            text: qsTr("Features where a figure may be placed")
        }
        Label {
            width: parent.width
            topPadding: Theme.spacing / 2
            font.bold: true
            text: qsTr("Last moves")
        }
        SegmentedControl {
            objectName: "lastMarks"
            width: Math.min(implicitWidth, parent.width)
            label: qsTr("Last moves")
            choices: [qsTr("Nothing", "marked"), qsTr("Last tile of each"), qsTr("Last three moves")]
            chosen: AppSettings.lastMarks
            onPicked: choice => AppSettings.lastMarks = choice
        }
    }
    MarksPreview {
        id: preview

        x: root.stacked ? 0 : root.width - width
        y: root.stacked ? switches.height + Theme.spacing * 2 : Math.round((root.height - height) / 2)
    }
}
