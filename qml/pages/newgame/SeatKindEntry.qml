// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of those who may play at a seat, in the menu of them, with a line that says what it is like.
import QtQuick
import Vozka.Models

MenuEntry {
    id: root

    required property SeatKindPicker picker
    required property int kind

    objectName: "seatKind:" + root.kind
    text: root.picker.named(root.kind)
    checkable: true
    checked: root.picker.kind === root.kind
    topPadding: 6
    bottomPadding: 7
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    Accessible.description: root.picker.explained(root.kind)
    onTriggered: root.picker.picked(root.kind)

    contentItem: OverlayMenuWords {
        label: root.text
        keys: ""
        explanation: root.picker.explained(root.kind)
    }
}
