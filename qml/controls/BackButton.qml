// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Button that leaves a page.
import Vozka.Models
import Vozka.Style

ToolButton {
    icon.name: "back"
    text: qsTr("Back")
    keys: "Esc"
    onClicked: Navigator.back()
}
