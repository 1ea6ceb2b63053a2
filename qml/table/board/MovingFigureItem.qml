// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The moving figure, in a ring, to be dragged; a frame around the cells in its range; and rings around the passages.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property movingFigure movingFigure
    required property RowList passages
    required property int cell
    required property BoardDrag drag
    /// True if the frame is shown for a figure with a range.
    property bool framed: true

    /// Side of the ring around the figure, in pixels.
    readonly property int side: Math.max(30, Math.round(root.cell * (root.movingFigure.size + 0.1)))
    readonly property int line: Math.max(3, Math.round(root.cell * 0.035))

    visible: root.movingFigure.active

    OutlinedFrame {
        objectName: "range"
        visible: root.framed && root.movingFigure.range.width > 0
        x: root.movingFigure.range.x * root.cell - root.line
        y: root.movingFigure.range.y * root.cell - root.line
        width: root.movingFigure.range.width * root.cell + 2 * root.line
        height: root.movingFigure.range.height * root.cell + 2 * root.line
        line: root.line
        edge: Math.round(root.line * 0.5)
        ink: Theme.frame
        radius: root.line
    }
    Repeater {
        model: root.passages

        Item {
            id: mark

            required property int index
            required property point place
            required property bool isOpen
            required property string label

            readonly property int line: Math.max(2, Math.round(root.cell * 0.025))
            readonly property int side: Math.max(18, Math.round(root.cell * 0.2))

            x: Math.round(mark.place.x * root.cell - mark.side / 2)
            y: Math.round(mark.place.y * root.cell - mark.side / 2)
            width: mark.side
            height: mark.side
            objectName: "passage:" + mark.index
            Accessible.role: Accessible.StaticText
            Accessible.name: mark.label

            OutlinedFrame {
                anchors.fill: parent
                radius: width / 2
                line: mark.line
                edge: mark.line
                ink: mark.isOpen ? Theme.frame : Theme.badgeText
            }
            Rectangle {
                readonly property int size: Math.max(14, Math.round(mark.side * 0.5))

                x: Math.round(mark.side * 0.86 - size / 2)
                y: Math.round(mark.side * 0.14 - size / 2)
                width: size
                height: size
                radius: size / 2
                color: Theme.badge
                visible: !mark.isOpen

                Icon {
                    anchors.centerIn: parent
                    name: "lock"
                    colour: Theme.badgeText
                    size: Math.round(parent.size * 0.7)
                }
            }
            HoverHandler { id: hover }
            ToolTip {
                visible: hover.hovered
                delay: 250
                text: mark.label
            }
        }
    }
    Draggable {
        id: figure

        objectName: "movingFigure"
        dragLayer: root.drag
        dragKind: BoardDrag.Figure
        dragNumber: root.movingFigure.figure
        dragPicture: root.movingFigure.source
        x: Math.round(root.movingFigure.place.x * root.cell - root.side / 2)
        y: Math.round(root.movingFigure.place.y * root.cell - root.cell * root.movingFigure.size * 0.42 - root.side / 2)
        width: root.side
        height: root.side
        Accessible.role: Accessible.Graphic
        Accessible.name: root.movingFigure.label

        OutlinedFrame {
            id: ring

            anchors.fill: parent
            anchors.margins: -root.line - ring.edge
            radius: width / 2
            line: root.line
            edge: 1
            ink: Theme.frame

            SequentialAnimation {
                running: root.visible && Theme.pace > 0 && !figure.held
                loops: 6
                onStopped: ring.scale = 1

                NumberAnimation { target: ring; property: "scale"; to: 1.18; duration: 420 * Theme.pace; easing.type: Easing.InOutQuad }
                NumberAnimation { target: ring; property: "scale"; to: 1; duration: 420 * Theme.pace; easing.type: Easing.InOutQuad }
            }
        }
    }
}
