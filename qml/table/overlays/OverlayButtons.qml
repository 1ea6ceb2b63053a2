// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Buttons of the overlays. If they do not fit, one button opens a menu of the overlays.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Row {
    id: root

    required property OverlayActions actions
    required property int side
    /// True if one button replaces all.
    property bool narrow: false
    readonly property var offered: root.actions.all.filter(each => each.offered)
    readonly property var on: root.offered.filter(each => each.checked)
    readonly property real wholeWidth: root.offered.reduce((width, each) => width + root.widthOf(each.name), 0)

    function widthOf(name: string): real {
        return Math.ceil(letters.advanceWidth(name)) + Theme.iconSize + Theme.spacing * 3 + root.spacing + 4;
    }

    /// Width of the single button.
    readonly property real narrowWidth: all.implicitWidth

    spacing: 2
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Overlays")

    component NamedButton: ToolButton {
        id: named

        implicitWidth: implicitContentWidth + Theme.spacing * 2
        font.pixelSize: Theme.textSize
        Accessible.checkable: true
        Accessible.checked: named.checked

        contentItem: IconLabel {
            symbol: named.icon.name
            text: named.text
            colour: named.ink
            font: named.font
        }
    }

    FontMetrics {
        id: letters

        font.pixelSize: Theme.textSize
    }
    Repeater {
        model: root.narrow ? [] : root.offered

        NamedButton {
            id: button

            required property OverlayAction modelData

            objectName: "overlay:" + button.modelData.key
            height: root.side
            icon.name: button.modelData.icon.name
            text: button.modelData.name
            keys: button.modelData.key
            explanation: button.modelData.explanation
            enabled: button.modelData.enabled
            checked: button.modelData.checked
            onClicked: button.modelData.trigger()
        }
    }
    NamedButton {
        id: all

        objectName: "overlays"
        height: root.side
        visible: root.narrow
        icon.name: root.on.length > 0 ? root.on[0].icon.name : "overlay"
        text: qsTr("Explain")
        explanation: qsTr("Overlays that explain the board")
        checked: root.on.length > 0
        quiet: menu.visible
        Accessible.role: Accessible.ButtonMenu
        onClicked: menu.popup(all, 0, all.height + 2)

        LazyMenu {
            id: menu

            objectName: "explainMenu"
            title: all.explanation

            MenuContents {
                OverlayMenuEntry { of: root.actions.range; explained: true }
                OverlayMenuEntry { of: root.actions.compare; explained: true }
                OverlayMenuEntry { of: root.actions.owners; explained: true }
                OverlayMenuEntry { of: root.actions.fields; explained: true }
                OverlayMenuEntry { of: root.actions.dead; explained: true }
                OverlayMenuEntry { of: root.actions.tiles; explained: true }
                MenuSeparator {}
                OverlayMenuEntry { of: root.actions.inspect; explained: true }
            }
        }
    }
}
