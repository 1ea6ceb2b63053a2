// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bar over the board of the sandbox: undo, redo, an empty table, where to look, what explains it, and in words
// what to do next.
import QtQuick
import Vozka.Models
import Vozka.Style

Card {
    id: root

    required property SandboxController sandbox
    required property OverlayActions overlays
    required property BothEditions view

    /// Too narrow for the words beside the buttons: they stand below.
    readonly property bool narrow: root.width - buttons.width < 280 * Theme.scale
    /// What is to be done stays to be read.
    readonly property Item toolTipsBelow: root.narrow ? told : null
    readonly property int buttonSide: Math.floor(Math.max(30, Math.min(Theme.controlHeight,
                                          (root.width - overlayButtons.narrowWidth - Theme.spacing * 4) / 6)))

    implicitHeight: root.narrow ? buttons.height + told.height + Theme.spacing * 2
                                : Math.max(buttons.height, told.height) + 10
    objectName: "sandboxBar"
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Sandbox")

    InputBlocker {}
    Row {
        id: buttons

        x: Theme.spacing
        y: root.narrow ? Theme.spacing / 2 : Math.round((root.height - height) / 2)
        spacing: 2

        ToolButton {
            width: root.buttonSide
            height: root.buttonSide
            objectName: "sandboxUndo"
            icon.name: "undo"
            text: qsTr("Undo")
            keys: "Ctrl+Z"
            enabled: root.sandbox.canUndo
            onClicked: root.sandbox.undo()
        }
        ToolButton {
            width: root.buttonSide
            height: root.buttonSide
            objectName: "sandboxRedo"
            icon.name: "redo"
            text: qsTr("Redo")
            keys: "Ctrl+Shift+Z"
            enabled: root.sandbox.canRedo
            onClicked: root.sandbox.redo()
        }
        ToolButton {
            width: root.buttonSide
            height: root.buttonSide
            objectName: "sandboxClear"
            icon.name: "cross"
            text: qsTr("Clear the table")
            explanation: qsTr("Undo brings everything back.")
            enabled: !root.sandbox.empty
            onClicked: root.sandbox.clear()
        }
        ToolButton {
            width: root.buttonSide
            height: root.buttonSide
            objectName: "sandboxZoomIn"
            icon.name: "zoom-in"
            text: qsTr("Zoom in")
            keys: "+"
            onClicked: root.view.zoomIn()
        }
        ToolButton {
            width: root.buttonSide
            height: root.buttonSide
            icon.name: "zoom-out"
            text: qsTr("Zoom out")
            keys: "−"
            onClicked: root.view.zoomOut()
        }
        ToolButton {
            width: root.buttonSide
            height: root.buttonSide
            icon.name: "fit"
            text: qsTr("Show the whole board")
            keys: "0"
            onClicked: root.view.fitAll()
        }
        OverlayButtons {
            id: overlayButtons

            actions: root.overlays
            side: root.buttonSide
            narrow: root.width - root.buttonSide * 6 - overlayButtons.wholeWidth < 320 * Theme.scale
        }
    }
    Label {
        id: told

        objectName: "sandboxInstruction"
        x: root.narrow ? Theme.spacing * 1.5 : buttons.x + buttons.width + Theme.spacing * 1.5
        y: root.narrow ? buttons.y + buttons.height + Theme.spacing / 2 : Math.round((root.height - height) / 2)
        width: parent.width - x - Theme.spacing * 1.5
        font.bold: true
        text: lastInput.byKeys ? root.sandbox.keysInstruction : root.sandbox.instruction
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text

        Announcement {
            text: root.visible ? told.text : ""
        }
        LastInput {
            id: lastInput
        }
    }
}
