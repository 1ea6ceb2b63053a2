// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choice of the language: the language of the system, or one of the translations.
import QtQuick
import Vozka.Models
import Vozka.Style

SegmentedControl {
    // For qmllint, lists have functions only as var.
    readonly property var codes: AppSettings.languages
    readonly property var names: AppSettings.languageNames

    label: qsTr("Language")
    //: The language of the computer.
    choices: [qsTr("System"), ...names]
    chosen: codes.indexOf(AppSettings.language) + 1
    onPicked: choice => AppSettings.language = choice === 0 ? "" : codes[choice - 1]
}
