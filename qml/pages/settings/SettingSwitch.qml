// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A switch for one setting. Object name: the name of the setting.
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
