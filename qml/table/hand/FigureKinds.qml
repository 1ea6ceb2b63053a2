// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The player's kinds of figures. A click chooses a kind. A figure is placed by a click on a place or by dragging it
// there.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Flow {
    id: root

    required property GameController controller
    required property BoardDrag drag
    readonly property bool several: kinds.count > 1
    /// True if there are more than four kinds. They are smaller then, and three in a row.
    readonly property bool many: root.figures > 4
    readonly property int columns: root.many ? 3 : 2
    /// Least width, for the numbers of a row and their frames.
    readonly property int smallestWidth: !root.several ? 0
        : Math.max(root.many ? 124 : 0, root.columns * (Math.ceil(numbers.advanceWidth) + 9) + (root.columns - 1) * root.spacing)
    /// Side of a figure in pixels. A single kind is larger.
    readonly property int side: root.tight ? (root.several ? 30 : 60) : root.many ? 34 : root.several ? 44 : 80
    /// True if the figures are smaller, because the items below need the space.
    property bool tight: false
    /// True if the numbers are on the figures instead of below them. Large numbers would hide the figures.
    readonly property bool overlaid: root.tight && root.several && letters.height < root.side * 0.6
    readonly property real kindHeight: root.side + (root.overlaid ? 6 : Math.ceil(letters.height) + (root.several ? 7 : 0))
    readonly property int figures: kinds.count
    readonly property var offered: root.controller.hand.figures

    spacing: Theme.spacing / 2

    FontMetrics {
        id: letters

        font.pixelSize: Theme.smallSize
    }
    TextMetrics {
        id: numbers

        font: letters.font
        text: "×8"
    }
    Repeater {
        id: kinds

        model: root.controller.supply

        Draggable {
            id: kind

            required property int figure
            required property string source
            required property int count
            required property string label

            readonly property bool chosen: root.controller.hand.figure === kind.figure
            readonly property bool hasPlace: root.offered.includes(kind.figure)
            /// Reason why a figure of this kind cannot be placed, empty if it can be placed.
            // The binding reads `hand.figures`, so that it is evaluated again after each decision.
            readonly property string refusal: root.controller.hand.figures && (kind.hasPlace || !root.visible) ? ""
                : root.controller.drops.kindResult(kind.figure).message || qsTr("Cannot be placed on this tile")
            /// Item below which the tool tips are shown, so that they do not cover the board.
            readonly property Item toolTipsBelow: kind

            objectName: "handFigure"
            dragLayer: root.drag
            dragKind: BoardDrag.Figure
            dragNumber: kind.figure
            dragPicture: kind.source
            hoverEnabled: true
            width: root.several ? Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns) - (root.many ? 0 : 1)
                                : root.side
            height: root.kindHeight
            visible: kind.count > 0
            activeFocusOnTab: root.several || kind.activeFocus
            Accessible.role: root.several ? Accessible.RadioButton : Accessible.Graphic
            Accessible.name: kind.label
            Accessible.description: kind.refusal
            Accessible.checkable: root.several
            Accessible.checked: kind.chosen
            Accessible.focusable: root.several
            Accessible.onPressAction: root.controller.takeFigure(kind.figure)
            Keys.onReturnPressed: root.controller.takeFigure(kind.figure)
            Keys.onEnterPressed: root.controller.takeFigure(kind.figure)
            onClicked: root.controller.takeFigure(kind.figure)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radius
                color: kind.chosen ? Theme.chosen : "transparent"
                border.width: kind.chosen ? 2 : 0
                border.color: Theme.text
                visible: root.several
            }
            Picture {
                anchors.horizontalCenter: parent.horizontalCenter
                y: root.several ? 2 : 0
                size: root.side
                asynchronous: true
                source: kind.source
                opacity: kind.held ? 0.25 : kind.hasPlace ? 1 : 0.4
            }
            Caption {
                objectName: "handFigureCount"
                x: root.overlaid ? parent.width - width - 3 : Math.round((parent.width - width) / 2)
                y: parent.height - height - (root.several ? 3 : 0)
                text: "×" + kind.count

                Rectangle {
                    anchors.fill: parent
                    z: -1
                    radius: 3
                    color: Theme.card
                    visible: root.overlaid
                }
            }
            FocusRing {
                anchors.margins: -2
                shown: kind.activeFocus
            }
            ToolTip {
                visible: kind.containsMouse && !kind.held
                text: kind.hasPlace ? kind.label
                    : qsTr("%1. %2", "a figure, and that it has no place").arg(kind.label).arg(kind.refusal)
            }
        }
    }
}
