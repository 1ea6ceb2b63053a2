// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures of one kind in a supply: a small picture for each, and their number if there can be several.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Style

Row {
    id: root

    required property string source
    required property int count
    required property int most
    required property string label
    property int size: 22
    /// Greatest width of all pictures, 0 if unlimited. The pictures overlap more if necessary.
    property real widest: 0
    readonly property real step: root.widest > 0 && root.count > 1
                                 ? Math.min(root.size * 0.66, (root.widest - root.size) / (root.count - 1))
                                 : root.size * 0.66

    spacing: Math.floor(root.step) - root.size
    Accessible.role: Accessible.StaticText
    Accessible.name: root.label

    Repeater {
        // If no figure is left, a faded picture is shown.
        model: Math.max(1, root.count)

        Image {
            width: root.size
            height: root.size
            sourceSize.width: root.size
            asynchronous: true
            source: root.source
            opacity: root.count > 0 ? 1 : 0.3
        }
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.most > 1
        leftPadding: root.size - Math.round(root.step) + 5
        font.pixelSize: Theme.smallSize
        text: "×" + root.count
    }
}
