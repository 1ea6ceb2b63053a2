// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of those who may play at a seat, in the menu of them, with a line that says what it is like.
import QtQuick
import Vozka.Style

MenuItem {
    id: root

    required property int kind
    required property string explanation

    objectName: "seatKind:" + root.kind
    checkable: true
    topPadding: 6
    bottomPadding: 7
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    Accessible.description: root.explanation

    contentItem: OverlayMenuWords {
        label: root.text
        keys: ""
        explanation: root.explanation
    }
}
