// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Marks of the cells for the tile in hand, or of the tiles for another action. The pointer and the keys choose among
// them.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Item {
    id: root

    required property GameController controller
    required property int cell
    required property bool dragging
    /// True if the current step has such cells.
    required property bool wanted
    /// Row of the mark that the Tab key reaches, -1 if none.
    required property int currentRow
    /// Marker of the hovered cell on which the tile in hand is shown, null if none.
    property CellMarker tried: null
    property CellMarker explained: null

    /// Emitted when the mark in that row has got the focus; -1 if the focus has left the marks.
    signal focused(row: int)

    /// Fades the marks out and in once, to draw attention to them.
    function pulse(): void {
        if (Theme.pace > 0)
            pulsing.restart();
    }
    function itemAt(row: int): CellMarker {
        return cells.itemAt(row) as CellMarker;
    }
    function isPreviewed(marker: CellMarker): bool {
        const preview = root.controller.preview;
        return preview.active && preview.cellX === marker.choice.cellX && preview.cellY === marker.choice.cellY;
    }

    SequentialAnimation {
        id: pulsing

        // Waits until the camera has moved.
        PauseAnimation { duration: 220 * Theme.pace }
        NumberAnimation { target: root; property: "opacity"; to: 0.15; duration: 200 * Theme.pace }
        NumberAnimation { target: root; property: "opacity"; to: 1; duration: 300 * Theme.pace }
    }
    RenderedSize {
        id: renderedSize

        cell: root.cell
    }
    Repeater {
        id: cells

        model: root.wanted ? root.controller.candidates : null

        CellMarker {
            id: marker

            cell: root.cell
            drawn: renderedSize.drawn
            signs: signLayer
            tries: !root.dragging && !marker.isOtherAction && !root.isPreviewed(marker)
            onTouchedChanged: {
                if (marker.touched && marker.isOtherAction)
                    root.explained = marker;
                else if (root.explained === marker)
                    root.explained = null;
            }
            onTriedHereChanged: {
                if (marker.triedHere)
                    root.tried = marker;
                else if (root.tried === marker)
                    root.tried = null;
            }
            isHighlighted: root.dragging || root.controller.prompt.kind === Prompt.OwnTile
            current: root.currentRow === marker.index
            onPicked: root.controller.pick(marker.choice)
            onActiveFocusChanged: root.focused(marker.activeFocus ? marker.index : -1)
        }
    }
    Item { id: signLayer }
}
