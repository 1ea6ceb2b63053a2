// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choice of a player, and the figures of this player. The user takes a figure by a click, or drags it onto the board.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Column {
    id: root

    required property SandboxController sandbox
    required property BoardDrag drag

    spacing: Theme.spacing / 2

    OverlayPlayers {
        width: parent.width
        players: root.sandbox.table.players
        chosen: root.sandbox.player
        side: Math.round(34 * Math.sqrt(Theme.scale))
        onPicked: player => root.sandbox.player = player
    }
    Flow {
        width: parent.width
        spacing: Theme.spacing / 2

        Repeater {
            model: root.sandbox.supply

            Draggable {
                id: kind

                required property int figure
                required property string source
                required property int count
                required property string label
                readonly property bool chosen: root.sandbox.figure === kind.figure

                dragLayer: root.drag
                dragKind: BoardDrag.Figure
                dragNumber: kind.figure
                dragPicture: kind.source
                objectName: "trayFigure:" + kind.figure
                hoverEnabled: true
                width: Math.round(52 * Math.sqrt(Theme.scale))
                height: picture.height + number.height + 6
                enabled: kind.count > 0
                opacity: kind.count > 0 ? 1 : 0.4
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: kind.label
                Accessible.checkable: true
                Accessible.checked: kind.chosen
                Accessible.focusable: true
                Accessible.onPressAction: root.sandbox.pickFigure(kind.figure)
                Keys.onReturnPressed: root.sandbox.pickFigure(kind.figure)
                Keys.onEnterPressed: root.sandbox.pickFigure(kind.figure)
                Keys.onSpacePressed: root.sandbox.pickFigure(kind.figure)
                onClicked: mouse => {
                    if (mouse.button === Qt.LeftButton && !kind.wasHeld)
                        root.sandbox.pickFigure(kind.figure);
                }
                onWheel: wheel => wheel.accepted = false

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radius
                    color: kind.chosen ? Theme.chosen : kind.containsMouse ? Theme.cardHover : "transparent"
                    border.width: kind.chosen ? 2 : 0
                    border.color: Theme.text
                }
                Picture {
                    id: picture

                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 2
                    size: Math.round(40 * Math.sqrt(Theme.scale))
                    source: kind.source
                    opacity: kind.held ? 0.25 : 1
                }
                Caption {
                    id: number

                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 2
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: "×" + kind.count
                }
                FocusRing {
                    anchors.margins: -2
                    shown: kind.activeFocus
                }
                ToolTip {
                    visible: kind.containsMouse && !kind.held
                    text: kind.label
                }
            }
        }
    }
}
