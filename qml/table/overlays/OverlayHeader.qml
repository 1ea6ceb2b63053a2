// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Title and hint of the overlay, and its options: edition, figure, player, comparison.
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property GameController controller
    required property OverlayAction action
    required property BoardDrag drag
    readonly property Overlays overlays: root.controller.overlays
    /// Name for the rules of the game or the sandbox, in the choice of the edition.
    property string own: qsTr("This game")
    /// True if a figure can be chosen for the overlay.
    readonly property bool ofFigures: root.overlays.figure >= 0

    /// Number of buttons. They are in one row if each has at least 28 pixels.
    readonly property int buttonCount: (root.ofFigures ? 1 + whose.count : 0) + 2
    readonly property int side: Math.min(Math.round(34 * Math.sqrt(Theme.scale)),
                                         Math.max(28, Math.floor((root.width + Theme.spacing / 2) / root.buttonCount - Theme.spacing / 2)))

    spacing: Theme.spacing * 0.75
    bottomPadding: Theme.spacing

    function focusOnQuestion(): void {
        next.forceActiveFocus(Qt.TabFocusReason);
    }

    Item {
        width: parent.width
        height: Math.max(title.height, closeButton.height)

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            name: root.action ? root.action.icon.name : ""
        }
        Heading {
            id: title

            anchors.left: icon.right
            anchors.leftMargin: Theme.spacing
            anchors.right: closeButton.left
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.textSize + 2
            text: root.action ? root.action.name : ""
        }
        ToolButton {
            id: closeButton

            objectName: "overlayClose"
            anchors.right: parent.right
            side: Math.round(32 * Math.sqrt(Theme.scale))
            icon.name: "close"
            text: qsTr("Switch it off")
            keys: qsTr("Esc", "key")
            onClicked: root.overlays.kind = Overlays.None
        }
    }
    Label {
        width: parent.width
        font.pixelSize: Theme.smallSize + 1
        font.bold: root.overlays.needsFigure && !root.overlays.hasChosen
        text: root.overlays.hint
        Accessible.role: Accessible.StaticText
        Accessible.name: text

        Announcement { text: root.overlays.hint }
    }
    DimLabel {
        width: parent.width
        font.pixelSize: Theme.smallSize + 1
        visible: root.overlays.kind === Overlays.Dead
        text: qsTr("Point at an open space to see what fits there.")
    }
    SegmentedControl {
        objectName: "overlayEdition"
        visible: root.overlays.kind === Overlays.Range && root.ofFigures
        label: qsTr("By the rules of")
        choices: [root.own, qsTr("Classic"), qsTr("New")]
        chosen: root.overlays.edition
        onPicked: choice => root.overlays.edition = choice
    }
    Switch {
        objectName: "overlaySideBySide"
        width: parent.width
        visible: root.overlays.kind === Overlays.Compare
        text: qsTr("Side by side")
        checked: root.overlays.sideBySide
        onToggled: root.overlays.sideBySide = checked
    }
    SettingSwitch {
        setting: "hideUsedUp"
        visible: root.overlays.kind === Overlays.Tiles
        text: qsTr("Hide tiles that are used up")
    }
    Flow {
        width: parent.width
        visible: root.overlays.needsFigure
        spacing: Theme.spacing / 2

        Draggable {
            id: figure

            objectName: "probe"
            dragLayer: root.drag
            dragKind: BoardDrag.Probe
            dragPicture: root.overlays.figurePicture
            visible: root.ofFigures
            width: root.side
            height: width
            hoverEnabled: true
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("A figure that you can hold over a feature")

            Image {
                anchors.fill: parent
                anchors.margins: 1
                sourceSize.width: width
                opacity: figure.held ? 0.25 : 1
                source: root.overlays.figurePicture
            }
            ToolTip {
                visible: figure.containsMouse && !figure.held
                text: qsTr("Hold it over a feature on the board")
            }
        }
        OverlayPlayers {
            id: whose

            visible: root.ofFigures
            side: root.side
            players: root.controller.players
            chosen: root.overlays.player
            onPicked: player => root.overlays.player = player
        }
        Row {
            spacing: Theme.spacing / 2

            ToolButton {
                side: root.side
                icon.name: "previous"
                text: qsTr("Previous figure or feature")
                onClicked: root.overlays.chooseNext(-1)
            }
            ToolButton {
                id: next

                side: root.side
                objectName: "nextOverlayTarget"
                icon.name: "next"
                text: qsTr("Next figure or feature")
                onClicked: root.overlays.chooseNext(1)
            }
        }
    }
}
