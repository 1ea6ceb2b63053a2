// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Row for one setting with a few values. The object name of the control is the name of the setting.
import QtQuick
import Vozka.Models
import Vozka.Style

SettingRow {
    id: root

    /// Name of a property of AppSettings.
    required property string setting
    required property list<string> labels
    /// Value of the setting for each label, empty if the values are 0, 1, 2 and so on.
    property var values: []

    SegmentedControl {
        objectName: root.setting
        label: root.title
        choices: root.labels
        chosen: {
            const value = AppSettings[root.setting];
            return root.values.length > 0 ? root.values.indexOf(value) : value;
        }
        onPicked: choice => AppSettings[root.setting] = root.values.length > 0 ? root.values[choice] : choice
    }
}
