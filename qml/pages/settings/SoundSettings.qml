// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Settings of the sounds and their volume. A change plays a sample.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    width: parent.width
    spacing: Theme.spacing

    SoundPlayer { id: sample }
    Switch {
        objectName: "sounds"
        width: parent.width
        text: qsTr("Quiet sounds at the table")
        checked: AppSettings.sounds
        onToggled: {
            AppSettings.sounds = checked;
            sample.play(SoundPlayer.Completed);
        }
    }
    SettingRow {
        title: qsTr("Volume")
        explanation: qsTr("Tiles, figures, points, your turn after computers, a clock that runs out, the end.")
        enabled: AppSettings.sounds

        PercentSlider {
            slide.objectName: "volume"
            slide.stepSize: 5
            enabled: AppSettings.sounds
            room: root.width
            label: qsTr("Volume")
            from: 0
            to: 100
            value: AppSettings.volume
            onPicked: value => {
                AppSettings.volume = value;
                sample.play(SoundPlayer.Completed);
            }
        }
    }
    Label {
        width: parent.width
        visible: AppSettings.sounds && text.length > 0
        text: sample.problem
        color: Theme.danger
    }
}
