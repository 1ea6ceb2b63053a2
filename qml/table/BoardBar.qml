// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bar above a board: buttons for undo and redo, for the view and for the overlays, and space for a text next to the
// buttons or below them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Vozka.Style

Card {
    id: root

    /// Controller for undo and redo: a GameController or a SandboxController.
    required property var history
    required property OverlayActions overlays
    required property BothEditions view
    property bool hasHistory: true
    /// True if the text is below the buttons.
    property bool narrow: false
    property int buttonSide: Theme.controlHeight
    required property real textHeight
    readonly property real textX: root.narrow ? Theme.spacing * 1.5 : buttons.x + buttons.width + Theme.spacing * 1.5
    readonly property real textY: root.narrow ? buttons.y + buttons.height + Theme.spacing / 2
                                              : Math.round((root.height - root.textHeight) / 2)
    readonly property real textWidth: root.width - root.textX - Theme.spacing * 1.5
    property alias background: background.data
    property alias historyButtons: history.data
    property alias viewButtons: views.data
    readonly property alias overlayButtons: overlayButtons
    readonly property real besideButtons: root.width - buttons.width
    readonly property alias buttonsHeight: buttons.height

    implicitHeight: root.narrow ? buttons.height + root.textHeight + Theme.spacing * 2
                                : Math.max(buttons.height, root.textHeight) + 10

    component BarButton: ToolButton {
        side: root.buttonSide
    }

    Item {
        id: background

        anchors.fill: parent
    }
    InputBlocker {}
    ArrowFocus {
        id: arrows

        groups: [history, views, overlayButtons]
    }
    Row {
        id: buttons

        // Left and Right are accepted at the outermost buttons too, so that they do not move the focus to the board.
        Keys.onPressed: event => event.accepted = arrows.pressed(event.key, root.Window.activeFocusItem)
                                                  || event.key === Qt.Key_Left || event.key === Qt.Key_Right
        x: Theme.spacing
        y: root.narrow ? Theme.spacing / 2 : Math.round((root.height - height) / 2)
        spacing: 2

        Row {
            id: history

            visible: root.hasHistory
            spacing: 2

            BarButton {
                objectName: "undo"
                icon.name: "undo"
                text: qsTr("Undo")
                keys: "Ctrl+Z"
                enabled: root.history.canUndo
                onClicked: root.history.undo()
            }
            BarButton {
                objectName: "redo"
                icon.name: "redo"
                text: qsTr("Redo")
                keys: "Ctrl+Shift+Z"
                enabled: root.history.canRedo
                onClicked: root.history.redo()
            }
        }
        BarLine { visible: root.hasHistory }
        Row {
            id: views

            spacing: 2

            BarButton {
                objectName: "zoomIn"
                icon.name: "zoom-in"
                text: qsTr("Zoom in")
                keys: "+"
                onClicked: root.view.zoomIn()
            }
            BarButton {
                icon.name: "zoom-out"
                text: qsTr("Zoom out")
                keys: "−"
                onClicked: root.view.zoomOut()
            }
            BarButton {
                objectName: "fit"
                icon.name: "fit"
                text: qsTr("Show the whole board")
                keys: "0"
                onClicked: root.view.fitAll()
            }
        }
        OverlayButtons {
            id: overlayButtons

            actions: root.overlays
            side: root.buttonSide
        }
        BarLine {
            // Not `visible`: `narrow` depends on the width of the buttons.
            opacity: root.narrow ? 0 : 1
        }
    }
}
