// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Language and theme, each one choice away.
import QtQuick
import Vozka.Models

Grid {
    id: root

    columns: 2
    columnSpacing: Theme.spacing * 1.5
    rowSpacing: Theme.spacing
    verticalItemAlignment: Grid.AlignVCenter

    Icon {
        name: "language"
        colour: Theme.dim
    }
    Segments {
        label: qsTr("Language")
        //: The language or theme of the computer.
        choices: [qsTr("System"), "English", "Čeština"]
        chosen: AppSettings.language
        onPicked: choice => AppSettings.language = choice
    }
    Icon {
        name: "theme"
        colour: Theme.dim
    }
    Segments {
        label: qsTr("Theme")
        choices: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
        chosen: AppSettings.theme
        onPicked: choice => AppSettings.theme = choice
    }
}
