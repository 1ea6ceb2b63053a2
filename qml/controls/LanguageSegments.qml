// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choice of the language: the language of the system, or one of the translations.
import QtQuick
import Vozka.Models
import Vozka.Style

SegmentedControl {
    // Declared as var, because qmllint does not know functions of typed lists, such as indexOf.
    readonly property var codes: AppSettings.languages
    readonly property var names: AppSettings.languageNames

    label: qsTr("Language")
    //: Entry of a list of languages: the language of the operating system.
    choices: [qsTr("System"), ...names]
    chosen: codes.indexOf(AppSettings.language) + 1
    onPicked: choice => AppSettings.language = choice === 0 ? "" : codes[choice - 1]
}
