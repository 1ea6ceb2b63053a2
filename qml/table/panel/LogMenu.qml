// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Menu of a line of the log.
import QtQuick
import Vozka.Style

Menu {
    id: root

    /// The line, and what the menu offers for it.
    property int row: -1
    property bool hasPlace: false
    property bool isComputers: false
    property bool looksBack: true

    signal placeAsked
    signal lookBackAsked
    signal whyAsked


    MenuItem {
        offered: root.hasPlace
        text: qsTr("Show the place on the board")
        keys: qsTr("Enter", "key")
        onTriggered: root.placeAsked()
    }
    MenuItem {
        offered: root.looksBack
        text: qsTr("Look back at this point")
        keys: "Shift+" + qsTr("Enter", "key")
        onTriggered: root.lookBackAsked()
    }
    MenuItem {
        offered: root.isComputers
        text: qsTr("Why did it do that?")
        keys: "W"
        onTriggered: root.whyAsked()
    }
}
