// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Scrolls a view by the wheel over all of the page to which it is added, also over the fixed head and foot of the page.
// Parts of the page that use the wheel themselves get it first.
import QtQuick

WheelHandler {
    id: root

    required property Flickable view
    /// A notch of most wheels has an angle of 120.
    readonly property real pixelsPerAngle: 0.6

    target: null
    acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
    onWheel: event => {
        const by = event.pixelDelta.y !== 0 ? event.pixelDelta.y : event.angleDelta.y * root.pixelsPerAngle;
        const top = root.view.originY - root.view.topMargin;
        const last = Math.max(top, root.view.originY + root.view.contentHeight + root.view.bottomMargin - root.view.height);
        root.view.contentY = Math.max(top, Math.min(last, root.view.contentY - by));
    }
}
