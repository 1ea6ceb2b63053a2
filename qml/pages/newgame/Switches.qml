// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choice of language and theme.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    /// Greatest width. Choices that do not fit wrap.
    property real room: 328 * Theme.scale

    spacing: Theme.spacing

    Row {
        spacing: Theme.spacing * 1.5

        Icon {
            id: speech

            anchors.verticalCenter: parent.verticalCenter
            name: "language"
            colour: Theme.dim
        }
        LanguageSegments {
            width: Math.min(implicitWidth, root.room - speech.width - parent.spacing)
        }
    }
    Row {
        spacing: Theme.spacing * 1.5

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "theme"
            colour: Theme.dim
        }
        SegmentedControl {
            width: Math.min(implicitWidth, root.room - speech.width - parent.spacing)
            label: qsTr("Theme")
            choices: [qsTr("System"), qsTr("Light"), qsTr("Dark"), qsTr("Contrast")]
            chosen: AppSettings.theme
            onPicked: choice => AppSettings.theme = choice
        }
    }
}
