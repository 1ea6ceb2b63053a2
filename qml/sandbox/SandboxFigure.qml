// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A figure on the sandbox's board, which may be dragged elsewhere or clicked.
import QtQuick

FigureItem {
    id: root

    required property int index
    /// Something else is in hand.
    required property bool fixed

    signal moved(scene: point)
    signal dropped(home: point)
    signal clicked

    opacity: handle.held ? 0.25 : 1

    Draggable {
        id: handle

        anchors.fill: parent
        acceptedButtons: Qt.LeftButton
        enabled: !root.fixed
        onMoved: scene => root.moved(scene)
        onDropped: root.dropped(handle.mapToItem(null, handle.width / 2, handle.height / 2))
        onClicked: {
            if (!handle.wasHeld)
                root.clicked();
        }
        onWheel: wheel => wheel.accepted = false
    }
}
