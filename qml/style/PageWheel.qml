// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Scrolls a view by the wheel anywhere on the page, also over its fixed header and footer. Items that handle the wheel
// themselves receive it first.
import QtQuick

WheelHandler {
    id: root

    required property Flickable view
    /// Pixels of scrolling for a unit of the wheel's angle. A step of most wheels has an angle of 120.
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
