// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A piece of board with the marks that are switched on.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Rectangle {
    id: root

    readonly property int cell: Math.round(72 * Math.min(1.5, Theme.scale))
    readonly property int line: Math.max(2, Math.round(root.cell * 0.03))

    implicitWidth: root.cell * 3 + Theme.spacing * 2
    implicitHeight: root.cell * 2 + Theme.spacing * 2
    radius: Theme.radius
    color: Theme.table
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Preview of the marks that are switched on")

    component Tile: Image {
        sourceSize.width: 128
        sourceSize.height: 128
        width: root.cell
        height: root.cell
    }
    component Mark: Item {
        property bool shown

        width: root.cell
        height: root.cell
        opacity: shown ? 1 : 0

        Behavior on opacity {
            NumberAnimation { duration: 150 * Theme.pace }
        }
    }

    Item {
        anchors.fill: parent
        anchors.margins: Theme.spacing

        Tile {
            source: "image://tile/d/0"
        }
        Tile {
            x: root.cell
            source: "image://tile/d/0"
        }
        Tile {
            y: root.cell
            source: "image://tile/b/0"
        }
        Mark {
            shown: AppSettings.markFeatures

            Repeater {
                model: 2

                Tile {
                    required property int index

                    x: index * root.cell
                    source: "image://area/d/0/road-ew/a0" + String(Theme.glow).slice(1)
                }
            }
        }
        Mark {
            y: root.cell
            shown: AppSettings.lastMarks !== AppSettings.NoLastMarks

            Rectangle {
                anchors.fill: parent
                anchors.margins: root.line / 2
                color: "transparent"
                border.width: root.line
                border.color: Theme.accent
            }
            Rectangle {
                x: root.line + 2
                y: root.line + 2
                width: Math.round(root.cell * 0.3)
                height: width
                radius: width / 2
                visible: AppSettings.lastMarks === AppSettings.LastMoves
                color: Theme.badge

                Label {
                    anchors.centerIn: parent
                    text: "1"
                    color: Theme.badgeText
                    font.bold: true
                }
            }
        }
        Mark {
            x: root.cell * 2
            shown: AppSettings.markFits

            Rectangle {
                anchors.fill: parent
                anchors.margins: 4
                radius: 4
                color: "transparent"
                border.width: root.line
                border.color: Theme.fits

                Rectangle {
                    anchors.fill: parent
                    radius: parent.radius
                    color: Theme.fits
                    opacity: 0.16
                }
            }
            Icon {
                anchors.centerIn: parent
                name: "plus"
                colour: Theme.fits
                size: Math.round(root.cell * 0.3)
            }
        }
        Mark {
            x: root.cell
            y: root.cell
            shown: AppSettings.markOtherTurns

            Repeater {
                model: 4

                Item {
                    id: corner

                    required property int index

                    anchors.fill: parent
                    anchors.margins: 4
                    rotation: corner.index * 90

                    Rectangle {
                        width: root.cell * 0.18
                        height: root.line
                        color: Theme.fits
                    }
                    Rectangle {
                        width: root.line
                        height: root.cell * 0.18
                        color: Theme.fits
                    }
                }
            }
            Icon {
                anchors.centerIn: parent
                name: "rotate"
                colour: Theme.fits
                size: Math.round(root.cell * 0.3)
            }
        }
    }
}
