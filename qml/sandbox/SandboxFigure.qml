// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A figure on the board of the sandbox, which can be dragged or clicked.
import QtQuick

FigureItem {
    id: root

    required property int index
    /// True while a tile or a figure is in hand. This figure cannot be dragged or clicked then.
    required property bool fixed
    required property BoardDrag drag

    signal clicked

    opacity: handle.held ? 0.25 : 1

    Draggable {
        id: handle

        anchors.fill: parent
        dragLayer: root.drag
        dragKind: BoardDrag.BoardFigure
        dragNumber: root.index
        dragPicture: root.source
        acceptedButtons: Qt.LeftButton
        enabled: !root.fixed
        onClicked: if (!handle.wasHeld) root.clicked()
        onWheel: wheel => wheel.accepted = false
    }
}
