// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Item that is dragged with the left button. The right button and the wheel request a rotation, also during the drag.
// BoardDrag shows the ghost.
import QtQuick
import Vozka.Models

MouseArea {
    id: root

    /// Receiver of movements and drops. Null if only `moved` and `dropped` are emitted.
    property BoardDrag dragLayer: null
    /// Arguments of BoardDrag.move. dragNumber: -1 if the kind needs no number.
    property int dragKind: BoardDrag.Tile
    property int dragNumber: -1
    property string dragPicture: ""
    property bool held: false
    property bool wasHeld: false
    property bool wasRight: false
    property point start

    readonly property int threshold: 6

    signal moved(point scene)
    signal dropped
    /// Requests a quarter turn: 1 = clockwise, -1 = counterclockwise.
    signal turnRequested(int by)

    acceptedButtons: Qt.LeftButton | Qt.RightButton
    preventStealing: true
    cursorShape: root.held ? Qt.ClosedHandCursor : Qt.OpenHandCursor

    onPressed: mouse => {
        root.start = Qt.point(mouse.x, mouse.y);
        root.wasHeld = false;
    }
    onPositionChanged: mouse => {
        const far = Math.hypot(mouse.x - root.start.x, mouse.y - root.start.y) > root.threshold;
        if (far && (mouse.buttons & Qt.LeftButton))
            root.held = root.wasHeld = true;
        if (!root.held)
            return;
        const scene = root.mapToItem(null, mouse.x, mouse.y);
        root.moved(scene);
        if (root.dragLayer)
            root.dragLayer.move(root.dragKind, root.dragNumber, root.dragPicture, scene);
    }
    // Receives right clicks during a drag, also after the pointer has left this item.
    RightClickHandler {
        watching: (root.pressedButtons & Qt.LeftButton) !== 0
        onPressed: root.turnRequested(1)
    }
    onPressedButtonsChanged: {
        const right = (root.pressedButtons & Qt.RightButton) !== 0;
        if (right && !root.wasRight)
            root.turnRequested(1);
        root.wasRight = right;
        if (root.held && !(root.pressedButtons & Qt.LeftButton)) {
            root.held = false;
            root.dropped();
            if (root.dragLayer)
                root.dragLayer.drop(root.dragKind, root.mapToItem(null, root.width / 2, root.height / 2));
        }
    }
    onClicked: mouse => {
        if (mouse.button === Qt.LeftButton && !root.wasHeld)
            root.turnRequested(1);
    }
    onWheel: wheel => root.turnRequested(wheel.angleDelta.y < 0 ? 1 : -1)
}
