// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A folder or a file of a list. A click points at it, a second one at once takes it.
import QtQuick
import QtQuick.Templates as T
import Vozka.Models

T.ItemDelegate {
    id: root

    required property string name
    required property bool isFolder
    required property string changed

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spacing
    // Beside the scroll bar.
    rightPadding: Theme.spacing * 2
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: root.isFolder ? qsTr("Folder %1").arg(root.name) : root.name
    Accessible.description: root.changed
    Accessible.selected: root.highlighted

    contentItem: FileRowWords {
        text: root.name
        isFolder: root.isFolder
        changed: root.changed
        lit: root.highlighted
    }
    background: Rectangle {
        radius: Theme.radius - 2
        color: root.highlighted ? Theme.accent : root.hovered ? Theme.cardHover : "transparent"
    }
}
