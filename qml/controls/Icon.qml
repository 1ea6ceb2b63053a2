// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the program's icons in one colour, drawn sharp at its size.
import QtQuick
import Vozka.Models

Image {
    id: root

    required property string name
    property color colour: Theme.text
    property int size: Theme.iconSize

    width: root.size
    height: root.size
    sourceSize.width: root.size
    source: root.name.length > 0 ? Theme.iconSource(root.name, root.colour) : ""
}
