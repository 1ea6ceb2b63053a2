// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An icon of the program in one colour, rendered at its size.
import QtQuick
import Vozka.Style

Picture {
    id: root

    required property string name
    property color colour: Theme.text
    /// True once the icon has been visible. It is not rendered before, because most pages are hidden at the start.
    property bool wasVisible: false

    size: Theme.iconSize
    source: root.wasVisible && root.name.length > 0 ? Theme.iconSource(root.name, root.colour) : ""
    Component.onCompleted: root.wasVisible = root.visible
    onVisibleChanged: if (root.visible) root.wasVisible = true
}
