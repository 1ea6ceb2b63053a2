// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bar of the sandbox, with an instruction about the next step.
import QtQuick
import Vozka.Models
import Vozka.Style

BoardBar {
    id: root

    required property SandboxController sandbox
    /// Item below which the tool tips of the buttons are shown, so that they do not cover the instruction; null if
    /// none.
    readonly property Item toolTipsBelow: root.narrow ? label : null

    history: root.sandbox
    textHeight: label.height
    narrow: root.besideButtons < 280 * Theme.scale
    buttonSide: Math.floor(Math.max(30, Math.min(Theme.controlHeight,
                                                 (root.width - root.overlayButtons.narrowWidth - Theme.spacing * 4) / 6)))
    overlayButtons.narrow: root.width - root.buttonSide * 6 - root.overlayButtons.wholeWidth < 320 * Theme.scale
    historyButtons: ToolButton {
        side: root.buttonSide
        objectName: "sandboxClear"
        icon.name: "cross"
        text: qsTr("Clear the table")
        explanation: qsTr("Undo brings everything back.")
        enabled: !root.sandbox.empty
        onClicked: root.sandbox.clear()
    }
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Sandbox")

    BoldLabel {
        id: label

        objectName: "sandboxInstruction"
        x: root.textX
        y: root.textY
        width: root.textWidth
        text: LastInput.byKeys ? root.sandbox.keysInstruction : root.sandbox.instruction
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text

        Announcement {
            text: root.visible ? label.text : ""
        }
    }
}
