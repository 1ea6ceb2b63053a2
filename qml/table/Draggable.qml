// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Something that can be dragged with the pointer; what is dragged is shown by others.
import QtQuick

Item {
    id: root

    property alias enabledDrag: handler.enabled
    readonly property alias held: handler.active
    property bool turned: false

    signal moved(point scene)
    signal dropped
    signal turnAsked

    DragHandler {
        id: handler

        target: null
        cursorShape: Qt.ClosedHandCursor
        acceptedButtons: Qt.LeftButton
        dragThreshold: 6
        onActiveChanged: {
            if (!handler.active)
                root.dropped();
        }
        onCentroidChanged: {
            const right = (handler.centroid.pressedButtons & Qt.RightButton) !== 0;
            if (handler.active && right && !root.turned)
                root.turnAsked();
            root.turned = right;
            if (handler.active)
                root.moved(handler.centroid.scenePosition);
        }
    }
    HoverHandler {
        cursorShape: Qt.OpenHandCursor
        enabled: handler.enabled
    }
}
