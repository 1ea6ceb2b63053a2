// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A row with one setting of a few values. Object name of the choice: the name of the setting.
import QtQuick
import Vozka.Models
import Vozka.Style

SettingRow {
    id: root

    /// Name of a property of AppSettings.
    required property string setting
    required property list<string> labels
    /// Number of each label in the setting, empty if they are 0, 1, 2 and so on.
    property var values: []

    SegmentedControl {
        objectName: root.setting
        width: Math.min(implicitWidth, parent.width)
        label: root.title
        choices: root.labels
        chosen: {
            const value = AppSettings[root.setting];
            return root.values.length > 0 ? root.values.indexOf(value) : value;
        }
        onPicked: choice => AppSettings[root.setting] = root.values.length > 0 ? root.values[choice] : choice
    }
}
