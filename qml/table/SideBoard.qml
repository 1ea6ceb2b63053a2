// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board with one edition's answer on it, and the sentences below; its camera is shared with the other one.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models

Item {
    id: root

    required property GameController controller
    required property OverlayLists lists
    required property Camera camera
    required property string title
    required property string symbol
    property int detail: 128
    property int entry: -1
    readonly property alias viewHeight: view.height

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }
    Item {
        id: heading

        x: Theme.spacing
        width: parent.width - Theme.spacing * 2
        height: words.height + Theme.spacing

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            name: root.symbol
            colour: Theme.accent
        }
        Heading {
            id: words

            anchors.left: icon.right
            anchors.leftMargin: Theme.spacing
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.textSize + 2
            text: root.title
        }
    }
    Item {
        id: view

        anchors.top: heading.bottom
        width: parent.width
        height: Math.round((parent.height - heading.height) * 0.62)
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
                root.controller.overlays.askAt(x, y, Qt.point(on.x - x, on.y - y));
            }
        }
        Item {
            x: root.camera.x
            y: root.camera.y

            Repeater {
                model: root.controller.board

                TileItem {
                    cell: root.camera.cell
                    detail: root.detail
                }
            }
            OverlayGround {
                lists: root.lists
                cell: root.camera.cell
                detail: root.detail
            }
            // Among themselves, those further south stand before the others.
            Item {
                Repeater {
                    model: root.controller.figures

                    FigureItem {
                        cell: root.camera.cell
                        detail: root.detail
                    }
                }
            }
            OverlayMarks {
                lists: root.lists
                cell: root.camera.cell
                size: root.controller.overlays.numberSize
                smallest: root.controller.overlays.smallestNumber
                entry: root.entry
                onPointedAt: (entry, at) => root.entry = at ? entry : -1
                onPicked: entry => root.entry = entry
            }
        }
    }
    OverlayEntries {
        anchors.top: view.bottom
        anchors.topMargin: Theme.spacing / 2
        anchors.bottom: parent.bottom
        x: Theme.spacing / 2
        width: parent.width - Theme.spacing * 2
        lists: root.lists
        entry: root.entry
        onPointed: entry => root.entry = entry
        onPicked: place => root.camera.goTo(place.x, place.y)
    }
}
