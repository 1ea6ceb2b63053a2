// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board to look at: tiles, figures and what an overlay draws on them; moved and zoomed by the pointer. What a click
// means is for others to say.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property BoardModel tiles
    required property FigureModel figures
    required property OverlayLists lists
    required property Camera camera
    required property string title
    /// What is pointed at, null for nothing.
    property OverlayCellModel lit: null
    property int detail: 128
    /// What comes is seen to come.
    property bool lively: false
    /// The entry that is pointed at, -1 for none.
    property int entry: -1
    required property real numberSize
    required property real smallestNumber
    property alias growth: marks.growth
    /// The side of a number's square, in pixels.
    readonly property alias markSide: marks.side
    /// What lies above the figures and moves with them.
    default property alias above: above.data

    signal tapped(x: int, y: int, within: point)
    signal pointed(entry: int)
    signal picked(entry: int)

    clip: true
    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    Rectangle {
        anchors.fill: parent
        color: Theme.tableCentre
    }
    DragHandler {
        id: pan

        property point before

        target: null
        onActiveChanged: pan.before = Qt.point(0, 0)
        onTranslationChanged: {
            root.camera.pan(pan.translation.x - pan.before.x, pan.translation.y - pan.before.y);
            pan.before = Qt.point(pan.translation.x, pan.translation.y);
        }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        target: null
        onWheel: event => root.camera.zoom(Qt.point(event.x, event.y), Math.pow(1.0018, event.angleDelta.y))
    }
    TapHandler {
        onTapped: point => {
            const on = root.camera.boardPoint(point.position);
            const x = Math.floor(on.x);
            const y = Math.floor(on.y);
            root.tapped(x, y, Qt.point(on.x - x, on.y - y));
        }
    }
    Item {
        x: root.camera.x
        y: root.camera.y

        Repeater {
            model: root.tiles

            TileItem {
                cell: root.camera.cell
                detail: root.detail
                lively: root.lively
            }
        }
        OverlayGround {
            lists: root.lists
            lit: root.lit
            cell: root.camera.cell
            detail: root.detail
        }
        // Among themselves, those further south stand before the others.
        Item {
            Repeater {
                model: root.figures

                FigureItem {
                    cell: root.camera.cell
                    detail: root.detail
                    lively: root.lively
                }
            }
        }
        Item {
            id: above
        }
        OverlayMarks {
            id: marks

            lists: root.lists
            cell: root.camera.cell
            size: root.numberSize
            smallest: root.smallestNumber
            entry: root.entry
            onPointedAt: (entry, at) => {
                if (at)
                    root.pointed(entry);
                else if (root.entry === entry)
                    root.pointed(-1);
            }
            onPicked: entry => root.picked(entry)
        }
    }
}
