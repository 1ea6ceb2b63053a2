// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures of one kind that a player has left: as many little ones as there are, and their number where there
// can be more than one.
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
    /// How wide the little ones may be together; they stand the closer for it. 0 = as wide as they like.
    property real widest: 0
    readonly property real step: root.widest > 0 && root.count > 1
                                 ? Math.min(root.size * 0.66, (root.widest - root.size) / (root.count - 1))
                                 : root.size * 0.66

    spacing: Math.floor(root.step) - root.size
    Accessible.role: Accessible.StaticText
    Accessible.name: root.label

    Repeater {
        // None left: one that is faded holds the place.
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
