// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile that is tried on a cell, with buttons to turn and to place it.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property TilePreview preview
    required property string picture
    required property int cell
    required property int detail
    required property string level
    property bool buttons: true
    /// Finds the position of the buttons, in the coordinates of the parent.
    required property ClearPlace clear
    /// Squares of figures, choosable places and tiles. The buttons cover no figure if possible, and as little as
    /// possible of the others.
    property var figures: []
    property var choosable: []
    property var tiles: []
    property string description: ""

    signal turned
    signal confirmed

    /// Shakes the tile slightly and highlights the tick, to show that the tile cannot be turned.
    function shake(): void {
        confirm.highlighted = true;
        highlight.restart();
        if (Theme.pace > 0)
            shaking.restart();
    }

    x: root.preview.cellX * root.cell
    y: root.preview.cellY * root.cell
    width: root.cell
    height: root.cell
    visible: root.preview.active
    objectName: "preview"
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Preview of the tile on this space")
    Accessible.description: root.description

    Announcement {
        text: root.visible ? root.description : ""
    }

    Timer {
        id: highlight

        interval: 900
        onTriggered: confirm.highlighted = false
    }
    SequentialAnimation {
        id: shaking

        loops: 2

        NumberAnimation { target: shift; property: "x"; to: root.cell * 0.04; duration: 50 * Theme.pace }
        NumberAnimation { target: shift; property: "x"; to: -root.cell * 0.04; duration: 100 * Theme.pace }
        NumberAnimation { target: shift; property: "x"; to: 0; duration: 50 * Theme.pace }
    }
    TurningTile {
        anchors.fill: parent
        transform: Translate { id: shift }
        picture: root.picture
        turns: root.preview.turns
        detail: root.detail
        level: root.level
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -border.width / 2
        color: "transparent"
        border.width: Math.max(3, Math.round(root.cell * 0.035))
        border.color: Theme.fits
    }
    Row {
        id: row

        readonly property rect tile: Qt.rect(root.x, root.y, root.width, root.height)
        readonly property var kept: [row.tile, ...root.figures]
        readonly property point place: row.visible ? root.clear.cheapest(row.width, row.height, [row.tile], row.costOf)
                                                   : Qt.point(root.x, root.y)

        function costOf(card: rect): real {
            return 100 * root.clear.overlap(card, row.kept) + root.clear.overlap(card, root.choosable)
                + root.clear.overlap(card, root.tiles) / 3;
        }

        objectName: "previewButtons"
        x: row.place.x - root.x
        y: row.place.y - root.y
        spacing: Theme.spacing / 2
        visible: root.buttons

        RoundButton {
            icon.name: "rotate"
            text: qsTr("Turn it again")
            keys: "R"
            visible: root.preview.ways > 1
            onClicked: root.turned()
        }
        RoundButton {
            id: confirm

            objectName: "confirmPreview"
            icon.name: "check"
            text: qsTr("Place it this way")
            keys: qsTr("Enter", "key")
            primary: true
            onClicked: root.confirmed()
        }
    }
}
