// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A line that opens what stands below it; on the right, what is to be known while it is closed.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.Button {
    id: root

    property string remark: ""
    /// Nothing stands below it: it is a line like the others, which cannot be pressed.
    property bool empty: false

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.spacing
    checkable: !root.empty
    focusPolicy: root.empty ? Qt.NoFocus : Qt.StrongFocus
    Accessible.name: text
    Accessible.description: remark
    Accessible.role: root.empty ? Accessible.StaticText : Accessible.Button
    Keys.onReturnPressed: root.toggle()
    Keys.onEnterPressed: root.toggle()

    contentItem: DisclosureWords {
        open: root.checked
        empty: root.empty
        text: root.text
        remark: root.remark
    }
    background: Rectangle {
        radius: Theme.radius
        color: !root.empty && (root.hovered || root.down) ? Theme.cardHover : "transparent"
        border.width: 1
        border.color: Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
}
