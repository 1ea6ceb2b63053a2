// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The choice of the language: that of the desktop, or one of those that there are.
import QtQuick
import Vozka.Models
import Vozka.Style

SegmentedControl {
    id: root

    // Lists that are not var have no functions for the tool that checks QML.
    readonly property var codes: AppSettings.languages
    readonly property var names: AppSettings.languageNames
    //: The language of the computer.
    readonly property var desktop: [qsTr("System")]

    label: qsTr("Language")
    choices: desktop.concat(names)
    chosen: codes.indexOf(AppSettings.language) + 1
    onPicked: choice => AppSettings.language = choice === 0 ? "" : codes[choice - 1]
}
