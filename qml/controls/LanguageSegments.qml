// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The choice of the language: that of the desktop, or one of those that there are.
import QtQuick
import Vozka.Models

Segments {
    label: qsTr("Language")
    //: The language of the computer.
    choices: [qsTr("System")].concat(AppSettings.languageNames)
    chosen: AppSettings.languages.indexOf(AppSettings.language) + 1
    onPicked: choice => AppSettings.language = choice === 0 ? "" : AppSettings.languages[choice - 1]
}
