// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Window for comparison with the program: shows pictures without interaction, moved and zoomed like the board.
pragma ComponentBehavior: Bound
import QtQuick

Window {
    id: root

    /// Pictures, each with x, y and size in cells, and the address of its file.
    required property var pictures
    /// Side of a cell and position of the cell 0, 0, in pixels.
    required property real cell
    required property point origin
    readonly property Item board: board
    readonly property QtObject camera: QtObject {
        function pan(dx: real, dy: real): void {
            board.x += dx;
            board.y += dy;
        }
        function zoom(at: point, factor: real): void {
            board.x = at.x + (board.x - at.x) * factor;
            board.y = at.y + (board.y - at.y) * factor;
            board.scale *= factor;
        }
    }

    width: 1280
    height: 800

    Item {
        id: board

        x: root.origin.x
        y: root.origin.y
        width: root.width
        height: root.height
        transformOrigin: Item.TopLeft

        Repeater {
            model: root.pictures

            Image {
                required property var modelData

                x: modelData.x * root.cell
                y: modelData.y * root.cell
                width: modelData.size * root.cell
                height: width
                source: modelData.source
            }
        }
    }
}
