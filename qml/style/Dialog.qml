// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A modal dialog in the middle of the window; the rest of the window is dimmed. Dialogs set their initial focus in
// `onAboutToShow`. In `onOpened`, they would take it from a control that was used while the dialog faded in.
import QtQuick
import QtQuick.Templates as T
import Vozka.Style

T.Popup {
    id: root

    property string title: ""
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

    // The overlay animates the opacity of this item, so the colour is in a child.
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
