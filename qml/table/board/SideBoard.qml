// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Board with the answer of one edition, and the texts below it. The boards of both editions share a camera.
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property OverlayLists lists
    required property Camera camera
    required property string title
    property alias symbol: icon.name
    property alias tiles: view.tiles
    property alias figures: view.figures
    property alias highlightedCells: view.highlightedCells
    property alias entry: view.entry
    property alias growth: view.growth
    property int detail: 128
    /// Share of the height for the board.
    property real share: 0.62
    readonly property alias markSide: view.markSide
    readonly property alias viewHeight: view.height
    readonly property alias above: view.above
    /// Height that the legend and the texts need.
    readonly property real messagesHeight: entries.contentHeight + entries.topMargin + Theme.spacing * 1.5
    /// Height of the board and the texts together.
    readonly property real bodyHeight: root.height - heading.height
    readonly property alias heading: heading

    signal cellChosen(x: int, y: int, within: point)
    signal entryHovered(entry: int)

    Backdrop {}
    Item {
        id: heading

        x: Theme.spacing
        width: parent.width - Theme.spacing * 2
        height: words.height + Theme.spacing

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
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
    BoardView {
        id: view

        anchors.top: heading.bottom
        width: parent.width
        height: Math.round(root.bodyHeight * root.share)
        title: root.title
        lists: root.lists
        camera: root.camera
        detail: root.detail
        withTable: false
        onTapped: at => {
            const cell = view.cellAt(at);
            root.cellChosen(cell.x, cell.y, view.withinCell(at));
        }
        onEntryHovered: entry => root.entryHovered(entry)
        onPicked: entry => root.entryHovered(entry)
    }
    OverlayEntries {
        id: entries

        anchors.top: view.bottom
        anchors.topMargin: Theme.spacing / 2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing / 2
        x: Theme.spacing / 2
        withLegend: true
        width: parent.width - Theme.spacing * 2
        lists: root.lists
        entry: root.entry
        onEntryHovered: entry => root.entryHovered(entry)
        onPicked: place => root.camera.goTo(place.x, place.y)
    }
}
