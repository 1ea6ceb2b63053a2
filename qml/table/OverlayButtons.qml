// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The buttons of the overlays; where there is no room for them, one that opens a menu.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Row {
    id: root

    required property OverlayActions actions
    required property int side
    /// One button for all.
    property bool narrow: false
    readonly property var offered: root.actions.all.filter(each => each.offered)
    /// As wide as all of them are beside each other.
    readonly property real wholeWidth: root.offered.length * (root.side + root.spacing)
    readonly property bool anyOn: root.offered.some(each => each.checked)

    spacing: 2
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Overlays")

    Repeater {
        model: root.narrow ? [] : root.offered

        IconButton {
            id: button

            required property OverlayAction modelData

            objectName: "overlay:" + button.modelData.key
            width: root.side
            height: root.side
            symbol: button.modelData.symbol
            text: button.modelData.name
            keys: button.modelData.key
            explanation: button.modelData.explanation
            enabled: button.modelData.enabled
            checked: button.modelData.checked
            Accessible.checkable: true
            Accessible.checked: button.checked
            onClicked: button.modelData.trigger()
        }
    }
    IconButton {
        id: all

        objectName: "overlays"
        width: root.side
        height: root.side
        visible: root.narrow
        symbol: "overlay"
        text: qsTr("Overlays")
        explanation: qsTr("What explains the board")
        checked: root.anyOn
        quiet: menu.visible
        Accessible.role: Accessible.ButtonMenu
        onClicked: menu.popup(all, 0, all.height + 2)

        DropMenu {
            id: menu

            OverlayMenuEntry { of: root.actions.range }
            OverlayMenuEntry { of: root.actions.compare }
            OverlayMenuEntry { of: root.actions.owners }
            OverlayMenuEntry { of: root.actions.fields }
            OverlayMenuEntry { of: root.actions.dead }
            OverlayMenuEntry { of: root.actions.tiles }
            MenuLine {}
            OverlayMenuEntry { of: root.actions.inspect }
        }
    }
}
