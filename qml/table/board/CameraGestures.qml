// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves and zooms the camera of a board by the pointer, by two fingers and by the wheel.
import QtQuick

Item {
    id: root

    required property Camera camera
    /// Function for turns of the wheel, with a point of this item and 1 or -1. Returns true to prevent zooming.
    required property var turnAt

    // Excludes pointers that were pressed outside this item, which the DragHandler receives too.
    PointHandler { id: pressed }
    DragHandler {
        id: pan

        property point before

        target: null
        onActiveChanged: pan.before = Qt.point(0, 0)
        onTranslationChanged: {
            if (!pressed.active)
                return;
            root.camera.pan(pan.translation.x - pan.before.x, pan.translation.y - pan.before.y);
            pan.before = Qt.point(pan.translation.x, pan.translation.y);
        }
    }
    PinchHandler {
        id: pinch

        property real before: 1

        target: null
        onActiveChanged: pinch.before = 1
        onScaleChanged: {
            root.camera.zoom(pinch.centroid.position, pinch.activeScale / pinch.before);
            pinch.before = pinch.activeScale;
        }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        target: null
        onWheel: event => {
            const at = Qt.point(event.x, event.y);
            if (!root.turnAt(at, event.angleDelta.y < 0 ? 1 : -1))
                root.camera.zoom(at, Math.pow(1.0018, event.angleDelta.y));
        }
    }
}
