// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel of the sandbox: figures, rules, files, and the overlay.
pragma ComponentBehavior: Bound
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
    readonly property alias currentRule: overlay.currentRule

    function focusOnOverlay(): void {
        overlay.takeFocus();
    }

    color: Theme.background

    Line { height: parent.height }
    Flickable {
        id: view

        // Space for the focus ring, in pixels.
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
            Column {
                width: parent.width
                spacing: Theme.spacing / 2

                SegmentedControl {
                    objectName: "sandboxEdition"
                    label: qsTr("Edition")
                    choices: [qsTr("Classic"), qsTr("New")]
                    chosen: root.sandbox.edition - Editions.Classic
                    onPicked: choice => root.sandbox.setEdition(choice + Editions.Classic)
                }
                Label {
                    width: parent.width
                    font.pixelSize: Theme.smallSize + 1
                    text: qsTr("Players")
                }
                SegmentedControl {
                    objectName: "sandboxPlayers"
                    label: qsTr("Players")
                    choices: ["2", "3", "4", "5", "6"]
                    chosen: root.sandbox.playerCount - 2
                    onPicked: choice => root.sandbox.setPlayerCount(choice + 2)
                }
                Repeater {
                    model: root.sandbox.sets

                    Switch {
                        id: tileSet

                        required property int index
                        required property string label
                        required property bool used

                        objectName: "sandboxSet:" + tileSet.index
                        width: parent.width
                        font.pixelSize: Theme.smallSize + 1
                        text: tileSet.label
                        checked: tileSet.used
                        onToggled: {
                            root.sandbox.toggleSet(tileSet.index);
                            // The change might be refused, so the switch shows the value of the model again.
                            checked = Qt.binding(() => tileSet.used);
                        }
                    }
                }
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
                onClicked: root.files.choosePosition()
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
        RevealFocus { view: view }
    }
    ViewScrollBar {
        x: view.x + view.width - view.frame + 1
        view: view
    }
    Line {
        x: Theme.spacing * 1.5
        width: root.width - x * 2
        y: view.y + view.height + Theme.spacing / 2
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
