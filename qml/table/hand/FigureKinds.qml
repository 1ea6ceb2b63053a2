// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of figures that the player has left: one is to be set, by a click on a place or by being dragged
// there; a click here takes another kind.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Flow {
    id: root

    required property GameController controller
    required property BoardDrag drag
    readonly property bool several: kinds.count > 1
    /// Many kinds stand three in a row and smaller, so that the log keeps its room.
    readonly property bool many: root.figures > 4
    readonly property int columns: root.many ? 3 : 2
    /// The width that several kinds need: the numbers of a row, with their frames, also where the text is large.
    readonly property int smallestWidth: !root.several ? 0
        : Math.max(root.many ? 124 : 0, root.columns * (Math.ceil(numbers.advanceWidth) + 9) + (root.columns - 1) * root.spacing)
    /// Of a figure: large where there is but one kind.
    readonly property int side: root.tight ? (root.several ? 30 : 60) : root.many ? 34 : root.several ? 44 : 80
    /// What stands below needs the room more.
    property bool tight: false
    /// As high as with all kinds of the game, whoever has them left.
    readonly property real wholeHeight: {
        const rows = root.several ? Math.ceil(root.figures / root.columns) : 1;
        return rows * root.kindHeight + (rows - 1) * root.spacing;
    }
    /// Of a figure with its number.
    readonly property real kindHeight: root.side + Math.ceil(letters.height) + (root.several ? 7 : 0)
    readonly property int figures: kinds.count
    /// The kinds for which there is a place.
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
            /// Why it may not be placed; empty if it may.
            readonly property string refusal: kind.hasPlace || !root.visible ? ""
                : root.controller.drops.kindVerdict(kind.figure).sentence || qsTr("Cannot be placed on this tile")
            /// The board beside the panel is what one looks at now.
            readonly property Item toolTipsBelow: root

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
                color: kind.chosen ? Theme.cardHover : "transparent"
                border.width: kind.chosen ? 2 : 0
                border.color: Theme.accent
                visible: root.several
            }
            Image {
                anchors.horizontalCenter: parent.horizontalCenter
                y: root.several ? 2 : 0
                width: root.side
                height: root.side
                sourceSize.width: width
                // They are wanted only once the tile lies.
                asynchronous: true
                source: kind.source
                opacity: kind.held ? 0.25 : kind.hasPlace ? 1 : 0.4
            }
            Label {
                objectName: "handFigureCount"
                anchors.bottom: parent.bottom
                anchors.bottomMargin: root.several ? 3 : 0
                anchors.horizontalCenter: parent.horizontalCenter
                font.pixelSize: Theme.smallSize
                color: Theme.dim
                text: "×" + kind.count
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
