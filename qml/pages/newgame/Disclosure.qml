// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A line that opens what stands below it; on the right, what is to be known while it is closed.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models
import Vozka.Style

T.Button {
    id: root

    property string remark: ""

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.spacing
    checkable: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.description: remark

    contentItem: DisclosureWords {
        open: root.checked
        text: root.text
        remark: root.remark
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered || root.down ? Theme.cardHover : "transparent"
        border.width: 1
        border.color: Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
}
