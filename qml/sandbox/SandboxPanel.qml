// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel of the sandbox: figures, rules, files, and the overlay.
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    required property SandboxController sandbox
    required property UserFiles files
    required property OverlayActions overlays
    required property BothEditions view
    required property BoardDrag drag
    readonly property bool explaining: root.overlays.current !== null
    readonly property alias ruleAtHand: overlay.ruleAtHand


    function focusOnOverlay(): void {
        overlay.takeFocus();
    }

    color: Theme.background

    Rectangle {
        width: 1
        height: parent.height
        color: Theme.line
    }
    Flickable {
        id: view

        // Space for the focus ring.
        readonly property int frame: 4

        objectName: "sandboxPanelView"
        x: Theme.spacing * 1.5 - frame
        y: Theme.spacing * 1.5 - frame
        width: parent.width - Theme.spacing * 3 + frame * 2
        height: root.explaining ? Math.min(contentHeight, overlay.hasList ? root.height * 0.34
                                                                             : root.height - overlay.headHeight - Theme.spacing * 3)
                                 : root.height - y
        contentHeight: content.height + frame
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: content

            x: view.frame
            y: view.frame
            width: parent.width - view.frame * 2
            spacing: Theme.spacing
            bottomPadding: Theme.spacing

            Heading {
                width: parent.width
                font.pixelSize: Theme.textSize + 2
                text: qsTr("Figures")
            }
            FigureTray {
                width: parent.width
                sandbox: root.sandbox
                drag: root.drag
            }
            Heading {
                width: parent.width
                font.pixelSize: Theme.textSize + 2
                text: qsTr("Rules")
            }
            SandboxRules {
                width: parent.width
                sandbox: root.sandbox
            }
            Heading {
                width: parent.width
                font.pixelSize: Theme.textSize + 2
                text: qsTr("Position")
            }
            Button {
                objectName: "sandboxOpen"
                width: parent.width
                icon.name: "open"
                text: qsTr("Open…")
                onClicked: root.files.askOpenPosition()
            }
            Button {
                objectName: "sandboxSave"
                width: parent.width
                icon.name: "save"
                text: qsTr("Save…")
                enabled: !root.sandbox.empty
                onClicked: root.files.savePosition()
            }
            Button {
                objectName: "sandboxLesson"
                width: parent.width
                icon.name: "lessons"
                text: qsTr("Save as a lesson…")
                enabled: !root.sandbox.empty
                onClicked: root.files.saveLesson()
            }
        }
        RevealFocus {
            view: view
        }
    }
    ScrollBar {
        id: bar

        orientation: Qt.Vertical
        x: view.x + view.width - view.frame + 1
        y: view.y
        height: view.height
        size: view.visibleArea.heightRatio
        position: view.visibleArea.yPosition
        onPositionChanged: {
            if (bar.pressed)
                view.contentY = bar.position * view.contentHeight;
        }
    }
    Rectangle {
        x: Theme.spacing * 1.5
        width: root.width - x * 2
        y: view.y + view.height + Theme.spacing / 2
        height: 1
        color: Theme.line
        visible: overlay.visible
    }
    OverlayPanel {
        id: overlay

        x: Theme.spacing * 1.5
        width: root.width - x * 2
        y: view.y + view.height + Theme.spacing
        height: overlay.hasList ? root.height - y - Theme.spacing : overlay.headHeight
        visible: root.explaining
        controller: root.sandbox.table
        view: root.view
        drag: root.drag
        action: root.overlays.current
        own: qsTr("Sandbox", "whose rules are used")
    }
}
