// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A sheet in the middle of the window that waits for an answer, the rest dimmed. What has the keys first takes them as it
// is about to show: what is typed or clicked while it fades in would otherwise lose them again once it stands there.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.Popup {
    id: root

    property string title: ""
    /// What lies on the sheet is no wider than this.
    readonly property real room: (parent ? parent.width : 1024) - Theme.spacing * 4 - leftPadding - rightPadding

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    padding: Theme.spacing * 3
    implicitWidth: Math.max(360 * Theme.scale, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.min(implicitContentHeight + topPadding + bottomPadding,
                             (parent ? parent.height : 640) - Theme.spacing * 4)
    closePolicy: T.Popup.CloseOnEscape

    // The overlay fades this item in and out; what it dims by is inside.
    T.Overlay.modal: Item {
        Rectangle {
            anchors.fill: parent
            color: Theme.shadow
            opacity: 0.6
        }
    }
    background: Card {
        Accessible.role: Accessible.Dialog
        Accessible.name: root.title
    }
    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: 120 * Theme.pace }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: 120 * Theme.pace }
    }
}
