// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card that replaces an empty list or board: a title, an explanation, and a button if the button has a text.
import QtQuick
import Vozka.Style

ColumnCard {
    id: root

    required property string title
    required property string explanation
    readonly property alias button: button

    signal requested

    sideMargin: Theme.spacing * 3
    topMargin: Theme.spacing * 3
    bottomMargin: Theme.spacing * 3
    spacing: Theme.spacing * 2

    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.title
    }
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.explanation
    }
    Button {
        id: button

        anchors.horizontalCenter: parent.horizontalCenter
        visible: text.length > 0
        highlighted: true
        onClicked: root.requested()
    }
}
