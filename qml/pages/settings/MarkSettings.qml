// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Switches for the marks on the board, with a preview.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    readonly property bool stacked: root.width - preview.implicitWidth - Theme.spacing * 3 < 330 * Theme.scale

    width: parent.width
    implicitHeight: root.stacked ? switches.height + Theme.spacing * 2 + preview.height
                                 : Math.max(switches.height, preview.height)

    component Tile: Image {
        sourceSize.width: 128
        width: preview.cell
        height: preview.cell
    }
    component Mark: Item {
        property bool shown

        width: preview.cell
        height: preview.cell
        opacity: shown ? 1 : 0

        Behavior on opacity {
            NumberAnimation { duration: 150 * Theme.pace }
        }
    }
    /// Mark of a cell, drawn as on the board.
    component CellMark: Mark {
        id: mark

        required property string edge
        required property int covered
        required property string icon

        Image {
            anchors.fill: parent
            anchors.margins: 4
            sourceSize.width: preview.cell - 8
            source: "image://space/" + mark.edge + "/" + Math.round(1000 * preview.line / (preview.cell - 8)) + "/" + mark.covered
                    + "/" + String(Theme.fits).slice(1)
        }
        Icon {
            anchors.centerIn: parent
            name: mark.icon
            colour: Theme.fits
            size: Math.round(preview.cell * 0.3)
        }
    }

    Column {
        id: switches

        width: root.stacked ? root.width : root.width - preview.width - Theme.spacing * 3
        spacing: Theme.spacing / 2

        SettingSwitch {
            setting: "markFits"
            text: qsTr("Spaces where the tile fits")
        }
        SettingSwitch {
            setting: "markOtherTurns"
            text: qsTr("Spaces where it fits if you turn it")
        }
        SettingSwitch {
            setting: "markFeatures"
            text: qsTr("Features where a figure may be placed")
        }
        BoldLabel {
            width: parent.width
            topPadding: Theme.spacing / 2
            text: qsTr("Last moves")
        }
        SegmentedControl {
            objectName: "lastMarks"
            label: qsTr("Last moves")
            choices: [qsTr("Nothing", "marked"), qsTr("Last tile of each"), qsTr("Last three moves")]
            chosen: AppSettings.lastMarks
            onPicked: choice => AppSettings.lastMarks = choice
        }
    }
    Rectangle {
        id: preview

        readonly property int cell: Math.round(72 * Math.min(1.5, Theme.scale))
        readonly property int line: Math.max(2, Math.round(preview.cell * 0.03))

        x: root.stacked ? 0 : root.width - width
        y: root.stacked ? switches.height + Theme.spacing * 2 : Math.round((root.height - height) / 2)
        implicitWidth: preview.cell * 3 + Theme.spacing * 2
        implicitHeight: preview.cell * 2 + Theme.spacing * 2
        radius: Theme.radius
        color: Theme.table
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Preview of the marks that are switched on")

        Item {
            anchors.fill: parent
            anchors.margins: Theme.spacing

            Tile { source: "image://tile/d/0" + Theme.artLevel }
            Tile {
                x: preview.cell
                source: "image://tile/d/0" + Theme.artLevel
            }
            Tile {
                y: preview.cell
                source: "image://tile/b/0" + Theme.artLevel
            }
            Mark {
                shown: AppSettings.markFeatures

                Rectangle {
                    anchors.centerIn: parent
                    width: 28
                    height: 28
                    radius: 14
                    color: Theme.badge
                    border.width: 2
                    border.color: Theme.badgeText

                    Picture {
                        anchors.centerIn: parent
                        size: 20
                        source: "image://figure/follower/red"
                    }
                }
            }
            Mark {
                y: preview.cell
                shown: AppSettings.lastMarks !== AppSettings.NoLastMarks

                Repeater {
                    model: ColourModel {}

                    CornerMarks {
                        required property int index
                        required property color colourValue

                        anchors.fill: parent
                        ink: colourValue
                        visible: index === 0
                    }
                }
                Rectangle {
                    x: preview.line + 2
                    y: preview.line + 2
                    width: Math.round(preview.cell * 0.3)
                    height: width
                    radius: width / 2
                    visible: AppSettings.lastMarks === AppSettings.LastMoves
                    color: Theme.badge

                    BoldLabel {
                        anchors.centerIn: parent
                        text: "1"
                        color: Theme.badgeText
                    }
                }
            }
            CellMark {
                x: preview.cell * 2
                shown: AppSettings.markFits
                edge: "frame"
                covered: 16
                icon: "plus"
            }
            CellMark {
                x: preview.cell
                y: preview.cell
                shown: AppSettings.markOtherTurns
                edge: "corners"
                covered: 7
                icon: "rotate"
            }
        }
    }
}
