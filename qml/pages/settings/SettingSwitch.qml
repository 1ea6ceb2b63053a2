// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Switch for one setting. Its object name is the name of the setting.
import Vozka.Models
import Vozka.Style

Switch {
    id: root

    /// Name of a property of AppSettings.
    required property string setting

    width: parent.width
    objectName: root.setting
    checked: AppSettings[root.setting]
    onToggled: AppSettings[root.setting] = root.checked
}
