// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shown before an analysis is started: what it does, and the button that starts it.
import QtQuick
import Vozka.Style

ColumnCard {
    id: root

    signal requested

    function takeFocus(): void {
        button.forceActiveFocus(Qt.OtherFocusReason);
    }

    sideMargin: Theme.spacing * 3
    topMargin: Theme.spacing * 3
    bottomMargin: Theme.spacing * 3
    spacing: Theme.spacing * 2

    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Not analysed yet")
    }
    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Each decision is compared with the computer’s choice. This takes a while; you can use the program in the meantime.")
    }
    Button {
        id: button

        objectName: "analyseFirst"
        anchors.horizontalCenter: parent.horizontalCenter
        highlighted: true
        icon.name: "computer-player"
        text: qsTr("Analyse")
        onClicked: root.requested()
    }
}
