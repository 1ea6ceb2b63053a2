// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The next tile, face down: instead of it, a tile of the player's own may be placed. A click draws it.
import QtQuick
import Vozka.Models
import Vozka.Style

Image {
    id: root

    required property GameController controller

    objectName: "faceDown"
    sourceSize.width: width
    asynchronous: true
    source: "image://back/tile"
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Tile, face down")

    TapHandler { onTapped: root.controller.decline() }
    DragHandler {
        target: null
        onActiveChanged: {
            if (active)
                root.controller.refused(qsTr("This tile is still face down: click it to draw it, then drag it."), "");
        }
    }
    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    ToolTip {
        visible: hover.hovered
        text: qsTr("%1 (%2)", "a command and its key").arg(root.controller.prompt.passLabel).arg("N")
    }
}
